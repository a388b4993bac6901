import { expect, test } from 'vitest';

import { nearestWhole } from '../src/model/bounds';

test.each([
  ['7', 7],
  ['6.6', 7],
  ['1', 2],
  ['-3', 2],
  ['1e9', 100],
  ['', 2],
  ['many', 2],
])('%s is taken as %i between 2 and 100', (typed, taken) => {
  expect(nearestWhole(typed, 2, 100)).toBe(taken);
});
