/** What strategies are called by people: `tree search, 4,000 playouts` for `mcts:4000`. */

import type { GameCard, StrategyCard } from '../engine/documents';
import { baseOf, offers } from './strategies';
import { number, words } from './words';

/** Strategies whose number counts playouts, or is a time. */
const SEARCHES = new Set(['mcts', 'ismcts', 'inference', 'alphabeta', 'determinised']);
/** Strategies of every kind of game, without anything to choose. */
const COMMON = ['random', 'first', 'last', 'optimal'];
/** All strategies without anything to choose. */
const PLAIN = new Set([
  ...COMMON,
  'balanced',
  'most-points',
  'most-present',
  'worst',
  'blind',
  'sequential',
  'equilibrium',
  'honest',
  'bold',
  'match',
]);

/** The name of a strategy; what has none keeps its word. */
export function strategyName(word: string): string {
  // A strategy that meets itself has a number.
  const [, base = '', copy = '', options = ''] = /^([\w-]+)(#\d+)?(?::(.*))?$/.exec(word) ?? [];
  const named = nameOf(base, options);
  return named === null ? word : `${named}${copy && ` ${copy}`}`;
}

function nameOf(base: string, options: string): string | null {
  const [first = '', ...rest] = options.split(',');
  if (PLAIN.has(base)) return options === '' ? words(`strategy-${base}`) : null;
  if (SEARCHES.has(base)) return searchName(base, first, rest);
  switch (base) {
    case 'minimax':
      return words('strategy-minimax', {
        depth: Number(first),
        heuristic: rest.join(', ') || 'none',
      });
    case 'greedy':
      return words('strategy-greedy', { heuristic: options || 'none' });
    case 'always':
      return words('strategy-always', { choice: options });
    case 'fallible':
      return words('strategy-fallible', { often: first, name: strategyName(rest.join(',')) });
    case 'best-response':
    case 'against':
      return words('strategy-against', { name: strategyName(options) });
    default:
      return null;
  }
}

/** How much a search may spend: a number of playouts, positions or guesses, or a time. */
function searchName(base: string, spent: string, rest: readonly string[]): string {
  const further = rest.length > 0 ? ` (${rest.join(', ')})` : '';
  if (/^\d+$/.test(spent)) {
    return words(`strategy-${base}`, { count: number(Number(spent)) }) + further;
  }
  const [, amount, unit] = /^(\d+)(ms|s|min)$/.exec(spent) ?? [];
  if (amount && unit) {
    return words(`strategy-${base}-timed`, { time: `${amount}\u202f${unit}` }) + further;
  }
  return words(`strategy-${base}-usual`) + (spent ? ` (${[spent, ...rest].join(', ')})` : further);
}

/**
 * A sentence of the server with names for people: it knows strategies by their words, in French by
 * French ones.
 */
export function withNames(
  sentence: string,
  strategies: readonly string[],
  cards: readonly StrategyCard[],
): string {
  const named = new Map(
    strategies.flatMap((word) => [
      [word, word],
      [frenchWord(word, cards), word],
    ]),
  );
  if (named.size === 0) return sentence;
  // The longest first: `mcts:50` is not `mcts:5` and a digit.
  const spellings = [...named.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  const found = new RegExp(
    `(?<![\\p{L}\\p{N}_:-])(?:${spellings.join('|')})(?![\\p{L}\\p{N}_#-]|:\\S)`,
    'gu',
  );
  return sentence.replace(found, (spelling) =>
    words('quoted', { text: strategyName(named.get(spelling) ?? spelling) }),
  );
}

function frenchWord(word: string, cards: readonly StrategyCard[]): string {
  const base = baseOf(word).replace(/#\d+$/, '');
  const french = cards.find(({ names }) => names[0] === base)?.names[1];
  return french ? word.replace(base, french.replaceAll('-', '_')) : word;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Who meets whom at first: what papers compare where a game has strategies of its own, else three
 * that differ by how far they see.
 */
export function usualStrategies(card: GameCard | undefined, games: readonly GameCard[]): string[] {
  if (!card) return ['random', 'first'];
  const offered = offers(card.strategies);
  const known = new Set(offered.map(({ base }) => base));
  const own = offered
    .filter(({ base, options }) => !options && PLAIN.has(base) && isOnlyOf(base, card, games))
    .map(({ word }) => word);
  const random = known.has('random') ? ['random'] : [];
  if (own.length > 0) {
    const best = known.has('optimal') ? ['optimal'] : [];
    return [...random, ...own, ...best].slice(0, 5);
  }
  const ladder = ['minimax:2', 'mcts:200', 'honest', 'equilibrium', 'first'].filter((word) =>
    known.has(baseOf(word)),
  );
  return [...random, ...ladder].slice(0, 3);
}

/** Whether no other game offers a strategy. */
function isOnlyOf(base: string, card: GameCard, games: readonly GameCard[]): boolean {
  if (COMMON.includes(base)) return false;
  return !games.some(
    (game) => game.name !== card.name && game.strategies.some(({ word }) => baseOf(word) === base),
  );
}
