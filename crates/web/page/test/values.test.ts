import { expect, test } from 'vitest';

import type { MoveValue, ValueName } from '../src/engine/documents';
import { addend, alone, amount, fraction, hottest, ranked } from '../src/model/values';

const value = (ascii: string): ValueName => ({
  name: ascii,
  ascii,
  latex: ascii,
  characters: ascii.length,
});

const move = (notation: string, temperature: string): MoveValue => ({
  move: notation,
  game: null,
  value: value('0'),
  incentive: value('0'),
  temperature,
  best: false,
  wins: false,
});

test.each([
  ['3', 3],
  ['-1', -1],
  ['-3/4', -0.75],
  ['−1/2', -0.5],
])('%s is %d', (text, wanted) => expect(amount(text)).toBe(wanted));

test('a fraction is written with a real minus', () => {
  expect(fraction('-3/4')).toBe('−3/4');
});

test.each([
  ['+ nim:3,5', 'nim:3,5'],
  ['nim:3,5 - 1', 'nim:3,5 - 1'],
  [' + {2|-1} ', '{2|-1}'],
  ['- *2', '- *2'],
  ['+-1', '+-1'],
  ['+_2', '+_2'],
  ['+₂', '+₂'],
  ['  ', null],
  ['+', null],
])('%j adds %j', (text, wanted) => expect(addend(text)).toBe(wanted));

test('the most urgent moves are marked, unless all of them are', () => {
  const moves = [move('a', '-1'), move('b', '1/2'), move('c', '1/2'), move('d', '1/4')];
  expect([...hottest(moves)].map((hot) => hot.move)).toEqual(['b', 'c']);
  expect(hottest([move('a', '0'), move('b', '0')]).size).toBe(0);
  expect(hottest([move('a', '0')]).size).toBe(1);
  expect(hottest([]).size).toBe(0);
});

test('moves that win come first, then urgent ones, then the best, else as they were', () => {
  const moves = [
    move('a', '0'),
    { ...move('b', '0'), best: true },
    move('c', '1'),
    { ...move('d', '0'), wins: true },
    move('e', '0'),
  ];
  expect(ranked(moves).map(([place]) => place)).toEqual([3, 2, 1, 0, 4]);
});

test('the options of a sum are those of the whole', () => {
  expect(alone(value('1/2 + ^*'))).toBe('(1/2 + ^*)');
});
