import { expect, test } from 'vitest';

import { readLearn, writeLearn } from '../src/learn/learn-view';
import { readAddress, writeAddress } from '../src/model/address';

test.each([
  '#/learn?game=nim:3,4&first=uniform&second=q-50-95-30&episodes=300&runs=2&seed=7&measure=known',
  '#/learn?game=tic-tac-toe&first=least-visited&episodes=1&runs=1&measure=value',
])('%s is written as it is read', (hash) => {
  const written = writeAddress(writeLearn(readLearn(readAddress(hash))));
  expect(decodeURIComponent(written)).toBe(hash);
});

test.each([
  ['nothing', '', ['uniform']],
  ['an unknown way', 'first=magic', ['uniform']],
  ['only the second way', 'second=depth', ['depth']],
  ['rates beyond one', 'first=q-500-95-30', ['q']],
])('%s is read as something that can be learned', (_claim, query, methods) => {
  const { ways } = readLearn(readAddress(`#/learn?${query}`));
  expect(ways.map(({ method }) => method)).toEqual(methods);
  expect(ways.every(({ alpha }) => 0 < alpha && alpha <= 100)).toBe(true);
});
