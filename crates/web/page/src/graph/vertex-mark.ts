/** One vertex of an arena, drawn as in the exported figure: its shape, hatching, rank and winner. */

import { css, nothing, svg } from 'lit';

import type { Arena, Picture, Player, Vertex } from '../engine/documents';
import { words } from '../model/words';
import { stillBoard } from '../parts/still-board';

/** How a vertex stands in the question of which vertices come next. */
export type Answer = 'chosen' | 'right' | 'wrong' | 'missed';

/** What a vertex is drawn with: everything that depends on the reader. */
export interface Look {
  arena: Arena;
  /** How many layers of the attractor are shown. */
  shown: number;
  /** The vertex under discussion. */
  selected: number | null;
  answers: ReadonlyMap<number, Answer>;
}

export interface Room {
  wide: number;
  high: number;
  lines: readonly string[];
  board: Picture | null;
  scale: number;
}

/** Labels are written this high, and their lines stand this far from each other. */
const [LABEL, LINE, CHARACTER] = [18, 20, 11];
/** A vertex is not smaller than this from its middle. */
const SMALLEST = 25;
/** A label longer than this is broken where the rows of a grid end. */
const LONG = 7;

/** How much room a vertex takes from its middle, and what stands in it. */
export function roomOf({ layout, vertices }: Arena, id: number): Room {
  const laid = layout?.vertices[id];
  if (layout && laid) {
    const { width, height, label, board } = laid;
    const scale = layout.board_scale;
    return { wide: width / 2, high: height / 2, lines: label, board: board ?? null, scale };
  }
  const vertex = vertices[id];
  const lines = vertex ? labelOf(vertex) : [];
  const longest = Math.max(0, ...lines.map((line) => line.length));
  const high = Math.max(SMALLEST, (lines.length * LINE) / 2 + 9);
  return {
    wide: Math.max(high, (longest * CHARACTER) / 2 + 12),
    high,
    lines,
    board: null,
    scale: 1,
  };
}

/** The position without its player, whom the shape shows, on as many lines as it needs. */
export function labelOf({ position, player }: Vertex): string[] {
  const label = player ? position.replace(new RegExp(` ${player}$`), '') : position;
  return label.length > LONG ? label.split('/') : [label];
}

/** Whether a vertex is in the part of the attractor that is shown. */
export function isInside({ shown }: Look, vertex: Vertex | undefined): boolean {
  return typeof vertex?.rank === 'number' && vertex.rank < shown;
}

/** What is said of a vertex in words. */
export function describe(look: Look, vertex: Vertex): string {
  const answer = look.answers.get(vertex.id);
  const parts = [vertex.position];
  if (vertex.player) parts.push(words('to-move', { player: vertex.player }));
  if (vertex.id === look.arena.start) parts.push(words('legend-start'));
  if (vertex.final) parts.push(words(`final-${vertex.final}`));
  if (isInside(look, vertex)) parts.push(words('rank', { rank: vertex.rank ?? 0 }));
  if (answer) parts.push(words(`answer-${answer}`));
  return parts.join(', ');
}

/** The vertex around the origin: its shape and what stands in it. */
export function vertexBody(look: Look, vertex: Vertex, room = roomOf(look.arena, vertex.id)) {
  const inside = isInside(look, vertex);
  const { wide, high } = room;
  return svg`
    ${outline(vertex.player, wide, high, 'shape', 0)}
    ${
      inside
        ? svg`${outline(vertex.player, wide, high, 'hatched', vertex.final ? 5.5 : 1.2, hatchOf(vertex.rank))}
          ${paper(room)}`
        : nothing
    }
    ${vertex.final ? outline(vertex.player, wide, high, 'inner', 5.5) : nothing}
    ${outline(vertex.player, wide, high, 'ring', -6)}
    ${room.board ? stillBoard(room.board, room.scale) : label(room.lines)}
  `;
}

/** What stands over everything: the start, the winner, the rank, and the verdict on an answer. */
export function vertexMarks(look: Look, vertex: Vertex, room = roomOf(look.arena, vertex.id)) {
  const { wide, high } = room;
  const answer = look.answers.get(vertex.id);
  return svg`
    ${vertex.id === look.arena.start ? startArrow(wide, high, vertex.player === 1) : nothing}
    ${vertex.final ? svg`<g transform="translate(0 ${high + 9})">${medal(vertex.final)}</g>` : nothing}
    ${
      isInside(look, vertex)
        ? svg`<g transform="translate(${badgeAside(vertex.player, wide, high)} ${-badgeUp(vertex.player, high)})">
          ${badge(String(vertex.rank))}</g>`
        : nothing
    }
    ${
      answer && answer !== 'chosen'
        ? svg`<g class="verdict" transform="translate(${-wide} ${-high})">
            <circle r="17" /><text>${{ right: '✓', wrong: '✗', missed: '!' }[answer]}</text></g>`
        : nothing
    }
  `;
}

/** The classes of a vertex. */
export function classesOf(look: Look, vertex: Vertex): string {
  const inside = isInside(look, vertex);
  return [
    'vertex',
    `player-${vertex.player ?? 0}`,
    inside ? 'inside' : '',
    inside && vertex.rank === look.shown - 1 ? 'new' : '',
    vertex.final ? 'final' : '',
    vertex.id === look.selected ? 'selected' : '',
    look.answers.get(vertex.id) ?? '',
  ].join(' ');
}

/** The shape that says who moves: round for player 1, square for player 2, pointed for nobody. */
export function outline(
  player: number | null | undefined,
  wide: number,
  high: number,
  name: string,
  inset: number,
  fill?: string,
) {
  const [w, h] = [wide - inset, high - inset];
  const filled = fill ?? nothing;
  if (player !== 1 && player !== 2) {
    const flat = w - Math.min(0.5 * h, w);
    const corners = `${-w},0 ${-flat},${-h} ${flat},${-h} ${w},0 ${flat},${h} ${-flat},${h}`;
    return svg`<polygon class=${name} points=${corners} fill=${filled} />`;
  }
  const round = player === 1 ? Math.min(w, h) : 0;
  return svg`<rect class=${name} x=${-w} y=${-h} width=${2 * w} height=${2 * h} rx=${round}
    fill=${filled} />`;
}

/** The box of a rank. */
export function badge(text: string) {
  const wide = Math.max(26, 11 * text.length + 10);
  return svg`<g class="rank"><rect x=${-wide / 2} y="-12" width=${wide} height="24" rx="4" />
    <text>${text}</text></g>`;
}

/** The mark of who won: the winner's shape and number, or `=`. */
export function medal(final: string) {
  const player = final === 'draw' ? null : (Number(final) as Player);
  return svg`<g class="medal player-${player ?? 0}">
    ${outline(player, player ? 12 : 15, 12, 'shape', 0)}<text>${player ?? '='}</text></g>`;
}

/** The arrow that shows where the play starts, from outside to the border of its vertex. */
function startArrow(wide: number, high: number, round: boolean) {
  // On a round end the border is nearer than the corner of its box.
  const radius = Math.min(wide, high);
  const [x, y] = round
    ? [-(wide - radius) - 0.944 * radius, -0.33 * radius]
    : [-wide, -0.35 * high];
  return svg`<path class="start" d="M${x - 30} ${y - 10.5}L${x - 9} ${y - 3}" marker-end="url(#head-dark)" />`;
}

function badgeAside(player: number | null | undefined, wide: number, high: number): number {
  if (player === 1) return wide - 0.4 * Math.min(wide, high) + 13;
  return wide - (player === 2 ? 8 : 12) + 13;
}

function badgeUp(player: number | null | undefined, high: number): number {
  return player === 1 ? 0.72 * high : high - 3;
}

/** What the content lies on where there is hatching around it. */
function paper({ board, scale, lines }: Room) {
  const [width, height] = board
    ? [
        scale * (board.bounds.right - board.bounds.left),
        scale * (board.bounds.bottom - board.bounds.top),
      ]
    : [CHARACTER * Math.max(0, ...lines.map((line) => line.length)), LINE * lines.length];
  return svg`<rect class="paper" x=${-width / 2 - 3} y=${-height / 2 - 1} width=${width + 6}
    height=${height + 2} rx="5" />`;
}

function label(lines: readonly string[]) {
  return lines.map(
    (line, index) =>
      svg`<text class="label" y=${LINE * (index - (lines.length - 1) / 2)}>${line}</text>`,
  );
}

/** The four densities of hatching: dark at the goal, lighter further away. */
const DENSITIES = [
  { step: 4, tint: 0.32, stroke: 2 },
  { step: 5.5, tint: 0.2, stroke: 1.8 },
  { step: 7.5, tint: 0.12, stroke: 1.6 },
  { step: 10.5, tint: 0.06, stroke: 1.5 },
] as const;

export function hatchOf(rank: number | null | undefined): string {
  return `url(#hatch-${Math.min(rank ?? 0, DENSITIES.length - 1)})`;
}

/** The hatching of a player's attractor, and the heads of arrows. */
export function definitions(player: Player) {
  const colour = player === 1 ? 'var(--first)' : 'var(--second)';
  return svg`
    ${DENSITIES.map(
      (
        { step, tint, stroke },
        density,
      ) => svg`<pattern id="hatch-${density}" width=${step} height=${step}
        patternUnits="userSpaceOnUse" patternTransform="rotate(${player === 1 ? 45 : -45})">
        <rect width=${step} height=${step} fill=${colour} fill-opacity=${tint} />
        <rect width=${stroke} height=${step} fill=${colour} /></pattern>`,
    )}
    ${['head', 'head-dark'].map(
      (
        id,
      ) => svg`<marker id=${id} viewBox="0 0 10 10" refX="0" refY="5" markerUnits="userSpaceOnUse"
        markerWidth="13" markerHeight="13" orient="auto-start-reverse">
        <path class=${id === 'head' ? 'head' : 'head dark'} d="M0 0L10 5L0 10z" /></marker>`,
    )}`;
}

export const vertexStyles = css`
  .arc {
    fill: none;
    stroke: var(--strong-line);
    stroke-width: 1.6;
  }
  .arc.reason,
  .arc.chosen,
  .start {
    fill: none;
    stroke: var(--ink);
    stroke-width: 4.5;
  }
  .head {
    fill: var(--strong-line);
  }
  .head.dark {
    fill: var(--ink);
  }
  .vertex {
    cursor: pointer;
    outline: none;
  }
  .shape {
    fill: var(--surface);
    stroke: var(--ink);
    stroke-width: 2.5;
  }
  .inner,
  .ring {
    fill: none;
  }
  .inner {
    stroke: var(--ink);
    stroke-width: 2;
  }
  .player-1 .shape,
  .player-1 .inner {
    stroke: var(--first);
  }
  .player-2 .shape,
  .player-2 .inner {
    stroke: var(--second);
  }
  .new .shape {
    stroke-width: 6;
  }
  .paper {
    fill: var(--surface);
  }
  .vertex:focus-visible .ring,
  .vertex.selected .ring {
    stroke: var(--focus);
    stroke-width: 3;
  }
  .vertex.chosen .ring {
    stroke: var(--primary);
    stroke-width: 5;
    stroke-dasharray: 8 4;
  }
  svg text {
    fill: var(--ink);
    text-anchor: middle;
    dominant-baseline: central;
  }
  .label {
    font: 600 ${LABEL}px var(--mono);
  }
  .letters {
    font-weight: 700;
    font-family: var(--sans);
  }
  .letters.on-light {
    fill: #16191d;
  }
  .still .stroke {
    stroke: var(--strong-line);
    stroke-width: 1.5;
  }
  .rank rect {
    fill: var(--surface);
    stroke: var(--ink);
    stroke-width: 1.5;
  }
  .rank text {
    font: 700 18px var(--mono);
  }
  .medal .shape {
    stroke: var(--strong-line);
    stroke-width: 3;
  }
  .medal.player-1 .shape {
    stroke: var(--first);
  }
  .medal.player-2 .shape {
    stroke: var(--second);
  }
  .medal text {
    font: 700 16px var(--sans);
  }
  .verdict circle {
    fill: var(--surface);
    stroke: var(--ink);
    stroke-width: 2;
  }
  .verdict text {
    font: 700 22px var(--sans);
  }
  .marks,
  .still,
  .label {
    pointer-events: none;
  }
`;
