/** Values on the places of a board: numbers where they fit, else dots whose shape tells the winner. */

import { svg, type SVGTemplateResult } from 'lit';

import type { Place } from '../engine/documents';
import type { Badge } from '../model/hints';
import { badgeText } from './badge-text';

/** How badges are written on a board. */
export interface BadgeStyle {
  /** The height of digits, in units of the board. */
  size: number;
  /** Half a place. */
  half: number;
  /** How high a number may be: lines are nearer to each other than places. */
  tallest: number;
}

/** How wide and high a badge with its text is. */
export function extent(badge: Badge, size: number): { wide: number; high: number } {
  const text = badgeText(badge);
  const round = badge.winner === 1 ? 0.9 : 0.7;
  return {
    wide: Math.max(0.62 * size * text.length + round * size, 1.5 * size),
    high: 1.5 * size,
  };
}

/** Whether all badges can be written without touching each other. */
export function fit(badges: readonly Badge[], { size, half, tallest }: BadgeStyle): boolean {
  return badges.every((badge) => {
    const { wide, high } = extent(badge, size);
    return wide <= 2 * half && high <= tallest;
  });
}

/** Whether something on a place must stay in sight. */
export function mustBeRead({ piece, mark }: Place): boolean {
  return !!piece?.owner || !!mark;
}

/** A value written on its place. */
export function numberBadge(place: Place, badge: Badge, { size }: BadgeStyle) {
  const { wide, high } = extent(badge, size);
  const round = badge.winner === 1 ? high / 2 : badge.winner === 2 ? 1 : high / 5;
  return svg`<g class="badge ${kind(badge)}" transform="translate(${place.x} ${place.y})"
    aria-hidden="true" data-badge=${place.name}>
    <rect class="back" x=${-wide / 2} y=${-high / 2} width=${wide} height=${high} rx=${round} />
    <text font-size=${size}>${badgeText(badge)}</text>
  </g>`;
}

/** A value as a dot: a disc for player 1, a square for player 2, a diamond for a draw. */
export function dotBadge(place: Place, badge: Badge, { half }: BadgeStyle) {
  const reach = (badge.best ? 0.34 : 0.24) * half;
  const aside = mustBeRead(place) ? 0.68 * half : 0;
  const shape =
    badge.winner === 1
      ? svg`<circle class="back" r=${reach} />`
      : svg`<rect class="back" x=${-reach} y=${-reach} width=${2 * reach} height=${2 * reach}
          transform=${badge.winner === 2 ? '' : 'rotate(45) scale(.85)'} />`;
  return svg`<g class="badge dot ${kind(badge)}" aria-hidden="true" data-badge=${place.name}
    transform="translate(${place.x + aside} ${place.y - aside})">${shape}</g>`;
}

/** The values of places: numbers if all of them fit, else dots. */
export function placeBadges(
  shown: readonly { place: Place; best: Badge }[],
  style: BadgeStyle,
): SVGTemplateResult[] {
  const written = shown.filter(({ place }) => !mustBeRead(place));
  const numbers = fit(
    written.map(({ best }) => best),
    style,
  );
  return shown.map(({ place, best }) => {
    const dot = !numbers || mustBeRead(place);
    return dot ? dotBadge(place, best, style) : numberBadge(place, best, style);
  });
}

function kind({ winner, best, guess }: Badge): string {
  return `winner-${winner ?? 0}${best ? ' best' : ''}${guess ? ' guess' : ''}`;
}
