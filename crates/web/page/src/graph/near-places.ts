/** Where a vertex and its neighbours stand: what leads to it above, what it leads to below. */

import type { Arena } from '../engine/documents';

export interface Placed {
  id: number;
  x: number;
  y: number;
}

interface Size {
  wide: number;
  high: number;
}

interface Sides {
  before: readonly number[];
  after: readonly number[];
}

export interface NearPlan {
  height: number;
  vertices: Placed[];
  /** An arc each, as the `d` of an SVG path that ends where its head begins. */
  arcs: string[];
  /** The heights of the words above both sides. */
  beforeAt: number;
  afterAt: number;
}

/** Space between vertices, for what sticks out of them, and around rows of them. */
const [ASIDE, BETWEEN, WORDS, GAP] = [46, 46, 34, 54];
/** The length of the head of an arc. */
const HEAD = 13;

/** The vertices before and after one, each once. */
export function neighbours(arena: Arena, id: number): { before: number[]; after: number[] } {
  const [before, after] = [new Set<number>(), new Set<number>()];
  for (const [from = -1, to = -1] of arena.arcs) {
    if (to === id && from !== id) before.add(from);
    if (from === id && to !== id) after.add(to);
  }
  return { before: [...before], after: [...after] };
}

/** Rows of vertices not wider than `width`, one below the other, each in the middle. */
function rows(
  ids: readonly number[],
  width: number,
  top: number,
  sizeOf: (id: number) => Size,
): { places: Placed[]; bottom: number } {
  const places: Placed[] = [];
  let [row, used]: [number[], number] = [[], 0];
  let bottom = top;
  const end = () => {
    if (row.length === 0) return;
    const high = Math.max(...row.map((id) => sizeOf(id).high));
    let x = (width - used + ASIDE) / 2;
    for (const id of row) {
      const { wide } = sizeOf(id);
      places.push({ id, x: x + wide, y: bottom + high });
      x += 2 * wide + ASIDE;
    }
    bottom += 2 * high + BETWEEN;
    [row, used] = [[], 0];
  };
  for (const id of ids) {
    const room = 2 * sizeOf(id).wide + ASIDE;
    if (used + room > width && row.length > 0) end();
    row.push(id);
    used += room;
  }
  end();
  return { places, bottom: row.length === 0 && places.length === 0 ? top : bottom - BETWEEN };
}

export function placed(
  width: number,
  middle: number,
  { before, after }: Sides,
  sizeOf: (id: number) => Size,
): NearPlan {
  const above = rows(before, width, WORDS + 16, sizeOf);
  const size = sizeOf(middle);
  const centre = { id: middle, x: width / 2, y: above.bottom + GAP + size.high };
  const afterAt = centre.y + size.high + GAP;
  const below = rows(after, width, afterAt + WORDS, sizeOf);
  const arc = (from: Placed, to: Placed) => {
    const [start, end] = [from.y + sizeOf(from.id).high, to.y - sizeOf(to.id).high - HEAD];
    const bend = 0.42 * (end - start);
    return `M${from.x} ${start}C${from.x} ${start + bend} ${to.x} ${end - bend} ${to.x} ${end}`;
  };
  return {
    height: below.bottom + 40,
    vertices: [...above.places, centre, ...below.places],
    arcs: [
      ...above.places.map((place) => arc(place, centre)),
      ...below.places.map((place) => arc(centre, place)),
    ],
    beforeAt: WORDS / 2,
    afterAt,
  };
}
