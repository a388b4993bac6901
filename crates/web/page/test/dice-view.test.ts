import { expect, test } from 'vitest';

import { amount, readDice, shortened, writeDice } from '../src/dice/dice-view';
import type { GameCard, Parameter } from '../src/engine/documents';
import { readAddress, writeAddress } from '../src/model/address';

const size = (name: string, low: number, high: number, usual: string): Parameter => ({
  name,
  kind: 'size',
  about: name,
  default: usual,
  low,
  high,
  choices: [],
});

const CARD = {
  parameters: [
    size('n', 1, 2000, '100'),
    size('d', 1, 40, '10'),
    size('one', 0, 1000, '1'),
    {
      name: 'turns',
      kind: 'word',
      about: '',
      default: 'sequential',
      choices: [
        { word: 'sequential', about: '' },
        { word: 'simultaneous', about: '' },
      ],
    },
  ],
} as unknown as GameCard;

test.each([
  ['', { n: 100, d: 10, one: 1 }, 'sequential'],
  ['n=20&one=7', { n: 20, d: 10, one: 7 }, 'sequential'],
  ['d=99&variant=simultaneous', { n: 100, d: 40, one: 1 }, 'simultaneous'],
  ['variant=zero', { n: 100, d: 10, one: 0 }, 'sequential'],
  ['variant=simultaneous-zero', { n: 100, d: 10, one: 0 }, 'simultaneous'],
  ['variant=one-turn', { n: 100, d: 10, one: 1 }, 'one-turn'],
  ['variant=rubbish', { n: 100, d: 10, one: 1 }, 'sequential'],
])('%j is read as the parameters of the game allow', (query, numbers, variant) => {
  const view = readDice(readAddress(`#/dice?${query}`), CARD);
  expect(Object.fromEntries(view.numbers)).toEqual(numbers);
  expect(view.variant).toBe(variant);
});

test('a view is written as it is read', () => {
  const hash = '#/dice?n=20&d=3&one=0&variant=sequential&map=gain&fractions=yes&own=4&other=19';
  expect(writeAddress(writeDice(readDice(readAddress(hash), CARD)))).toBe(hash);
});

test('points beyond the target are brought within it', () => {
  const { spot } = readDice(readAddress('#/dice?n=20&own=50&other=3'), CARD);
  expect(spot).toEqual({ own: 19, other: 3 });
});

test.each([
  ['1/4', 0.25],
  ['-3/8', -0.375],
  ['0', 0],
  [`1${'0'.repeat(400)}/4${'0'.repeat(400)}`, 0.25],
  [0.5, 0.5],
])('%s is a number', (quantity, expected) => {
  expect(amount(quantity)).toBeCloseTo(expected, 12);
});

test('a long number is shown by its ends', () => {
  expect(shortened(`-123456${'7'.repeat(50)}987654`)).toBe('−123456…987654');
  expect(shortened('42')).toBe('42');
});
