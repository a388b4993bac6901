/** A picture of each game to choose it by, asked for once. */

import type { GameCard, Picture } from '../engine/documents';
import { engine } from '../engine/engine';

/** Moves made on a board that is empty at first, so that boards are told apart. */
const MADE = 5;

/** What those moves are drawn from. */
const SEED = 12;

/** Pictures that are asked for at the same time: others may be waiting too. */
const AT_ONCE = 4;

const known = new Map<string, Picture>();

/** The picture of a game, if it has come. */
export function pictureOf({ word }: GameCard): Picture | undefined {
  return known.get(word);
}

/** Asks for the pictures that have not come yet; `came` hears of every few. */
export async function fetchPictures(games: readonly GameCard[], came: () => void): Promise<void> {
  const missing = games.filter(({ word }) => !known.has(word));
  for (let first = 0; first < missing.length; first += AT_ONCE) {
    const some = missing.slice(first, first + AT_ONCE);
    // A game without a picture is chosen by its name.
    await Promise.all(some.map((card) => fetchPicture(card).catch(() => {})));
    came();
  }
}

async function fetchPicture({ word }: GameCard): Promise<void> {
  const start = { game: word, start: null, moves: [], seed: SEED };
  const { picture } = await engine.play(start, 1);
  const bare = !picture.places.some(({ piece }) => piece);
  known.set(word, bare ? await begun(start) : picture);
}

/** The board after a few moves. */
async function begun(start: { game: string; start: null; seed: number }): Promise<Picture> {
  const drawn = await engine.position({ game: start.game, random: true, seed: start.seed });
  const moves = (drawn.moves ?? []).slice(0, MADE);
  return (await engine.play({ ...start, moves }, 1)).picture;
}
