/** Strategies as people call them. */

import { nameParts } from '../model/strategies';
import { number, tryWords, words } from '../model/words';

/** A strategy in words: “tree search, 4,000 games per move”; its own word if there are none. */
export function strategyName(word: string): string {
  const { kind, count, time, other } = nameParts(word);
  const strategy = other ? strategyName(other) : '';
  if (kind === 'fallible') return words('name-fallible', { moves: count ?? 2, strategy });
  const name = tryWords(`name-${kind}`);
  if (!name) return word;
  if (time) return words('name-for', { name, amount: time });
  if (count === null) return other ? words('name-for', { name, amount: other }) : name;
  const unit = tryWords(`unit-${kind}`, { count, shown: number(count) });
  const amount = [unit ?? number(count), other].filter((part) => part).join(', ');
  return words('name-for', { name, amount });
}
