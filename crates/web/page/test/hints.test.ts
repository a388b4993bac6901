import { expect, test } from 'vitest';

import type { MoveReport, Player, Solved } from '../src/engine/documents';
import { badges, bestOf, worthOf } from '../src/model/hints';

const report = (move: string, change: Partial<MoveReport>): MoveReport => ({
  move,
  value: null,
  distance: null,
  ...change,
});

const solved = (turn: Player, moves: MoveReport[], change: Partial<Solved> = {}): Solved => ({
  position: '',
  turn,
  value: null,
  winner: null,
  distance: null,
  best: [],
  moves,
  line: [],
  proof: 'exact',
  method: '',
  tried: [],
  stopped: false,
  nodes: 0,
  seconds: 0,
  sentence: '',
  ...change,
});

test.each<[string, MoveReport[], string]>([
  [
    'an early win',
    [report('late', { value: 'win', distance: 9 }), report('soon', { value: 'win', distance: 3 })],
    'soon',
  ],
  [
    'a draw before a loss',
    [report('lost', { value: 'loss', distance: 2 }), report('even', { value: 'draw' })],
    'even',
  ],
  [
    'a late loss',
    [
      report('soon', { value: 'loss', distance: 2 }),
      report('late', { value: 'loss', distance: 8 }),
    ],
    'late',
  ],
  ['the larger gain', [report('less', { gain: -0.5 }), report('more', { gain: 0.25 })], 'more'],
])('%s is best', (_claim, moves, wanted) => {
  const known = badges(solved(1, moves));
  expect(bestOf([...known.values()])).toEqual(known.get(wanted));
});

test('a win of player 2 is worth the least to player 1', () => {
  expect(worthOf(solved(2, [], { value: 'win' }))).toEqual({ value: -1, guess: false });
});

test('an estimate is turned to who moves and marked as a guess', () => {
  const known = badges(solved(2, [report('x', { estimate: 4 })]));
  expect(known.get('x')).toMatchObject({ amount: -4, guess: true, letter: null });
});
