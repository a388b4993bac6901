import { expect, test } from 'vitest';

import { bestDice, writeRuns } from '../src/dice/runs';
import { colourAt, inkOn } from '../src/dice/scales';

const lightness = ([red, green, blue]: readonly [number, number, number]) =>
  0.299 * red + 0.587 * green + 0.114 * blue;

test('payoffs are ordered by lightness alone', () => {
  const steps = Array.from({ length: 41 }, (_, index) => lightness(colourAt(index / 40)));
  steps.slice(1).forEach((step, index) => {
    expect(step).toBeGreaterThan(steps[index] ?? 0);
  });
});

test('a row is told in runs of equal numbers', () => {
  expect(writeRuns([6, 6, 6, 7, null, null])).toBe('0–2: 6 · 3: 7 · 4–5: ~');
});

test('points at which every choice loses are no number of dice', () => {
  const best = bestDice(
    [
      [1, 1],
      [2, null],
    ],
    [[0, 1]],
  );
  expect(best.map(writeRuns)).toEqual(['0: 1 · 1: ×', '0: 2 · 1: ~']);
});

test('numbers are read on every colour', () => {
  const linear = (value: number) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  for (let step = 0; step <= 40; step += 1) {
    const colour = colourAt(step / 40);
    const [red = 0, green = 0, blue = 0] = colour.map((value) => linear(value / 255));
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    const ink = inkOn(colour) === '#ffffff' ? 1.05 : 0.05;
    expect(Math.max(light, ink) / Math.min(light, ink)).toBeGreaterThan(4.5);
  }
});
