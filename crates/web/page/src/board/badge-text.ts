/** Badges in the words of the reader. */

import type { Badge } from '../model/hints';
import { number, words } from '../model/words';

/** What fits on a place: `W5`, `D`, `L4`, `+0.12`, `≈3`. */
export function badgeText(badge: Badge): string {
  if (badge.letter) return `${words(`letter-${badge.letter}`)}${badge.distance ?? ''}`;
  if (badge.amount === null) return '?';
  const digits = Number.isInteger(badge.amount) ? 0 : 2;
  const sign = badge.amount < 0 ? '−' : badge.amount > 0 ? '+' : '';
  return `${badge.guess ? '≈' : ''}${sign}${number(Math.abs(badge.amount), digits)}`;
}

/** The same as a reader hears it. */
export function badgeSpoken(badge: Badge): string {
  if (badge.letter === 'draw') return words('spoken-draw');
  if (badge.letter && badge.distance !== null) {
    return words(`spoken-${badge.letter}`, { moves: badge.distance });
  }
  if (badge.letter) return words(`spoken-${badge.letter}-some-time`);
  if (badge.amount === null) return words('spoken-unknown');
  const amount = number(badge.amount, 2);
  return words(badge.guess ? 'spoken-estimate' : 'spoken-gain', { amount });
}
