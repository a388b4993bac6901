/** `<game-graph>`: an arena drawn, circles for player 1 and squares for player 2. */

import { css, html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';

import type { Arena, Vertex } from '../engine/documents';
import { shared } from '../look/shared';
import { words } from '../model/words';
import { Part } from '../parts/part';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a vertex stands in the question of which vertices come next. */
export type Answer = 'chosen' | 'right' | 'wrong' | 'missed';

const MARGIN = 24;
const ZOOM = 1.25;

/** Tells `vertex` with the number of the vertex that was chosen. */
@customElement('game-graph')
export class GameGraph extends Part {
  @property({ attribute: false }) arena: Arena | null = null;
  /** How many layers of the attractor are shown. */
  @property({ type: Number }) shown = 0;
  /** The vertex under discussion and its arcs. */
  @property({ type: Number }) selected: number | null = null;
  @property({ attribute: false }) arcs: ReadonlySet<number> = new Set();
  @property({ attribute: false }) answers: ReadonlyMap<number, Answer> = new Map();
  @property({ type: Boolean }) strategy = false;

  @state() private box: Box | null = null;
  @query('svg') private readonly drawing!: SVGSVGElement | null;

  private held: { x: number; y: number; box: Box; moved: boolean } | null = null;

  static override styles = [
    shared,
    css`
      :host {
        position: relative;
      }
      svg {
        display: block;
        width: 100%;
        height: min(68vh, 46rem);
        background: var(--surface);
        border-radius: var(--radius);
        cursor: grab;
        touch-action: pan-y;
      }
      .arc {
        fill: none;
        stroke: var(--strong-line);
        stroke-width: 1.6;
      }
      .arc.reason {
        stroke: var(--ink);
        stroke-width: 4.5;
      }
      .arc.chosen {
        stroke: var(--ink);
        stroke-width: 4;
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
        stroke: var(--strong-line);
        stroke-width: 3;
      }
      .player-1 .shape {
        stroke: var(--first);
      }
      .player-2 .shape {
        stroke: var(--second);
      }
      .inside.player-1 .shape,
      .inside .shape {
        fill: var(--wash);
      }
      .new .shape {
        stroke-width: 7;
      }
      .final .inner {
        fill: none;
        stroke: inherit;
        stroke-width: 1.5;
      }
      .player-1 .inner {
        stroke: var(--first);
      }
      .player-2 .inner {
        stroke: var(--second);
      }
      .vertex:focus-visible .ring,
      .vertex.selected .ring {
        stroke: var(--focus);
        stroke-width: 3;
      }
      .ring {
        fill: none;
        stroke: none;
      }
      .vertex.chosen .ring {
        stroke: var(--primary);
        stroke-width: 5;
        stroke-dasharray: 8 4;
      }
      text {
        fill: var(--ink);
        text-anchor: middle;
        dominant-baseline: central;
        font: 500 16px var(--mono);
      }
      text.short {
        font-size: 19px;
      }
      .rank rect {
        fill: var(--surface);
        stroke: var(--ink);
        stroke-width: 1.5;
      }
      .rank text,
      .verdict text {
        font-weight: 700;
      }
      .verdict circle {
        fill: var(--surface);
        stroke: var(--ink);
        stroke-width: 2;
      }
      .verdict text {
        font-size: 22px;
      }
      .marks {
        pointer-events: none;
      }
      .zoom {
        position: absolute;
        right: var(--s2);
        top: var(--s2);
        display: flex;
        gap: var(--s1);
      }
      .zoom button {
        min-width: 2.5rem;
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('arena')) this.fit();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { arena, box } = this;
    if (!arena?.layout || !box) return nothing;
    const wash = arena.attractor === 2 ? 'var(--second-wash)' : 'var(--first-wash)';
    return html`
      <svg
        viewBox="${box.x} ${box.y} ${box.width} ${box.height}"
        role="group"
        aria-label=${words('graph-label', { vertices: arena.vertices.length, arcs: arena.arcs.length })}
        .style=${`--wash: ${wash}`}
        @wheel=${this.onWheel}
        @pointerdown=${this.onHold}
        @pointermove=${this.onPan}
        @pointerup=${this.onRelease}
        @pointerleave=${this.onRelease}
        @keydown=${this.onKey}
      >
        <defs>
          ${['head', 'head-dark'].map(
            (
              id,
            ) => svg`<marker id=${id} viewBox="0 0 10 10" refX="0" refY="5" markerUnits="userSpaceOnUse"
              markerWidth="13" markerHeight="13" orient="auto-start-reverse">
              <path class=${id === 'head' ? 'head' : 'head dark'} d="M0 0L10 5L0 10z" /></marker>`,
          )}
        </defs>
        ${arena.arcs.map((_, index) => this.arc(index))}
        ${arena.vertices.map((vertex) => this.vertex(vertex))}
        ${arena.vertices.map((vertex) => this.marks(vertex))}
      </svg>
      <div class="zoom">
        <button aria-label=${words('zoom-in')} @click=${() => this.zoom(1 / ZOOM)}>+</button>
        <button aria-label=${words('zoom-out')} @click=${() => this.zoom(ZOOM)}>−</button>
        <button aria-label=${words('zoom-fit')} @click=${() => this.fit()}>⤢</button>
      </div>
    `;
  }

  private arc(index: number) {
    const arena = this.arena;
    const [source, target] = arena?.arcs[index] ?? [];
    if (!arena || source === undefined) return nothing;
    const played =
      this.strategy &&
      this.isShown(arena.vertices[source]) &&
      arena.strategy.some(([from, to]) => from === source && to === target);
    const kind = this.arcs.has(index) ? 'reason' : played ? 'chosen' : '';
    const head = kind === '' ? 'head' : 'head-dark';
    const route = arena.layout?.arcs[index];
    return route
      ? svg`<path class="arc ${kind}" d=${route} marker-end="url(#${head})" />`
      : nothing;
  }

  private vertex(vertex: Vertex) {
    const { x, y } = this.point(vertex.id);
    const { wide, high } = this.half(vertex.id);
    const inside = this.isShown(vertex);
    const isNew = inside && vertex.rank === this.shown - 1;
    const answer = this.answers.get(vertex.id);
    const classes = [
      'vertex',
      `player-${vertex.player ?? 0}`,
      inside ? 'inside' : '',
      isNew ? 'new' : '',
      vertex.final ? 'final' : '',
      vertex.id === this.selected ? 'selected' : '',
      answer ?? '',
    ].join(' ');
    const round = vertex.player === 1 ? Math.min(wide, high) : vertex.player === 2 ? 2 : 10;
    const rect = (name: string, inset: number) => svg`<rect class=${name}
      x=${inset - wide} y=${inset - high} width=${2 * (wide - inset)} height=${2 * (high - inset)}
      rx=${Math.max(round - inset, 0)} />`;
    return svg`<g class=${classes} transform="translate(${x} ${y})" tabindex="0" role="button"
      data-vertex=${vertex.id} aria-label=${this.describe(vertex, inside, answer)}
      aria-pressed=${answer === 'chosen' ? 'true' : nothing}
      @click=${() => this.choose(vertex.id)}>
      ${rect('shape', 0)}
      ${vertex.final ? rect('inner', 5) : nothing}
      ${rect('ring', -6)}
      ${this.label(vertex.id)}
    </g>`;
  }

  /** The rank and the verdict on an answer, over everything and beside the words of the vertex. */
  private marks(vertex: Vertex) {
    const { x, y } = this.point(vertex.id);
    const { wide, high } = this.half(vertex.id);
    const answer = this.answers.get(vertex.id);
    return svg`<g class="marks" aria-hidden="true">
      ${
        this.isShown(vertex)
          ? svg`<g class="rank" transform="translate(${x + wide - 2} ${y - high - 2})">
            <rect x="-13" y="-12" width="26" height="24" rx="4" /><text>${vertex.rank}</text></g>`
          : nothing
      }
      ${
        answer && answer !== 'chosen'
          ? svg`<g class="verdict" transform="translate(${x - wide} ${y - high})">
            <circle r="17" /><text>${{ right: '✓', wrong: '✗', missed: '!' }[answer]}</text></g>`
          : nothing
      }
    </g>`;
  }

  private describe(vertex: Vertex, inside: boolean, answer: Answer | undefined): string {
    const parts = [vertex.position];
    if (vertex.player) parts.push(words('to-move', { player: vertex.player }));
    if (vertex.final) parts.push(words(`final-${vertex.final}`));
    if (inside) parts.push(words('rank', { rank: vertex.rank ?? 0 }));
    if (answer) parts.push(words(`answer-${answer}`));
    return parts.join(', ');
  }

  private isShown(vertex: Vertex | undefined): boolean {
    return typeof vertex?.rank === 'number' && vertex.rank < this.shown;
  }

  private point(id: number): { x: number; y: number } {
    return this.arena?.layout?.vertices[id] ?? { x: 0, y: 0 };
  }

  private half(id: number): { wide: number; high: number } {
    const laid = this.arena?.layout?.vertices[id];
    return { wide: (laid?.width ?? 40) / 2, high: (laid?.height ?? 40) / 2 };
  }

  /** The position, on as many lines as were laid out for it. */
  private label(id: number) {
    const lines = this.arena?.layout?.vertices[id]?.label ?? [];
    return lines.map(
      (line, index) => svg`<text class=${line.length <= 4 ? 'short' : ''}
        y=${18 * (index - (lines.length - 1) / 2)}>${line}</text>`,
    );
  }

  private fit(): void {
    const layout = this.arena?.layout;
    if (!layout) return;
    this.box = {
      x: -MARGIN,
      y: -MARGIN,
      width: layout.width + 2 * MARGIN,
      height: layout.height + 2 * MARGIN,
    };
  }

  private zoom(by: number, at?: { x: number; y: number }): void {
    if (!this.box) return;
    const { x, y, width, height } = this.box;
    const middle = at ?? { x: x + width / 2, y: y + height / 2 };
    this.box = {
      x: middle.x - (middle.x - x) * by,
      y: middle.y - (middle.y - y) * by,
      width: width * by,
      height: height * by,
    };
  }

  private onWheel(event: WheelEvent): void {
    // A wheel alone scrolls the page, as everywhere else.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const matrix = this.drawing?.getScreenCTM()?.inverse();
    if (!matrix) return;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    this.zoom(event.deltaY > 0 ? ZOOM : 1 / ZOOM, at);
  }

  private onHold(event: PointerEvent): void {
    if (event.pointerType === 'touch' || !this.box) return;
    this.held = { x: event.clientX, y: event.clientY, box: this.box, moved: false };
  }

  private onPan(event: PointerEvent): void {
    const { held, drawing } = this;
    if (!held || !drawing) return;
    const scale = drawing.getScreenCTM()?.a ?? 1;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (Math.hypot(dx, dy) > 4) held.moved = true;
    if (held.moved)
      this.box = { ...held.box, x: held.box.x - dx / scale, y: held.box.y - dy / scale };
  }

  private onRelease(): void {
    // The click that ends a drag comes after this and must still know of it.
    const held = this.held;
    setTimeout(() => {
      if (this.held === held) this.held = null;
    });
  }

  private onKey(event: KeyboardEvent): void {
    const target = (event.target as Element).closest('[data-vertex]');
    if (event.key === '+') this.zoom(1 / ZOOM);
    else if (event.key === '-') this.zoom(ZOOM);
    else if (event.key === '0') this.fit();
    else if (target && (event.key === 'Enter' || event.key === ' ')) {
      this.choose(Number(target.getAttribute('data-vertex')));
    } else return;
    event.preventDefault();
  }

  private choose(id: number): void {
    if (this.held?.moved) return;
    this.tell('vertex', id);
  }
}
