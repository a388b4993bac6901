/** Which strategies are offered for a seat, and how strong they are. */

import type { StrategyCard } from '../engine/documents';

/** Parts of a word that stand for something to be filled in, and what is filled in at first. */
const FILLED: [RegExp, string][] = [
  [/\[[^\]]*\]/g, ''],
  [/\bTIME\|N\b|\bN\|TIME\b/g, '1000'],
  [/\bTIME\b/g, '500ms'],
  [/\bSTRATEGY\b/g, 'random'],
  [/\bHEURISTIC\b/g, ''],
  [/\bP\b/g, '3'],
  [/\bN\b/g, '1000'],
  [/\bK\b/g, '1'],
];

/** A strategy to begin with: its word with everything filled in. */
export interface Offer {
  /** What names the kind: the word up to its options. */
  base: string;
  word: string;
  about: string;
  /** Whether it has options that can be changed. */
  options: boolean;
}

/** What can be offered on a page: no programs and no files. */
export function offers(cards: readonly StrategyCard[]): Offer[] {
  return cards
    .filter(({ word, allowed }) => allowed !== false && !/COMMAND|FILE/.test(word))
    .map(({ word, about }) => {
      const filled = FILLED.reduce((text, [part, value]) => text.replace(part, value), word);
      return {
        base: baseOf(word),
        word: filled,
        about,
        options: filled !== word || word.includes(':'),
      };
    });
}

/** The kind of a strategy: `mcts` for `mcts:1000`. */
export function baseOf(word: string): string {
  return word.replace(/[:[].*$/, '');
}

export const LEVELS = ['easy', 'medium', 'hard', 'perfect'] as const;
export type Level = (typeof LEVELS)[number];

/** Strong players that answer within seconds, the most fitting first. */
const STRONG = ['mcts:4000', 'ismcts:2000', 'determinised:20', 'optimal', 'equilibrium', 'greedy'];

/** The strategy of a level, made of what the game offers; none if it has none so strong. */
export function levelWord(level: Level, cards: readonly StrategyCard[]): string | null {
  const known = new Set(cards.map(({ word }) => baseOf(word)));
  const strong = STRONG.find((word) => known.has(baseOf(word)));
  // Where there is a search, the game may be too large for an equilibrium of the whole of it.
  const perfect = known.has('optimal') ? 'optimal' : strong === 'equilibrium' ? strong : null;
  if (level === 'perfect') return perfect;
  if (level === 'easy' && !strong) return known.has('random') ? 'random' : null;
  if (!strong) return null;
  // Where the strongest is perfect, nobody plays as hard as that without being so.
  if (level === 'hard') return strong === perfect ? null : strong;
  return known.has('fallible') ? `fallible:${level === 'easy' ? 2 : 5},${strong}` : null;
}

/** The strategies that few games have: those that were thought out for this one. */
export function ownStrategies(
  cards: readonly StrategyCard[],
  games: readonly { strategies: readonly StrategyCard[] }[],
): Offer[] {
  const owners = (base: string) =>
    games.filter(({ strategies }) => strategies.some(({ word }) => baseOf(word) === base)).length;
  return offers(cards).filter(({ base, options }) => !options && owners(base) <= FEW);
}

/** A strategy that no more games have is their own. */
const FEW = 2;

/** What a strategy is called by its kind, and the number or the strategy in its options. */
export interface StrategyName {
  kind: string;
  count: number | null;
  time: string | null;
  other: string | null;
}

/** Takes the word of a strategy apart: `mcts:4000`, `fallible:3,optimal`, `minimax:2,h1`. */
export function nameParts(word: string): StrategyName {
  const kind = baseOf(word);
  const [first = '', ...rest] = word.slice(kind.length + 1).split(',');
  const count = /^\d+$/.test(first) ? Number(first) : null;
  const time = /^\d+m?s$/.test(first) ? first : null;
  const other =
    count === null && time === null && first ? [first, ...rest].join(',') : rest.join(',');
  return { kind, count, time, other: other || null };
}
