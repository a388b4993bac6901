/** `<near-graph>`: one vertex, what leads to it and what it leads to; also where nothing else fits. */

import { css, html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';

import type { Arena } from '../engine/documents';
import { engine } from '../engine/engine';
import { shared } from '../look/shared';
import { words } from '../model/words';
import { Part } from '../parts/part';
import { rootZoom } from '../parts/zoom';
import { neighbours, placed, type Placed } from './near-places';
import {
  classesOf,
  definitions,
  describe,
  roomOf,
  vertexBody,
  vertexMarks,
  vertexStyles,
  type Answer,
  type Look,
} from './vertex-mark';

/** More neighbours than this on one side are counted. */
const MOST = 24;

/** Tells `vertex` with the number of the vertex that was chosen. */
@customElement('near-graph')
export class NearGraph extends Part {
  @property({ attribute: false }) arena: Arena | null = null;
  @property({ type: Number }) shown = 0;
  /** The vertex in the middle. */
  @property({ type: Number }) selected: number | null = null;
  @property({ attribute: false }) answers: ReadonlyMap<number, Answer> = new Map();

  @state() private sheet = '';
  @state() private width = 640;

  private readonly observer = new ResizeObserver(() => this.measure());

  static override styles = [
    shared,
    vertexStyles,
    css`
      svg {
        display: block;
        width: 100%;
        height: auto;
      }
      svg .beside {
        font: 600 18px var(--sans);
        text-anchor: start;
        fill: var(--soft);
        /* Arcs pass behind the words. */
        paint-order: stroke;
        stroke: var(--surface);
        stroke-width: 8px;
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    this.observer.observe(this);
    engine.symbols().then(
      (sheet) => (this.sheet = sheet),
      () => {},
    );
  }

  override disconnectedCallback(): void {
    this.observer.disconnect();
    super.disconnectedCallback();
  }

  protected override updated(changed: PropertyValues): void {
    // The keys stay where the reader is: at the vertex that came into the middle.
    const active = (this.renderRoot as ShadowRoot).activeElement;
    if (changed.has('selected') && active?.matches('.vertex')) {
      this.renderRoot.querySelector<SVGGElement>('.vertex.middle')?.focus();
    }
  }

  private measure(): void {
    const width = Math.max(280, Math.round(this.clientWidth / rootZoom()));
    if (width !== this.width) this.width = width;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { arena, width } = this;
    const middle = this.selected ?? arena?.start ?? 0;
    if (!arena?.vertices[middle]) return nothing;
    const look: Look = { arena, shown: this.shown, selected: middle, answers: this.answers };
    const { before, after } = neighbours(arena, middle);
    const sides = { before: before.slice(0, MOST), after: after.slice(0, MOST) };
    const plan = placed(width, middle, sides, (id) => roomOf(arena, id));
    const more = (all: readonly number[]) =>
      all.length > MOST ? ` ${words('near-more', { count: all.length - MOST })}` : '';
    return html`<svg
      viewBox="0 0 ${width} ${plan.height}"
      role="group"
      aria-label=${words('view-near')}
    >
      <defs .innerHTML=${this.sheet}></defs>
      <defs>${definitions(arena.attractor === 2 ? 2 : 1)}</defs>
      ${plan.arcs.map((route) => svg`<path class="arc" d=${route} marker-end="url(#head)" />`)}
      <text class="beside" x="8" y=${plan.beforeAt}>
        ${words('near-before', { count: before.length })}${more(before)}
      </text>
      <text class="beside" x="8" y=${plan.afterAt}>
        ${words('near-after', { count: after.length })}${more(after)}
      </text>
      ${plan.vertices.map((place) => this.vertex(look, place, middle))}
    </svg>`;
  }

  private vertex(look: Look, { id, x, y }: Placed, middle: number) {
    const vertex = look.arena.vertices[id];
    if (!vertex) return nothing;
    const inner = { ...look, selected: id === middle ? middle : null };
    return svg`<g transform="translate(${x} ${y})">
      <g class="${classesOf(inner, vertex)} ${id === middle ? 'middle' : ''}" tabindex="0"
        role="button" data-vertex=${id} aria-label=${describe(look, vertex)}
        aria-pressed=${this.answers.get(id) === 'chosen' ? 'true' : nothing}
        @click=${() => this.tell('vertex', id)}
        @keydown=${(event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          this.tell('vertex', id);
        }}>${vertexBody(look, vertex)}</g>
      <g class="marks" aria-hidden="true">${vertexMarks(look, vertex)}</g>
    </g>`;
  }
}
