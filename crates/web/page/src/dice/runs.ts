/** A row of a table told in runs of equal numbers: `0–42: 6`. */

export interface Run {
  from: number;
  to: number;
  value: number | null;
}

export function runs(row: readonly (number | null)[]): Run[] {
  const found: Run[] = [];
  row.forEach((value, index) => {
    const last = found.at(-1);
    if (last && last.value === value) last.to = index;
    else found.push({ from: index, to: index, value });
  });
  return found;
}

/** `0–42: 6 · 43: 7`; a mixture is a tilde. */
export function writeRuns(row: readonly (number | null)[]): string {
  return runs(row)
    .map(({ from, to, value }) => `${from === to ? from : `${from}–${to}`}: ${value ?? '~'}`)
    .join(' · ');
}
