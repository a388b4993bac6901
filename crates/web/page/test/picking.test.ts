import { expect, test } from 'vitest';

import { drag, nextPlaces, touch, touchBack, usualPlaces, type Picked } from '../src/model/picking';

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
  { move: 'drop', places: [10], also: [[11]] },
  { move: 'domino', places: [12, 13], also: [[13, 12]] },
  { move: 'pass', places: [] },
];

test.each<[string, number[], number, Picked]>([
  ['a place with one move plays it', [], 0, { kind: 'move', move: 'a' }],
  ['a first place waits for the second', [], 1, { kind: 'touched', places: [1] }],
  ['the second place plays the move', [1], 2, { kind: 'move', move: 'bc' }],
  ['the same place again lets go', [1], 1, { kind: 'touched', places: [] }],
  ['another first place begins anew', [1], 0, { kind: 'move', move: 'a' }],
  ['a place without a move is refused', [1], 42, { kind: 'nothing', place: 42 }],
  ['and so is one before anything was touched', [], 42, { kind: 'nothing', place: 42 }],
  ['where one move ends it is played', [], 3, { kind: 'move', move: 'bd' }],
  ['another place of a column means the same', [], 11, { kind: 'move', move: 'drop' }],
  ['two squares come in either order', [], 13, { kind: 'touched', places: [13] }],
  ['and the second plays the move', [13], 12, { kind: 'move', move: 'domino' }],
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

test('where several moves end, those who can make them are asked for', () => {
  const moves = [
    { move: 'ac', places: [0, 2] },
    { move: 'bc', places: [1, 2] },
  ];
  expect(touch(moves, [], 2)).toEqual({ kind: 'aimed', place: 2, moves });
  expect(touch(moves, [], 0)).toEqual({ kind: 'touched', places: [0] });
  expect(touchBack(moves, 0)).toEqual({ kind: 'move', move: 'ac' });
});

test('a drag goes either way where the order does not matter', () => {
  expect(drag(MOVES, [], 13, 12)).toEqual({ kind: 'move', move: 'domino' });
  expect(drag(MOVES, [], 12, 13)).toEqual({ kind: 'move', move: 'domino' });
});

test('only the usual way to touch a move is marked', () => {
  expect([...usualPlaces(MOVES, []).keys()]).toEqual([0, 1, 7, 9, 10, 12]);
});

test('a drag passes over the places between', () => {
  expect(drag(MOVES, [], 1, 6)).toEqual({ kind: 'move', move: 'be-right' });
});

test('only places that go on with what was touched come next', () => {
  expect([...nextPlaces(MOVES, [1]).keys()]).toEqual([2, 3, 4]);
});
