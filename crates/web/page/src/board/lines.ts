/** Lines that are drawn between dots: touched themselves, and seen before they are drawn. */

import { svg } from 'lit';

import type { LegalMove, Picture, Place } from '../engine/documents';
import type { Badge } from '../model/hints';
import type { Point } from './geometry';

export type Stroke = Picture['strokes'][number];

/** Whether the board is nothing but dots: then its lines are what is played. */
export function isDrawn({ places }: Picture): boolean {
  return places.every(({ piece, ground }) => !piece && ground.some((layer) => layer === 'dot'));
}

/** The one move along the line between two dots whose middle is nearer to a point than its ends are. */
export function moveBetween(
  picture: Picture,
  moves: readonly LegalMove[],
  { x, y }: Point,
): LegalMove | null {
  if (!isDrawn(picture)) return null;
  const found = moves.filter(({ places: [from = -1, to = -1, ...more] }) => {
    const [one, other] = [picture.places[from], picture.places[to]];
    if (!one || !other || more.length > 0) return false;
    const away = Math.hypot(x - (one.x + other.x) / 2, y - (one.y + other.y) / 2);
    return 4 * away < Math.hypot(one.x - other.x, one.y - other.y);
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The values of moves in the middle of the lines that they draw. */
export function onLines(
  picture: Picture,
  moves: readonly LegalMove[],
  badges: ReadonlyMap<string, Badge>,
): { place: Place; best: Badge }[] {
  return moves.flatMap(({ move, places: [from = -1, to = -1] }) => {
    const [one, other, best] = [picture.places[from], picture.places[to], badges.get(move)];
    if (!one || !other || !best) return [];
    const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    return [{ place: { ...one, ...middle, name: move }, best }];
  });
}

/** The lines of a board, then those that a move would draw; the one that joins `last` is marked. */
export function strokes(picture: Picture, coming: readonly Stroke[], last: readonly Point[]) {
  const drawn = isDrawn(picture) ? 'drawn' : '';
  const ended = (x: number, y: number) => last.some((point) => point.x === x && point.y === y);
  const isLast = ({ x1, y1, x2, y2 }: Stroke) => ended(x1, y1) && ended(x2, y2);
  return [
    ...picture.strokes.map((each) => line(each, drawn && isLast(each) ? 'drawn latest' : drawn)),
    ...coming.map((each) => line(each, 'drawn ghost')),
  ];
}

function line({ x1, y1, x2, y2 }: Stroke, kind: string) {
  return svg`<line class="stroke ${kind}" x1=${x1} y1=${y1} x2=${x2} y2=${y2} />`;
}
