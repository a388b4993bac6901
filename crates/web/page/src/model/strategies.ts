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

export const LEVELS = ['novice', 'easy', 'medium', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** Strong players that answer within seconds, the most fitting first. */
const STRONG = ['mcts:4000', 'ismcts:2000', 'determinised:20', 'optimal', 'greedy'];

/** The strategy of a level, made of what the game offers; none if it has no strong player. */
export function levelWord(level: Level, cards: readonly StrategyCard[]): string | null {
  const known = new Set(cards.map(({ word }) => baseOf(word)));
  const strong = STRONG.find((word) => known.has(baseOf(word)));
  if (level === 'novice') return known.has('random') ? 'random' : null;
  if (!strong) return null;
  if (level === 'strong') return strong;
  return known.has('fallible') ? `fallible:${level === 'easy' ? 3 : 8},${strong}` : null;
}
