/** The parts of a board that are drawn alike wherever a board is: layers, labels, targets. */

import { svg } from 'lit';

import type { Layer, LegalMove, Mark, Picture, Place } from '../engine/documents';
import { bestOf, type Badge } from '../model/hints';
import { words } from '../model/words';
import { badgeSpoken } from './badge-text';
import { isSign, SIGN, signSpot } from './geometry';

/** Symbols and letters on each other, around the middle of their place. */
export function layers(layers: readonly Layer[]) {
  return layers.map((layer) =>
    typeof layer === 'string'
      ? svg`<use href="#${layer}" />`
      : svg`<text class="letters ${layer.on_light ? 'on-light' : ''}" y=${layer.y}
          font-size=${layer.size}>${layer.text}</text>`,
  );
}

/** The dot that says: this can be touched; beneath what is seen there, which stays whole. */
export function target(place: Place, half: number) {
  const taken = place.piece !== null || place.mark !== null;
  return svg`<circle class="target" cy=${taken ? 0.86 * half : 0} r=${(taken ? 0.13 : 0.18) * half} />`;
}

/** A word beside the board; the number of a player has the player's sign around it. */
export function boardLabel(label: Picture['labels'][number], size: number) {
  const { y, text, owner } = label;
  const x = isSign(label) ? signSpot(label, size) : label.x;
  const written = svg`<text class="label owner-${owner ?? 0}" font-size=${size} x=${x} y=${y}
    aria-hidden="true">${text}</text>`;
  if (!isSign(label)) return written;
  const reach = SIGN * size;
  const sign =
    owner === 1
      ? svg`<circle class="sign-1" cx=${x} cy=${y} r=${reach} />`
      : svg`<rect class="sign-2" x=${x - reach} y=${y - reach} width=${2 * reach} height=${2 * reach} />`;
  return svg`${sign}${written}`;
}

/** A place with what stands on it and what can be played there, for those who do not see it. */
export function describePlace(
  place: Place,
  moves: readonly LegalMove[] | undefined,
  badges: ReadonlyMap<string, Badge> | null,
): string {
  const parts = [place.name];
  const { piece } = place;
  if (piece) parts.push(words(`form-${piece.form}`, { count: piece.count ?? 1 }));
  if (piece?.owner) parts.push(words('of-player', { player: piece.owner }));
  if (place.mark) parts.push(describeMark(place.mark));
  if (moves) {
    const best = bestOf(moves.flatMap(({ move }) => badges?.get(move) ?? []));
    parts.push(best ? badgeSpoken(best) : words('can-be-played'));
  }
  return parts.filter((part) => part !== '').join(', ') || words('place');
}

function describeMark(mark: Mark): string {
  switch (mark.kind) {
    case 'barrier':
      return words('form-barrier');
    case 'rings':
      return words('form-rings', { count: mark.rings });
    case 'token':
      return words('form-token', { name: mark.name });
  }
}
