/** What is written on a move: its value and distance, or an estimate marked as such. */

import type { MoveReport, Player, Solved } from '../engine/documents';

/** A hint as it is drawn. The shape tells the winner, the letter the value for who moves. */
export interface Badge {
  /** The key of the letter: win, draw or loss for the player who moves; none for numbers. */
  letter: 'win' | 'draw' | 'loss' | null;
  /** Moves to the end. */
  distance: number | null;
  /** A mean gain or an estimate, for the player who moves. */
  amount: number | null;
  /** How likely the player who moves wins, as far as sampling tells. */
  wins: number | null;
  /** How likely the best way of playing makes the move, where it mixes moves. */
  share: number | null;
  /** Whether the amount is a guess. */
  guess: boolean;
  winner: Player | null;
  best: boolean;
}

/** A badge that says nothing. */
export const BLANK: Badge = {
  letter: null,
  distance: null,
  amount: null,
  wins: null,
  share: null,
  guess: false,
  winner: null,
  best: false,
};

/** The badges of all moves of a position. */
export function badges(solved: Solved): Map<string, Badge> {
  const best = new Set(solved.best);
  const all = solved.moves.map((report): [string, Badge] => [
    report.move,
    badge(report, solved.turn ?? null, best.has(report.move)),
  ]);
  // Of a move of which nothing is known, nothing is written.
  return new Map(
    all.filter(([, { letter, amount, wins, share }]) =>
      [letter, amount, wins, share].some((told) => told !== null),
    ),
  );
}

function badge(report: MoveReport, turn: Player | null, best: boolean): Badge {
  const blank = { ...BLANK, best };
  if (report.value) {
    const winner = report.value === 'draw' || !turn ? null : winnerOf(report.value, turn);
    return { ...blank, letter: report.value, distance: report.distance ?? null, winner };
  }
  if (typeof report.chance === 'number') {
    return { ...blank, share: report.chance, amount: report.gain ?? null };
  }
  if (typeof report.win_chance === 'number') {
    return { ...blank, wins: report.win_chance, guess: true };
  }
  if (typeof report.gain === 'number') return { ...blank, amount: report.gain };
  if (typeof report.estimate === 'number') {
    // Estimates are seen by player 1, hints by who moves.
    return { ...blank, amount: turn === 2 ? -report.estimate : report.estimate, guess: true };
  }
  return blank;
}

const winnerOf = (value: 'win' | 'loss', turn: Player): Player =>
  value === 'win' ? turn : turn === 1 ? 2 : 1;

/** The best of several badges for the player who moves, or none if there are none. */
export function bestOf(all: readonly Badge[]): Badge | null {
  return all.reduce<Badge | null>(
    (best, next) => (best && merit(best) >= merit(next) ? best : next),
    null,
  );
}

/** A win soon is best, then a win late, a draw, a loss late, a loss soon. */
function merit({ letter, distance, amount, wins, share }: Badge): number {
  const moves = distance ?? 0;
  switch (letter) {
    case 'win':
      return 1e6 - moves;
    case 'draw':
      return 0;
    case 'loss':
      return -1e6 + moves;
    case null:
      // Amounts of proved moves and guesses are compared only with their like.
      return Math.max(-1e5, Math.min(1e5, share ?? wins ?? amount ?? 0));
  }
}

/** What a position is worth to player 1, between -1 and 1. */
export interface Worth {
  value: number;
  guess: boolean;
}

/** What a solved position is worth to player 1. */
export function worthOf(solved: Solved): Worth | null {
  const side = solved.turn === 2 ? -1 : 1;
  const guess = solved.proof !== 'exact';
  const most = Math.max(1, ...(solved.range ?? []).map(Math.abs));
  if (typeof solved.payoff === 'number') return { value: solved.payoff / most, guess };
  if (solved.value !== null) {
    const value = solved.value === 'draw' ? 0 : solved.value === 'win' ? side : -side;
    return { value, guess };
  }
  // The gain of a race is that of the player to move, any other that of player 1.
  if (typeof solved.gain === 'number') return { value: side * solved.gain, guess: false };
  if (solved.gain) return { value: (solved.gain.low + solved.gain.high) / (2 * most), guess };
  const mean = meanOf(solved.moves);
  if (mean !== null) return { value: (side * mean) / most, guess };
  const best = solved.moves.find(({ move }) => move === solved.best[0]);
  if (typeof best?.win_chance === 'number') {
    return { value: side * (2 * best.win_chance - 1), guess: true };
  }
  if (typeof best?.estimate !== 'number') return null;
  // Heuristics have no unit; this keeps their order and fits the strip.
  return { value: best.estimate / (Math.abs(best.estimate) + 5), guess: true };
}

/** What the player to move gains on average by moves that are drawn at random; none if one is unknown. */
function meanOf(moves: readonly MoveReport[]): number | null {
  if (moves.length === 0) return null;
  return moves.reduce<number | null>(
    (sum, { chance, gain }) =>
      sum === null || typeof chance !== 'number' || typeof gain !== 'number'
        ? null
        : sum + chance * gain,
    0,
  );
}
