/** A sum as one game: boards and values side by side, of which a player moves in one. */

import type { MoveValue, Player, Summand, ValueAnswer } from '../engine/documents';
import { withMover } from './position-text';
import { hottest, movesOf } from './values';

/** A board, or a value. */
export interface SumPart {
  game: string | null;
  position: string | null;
  value: string | null;
  /** Whether both players play as the other one. */
  turned: boolean;
}

/** All parts, and who is to move. */
export interface SumState {
  parts: readonly SumPart[];
  turn: Player;
}

/** A sum with more parts is told as a value, but not laid out. */
export const MOST_PARTS = 8;

/** Every copy of every summand; null where there are too many, or a value has no short name. */
export function partsOf(summands: readonly Summand[]): SumPart[] | null {
  const count = summands.reduce((sum, summand) => sum + Math.abs(summand.count), 0);
  if (count > MOST_PARTS || summands.some(({ game, value }) => !game && !value)) return null;
  return summands.flatMap(({ game, position, value, count }) =>
    Array.from({ length: Math.abs(count) }, () => ({
      game: game ?? null,
      position: position ?? null,
      value: value ?? null,
      turned: count < 0,
    })),
  );
}

/** The sum as it is typed. */
export function writtenSum(parts: readonly SumPart[]): string {
  return parts
    .map(({ game, position, value, turned }, index) => {
      const sign = index === 0 ? (turned ? '-' : '') : turned ? ' - ' : ' + ';
      return `${sign}${game ? `${game}[${position ?? ''}]` : `(${value ?? '0'})`}`;
    })
    .join('');
}

/** Whose moves count in a part while `turn` is to move. */
export function moverIn({ turned }: SumPart, turn: Player): Player {
  return turned ? otherOf(turn) : turn;
}

/** Where a board is played from while `turn` is to move. */
export function startOf(part: SumPart, turn: Player): string {
  return withMover(part.position ?? '', moverIn(part, turn));
}

/** The sum after a move that leaves `part` in the place with this number. */
export function afterMove({ parts, turn }: SumState, index: number, part: SumPart): SumState {
  return {
    parts: parts.map((old, place) => (place === index ? part : old)),
    turn: otherOf(turn),
  };
}

/** Who wins when `turn` is to move. */
export function winnerOf({ outcome }: ValueAnswer, turn: Player): Player {
  const winners: Record<string, Player> = { left: 1, right: 2, first: turn };
  return winners[outcome] ?? otherOf(turn);
}

/** The most urgent move of whoever is to move; of several one that wins, if any does. */
export function hottestMove(answer: ValueAnswer, turn: Player): MoveValue | null {
  const moves = movesOf(answer, turn);
  const hot = [...hottest(moves)];
  return hot.find(({ wins }) => wins) ?? hot[0] ?? moves.find(({ wins }) => wins) ?? null;
}

export function otherOf(player: Player): Player {
  return player === 1 ? 2 : 1;
}
