/** What is looked at on the dice screen, as its address tells it. */

import type { GameCard, Parameter, Quantity } from '../engine/documents';
import { field, wholeNumber, type Address } from '../model/address';
import { isBounded } from '../parts/parameter-field';
import type { Spot } from './places';

/** One turn alone is no way to play on, so the game's own list has it not. */
export const ONE_TURN = 'one-turn';
export const AT_ONCE = 'simultaneous';

/** The name of the parameter that says who chooses when. */
const TURNS = 'turns';

export const LAYERS = ['dice', 'gain', 'support', 'edge'] as const;
export type Layer = (typeof LAYERS)[number];

export interface DiceView {
  /** The numbers of the race by the names of its parameters. */
  numbers: ReadonlyMap<string, number>;
  variant: string;
  layer: Layer;
  /** Whether gains are wanted as fractions. */
  fractions: boolean;
  spot: Spot;
}

/** The parameters that are numbers, and those that are words other than who chooses when. */
export function numbersOf(card: GameCard | undefined): Parameter[] {
  return card?.parameters.filter(isBounded) ?? [];
}

/** Who may choose when: what the game knows, and one turn alone. */
export function variantsOf(card: GameCard | undefined): string[] {
  const turns = card?.parameters.find(({ name }) => name === TURNS);
  return [...(turns?.choices ?? []).map(({ word }) => word), ONE_TURN];
}

/** The points that win. */
export function target(view: DiceView): number {
  return view.numbers.get('n') ?? 1;
}

/** What the server is asked about a race. */
export function raceRequest({ numbers, variant }: DiceView): Record<string, number | string> {
  return { ...Object.fromEntries(numbers), variant };
}

/** A number, or the number nearest to a fraction. */
export function amount(quantity: Quantity): number {
  if (typeof quantity === 'number') return quantity;
  const [top = '0', bottom = '1'] = quantity.split('/');
  return quotient(BigInt(top), BigInt(bottom));
}

/** Numbers of thousands of digits are beyond floating point; their quotient is not. */
function quotient(top: bigint, bottom: bigint): number {
  const digits = Math.max(0, bottom.toString().length - 30);
  const scale = 10n ** BigInt(digits);
  return Number(top / scale) / Number(bottom / scale);
}

/** A number with more digits than this is not read but copied. */
export const READABLE_DIGITS = 24;

/** How many digits are shown at either end of a long number. */
const ENDS = 6;

/** Both ends of a long number: `−123456…654321`. */
export function shortened(text: string): string {
  const sign = text.startsWith('-') ? '−' : '';
  const digits = text.replace('-', '');
  if (digits.length <= READABLE_DIGITS) return `${sign}${digits}`;
  return `${sign}${digits.slice(0, ENDS)}…${digits.slice(-ENDS)}`;
}

/** Reads a view from its address. */
export function readDice(address: Address, card: GameCard | undefined): DiceView {
  const layer = field(address, 'map');
  const word = field(address, 'variant') ?? '';
  // A throw with a 1 that scores nothing has a word of its own in addresses written by hand.
  const nothing = /^(simultaneous-)?zero$/.test(word);
  const variant = nothing ? (word === 'zero' ? 'sequential' : AT_ONCE) : word;
  const variants = variantsOf(card);
  const numbers = new Map(
    numbersOf(card).map(({ name, default: usual, low, high }) => {
      const said = wholeNumber(address, name, name === 'one' && nothing ? 0 : Number(usual));
      return [name, Math.min(Math.max(said, low ?? said), high ?? said)];
    }),
  );
  const view: DiceView = {
    numbers,
    variant: variants.find((known) => known === variant) ?? variants[0] ?? ONE_TURN,
    layer: LAYERS.find((known) => known === layer) ?? 'dice',
    fractions: field(address, 'fractions') === 'yes',
    spot: { own: wholeNumber(address, 'own', 0), other: wholeNumber(address, 'other', 0) },
  };
  return sound(view);
}

/** The same view without what does not fit its race. */
export function sound(view: DiceView): DiceView {
  const within = (points: number) => Math.min(points, target(view) - 1);
  const layer = view.layer === 'support' && view.variant !== AT_ONCE ? 'dice' : view.layer;
  return { ...view, layer, spot: { own: within(view.spot.own), other: within(view.spot.other) } };
}

/** Writes what `readDice` reads. */
export function writeDice({ numbers, variant, layer, fractions, spot }: DiceView): Address {
  const fields = new Map([...numbers].map(([name, value]) => [name, String(value)]));
  fields.set('variant', variant);
  fields.set('map', layer);
  fields.set('fractions', fractions ? 'yes' : '');
  fields.set('own', String(spot.own));
  fields.set('other', String(spot.other));
  return { screen: 'dice', fields };
}
