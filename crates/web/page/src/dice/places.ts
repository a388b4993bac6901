/** Where the cells of a map stand: as in a table, own points from top to bottom, the other's from left to right. */

export interface Spot {
  own: number;
  other: number;
}

/** A rectangle, as parts of the width and the height of a picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where all cells stand, `points` in each row and column. */
export interface Field extends Box {
  points: number;
}

export function cellAt(field: Field, { own, other }: Spot): Box {
  const [width, height] = [field.width / field.points, field.height / field.points];
  return { x: field.x + other * width, y: field.y + own * height, width, height };
}

/** The cell under a point, if there is one. */
export function spotAt(field: Field, x: number, y: number): Spot | null {
  const { points } = field;
  const own = Math.floor(((y - field.y) / field.height) * points);
  const other = Math.floor(((x - field.x) / field.width) * points);
  const inside = 0 <= own && own < points && 0 <= other && other < points;
  return inside ? { own, other } : null;
}

/** Where a key leads to from a spot. */
export function walked(points: number, spot: Spot, key: string, step: number): Spot | null {
  const ways: Record<string, [number, number]> = {
    ArrowUp: [-step, 0],
    ArrowDown: [step, 0],
    ArrowRight: [0, step],
    ArrowLeft: [0, -step],
  };
  const way = ways[key];
  if (!way) return null;
  const within = (value: number) => Math.max(0, Math.min(points - 1, value));
  return { own: within(spot.own + way[0]), other: within(spot.other + way[1]) };
}
