/** Where the places of a picture lie, in units of the drawing. */

import type { Picture, Place } from '../engine/documents';

/** Half a square. */
export const HALF = 26;

const MARGIN = 8;
const TEXT = 20;
const ROOT_3 = Math.sqrt(3);

/** The height of a hexagon's tip above its middle. */
export const TIP = (2 * HALF) / ROOT_3;

export interface Point {
  x: number;
  y: number;
}

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  at: (x: number, y: number) => Point;
}

/** The part of the plane that a picture needs. */
export function frame(picture: Picture): Frame {
  const across = picture.layout === 'columns' ? (HALF * ROOT_3) / 2 : HALF;
  const down = picture.layout === 'rows' ? (HALF * ROOT_3) / 2 : HALF;
  const at = (x: number, y: number) => ({ x: x * across, y: y * down });
  const hexagons = picture.places.some((place) => place.outline === 'hexagon');
  const reach = hexagons ? TIP : HALF;
  let [left, right, top, bottom] = [0, 0, 0, 0];
  const include = ({ x, y }: Point, wide: number, high: number) => {
    left = Math.min(left, x - wide);
    right = Math.max(right, x + wide);
    top = Math.min(top, y - high);
    bottom = Math.max(bottom, y + high);
  };
  for (const place of picture.places) include(at(place.x, place.y), HALF, reach);
  for (const label of picture.labels) {
    include(at(label.x, label.y), (label.text.length * TEXT * 0.6) / 2, TEXT / 2);
  }
  return {
    left: left - MARGIN,
    top: top - MARGIN,
    width: right - left + 2 * MARGIN,
    height: bottom - top + 2 * MARGIN,
    at,
  };
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

/** The corners of a hexagon with a corner at the top. */
export function hexagon({ x, y }: Point, size = 1): string {
  const corners: [number, number][] = [
    [0, -TIP],
    [HALF, -TIP / 2],
    [HALF, TIP / 2],
    [0, TIP],
    [-HALF, TIP / 2],
    [-HALF, -TIP / 2],
  ];
  return corners.map(([dx, dy]) => `${x + size * dx},${y + size * dy}`).join(' ');
}

/** The corners of a regular polygon, the first one at `angle`. */
export function polygon(corners: number, angle: number, reach: number): Point[] {
  return Array.from({ length: corners }, (_, index) => {
    const turned = angle + (2 * Math.PI * index) / corners;
    return { x: reach * Math.cos(turned), y: reach * Math.sin(turned) };
  });
}
