/** Values of combinatorial games as the page reads them. */

import type { MoveValue, Player, ValueAnswer, ValueName } from '../engine/documents';

/** A fraction with a real minus sign. */
export function fraction(text: string): string {
  return text.replace('-', '−');
}

/** How much a fraction is. */
export function amount(text: string): number {
  const [above = 0, below = 1] = text.replace('−', '-').split('/').map(Number);
  return above / below;
}

/** The moves that are most urgent, unless all of several are. */
export function hottest(moves: readonly MoveValue[]): Set<MoveValue> {
  const heat = moves.map(({ temperature }) => amount(temperature));
  const most = Math.max(...heat);
  const found = moves.filter((_, index) => heat[index] === most);
  return new Set(found.length === moves.length && moves.length > 1 ? [] : found);
}

/** Moves with their places: those that win first, then the most urgent, then the best. */
export function ranked(moves: readonly MoveValue[]): [number, MoveValue][] {
  const hot = hottest(moves);
  const merit = (move: MoveValue) => 4 * +move.wins + 2 * +hot.has(move) + +move.best;
  return [...moves.entries()].sort(([, one], [, other]) => merit(other) - merit(one));
}

/** What is added to a board: the plus before it is understood; null if there is nothing. */
export function addend(text: string): string | null {
  // `+-1` is a switch and `+_2` a tiny: there the sign belongs to the value.
  const rest = text.trim().replace(/^\+(?![-_₀-₉])/, '');
  return rest.trim() === '' ? null : rest.trim();
}

/** A value as a sum: in parentheses it is one value, with the options of the whole. */
export function alone({ ascii }: ValueName): string {
  return `(${ascii ?? ''})`;
}

/** The moves of a player. */
export function movesOf({ moves }: ValueAnswer, player: Player): readonly MoveValue[] {
  return (player === 1 ? moves?.left : moves?.right) ?? [];
}
