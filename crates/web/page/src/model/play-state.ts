/** A play on the page, as the address tells it: game, start, history, players. */

import type { Player } from '../engine/documents';
import type { Course } from '../engine/engine';
import { escape, field, wholeNumber, type Address } from './address';
import { History } from './history';

export const HUMAN = 'human';

export interface PlayState {
  game: string;
  start: string | null;
  seed: number;
  history: History;
  /** The node of the history that is shown. */
  at: number;
  /** For each player, `human` or the word of a strategy. */
  players: Record<Player, string>;
}

/** A new play; who plays stays the same. */
export function newPlay(game: string, players: Record<Player, string>, seed = 0): PlayState {
  return { game, start: null, seed, history: new History(), at: History.START, players };
}

/** Reads a play from the fields of an address. */
export function readPlay(address: Address, otherwise: string): PlayState {
  const history = History.read(address.fields.get('moves') ?? '');
  // Without a node, the end of the main line: this is what a hand-written link means.
  const last = history.line(History.START).at(-1) ?? History.START;
  const at = wholeNumber(address, 'at', last);
  return {
    game: field(address, 'game') ?? otherwise,
    start: field(address, 'start'),
    seed: wholeNumber(address, 'seed', 0),
    history,
    at: history.has(at) ? at : last,
    players: { 1: field(address, 'first') ?? HUMAN, 2: field(address, 'second') ?? HUMAN },
  };
}

/** Writes a play into an address. */
export function writePlay(state: PlayState): Address {
  // Nodes are numbered in the order in which they are read, which is not that of playing.
  const written = state.history.write();
  const reread = History.read(written);
  const at = reread.extend(History.START, state.history.moves(state.at));
  const end = reread.line(History.START).at(-1) ?? History.START;
  const fields = new Map([
    ['game', escape(state.game)],
    ['start', state.start === null ? '' : escape(state.start)],
    ['moves', written],
    ['at', at === end ? '' : String(at)],
    ['first', state.players[1] === HUMAN ? '' : escape(state.players[1])],
    ['second', state.players[2] === HUMAN ? '' : escape(state.players[2])],
    ['seed', state.seed === 0 ? '' : String(state.seed)],
  ]);
  return { screen: 'play', fields };
}

/** What the server is told about a play. */
export function course(state: PlayState, at = state.at): Course {
  return {
    game: state.game,
    start: state.start,
    moves: state.history.moves(at),
    seed: state.seed,
  };
}
