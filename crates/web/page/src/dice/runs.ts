/** A row of a table told in runs of equal numbers: `0–42: 6`. */

/** Stands for the number of dice where every choice loses. */
export const LOST = 0;

/** The best number at all points: null where chance decides, `LOST` where every choice loses. */
export function bestDice(
  dice: readonly (readonly (number | null)[])[],
  lost: readonly (readonly number[])[],
): (number | null)[][] {
  const best = dice.map((row) => [...row]);
  for (const [own = 0, other = 0] of lost) {
    const row = best[own];
    if (row) row[other] = LOST;
  }
  return best;
}

/** A number of dice as it is written: `~` for a mixture, `×` where every choice loses. */
export function writeDice(dice: number | null): string {
  return dice === null ? '~' : dice === LOST ? '×' : String(dice);
}

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

/** `0–42: 6 · 43: 7`; a mixture is a tilde, a loss a cross. */
export function writeRuns(row: readonly (number | null)[]): string {
  return runs(row)
    .map(({ from, to, value }) => `${from === to ? from : `${from}–${to}`}: ${writeDice(value)}`)
    .join(' · ');
}
