/** What is looked at on the graph screen, as its address tells it. */

import type { Player } from '../engine/documents';
import { escape, field, wholeNumber, type Address } from '../model/address';

const EXAMPLE = `{
  "a": ["b", "c"],
  "b": ["d"],
  "c": ["d", "e"],
  "d": ["a", "f"],
  "e": [],
  "f": []
}`;

export const SIGHTS = ['whole', 'near', 'layers', 'moves'] as const;
/** How a game is looked at: all of its arena, around one vertex, layer by layer, or move by move. */
export type Sight = (typeof SIGHTS)[number];

export interface GraphView {
  source: 'game' | 'dictionary';
  game: string;
  /** Where the arena of the game begins; at its start if there is nothing. */
  start: string;
  dictionary: string;
  first: string;
  targets: string;
  attractor: Player;
  /** How many layers of the attractor are shown. */
  shown: number;
  complete: boolean;
  /** None until the reader chooses: it depends on how large the arena is. */
  sight: Sight | null;
  /** Whether positions are shown as boards. */
  boards: boolean;
  /** Whether the reader is asked for the next layer. */
  question: boolean;
}

/** Reads a view from its address. */
export function readGraph(address: Address): GraphView {
  return {
    source: address.fields.has('dictionary') ? 'dictionary' : 'game',
    game: field(address, 'game') ?? 'chomp:2x3',
    start: field(address, 'start') ?? '',
    dictionary: field(address, 'dictionary') ?? EXAMPLE,
    first: field(address, 'owners') ?? 'a, d, e',
    targets: field(address, 'targets') ?? '',
    attractor: wholeNumber(address, 'attractor', 1) === 2 ? 2 : 1,
    shown: wholeNumber(address, 'layers', 0),
    complete: address.fields.has('complete'),
    sight: SIGHTS.find((known) => known === field(address, 'view')) ?? null,
    boards: field(address, 'labels') !== 'positions',
    question: address.fields.has('question'),
  };
}

/** Writes what `readGraph` reads. */
export function writeGraph(view: GraphView): Address {
  const fields = new Map<string, string>();
  if (view.source === 'game') {
    fields.set('game', escape(view.game));
    if (view.start) fields.set('start', escape(view.start));
    if (view.complete) fields.set('complete', 'true');
  } else {
    fields.set('dictionary', escape(view.dictionary));
    fields.set('owners', escape(view.first));
    fields.set('targets', escape(view.targets));
  }
  if (view.attractor === 2) fields.set('attractor', '2');
  if (view.shown > 0) fields.set('layers', String(view.shown));
  if (view.sight) fields.set('view', view.sight);
  if (!view.boards) fields.set('labels', 'positions');
  if (view.question) fields.set('question', 'yes');
  return { screen: 'graph', fields };
}

/** Names between commas; nothing if there are none. */
export function names(text: string): string[] | null {
  const all = text.split(',').map((name) => name.trim());
  const named = all.filter((name) => name !== '');
  return named.length > 0 ? named : null;
}
