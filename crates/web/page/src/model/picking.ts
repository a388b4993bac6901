/** Which move a person means who touches places of the board one after the other. */

import type { LegalMove } from '../engine/documents';

/** What a touch led to. */
export type Picked =
  | { kind: 'move'; move: string }
  | { kind: 'touched'; places: number[] }
  | { kind: 'choice'; places: number[]; moves: LegalMove[] };

/** The moves that begin with the places touched so far. */
export function candidates(moves: readonly LegalMove[], touched: readonly number[]): LegalMove[] {
  return moves.filter(({ places }) => {
    return places.length > 0 && touched.every((place, index) => places[index] === place);
  });
}

/** The places that can be touched next, each with the moves that go on with it. */
export function nextPlaces(
  moves: readonly LegalMove[],
  touched: readonly number[],
): Map<number, LegalMove[]> {
  const next = new Map<number, LegalMove[]>();
  for (const move of candidates(moves, touched)) {
    const place = move.places[touched.length];
    if (place === undefined) continue;
    const others = next.get(place);
    if (others) others.push(move);
    else next.set(place, [move]);
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
  const again = touched.at(-1) === place;
  if (!again && touched.length > 0 && nextPlaces(moves, []).has(place)) {
    return settle(moves, [place]);
  }
  return { kind: 'touched', places: [] };
}

/** Drags from one place to another, passing over what lies between. */
export function drag(
  moves: readonly LegalMove[],
  touched: readonly number[],
  from: number,
  to: number,
): Picked {
  const begun = touched.at(-1) === from ? touched : [from];
  const fitting = candidates(moves, begun).filter((move) => {
    return move.places.length > begun.length && move.places.at(-1) === to;
  });
  const [only] = fitting;
  if (!only) return touch(moves, begun, to);
  if (fitting.length === 1) return { kind: 'move', move: only.move };
  return { kind: 'choice', places: [...begun, to], moves: fitting };
}

/** Plays the move if the places leave only one, and asks where they leave several. */
function settle(moves: readonly LegalMove[], places: number[]): Picked {
  const left = candidates(moves, places);
  const complete = left.filter((move) => move.places.length === places.length);
  const [only] = complete;
  if (only && left.length === 1) return { kind: 'move', move: only.move };
  if (complete.length > 1) return { kind: 'choice', places, moves: left };
  // A move that could go on is offered as it is beside the ways to go on.
  if (only) return { kind: 'choice', places, moves: complete };
  return { kind: 'touched', places };
}
