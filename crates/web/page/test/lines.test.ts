import { expect, test } from 'vitest';

import { fit } from '../src/board/badges';
import { onLines } from '../src/board/lines';
import type { LegalMove, Picture, Solved } from '../src/engine/documents';
import { badges } from '../src/model/hints';

const dot = (name: string, x: number, y: number) => ({ name, x, y });

/** Four dots with a line above and one to the left. */
const picture = {
  half: 20,
  places: [dot('a1', 0, 40), dot('b1', 40, 40), dot('a2', 0, 0), dot('b2', 40, 0)],
} as unknown as Picture;
const moves = [
  { move: 'a2b2', places: [2, 3] },
  { move: 'a1a2', places: [0, 2] },
  { move: 'a1b1', places: [0, 1] },
] as unknown as LegalMove[];
const known = badges({
  turn: 1,
  best: ['a2b2'],
  moves: [{ move: 'a2b2', estimate: 1.5 }, { move: 'a1a2', estimate: -1 }, { move: 'a1b1' }],
} as unknown as Solved);

test('values stand on the middle of the lines that moves draw', () => {
  const shown = onLines(picture, moves, known);
  expect(shown.map(({ place: { name, x, y } }) => [name, x, y])).toEqual([
    ['a2b2', 20, 0],
    ['a1a2', 0, 20],
  ]);
  expect(shown[0]?.best.best).toBe(true);
});

test('numbers on lines are lower than those on places', () => {
  const all = onLines(picture, moves, known).map(({ best }) => best);
  expect(fit(all, { size: 10, half: 40, tallest: 80 })).toBe(true);
  expect(fit(all, { size: 10, half: 40, tallest: 12 })).toBe(false);
});
