/** What drawings must know that do not grow with the type by themselves. */

/** How much larger than usual the page is written. */
export function rootZoom(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}
