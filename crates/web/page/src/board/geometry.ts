/** How much room a board takes, and which place lies next to which. */

import type { Picture, Place } from '../engine/documents';

const MARGIN = 8;
/** How high labels are written where there is room for them. */
export const TEXT = 20;

export interface Point {
  x: number;
  y: number;
}

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How many times wider than high a picture is. */
export function aspect(picture: Picture): number {
  const { width, height } = frame(picture);
  return width / height;
}

/** The part of the plane that a picture needs; `high` is how high its labels are written. */
export function frame({ bounds, labels }: Picture, high = TEXT): Frame {
  let { left, top, right, bottom } = bounds;
  for (const label of labels) {
    const { y, text } = label;
    const sign = isSign(label);
    const x = sign ? signSpot(label, high) : label.x;
    const wide = sign ? 2 * SIGN * high + 6 : text.length * high * 0.62;
    left = Math.min(left, x - wide / 2);
    right = Math.max(right, x + wide / 2);
    top = Math.min(top, y - high / 2);
    bottom = Math.max(bottom, y + high / 2);
  }
  return {
    left: left - MARGIN,
    top: top - MARGIN,
    width: right - left + 2 * MARGIN,
    height: bottom - top + 2 * MARGIN,
  };
}

/** The part of the plane that holds both. */
export function together(one: Frame, other: Frame): Frame {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  const right = Math.max(one.left + one.width, other.left + other.width);
  const bottom = Math.max(one.top + one.height, other.top + other.height);
  return { left, top, width: right - left, height: bottom - top };
}

/** How far the sign of a player reaches from its middle, in heights of its number. */
export const SIGN = 0.85;

/** Whether a label is the number of a player beside the board, which has a sign around it. */
export function isSign({ x, text, owner }: Picture['labels'][number]): boolean {
  return !!owner && text === String(owner) && x < 0;
}

/** Where the middle of a sign is, from the left: it must not touch the board. */
export function signSpot({ x }: { x: number }, high: number): number {
  return Math.min(x, -SIGN * high - 8);
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The nearest place in a direction, counting what lies aside as further away; or none. */
export function neighbour(
  places: readonly Place[],
  from: number,
  direction: Direction,
): number | null {
  const origin = places[from];
  if (!origin) return null;
  let best: number | null = null;
  let least = Infinity;
  places.forEach((place, index) => {
    const [ahead, aside] = aheadAndAside(place.x - origin.x, place.y - origin.y, direction);
    if (ahead <= 0) return;
    const distance = ahead + 2.5 * Math.abs(aside);
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

function aheadAndAside(dx: number, dy: number, direction: Direction): [number, number] {
  switch (direction) {
    case 'left':
      return [-dx, dy];
    case 'right':
      return [dx, dy];
    case 'up':
      return [-dy, dx];
    case 'down':
      return [dy, dx];
  }
}
