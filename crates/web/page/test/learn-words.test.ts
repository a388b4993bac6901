import './browser';

import { beforeEach, describe, expect, test } from 'vitest';

import type { Learner, Mean } from '../src/engine/documents';
import { comparison, type Compared } from '../src/learn/learn-words';
import { settings } from '../src/model/settings';

const mean = (middle: number, half: number | null = 0.01): Mean => ({
  mean: middle,
  low: half === null ? null : middle - half,
  high: half === null ? null : middle + half,
});

function way(name: string, known: number, random: Mean): Compared {
  const point = { plays: 100, known: mean(known, null), random, settled: 0 };
  return { name, learner: { curve: [point] } as unknown as Learner };
}

beforeEach(() => settings.choose({ language: 'en' }));

describe('two ways of learning in words', () => {
  test('who plays better is said if the intervals are apart', () => {
    const said = comparison([way('A', 200, mean(0.9)), way('B', 100, mean(0.8))]);
    expect(said[0]).toMatch(/^A plays better.*90\.0.%.*80\.0.%/);
    expect(said[1]).toMatch(/^A knows 2\.0 times as many positions: 200 against 100/);
  });

  test('otherwise nobody is better', () => {
    expect(comparison([way('A', 5, mean(0.9)), way('B', 5, mean(0.895))])[0]).toMatch(
      /^No significant difference/,
    );
    expect(comparison([way('A', 5, mean(0.9, null)), way('B', 5, mean(0.2, null))])[0]).toMatch(
      /^No significant difference/,
    );
    expect(comparison([way('A', 5, mean(0.9)), way('B', 5, mean(0.9))])).toEqual([
      'Both methods play equally well. Score against random moves: 90.0\u202f%.',
      'Both know 5 positions.',
    ]);
  });

  test('one way is compared with nothing', () => {
    expect(comparison([way('A', 5, mean(0.9))])).toEqual([]);
  });
});
