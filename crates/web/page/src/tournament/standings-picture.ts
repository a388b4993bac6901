/** A whole tournament as one picture: the ranking with confidence intervals, and who beats whom. */

import type { Interval, Tournament } from '../engine/documents';
import { strategyName } from '../model/strategy-names';
import { number, percent, words } from '../model/words';
import { meeting } from './cross-table';

/** What is written above, and which tournament. */
export interface Standing {
  title: string;
  /** How many games, which seed. */
  below: string;
  report: Tournament;
}

const [INK, SOFT, LINE, PAPER] = ['#1A1A1A', '#5A5A5A', '#D9D9D9', '#FFFFFF'];
const [FIRST, SECOND] = ['#0072B2', '#D55E00'];
/** Sizes in pixels: the margin, a row, a cell, the scale, and how wide a letter is. */
const [MARGIN, ROW, CELL, SCALE, LETTER] = [24, 44, 92, 320, 8.6];

/** The picture as SVG, in fixed colours on white paper. */
export function standingsPicture({ title, below, report }: Standing): string {
  const names = report.ranking.map(({ name }) => strategyName(name));
  const longest = Math.max(12, ...names.map((name) => name.length)) * LETTER;
  const left = MARGIN + longest + 40;
  const cross = left + SCALE + 130;
  const width = Math.max(cross + names.length * CELL + MARGIN, title.length * 12 + 2 * MARGIN);
  const top = 150;
  const bottom = top + names.length * ROW;
  const height = bottom + 84;
  const parts = [
    text(MARGIN, 40, title, { size: 22, bold: true }),
    text(MARGIN, 66, below, { colour: SOFT }),
    text(left + SCALE / 2, 104, words('score-axis'), { anchor: 'middle', bold: true }),
    text(cross + (names.length * CELL) / 2, 104, words('cross-short'), {
      anchor: 'middle',
      bold: true,
    }),
    scale(left, top, bottom),
    ...report.ranking.flatMap((ranked, row) => {
      const y = top + (row + 0.5) * ROW;
      const interval = { mean: ranked.score, low: ranked.low, high: ranked.high };
      return [
        text(MARGIN, y, `${row + 1}. ${names[row]}`),
        whisker(left, y, interval),
        text(left + SCALE + 14, y, percent(ranked.score), { bold: true }),
        ...report.ranking.map((other, column) =>
          cell(report, ranked.name, other.name, cross + column * CELL, y),
        ),
      ];
    }),
    ...names.map((_, column) =>
      text(cross + (column + 0.5) * CELL, 132, `${column + 1}.`, { anchor: 'middle', bold: true }),
    ),
    text(MARGIN, bottom + 62, words('standings-key'), { colour: SOFT, size: 14 }),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}" ` +
    `font-family="DejaVu Sans, Verdana, Arial, sans-serif">` +
    `<title>${escaped(title)}</title><rect width="${width}" height="${height}" fill="${PAPER}"/>` +
    `${parts.join('')}</svg>`
  );
}

interface Font {
  size?: number;
  bold?: boolean;
  colour?: string;
  anchor?: 'start' | 'middle' | 'end';
}

function text(x: number, y: number, content: string, font: Font = {}): string {
  const { size = 16, bold = false, colour = INK, anchor = 'start' } = font;
  const weight = bold ? ' font-weight="bold"' : '';
  // The middle of the digits stands at the given height, whatever draws the picture.
  const down = y + 0.36 * size;
  return `<text x="${x}" y="${down}" font-size="${size}" fill="${colour}" text-anchor="${anchor}"${weight}>${escaped(content)}</text>`;
}

/** The axis below the intervals, with a line at every quarter. */
function scale(left: number, top: number, bottom: number): string {
  const ticks = [0, 25, 50, 75, 100].map((share) => {
    const x = left + (share / 100) * SCALE;
    const dash = share === 50 ? ` stroke-dasharray="4 3"` : '';
    const colour = share === 50 ? INK : LINE;
    return (
      `<line x1="${x}" x2="${x}" y1="${top}" y2="${bottom}" stroke="${colour}"${dash}/>` +
      text(x, bottom + 16, number(share), { anchor: 'middle', colour: SOFT })
    );
  });
  const unit = text(left + SCALE + 14, bottom + 16, '%', { colour: SOFT });
  return `${ticks.join('')}${unit}`;
}

function whisker(left: number, y: number, { mean, low, high }: Interval): string {
  const x = (share: number) => left + share * SCALE;
  return (
    `<line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" stroke="${INK}" stroke-width="3"/>` +
    [low, high]
      .map(
        (end) =>
          `<line x1="${x(end)}" x2="${x(end)}" y1="${y - 8}" y2="${y + 8}" stroke="${INK}" stroke-width="2"/>`,
      )
      .join('') +
    `<circle cx="${x(mean)}" cy="${y}" r="6" fill="${FIRST}"/>`
  );
}

/** How one strategy fares against another: a full frame if it is better, a dashed one if worse. */
function cell(report: Tournament, a: string, b: string, x: number, y: number): string {
  if (a === b) return text(x + CELL / 2, y, '·', { anchor: 'middle', colour: SOFT });
  const met = meeting(report.pairings, a, b);
  if (!met) return '';
  const kind = met.better === a ? FIRST : met.better === b ? SECOND : LINE;
  const dash = kind === SECOND ? ' stroke-dasharray="5 3"' : '';
  const box = { x: x + 4, y: y - ROW / 2 + 4, width: CELL - 8, height: ROW - 8 };
  return (
    `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="4" ` +
    `fill="${PAPER}" stroke="${kind}" stroke-width="2"${dash}/>` +
    text(x + CELL / 2, y, percent(met.score.mean), { anchor: 'middle' })
  );
}

function escaped(content: string): string {
  const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return content.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
}
