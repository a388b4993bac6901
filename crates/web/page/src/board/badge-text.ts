/** Badges in the words of the reader. */

import type { Badge } from '../model/hints';
import { number, words } from '../model/words';

/**
 * What fits on a place: `W5`, `D`, `L4`, `+0.12`; a guess has a sign and one figure, `≈+0.4`, or is
 * a chance to win, `≈54 %`; a move that is drawn at random has its probability, `67 %`.
 */
export function badgeText(badge: Badge): string {
  if (badge.letter) return `${words(`letter-${badge.letter}`)}${badge.distance ?? ''}`;
  if (badge.share !== null) return percentText(badge.share);
  if (badge.wins !== null) return `≈\u202f${percentText(badge.wins)}`;
  if (badge.amount === null) return '?';
  return badge.guess ? `≈${guessText(badge.amount)}` : signedText(badge.amount, 2);
}

/** A probability without more figures than can be read. */
function percentText(share: number): string {
  return `${number(100 * share, 0)}\u202f%`;
}

/** An estimate with its sign and no more figures than it is worth. */
export function guessText(amount: number): string {
  return signedText(amount, Math.abs(amount) < 9.95 ? 1 : 0);
}

function signedText(amount: number, most: number): string {
  const digits = Number.isInteger(amount) ? 0 : most;
  const text = number(Math.abs(amount), digits);
  const sign = Number(Math.abs(amount).toFixed(digits)) === 0 ? '' : amount < 0 ? '−' : '+';
  return `${sign}${text}`;
}

/** The same as a reader hears it. */
export function badgeSpoken(badge: Badge): string {
  if (badge.letter === 'draw') return words('spoken-draw');
  if (badge.letter && badge.distance !== null) {
    return words(`spoken-${badge.letter}`, { moves: badge.distance });
  }
  if (badge.letter) return words(`spoken-${badge.letter}-some-time`);
  if (badge.share !== null) {
    const share = percentText(badge.share);
    if (badge.amount === null) return words('spoken-share', { share });
    return words('spoken-share-gain', { share, amount: signedText(badge.amount, 2) });
  }
  if (badge.wins !== null) return words('spoken-wins', { chance: percentText(badge.wins) });
  if (badge.amount === null) return words('spoken-unknown');
  if (badge.guess) return words('spoken-estimate', { amount: guessText(badge.amount) });
  return words('spoken-gain', { amount: signedText(badge.amount, 2) });
}
