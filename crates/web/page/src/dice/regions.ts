/** The parts of a map that have one number, and where that number is best written. */

export type Cell = number | null;
export type Cells = readonly (readonly Cell[])[];

export interface Region {
  value: number;
  /** The cell furthest from every border of the part. */
  row: number;
  column: number;
  /** How many cells away the nearest border is. */
  room: number;
}

/** Every part of a map whose cells touch and have the same number. */
export function regions(cells: Cells): Region[] {
  const rooms = roomsOf(cells);
  const seen = cells.map((row) => row.map(() => false));
  const found: Region[] = [];
  cells.forEach((row, top) => {
    row.forEach((value, left) => {
      if (value === null || seen[top]?.[left]) return;
      let best: Region = { value, row: top, column: left, room: 0 };
      const waiting: [number, number][] = [[top, left]];
      for (let at = waiting.pop(); at; at = waiting.pop()) {
        const [y, x] = at;
        const line = seen[y];
        if (!line || line[x] !== false || cells[y]?.[x] !== value) continue;
        line[x] = true;
        const room = rooms[y]?.[x] ?? 0;
        if (room > best.room) best = { value, row: y, column: x, room };
        waiting.push([y - 1, x], [y + 1, x], [y, x - 1], [y, x + 1]);
      }
      found.push(best);
    });
  });
  return found;
}

/** For every cell, in how many steps, also slanting ones, a cell with another number is reached. */
function roomsOf(cells: Cells): number[][] {
  const rooms = cells.map((row) => row.map(() => Infinity));
  // One sweep hears of borders above and before, the other of those below and behind.
  for (const step of [1, -1] as const) {
    const before = [
      [-step, -1],
      [-step, 0],
      [-step, 1],
      [0, -step],
    ] as const;
    const inOrder = <T>(all: T[]) => (step === 1 ? all : all.reverse());
    for (const y of inOrder([...cells.keys()])) {
      for (const x of inOrder([...(cells[y] ?? []).keys()])) {
        const reached = before.map(([down, right]) => {
          const same = cells[y + down]?.[x + right] === cells[y]?.[x];
          return same ? (rooms[y + down]?.[x + right] ?? 0) : 0;
        });
        const line = rooms[y];
        if (line) line[x] = Math.min(line[x] ?? Infinity, 1 + Math.min(...reached));
      }
    }
  }
  return rooms;
}
