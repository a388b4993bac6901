import { expect, test } from 'vitest';

import { drag, nextPlaces, touch, type Picked } from '../src/model/picking';

const MOVES = [
  { move: 'a', places: [0] },
  { move: 'bc', places: [1, 2] },
  { move: 'bd', places: [1, 3] },
  { move: 'be-left', places: [1, 4, 5] },
  { move: 'be-right', places: [1, 4, 6] },
  { move: 'pin', places: [7] },
  { move: 'pins', places: [7, 8] },
  { move: 'up', places: [9] },
  { move: 'down', places: [9] },
  { move: 'pass', places: [] },
];

test.each<[string, number[], number, Picked]>([
  ['a place with one move plays it', [], 0, { kind: 'move', move: 'a' }],
  ['a first place waits for the second', [], 1, { kind: 'touched', places: [1] }],
  ['the second place plays the move', [1], 2, { kind: 'move', move: 'bc' }],
  ['the same place again lets go', [1], 1, { kind: 'touched', places: [] }],
  ['another first place begins anew', [1], 0, { kind: 'move', move: 'a' }],
  ['a place without a move lets go', [1], 42, { kind: 'touched', places: [] }],
  [
    'several moves on the same places are offered',
    [],
    9,
    {
      kind: 'choice',
      places: [9],
      moves: [
        { move: 'up', places: [9] },
        { move: 'down', places: [9] },
      ],
    },
  ],
  [
    'a move that could go on is offered as it is',
    [],
    7,
    { kind: 'choice', places: [7], moves: [{ move: 'pin', places: [7] }] },
  ],
  ['and it can still go on', [7], 8, { kind: 'move', move: 'pins' }],
])('%s', (_claim, touched, place, expected) => {
  expect(touch(MOVES, touched, place)).toEqual(expected);
});

test('a drag plays the only move between two places', () => {
  expect(drag(MOVES, [], 1, 3)).toEqual({ kind: 'move', move: 'bd' });
});

test('a drag passes over the places between', () => {
  expect(drag(MOVES, [], 1, 6)).toEqual({ kind: 'move', move: 'be-right' });
});

test('only places that go on with what was touched come next', () => {
  expect([...nextPlaces(MOVES, [1]).keys()]).toEqual([2, 3, 4]);
});
