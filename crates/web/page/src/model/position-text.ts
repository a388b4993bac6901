/** The text of a position as something to be edited: a board of symbols, or a list of numbers. */

import type { Picture, Place } from '../engine/documents';
import { FREE, seatsOf, symbolsOf, type Seats } from './setting-up';

/** Symbols that stand where the board has no place. */
const OUTSIDE = new Set(['/', '-']);

/** A position written as numbers, if its picture has heaps for them. */
export function numbersIn(text: string, picture: Picture): readonly number[] | null {
  const [board = ''] = text.split(' ');
  const { places } = picture;
  const counted = !places.some(({ name, piece }) => isAlone(name) || isCard(piece));
  return /^\d+(,\d+)*$/.test(board) && counted ? board.split(',').map(Number) : null;
}

/** Whether a piece is a card, whose number is not one of things that are counted. */
function isCard(piece: Place['piece']): boolean {
  return piece?.form === 'pips' || piece?.form === 'back';
}

/** Whether a place is named by a number alone: a column, not a heap. */
function isAlone(name: string): boolean {
  return /^\d+$/.test(name);
}

/** The text with another symbol in the place of the one with this number. */
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
  board: string,
  picture: Picture,
): void {
  const seats = seatsOf(board, picture) ?? [];
  symbolsOf(board).forEach((symbol, index) => {
    const place = picture.places[seats[index] ?? -1];
    // What is printed on the board is not placed there.
    if (!place || place.mark?.kind === 'barrier' || known.has(symbol)) return;
    known.set(symbol, place.piece ?? null);
  });
}

/** A picture of the symbols on their seats, whether or not the rules allow them; nothing else is left. */
export function drawn(
  picture: Picture,
  seats: Seats,
  symbols: readonly string[],
  pieces: ReadonlyMap<string, PlacedPiece | null>,
): Picture {
  const places = seats.flatMap((seat, index) => {
    const place = picture.places[seat];
    const piece = pieces.get(symbols[index] ?? FREE);
    return place ? [piece === undefined ? place : { ...place, piece }] : [];
  });
  return { ...picture, places };
}
