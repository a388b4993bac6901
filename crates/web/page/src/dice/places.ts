/** Where the cells of a map stand: as in a table, own points from top to bottom, the other's from left to right. */

export interface Spot {
  own: number;
  other: number;
}

export interface Field {
  /** Room at the left of the cells, in pixels. */
  edge: number;
  /** The side of the square of all cells. */
  inner: number;
  rows: number;
  columns: number;
}

/** The upper left corner of a cell, and its width and height. */
export function cellAt(field: Field, { own, other }: Spot): [number, number, number, number] {
  const [width, height] = [field.inner / field.columns, field.inner / field.rows];
  return [field.edge + other * width, own * height, width, height];
}

/** The cell under a point, if there is one. */
export function spotAt(field: Field, x: number, y: number): Spot | null {
  const own = Math.floor((y / field.inner) * field.rows);
  const other = Math.floor(((x - field.edge) / field.inner) * field.columns);
  const inside = 0 <= own && own < field.rows && 0 <= other && other < field.columns;
  return inside ? { own, other } : null;
}

/** Where a key leads to from a spot. */
export function walked(
  { rows, columns }: Field,
  spot: Spot,
  key: string,
  step: number,
): Spot | null {
  const ways: Record<string, [number, number]> = {
    ArrowUp: [-step, 0],
    ArrowDown: [step, 0],
    ArrowRight: [0, step],
    ArrowLeft: [0, -step],
  };
  const way = ways[key];
  if (!way) return null;
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
  return { own: within(spot.own + way[0], rows), other: within(spot.other + way[1], columns) };
}
