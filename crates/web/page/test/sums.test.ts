import { expect, test } from 'vitest';

import type { ValueAnswer } from '../src/engine/documents';
import {
  afterMove,
  hottestMove,
  partsOf,
  startOf,
  winnerOf,
  writtenSum,
  type SumState,
} from '../src/model/sums';

const nim = { game: 'nim:3', position: '3 1', value: null, count: 1 };
const hot = { game: null, position: null, value: '{5|-5}', count: 1 };

test('every copy of a summand is a part of its own', () => {
  const parts = partsOf([{ ...nim, count: -2 }, hot]) ?? [];
  expect(parts.map(({ turned }) => turned)).toEqual([true, true, false]);
  expect(writtenSum(parts)).toBe('-nim:3[3 1] - nim:3[3 1] + ({5|-5})');
});

test('what cannot be laid out is not', () => {
  expect(partsOf([{ ...nim, count: 100 }])).toBe(null);
  expect(partsOf([{ ...hot, value: null }])).toBe(null);
});

test('a board is played by whoever is to move, or by the other one where it is turned', () => {
  const [part] = partsOf([nim]) ?? [];
  const [turned] = partsOf([{ ...nim, count: -1 }]) ?? [];
  expect(part && startOf(part, 2)).toBe('3 2');
  expect(turned && startOf(turned, 2)).toBe('3 1');
});

test('a move changes one part and the turn', () => {
  const parts = partsOf([nim, hot]) ?? [];
  const state: SumState = { parts, turn: 1 };
  const next = afterMove(state, 1, { game: null, position: null, value: '5', turned: false });
  expect(writtenSum(next.parts)).toBe('nim:3[3 1] + (5)');
  expect(next.turn).toBe(2);
});

test('who wins depends on who moves, and the hottest move is told', () => {
  const told = (outcome: string) => ({ outcome }) as ValueAnswer;
  const winners = ['left', 'right', 'first', 'second'].map((it) => winnerOf(told(it), 2));
  expect(winners).toEqual([1, 2, 2, 1]);
  const move = (move: string, temperature: string, wins: boolean) => ({ move, temperature, wins });
  const moves = { left: [move('a', '-1', false), move('b', '5/2', false), move('c', '1', true)] };
  expect(hottestMove({ moves } as unknown as ValueAnswer, 1)?.move).toBe('b');
});
