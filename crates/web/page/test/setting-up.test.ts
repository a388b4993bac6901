import { expect, test } from 'vitest';

import type { Picture } from '../src/engine/documents';
import {
  pairsOf,
  rowsOf,
  seatsOf,
  stalksOf,
  withWord,
  writtenStalks,
} from '../src/model/setting-up';

/** A picture of rows of symbols; blanks are no places, and `+` is a place on the rim. */
function picture(...rows: string[]): Picture {
  const places = rows.flatMap((row, y) =>
    [...row].flatMap((symbol, x) => {
      if (symbol === ' ') return [];
      const piece = '.+'.includes(symbol) ? null : { glyph: symbol };
      return [{ x: 52 * x, y: 52 * y, name: `${x}${y}`, mark: null, piece }];
    }),
  );
  return { places } as unknown as Picture;
}

test('symbols stand for places by rows, or by columns from below', () => {
  expect(seatsOf('X./.O', picture('X.', '.O'))).toEqual([0, 1, 2, 3]);
  expect(seatsOf('ab/.c', picture('bc', 'a.'))).toEqual([2, 0, 3, 1]);
});

test('places on the rim are left out where the text has no symbol for them', () => {
  expect(seatsOf('x.', picture('++++', '+x.+', '++++'))).toEqual([5, 6]);
});

test('a grid is written by rows', () => {
  expect(rowsOf(picture('..', 'XO'))).toBe('../XO');
  expect(rowsOf(picture('. ', 'XO'))).toBe(null);
});

test('stalks are words of letters', () => {
  expect(stalksOf('lr/-/g')).toEqual(['lr', '-', 'g']);
  expect(stalksOf('X./..')).toBe(null);
  expect(writtenStalks(['lrg', '', '-'])).toBe('lrg/-/-');
});

test('pairs of numbers after the board are found and changed', () => {
  expect(pairsOf('b..w 12-7 w')).toEqual([{ at: 1, numbers: [12, 7] }]);
  expect(withWord('b..w 12-7 w', 1, '11-7')).toBe('b..w 11-7 w');
});
