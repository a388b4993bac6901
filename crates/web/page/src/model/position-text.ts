/** The text of a position as something to be edited: a board of symbols, or a list of numbers. */

import type { Picture, Place } from '../engine/documents';

/** What a free place is written as. */
export const FREE = '.';

/** Symbols that stand where the board has no place. */
const OUTSIDE = new Set(['/', '-']);

/** A position written place by place. */
export interface BoardText {
  kind: 'board';
  /** The symbol of each place that has a name, in the order of the picture. */
  symbols: readonly string[];
}

/** A position written as numbers. */
export interface NumbersText {
  kind: 'numbers';
  numbers: readonly number[];
}

/** How a position can be edited; nothing if only its text can. */
export type EditableText = BoardText | NumbersText;

/** Takes a position apart, if its picture has a place for every symbol. */
export function editable(text: string, picture: Picture): EditableText | null {
  const [board = ''] = text.split(' ');
  if (/^\d+(,\d+)*$/.test(board) && !picture.places.some(({ name }) => isAlone(name))) {
    return { kind: 'numbers', numbers: board.split(',').map(Number) };
  }
  const symbols = [...board].filter((symbol) => !OUTSIDE.has(symbol));
  const named = picture.places.filter(({ name }) => name !== '');
  if (symbols.length !== named.length || symbols.length === 0) return null;
  const agree = named.every(({ piece, mark }, index) => {
    const stands = piece !== null || mark?.kind === 'barrier';
    return stands === (symbols[index] !== FREE);
  });
  return agree ? { kind: 'board', symbols } : null;
}

/** Whether a place is named by a number alone: a column, not a heap. */
function isAlone(name: string): boolean {
  return /^\d+$/.test(name);
}

/** The text with another symbol on the place with this number among those that have names. */
export function withSymbol(text: string, place: number, symbol: string): string {
  const [board = '', ...rest] = text.split(' ');
  let seen = -1;
  const written = [...board].map((old) => {
    if (!OUTSIDE.has(old)) seen += 1;
    return !OUTSIDE.has(old) && seen === place ? symbol : old;
  });
  return [written.join(''), ...rest].join(' ');
}

/** The text with other numbers. */
export function withNumbers(text: string, numbers: readonly number[]): string {
  const [, ...rest] = text.split(' ');
  return [numbers.join(','), ...rest].join(' ');
}

/** Who is to move, where the text tells by a number of its own. */
export function moverIn(text: string): 1 | 2 | null {
  const mover = text.split(' ')[1];
  return mover === '1' ? 1 : mover === '2' ? 2 : null;
}

/** The text with another player to move. */
export function withMover(text: string, player: 1 | 2): string {
  const [board = '', , ...rest] = text.split(' ');
  return [board, String(player), ...rest].join(' ');
}

type PlacedPiece = NonNullable<Place['piece']>;

/** The pieces that stand for the symbols of a position, added to those known. */
export function learnSymbols(
  known: Map<string, PlacedPiece | null>,
  text: string,
  picture: Picture,
): void {
  const read = editable(text, picture);
  if (read?.kind !== 'board') return;
  const named = picture.places.filter(({ name }) => name !== '');
  read.symbols.forEach((symbol, index) => {
    const place = named[index];
    // What is printed on the board is not placed there.
    if (!place || place.mark?.kind === 'barrier' || known.has(symbol)) return;
    known.set(symbol, place.piece ?? null);
  });
}

/** A picture of the text, whether or not the rules allow it. */
export function drawn(
  picture: Picture,
  { symbols }: BoardText,
  pieces: ReadonlyMap<string, PlacedPiece | null>,
): Picture {
  let index = -1;
  const places = picture.places.flatMap((place) => {
    if (place.name === '') return [];
    index += 1;
    const piece = pieces.get(symbols[index] ?? FREE);
    return [piece === undefined ? place : { ...place, piece }];
  });
  return { ...picture, places };
}
