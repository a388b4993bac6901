import { expect, test } from 'vitest';

import { readEmbedding } from '../src/model/embed';

test.each([
  ['', null],
  ['?embed=board&hints=yes', 'board'],
  ['?embed=screen', 'screen'],
  ['?embed=everything', null],
])('%s shows %s', (search, expected) => {
  expect(readEmbedding(search)).toBe(expected);
});
