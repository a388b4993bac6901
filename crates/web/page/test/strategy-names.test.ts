import './browser';

import { beforeEach, describe, expect, test } from 'vitest';

import type { GameCard, StrategyCard } from '../src/engine/documents';
import { settings } from '../src/model/settings';
import { strategyName, usualStrategies, withNames } from '../src/model/strategy-names';

const card = (word: string, ...names: string[]): StrategyCard => ({
  word,
  names: names.length > 0 ? names : [word],
  about: '',
  cost: '',
  stochastic: false,
  memoryless: true,
  exact: false,
  allowed: true,
});

const game = (name: string, ...strategies: string[]): GameCard =>
  ({ name, aliases: [], strategies: strategies.map((word) => card(word)) }) as unknown as GameCard;

beforeEach(() => settings.choose({ language: 'en' }));

describe('names of strategies', () => {
  test.each([
    ['random', 'random moves'],
    ['mcts:4000', 'tree search, 4,000 playouts'],
    ['mcts:500ms', 'tree search, 500\u202fms'],
    ['mcts', 'tree search'],
    ['mcts:100,c=2', 'tree search, 100 playouts (c=2)'],
    ['minimax:1', 'min-max, one move ahead'],
    ['minimax:2,h1', 'min-max, 2 moves ahead (h1)'],
    ['fallible:3,mcts:200', 'tree search, 200 playouts, one move in 3 at random'],
    ['against:blind', 'best answer to blind'],
    ['first#2', 'always the first move #2'],
    ['equilibrium', 'equilibrium'],
    ['best-response:most-points', 'best answer to most points'],
    ['honest', 'honest'],
    ['match', 'plays the prize'],
    ['bot:./mine', 'bot:./mine'],
    ['mine.py', 'mine.py'],
  ])('%s is %s', (word, name) => expect(strategyName(word)).toBe(name));

  test('sentences get the names of whole words, once', () => {
    const said = 'mcts:50 beats mcts:5 and first: 51.9 %.';
    expect(withNames(said, ['mcts:5', 'mcts:50', 'first'], [])).toBe(
      '“tree search, 50 playouts” beats “tree search, 5 playouts” and “always the first move”: 51.9 %.',
    );
  });

  test('French words are known too', () => {
    settings.choose({ language: 'fr' });
    const cards = [card('most-points', 'most-points', 'plus-de-points')];
    expect(withNames('plus_de_points gagne.', ['most-points'], cards)).toBe(
      '«\u202fplus de points\u202f» gagne.',
    );
  });
});

describe('who meets at first', () => {
  const plain = game('plain', 'random', 'minimax:P[,HEURISTIC]', 'mcts[:N|TIME]', 'optimal');
  const special = game('special', 'random', 'worst', 'most-points', 'mcts[:N|TIME]');

  test('strategies that only one game has come first', () => {
    expect(usualStrategies(special, [plain, special])).toEqual(['random', 'worst', 'most-points']);
  });

  test('elsewhere they differ by how far they see', () => {
    expect(usualStrategies(plain, [plain, special])).toEqual(['random', 'minimax:2', 'mcts:200']);
  });
});
