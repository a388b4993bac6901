/** What a move means where its notation is a word, or a bid on dice. */

import { words } from './words';

/** Moves that are words: the notation is the same in every language. */
const SPOKEN: ReadonlySet<string> = new Set([
  'bet',
  'call',
  'fold',
  'hold',
  'liar',
  'pass',
  'raise',
  'roll',
]);
const FACES = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];
/** So many dice are drawn one by one. */
const DRAWN = 4;

export interface Gloss {
  /** What stands beside the notation. */
  text: string;
  /** What is said instead of it. */
  spoken: string;
}

/** What stands beside the notation of a move of `game`; nothing if it says the same. */
export function gloss(game: string, move: string): Gloss | null {
  if (SPOKEN.has(move)) {
    const text = words(`gloss-${move}`);
    return text === move ? null : { text, spoken: text };
  }
  const bid = game === 'liars-dice' && /^(\d+)x(\d+)$/.exec(move);
  if (!bid) return null;
  const [count, face] = [Number(bid[1]), Number(bid[2])];
  const die = FACES[face - 1];
  if (!die) return null;
  const text = count <= DRAWN ? die.repeat(count) : `${count} ${die}`;
  return { text, spoken: words('gloss-bid', { count, face }) };
}
