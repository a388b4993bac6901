import { expect, test } from 'vitest';

import { writeRuns } from '../src/dice/runs';
import { colourAt } from '../src/dice/scales';

const lightness = ([red, green, blue]: readonly [number, number, number]) =>
  0.299 * red + 0.587 * green + 0.114 * blue;

test.each([
  ['amount', -1],
  ['balance', 1],
] as const)('the scale of %s is ordered by lightness alone', (scale, direction) => {
  const steps = Array.from({ length: 41 }, (_, index) => lightness(colourAt(scale, index / 40)));
  steps.slice(1).forEach((step, index) => {
    expect(Math.sign(step - (steps[index] ?? 0))).toBe(direction);
  });
});

test('a row is told in runs of equal numbers', () => {
  expect(writeRuns([6, 6, 6, 7, null, null])).toBe('0–2: 6 · 3: 7 · 4–5: ~');
});
