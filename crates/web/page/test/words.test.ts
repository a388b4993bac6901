import './browser';

import { beforeEach, expect, test } from 'vitest';

import { settings } from '../src/model/settings';
import { percent } from '../src/model/words';

beforeEach(() => settings.choose({ language: 'en' }));

// What tables say must be what the sentence above them says, which the engine writes.
test.each([
  [0.5625, '56.2\u202f%'],
  [0.1875, '18.8\u202f%'],
  [0.38125, '38.1\u202f%'],
])('halves go to the even digit: %d', (share, written) => {
  expect(percent(share)).toBe(written);
});
