import { expect, test } from 'vitest';

import { cellAt, spotAt, walked, type Field } from '../src/dice/places';

const FIELD: Field = { edge: 40, inner: 200, rows: 10, columns: 20 };

test('own points run from top to bottom, the other\u2019s from left to right', () => {
  expect(cellAt(FIELD, { own: 0, other: 0 })).toEqual([40, 0, 10, 20]);
  expect(cellAt(FIELD, { own: 9, other: 1 })).toEqual([50, 180, 10, 20]);
});

test('a point is in the cell that is drawn there', () => {
  for (const own of [0, 4, 9]) {
    for (const other of [0, 7, 19]) {
      const [x, y, width, height] = cellAt(FIELD, { own, other });
      expect(spotAt(FIELD, x + width / 2, y + height / 2)).toEqual({ own, other });
    }
  }
  expect(spotAt(FIELD, 39, 5)).toBeNull();
  expect(spotAt(FIELD, 100, 201)).toBeNull();
});

test.each([
  ['ArrowDown', 1, { own: 6, other: 5 }],
  ['ArrowUp', 1, { own: 4, other: 5 }],
  ['ArrowRight', 10, { own: 5, other: 15 }],
  ['ArrowLeft', 10, { own: 5, other: 0 }],
  ['ArrowDown', 10, { own: 9, other: 5 }],
  ['a', 1, null],
])('%s by %i goes where it points', (key, step, expected) => {
  expect(walked(FIELD, { own: 5, other: 5 }, key, step)).toEqual(expected);
});
