import { expect, test } from 'vitest';

import { cellAt, spotAt, walked, type Field } from '../src/dice/places';

const FIELD: Field = { x: 0.125, y: 0.25, width: 0.5, height: 0.5, points: 16 };

test('own points run from top to bottom, the other\u2019s from left to right', () => {
  const cell = { width: 1 / 32, height: 1 / 32 };
  expect(cellAt(FIELD, { own: 0, other: 0 })).toEqual({ x: 0.125, y: 0.25, ...cell });
  expect(cellAt(FIELD, { own: 8, other: 4 })).toEqual({ x: 0.25, y: 0.5, ...cell });
});

test('a point is in the cell that is drawn there', () => {
  for (const own of [0, 4, 15]) {
    for (const other of [0, 7, 15]) {
      const { x, y, width, height } = cellAt(FIELD, { own, other });
      expect(spotAt(FIELD, x + width / 2, y + height / 2)).toEqual({ own, other });
    }
  }
  expect(spotAt(FIELD, 0.12, 0.5)).toBeNull();
  expect(spotAt(FIELD, 0.5, 0.76)).toBeNull();
});

test.each([
  ['ArrowDown', 1, { own: 6, other: 5 }],
  ['ArrowUp', 1, { own: 4, other: 5 }],
  ['ArrowRight', 10, { own: 5, other: 15 }],
  ['ArrowLeft', 10, { own: 5, other: 0 }],
  ['ArrowDown', 12, { own: 15, other: 5 }],
  ['a', 1, null],
])('%s by %i goes where it points', (key, step, expected) => {
  expect(walked(FIELD.points, { own: 5, other: 5 }, key, step)).toEqual(expected);
});
