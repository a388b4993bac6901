/** The text of a position beside its picture: which symbol stands for which place. */

import type { Picture, Place } from '../engine/documents';

/** What a free place is written as. */
export const FREE = '.';

/** Where the symbols of a text stand in a picture: the index of a place for each. */
export type Seats = readonly number[];

/** What a text writes row by row or column by column, without what separates them. */
export function symbolsOf(board: string): string[] {
  return [...board].filter((symbol) => symbol !== '/' && symbol !== '-');
}

/** The places of a picture in the orders in which positions are written. */
const ORDERS: readonly ((one: Place, other: Place) => number)[] = [
  (one, other) => one.y - other.y || one.x - other.x,
  (one, other) => one.x - other.x || other.y - one.y,
  (one, other) => one.x - other.x || one.y - other.y,
];

/**
 * Finds the places that the symbols of a board stand for.
 *
 * Some boards are written by columns, and some pictures have places beside the board, which have no name, or a rim from
 * which pieces are pushed.
 */
export function seatsOf(board: string, picture: Picture): Seats | null {
  const symbols = symbolsOf(board);
  const all = picture.places.map((place, index) => ({ place, index }));
  const named = all.filter(({ place }) => place.name !== '');
  const inside = named.filter(({ place }) => isInside(place, picture));
  const sets = [named, inside, all].filter((set) => set.length === symbols.length);
  if (symbols.length === 0) return null;
  for (const set of sets) {
    const orders = [
      set,
      ...ORDERS.map((order) => [...set].sort((a, b) => order(a.place, b.place))),
    ];
    const found = orders.find((seats) =>
      seats.every(({ place }, at) => stands(place, symbols[at])),
    );
    if (found) return found.map(({ index }) => index);
  }
  return null;
}

/** The board as rows of symbols, as many in each; null if the picture is no such grid. */
export function rowsOf(picture: Picture): string | null {
  const rows = new Map<number, Place[]>();
  for (const place of picture.places) rows.set(place.y, [...(rows.get(place.y) ?? []), place]);
  const lengths = new Set([...rows.values()].map((row) => row.length));
  if (lengths.size !== 1 || picture.places.length === 0) return null;
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([, row]) => row.map(({ piece }) => piece?.glyph ?? FREE).join(''))
    .join('/');
}

/** Words of letters, one for each stalk, from the ground; `-` is one that is gone. */
export function stalksOf(board: string): string[] | null {
  return /^([a-z]+|-)(\/([a-z]+|-))*$/.test(board) ? board.split('/') : null;
}

/** The stalks as they are written. */
export function writtenStalks(stalks: readonly string[]): string {
  return stalks.map((stalk) => stalk.replaceAll('-', '') || '-').join('/');
}

/** Pairs of numbers after the board, such as reserves: where they stand among its words. */
export function pairsOf(text: string): { at: number; numbers: [number, number] }[] {
  return text.split(' ').flatMap((word, at) => {
    const found = at > 0 && /^(\d+)-(\d+)$/.exec(word);
    return found ? [{ at, numbers: [Number(found[1]), Number(found[2])] }] : [];
  });
}

/** The text with another word at a place. */
export function withWord(text: string, at: number, word: string): string {
  return text
    .split(' ')
    .map((old, index) => (index === at ? word : old))
    .join(' ');
}

/** Whether a place has others to its left and right, and above and below it in its column. */
function isInside({ x, y }: Place, { places }: Picture): boolean {
  const others = places.filter(({ name }) => name !== '');
  const column = others.filter((other) => Math.abs(other.x - x) < 1);
  const between = (here: number, all: number[]) =>
    Math.min(...all) < here - 1 && here + 1 < Math.max(...all);
  const [columns, heights] = [others.map((other) => other.x), column.map((other) => other.y)];
  return between(x, columns) && between(y, heights);
}

function stands({ piece, mark }: Place, symbol = FREE): boolean {
  if (symbol === FREE) return piece === null;
  return piece ? piece.glyph === symbol || piece.glyph.length !== 1 : mark?.kind === 'barrier';
}
