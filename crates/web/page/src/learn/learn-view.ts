/** What is looked at on the screen for learning, as its address tells it. */

import { escape, field, wholeNumber, type Address } from '../model/address';

export const METHODS = ['uniform', 'depth', 'breadth', 'least-visited', 'q'] as const;
export type Method = (typeof METHODS)[number];

export const MEASURES = ['random', 'optimal', 'exploitability', 'known', 'value'] as const;
export type Measure = (typeof MEASURES)[number];

/** One way of learning, with the rates of Q-learning in hundredths. */
export interface Way {
  method: Method;
  alpha: number;
  gamma: number;
  epsilon: number;
}

export interface LearnView {
  game: string;
  episodes: number;
  seed: number;
  seeds: number;
  measure: Measure;
  ways: Way[];
}

/** What one begins with. */
export const WAY: Way = { method: 'uniform', alpha: 50, gamma: 95, epsilon: 30 };

/** Reads a view from its address. */
export function readLearn(address: Address): LearnView {
  const measure = field(address, 'measure');
  const ways = [wayIn(address, 'first'), wayIn(address, 'second')].filter((way) => way !== null);
  return {
    game: field(address, 'game') ?? 'tic-tac-toe',
    episodes: wholeNumber(address, 'episodes', 5000),
    seed: wholeNumber(address, 'seed', 0),
    seeds: Math.max(1, wholeNumber(address, 'runs', 3)),
    measure: MEASURES.find((known) => known === measure) ?? 'random',
    ways: ways.length > 0 ? ways : [WAY],
  };
}

/** Reads `q-50-95-30` or `uniform`. */
function wayIn(address: Address, name: string): Way | null {
  const [, word, ...rates] =
    /^([a-z-]+?)(?:-(\d+)-(\d+)-(\d+))?$/.exec(field(address, name) ?? '') ?? [];
  const method = METHODS.find((known) => known === word);
  if (!method) return null;
  const [alpha = WAY.alpha, gamma = WAY.gamma, epsilon = WAY.epsilon] = rates.map((rate) =>
    rate === undefined ? undefined : Math.min(100, Number(rate)),
  );
  return { method, alpha, gamma, epsilon };
}

/** Writes what `readLearn` reads. */
export function writeLearn(view: LearnView): Address {
  const way = ({ method, alpha, gamma, epsilon }: Way) =>
    method === 'q' ? `q-${alpha}-${gamma}-${epsilon}` : method;
  const [first, second] = view.ways;
  const fields = new Map([
    ['game', escape(view.game)],
    ['first', first ? way(first) : ''],
    ['second', second ? way(second) : ''],
    ['episodes', String(view.episodes)],
    ['runs', String(view.seeds)],
    ['seed', view.seed === 0 ? '' : String(view.seed)],
    ['measure', view.measure],
  ]);
  return { screen: 'learn', fields };
}
