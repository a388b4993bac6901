/** Moves made on the board: which places can be touched next, and what was meant by those touched. */

import type { LegalMove } from '../engine/documents';

/** What a touch led to. */
export type Picked =
  | { kind: 'move'; move: string }
  | { kind: 'touched'; places: number[] }
  /** Several moves end there: where does the one that is meant begin? */
  | { kind: 'aimed'; place: number; moves: LegalMove[] }
  /** Nothing can be played there. */
  | { kind: 'nothing'; place: number }
  | { kind: 'choice'; places: number[]; moves: LegalMove[] };

/** All ways to touch a move, the usual one first; none if it is chosen from a list. */
function ways({ places, also }: LegalMove): readonly number[][] {
  return places.length === 0 ? [] : [places, ...(also ?? [])];
}

function begins(way: readonly number[], touched: readonly number[]): boolean {
  return touched.every((place, index) => way[index] === place);
}

/** The moves that begin with the places touched so far. */
export function candidates(moves: readonly LegalMove[], touched: readonly number[]): LegalMove[] {
  return moves.filter((move) => ways(move).some((way) => begins(way, touched)));
}

/** The places that can be touched next, each with the moves that go on with it. */
export function nextPlaces(
  moves: readonly LegalMove[],
  touched: readonly number[],
): Map<number, LegalMove[]> {
  return following(moves, touched, ways);
}

/** The same for the usual way to touch a move alone: where it is marked and named. */
export function usualPlaces(
  moves: readonly LegalMove[],
  touched: readonly number[],
): Map<number, LegalMove[]> {
  return following(moves, touched, (move) => ways(move).slice(0, 1));
}

function following(
  moves: readonly LegalMove[],
  touched: readonly number[],
  waysOf: (move: LegalMove) => readonly number[][],
): Map<number, LegalMove[]> {
  const next = new Map<number, LegalMove[]>();
  for (const move of moves) {
    for (const way of waysOf(move)) {
      const place = way[touched.length];
      if (place === undefined || !begins(way, touched)) continue;
      const others = next.get(place);
      if (!others) next.set(place, [move]);
      else if (!others.includes(move)) others.push(move);
    }
  }
  return next;
}

/** Touches a place after those touched so far. */
export function touch(
  moves: readonly LegalMove[],
  touched: readonly number[],
  place: number,
): Picked {
  if (nextPlaces(moves, touched).has(place)) return settle(moves, [...touched, place]);
  // Touching the last place again lets go of it; any other place begins anew.
  if (touched.at(-1) === place) return { kind: 'touched', places: [] };
  if (touched.length > 0 && nextPlaces(moves, []).has(place)) return settle(moves, [place]);
  return touched.length > 0 ? { kind: 'nothing', place } : aim(moves, place);
}

/** Touches the place where a move ends before anything else. */
function aim(moves: readonly LegalMove[], place: number): Picked {
  const ending = moves.filter((move) => ways(move).some((way) => way.at(-1) === place));
  const [only] = ending;
  if (!only) return { kind: 'nothing', place };
  return ending.length === 1
    ? { kind: 'move', move: only.move }
    : { kind: 'aimed', place, moves: ending };
}

/** Touches the place where a move begins after the one where it ends. */
export function touchBack(aimed: readonly LegalMove[], place: number): Picked {
  const begun = candidates(aimed, [place]);
  const [only] = begun;
  if (only && begun.length === 1) return { kind: 'move', move: only.move };
  return touch(aimed, [], place);
}

/** Drags from one place to another, passing over what lies between. */
export function drag(
  moves: readonly LegalMove[],
  touched: readonly number[],
  from: number,
  to: number,
): Picked {
  const begun = touched.at(-1) === from ? touched : [from];
  const fitting = moves.filter((move) =>
    ways(move).some((way) => begins(way, begun) && way.length > begun.length && way.at(-1) === to),
  );
  const [only] = fitting;
  if (!only)
    return candidates(moves, begun).length > 0
      ? touch(moves, begun, to)
      : { kind: 'nothing', place: to };
  if (fitting.length === 1) return { kind: 'move', move: only.move };
  return { kind: 'choice', places: [...begun, to], moves: fitting };
}

/** Plays the move if the places leave only one, and asks where they leave several. */
function settle(moves: readonly LegalMove[], places: number[]): Picked {
  const left = candidates(moves, places);
  const complete = left.filter((move) =>
    ways(move).some((way) => way.length === places.length && begins(way, places)),
  );
  const [only] = complete;
  if (only && left.length === 1) return { kind: 'move', move: only.move };
  if (complete.length > 1) return { kind: 'choice', places, moves: left };
  // A move that could go on is offered as it is beside the ways to go on.
  if (only) return { kind: 'choice', places, moves: complete };
  return { kind: 'touched', places };
}
