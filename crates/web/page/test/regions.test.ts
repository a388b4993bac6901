import { expect, test } from 'vitest';

import { regions } from '../src/dice/regions';

const read = (lines: string[]) =>
  lines.map((line) => [...line].map((sign) => (sign === '.' ? null : Number(sign))));

test.each([
  ['one part is labelled in its middle', ['111', '111', '111'], [[1, 1, 1]]],
  [
    'parts that only touch at a corner are two',
    ['12', '21'],
    [
      [1, 0, 0],
      [2, 0, 1],
      [2, 1, 0],
      [1, 1, 1],
    ],
  ],
  ['mixtures have no number', ['..', '.3'], [[3, 1, 1]]],
  [
    'the widest place of a part is chosen',
    ['2222', '1112', '1112', '1112', '2222'],
    [
      [2, 0, 0],
      [1, 2, 1],
    ],
  ],
] as const)('%s', (_claim, lines, expected) => {
  const found = regions(read([...lines])).map(({ value, row, column }) => [value, row, column]);
  expect(found).toEqual(expected);
});
