/** Numbers that are typed, and those that are possible. */

/** The whole number from `low` to `high` that is nearest to what was typed; `low` for a word. */
export function nearestWhole(typed: string, low: number, high: number): number {
  const number = Math.round(Number(typed));
  return Number.isNaN(number) || typed.trim() === '' ? low : Math.min(Math.max(number, low), high);
}
