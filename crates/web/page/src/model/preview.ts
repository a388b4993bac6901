/** What a move would do, found by comparing the board before it with the board after it. */

import type { Picture, Place } from '../engine/documents';

type PlacedPiece = NonNullable<Place['piece']>;

/** What changes on a board: places whose piece goes, pieces and lines that come. */
export interface Preview {
  going: ReadonlySet<number>;
  coming: ReadonlyMap<number, PlacedPiece>;
  lines: Picture['strokes'];
}

/** Nothing changes. */
export const NO_CHANGE: Preview = { going: new Set(), coming: new Map(), lines: [] };

/** What changes between two pictures; where the places have moved, only what the move touches. */
export function compare(before: Picture, after: Picture, touched: readonly number[]): Preview {
  const going = new Set<number>();
  const coming = new Map<number, PlacedPiece>();
  const later = new Map(after.places.map((place) => [spot(place), place]));
  const known = new Set(before.places.map(spot));
  const pieceless = after.places.filter((place) => place.piece && !known.has(spot(place)));
  // Heaps that are divided are drawn in other rows: a comparison would shade half of the board.
  if (pieceless.length > 0) return { going: new Set(touched), coming, lines: [] };
  before.places.forEach((place, index) => {
    const next = later.get(spot(place));
    if (!next) going.add(index);
    else if (next.piece && !same(place.piece, next.piece)) coming.set(index, next.piece);
    else if (place.piece && !next.piece) going.add(index);
  });
  const drawn = new Set(before.strokes.map((stroke) => JSON.stringify(stroke)));
  const lines = after.strokes.filter((stroke) => !drawn.has(JSON.stringify(stroke)));
  return { going, coming, lines };
}

function spot({ x, y }: Place): string {
  return `${Math.round(x)},${Math.round(y)}`;
}

function same(one: PlacedPiece | null | undefined, other: PlacedPiece): boolean {
  return !!one && one.owner === other.owner && String(one.layers) === String(other.layers);
}
