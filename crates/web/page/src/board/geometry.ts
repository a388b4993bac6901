/** Where the places of a picture lie, in units of the drawing. */

import type { Picture, Place } from '../engine/documents';

/** Half a square. */
export const HALF = 26;

const MARGIN = 8;
/** How high labels are written where there is room for them. */
export const TEXT = 20;
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

/** How far a name beside the board is from its border, in half squares. */
const BESIDE = 0.7;

/** Where a name beside the board is written: all of one side nearer than a whole square. */
export function labelAt(picture: Picture, label: Point): Point {
  // Where all heaps are empty, there is no board to stand beside.
  if (picture.places.length === 0) return label;
  const xs = picture.places.map(({ x }) => x);
  const ys = picture.places.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - 1, Math.max(...xs) + 1];
  const [top, bottom] = [Math.min(...ys) - 1, Math.max(...ys) + 1];
  const within = (name: Point) => left <= name.x && name.x <= right;
  // How much farther than needed the nearest name of a side is.
  const spare = (distances: number[]) => Math.max(0, Math.min(...distances) - BESIDE);
  const outside = (distance: (name: Point) => number, names: readonly Point[]) =>
    spare(names.map(distance).filter((far) => far > 0));
  const { labels } = picture;
  if (label.x < left) {
    return { x: label.x + outside((name) => left - name.x, labels), y: label.y };
  }
  // Right of the board stand numbers of its rows, which keep their own distance.
  if (!within(label)) return label;
  const columns = labels.filter(within);
  if (label.y > bottom) {
    return { x: label.x, y: label.y - outside((name) => name.y - bottom, columns) };
  }
  if (label.y < top) return { x: label.x, y: label.y + outside((name) => top - name.y, columns) };
  return label;
}

/** How many times wider than high a picture is. */
export function aspect(picture: Picture): number {
  const { width, height } = frame(picture);
  return width / height;
}

/** The part of the plane that a picture needs; `text` is how high its labels are written. */
export function frame(picture: Picture, text = TEXT): Frame {
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
    const beside = labelAt(picture, label);
    include(at(beside.x, beside.y), (label.text.length * text * 0.62) / 2, text / 2);
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
