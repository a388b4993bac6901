/** What is looked at on the dice screen, as its address tells it. */

import type { Quantity } from '../engine/documents';
import { field, wholeNumber, type Address } from '../model/address';
import type { Spot } from './heat-map';

export const VARIANTS = [
  'sequential',
  'simultaneous',
  'zero',
  'simultaneous-zero',
  'one-turn',
] as const;
export type Variant = (typeof VARIANTS)[number];

export const LAYERS = ['dice', 'gain', 'support', 'edge'] as const;
export type Layer = (typeof LAYERS)[number];

export interface DiceView {
  n: number;
  d: number;
  variant: Variant;
  layer: Layer;
  spot: Spot;
}

/** Whether both choose at once, so that the best may be a mixture. */
export function isAtOnce(variant: Variant): boolean {
  return variant === 'simultaneous' || variant === 'simultaneous-zero';
}

/** A number, or the number nearest to a fraction. */
export function amount(quantity: Quantity): number {
  if (typeof quantity === 'number') return quantity;
  const [top = '0', bottom = '1'] = quantity.split('/');
  return Number(top) / Number(bottom);
}

/** Reads a view from its address. */
export function readDice(address: Address): DiceView {
  const variant = field(address, 'variant');
  const layer = field(address, 'map');
  const n = Math.max(1, wholeNumber(address, 'n', 100));
  const within = (points: number) => Math.min(points, n - 1);
  return {
    n,
    d: Math.max(1, wholeNumber(address, 'd', 10)),
    variant: VARIANTS.find((known) => known === variant) ?? 'sequential',
    layer: LAYERS.find((known) => known === layer) ?? 'dice',
    spot: {
      own: within(wholeNumber(address, 'own', 0)),
      other: within(wholeNumber(address, 'other', 0)),
    },
  };
}

/** Writes what `readDice` reads. */
export function writeDice({ n, d, variant, layer, spot }: DiceView): Address {
  const fields = new Map([
    ['n', String(n)],
    ['d', String(d)],
    ['variant', variant],
    ['map', layer],
    ['own', String(spot.own)],
    ['other', String(spot.other)],
  ]);
  return { screen: 'dice', fields };
}
