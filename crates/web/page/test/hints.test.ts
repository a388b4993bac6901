import './browser';

import { beforeEach, expect, test } from 'vitest';

import { badgeSpoken, badgeText } from '../src/board/badge-text';
import type { MoveReport, Player, Solved } from '../src/engine/documents';
import { badges, bestOf, worthOf } from '../src/model/hints';
import { settings } from '../src/model/settings';

beforeEach(() => settings.choose({ language: 'en' }));

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

test.each<[string, Partial<Solved>, number, boolean]>([
  ['the mean of bounds, seen by player 1', { gain: { low: 0.2, high: 0.4 } }, 0.3, false],
  ['a part of the highest payoff', { gain: { low: -1, high: -1 }, range: [-4, 4] }, -0.25, false],
  ['a score as a part of the highest', { value: 'win', payoff: 3, range: [-12, 12] }, 0.25, false],
])('a position is worth %s', (_claim, change, value, guess) => {
  const worth = worthOf(solved(2, [], change));
  expect(worth?.value).toBeCloseTo(value);
  expect(worth?.guess).toBe(guess);
});

test('a chance to win is a guess, a random move has its probability', () => {
  const moves = [report('x', { win_chance: 0.54 }), report('y', { chance: 0.25, gain: -1 })];
  const known = badges(solved(2, moves));
  expect(known.get('x')).toMatchObject({ wins: 0.54, guess: true });
  expect(known.get('y')).toMatchObject({ share: 0.25, amount: -1, guess: false });
  expect(badgeText(known.get('x')!)).toBe('≈\u202f54\u202f%');
  expect(badgeText(known.get('y')!)).toBe('25\u202f%');
  expect(badgeSpoken(known.get('x')!)).toBe('wins about 54\u202f% of games, an estimate');
  expect(worthOf(solved(2, moves, { best: ['x'], proof: 'estimate' }))).toEqual({
    value: -(2 * 0.54 - 1),
    guess: true,
  });
});

test('random moves are worth what they gain on average', () => {
  const moves = [report('a', { chance: 0.25, gain: 2 }), report('b', { chance: 0.75, gain: -1 })];
  const worth = worthOf(solved(1, moves, { proof: 'bound', range: [-2, 2] }));
  expect(worth).toEqual({ value: -0.125, guess: true });
});

test('an estimate is turned to who moves and marked as a guess', () => {
  const known = badges(solved(2, [report('x', { estimate: 4 })]));
  expect(known.get('x')).toMatchObject({ amount: -4, guess: true, letter: null });
});
