/** `<game-graph>`: an arena drawn, circles for player 1 and squares for player 2. */

import { css, html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';

import type { Arena, Vertex } from '../engine/documents';
import { engine } from '../engine/engine';
import { shared } from '../look/shared';
import { settings } from '../model/settings';
import { words } from '../model/words';
import { Part } from '../parts/part';
import { rootZoom } from '../parts/zoom';
import {
  classesOf,
  definitions,
  describe,
  isInside,
  vertexBody,
  vertexMarks,
  vertexStyles,
  type Answer,
  type Look,
} from './vertex-mark';

/** Room around the drawing, for what sticks out of its vertices. */
const MARGIN = 44;
const ZOOM = 1.25;
/** A small arena is not drawn larger than this. */
const LARGEST = 1.5;
/** On the stage, an arena that is all seen at this size is not drawn larger than the screen. */
const SMALLEST = 2 / 3;

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

  /** Pixels per unit: labels are 18 units high. */
  @state() private scale = 1;
  @state() private sheet = '';
  @query('.window') private readonly window!: HTMLElement | null;

  private held: { x: number; y: number; left: number; top: number; moved: boolean } | null = null;
  /** Whether the size was chosen by the reader, who is not overruled. */
  private chosen = false;
  private readonly observer = new ResizeObserver(() => this.chosen || this.settle());

  static override styles = [
    shared,
    vertexStyles,
    css`
      .window {
        flex: 1 1 0;
        min-height: 0;
        overflow: auto;
        max-height: var(--graph-height, min(72vh, 54rem));
        border-radius: var(--radius);
        background: var(--surface);
        cursor: grab;
        overscroll-behavior: contain;
      }
      svg {
        display: block;
        margin-inline: auto;
      }
      .zoom {
        position: var(--zoom-position, static);
        right: 0;
        bottom: 0;
        display: flex;
        justify-content: end;
        gap: var(--s1);
      }
      .zoom button {
        min-width: 2.5rem;
      }
      @media print {
        .window {
          overflow: visible;
          max-height: none;
        }
        .zoom {
          display: none;
        }
        svg {
          max-width: 100%;
          height: auto;
        }
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
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
    if (changed.has('arena')) {
      this.observer.disconnect();
      if (this.window) this.observer.observe(this.window);
      this.chosen = false;
      this.settle();
    } else if (changed.has('shown')) this.follow();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { arena, scale } = this;
    const layout = arena?.layout;
    if (!layout) return nothing;
    const look: Look = this as Look;
    const [width, height] = [layout.width + 2 * MARGIN, layout.height + 2 * MARGIN];
    return html`
      <div
        class="window"
        tabindex="0"
        role="region"
        aria-label=${words('graph-label', { vertices: arena.vertices.length, arcs: arena.arcs.length })}
        @wheel=${this.onWheel}
        @pointerdown=${this.onHold}
        @pointermove=${this.onPan}
        @pointerup=${this.onRelease}
        @pointerleave=${this.onRelease}
        @keydown=${this.onKey}
      >
        <svg
          viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}"
          width=${width * scale}
          height=${height * scale}
        >
          <defs .innerHTML=${this.sheet}></defs>
          <defs>${definitions(arena.attractor === 2 ? 2 : 1)}</defs>
          ${this.drawnArcs(arena).map((index) => this.arc(index))}
          ${arena.vertices.map((vertex) => this.vertex(look, vertex))}
          ${arena.vertices.map((vertex) => {
            const { x, y } = this.point(vertex.id);
            return svg`<g class="marks" aria-hidden="true"
              transform="translate(${x} ${y})">${vertexMarks(look, vertex)}</g>`;
          })}
        </svg>
      </div>
      <div class="zoom">
        <button aria-label=${words('zoom-in')} @click=${() => this.zoom(ZOOM)}>+</button>
        <button aria-label=${words('zoom-out')} @click=${() => this.zoom(1 / ZOOM)}>−</button>
        <button aria-label=${words('zoom-fit')} @click=${() => this.fit()}>⤢</button>
        <button aria-label=${words('zoom-readable')} @click=${() => this.settle()}>1:1</button>
      </div>
    `;
  }

  /** Thick arcs lie on top. */
  private drawnArcs(arena: Arena): number[] {
    const all = arena.arcs.map((_, index) => index);
    return [...all.filter((arc) => !this.kind(arc)), ...all.filter((arc) => this.kind(arc))];
  }

  private kind(index: number): 'reason' | 'chosen' | '' {
    const { arena } = this;
    const [source, target] = arena?.arcs[index] ?? [];
    if (this.arcs.has(index)) return 'reason';
    if (!arena || source === undefined || !this.strategy) return '';
    const inside = isInside(this as Look, arena.vertices[source]);
    const played = inside && arena.strategy.some(([from, to]) => from === source && to === target);
    return played ? 'chosen' : '';
  }

  private arc(index: number) {
    const route = this.arena?.layout?.arcs[index];
    if (!route) return nothing;
    const kind = this.kind(index);
    const head = kind === '' ? 'head' : 'head-dark';
    return svg`<path class="arc ${kind}" d=${route} marker-end="url(#${head})" />`;
  }

  private vertex(look: Look, vertex: Vertex) {
    const { x, y } = this.point(vertex.id);
    return svg`<g class=${classesOf(look, vertex)} transform="translate(${x} ${y})" tabindex="0"
      role="button" data-vertex=${vertex.id} aria-label=${describe(look, vertex)}
      aria-pressed=${this.answers.get(vertex.id) === 'chosen' ? 'true' : nothing}
      @click=${() => this.choose(vertex.id)}>${vertexBody(look, vertex)}</g>`;
  }

  private point(id: number): { x: number; y: number } {
    return this.arena?.layout?.vertices[id] ?? { x: 0, y: 0 };
  }

  /** The whole drawing, however small its labels become. */
  private fit(): void {
    this.chosen = true;
    this.scale = Math.min(LARGEST * rootZoom(), this.fitting());
  }

  private fitting(): number {
    const { window, arena } = this;
    const layout = arena?.layout;
    if (!window || !layout) return 1;
    const most = parseFloat(getComputedStyle(window).maxHeight) || window.clientHeight;
    const [width, height] = [layout.width + 2 * MARGIN, layout.height + 2 * MARGIN];
    return Math.min(window.clientWidth / width, most / height);
  }

  /**
   * All of it if its labels can be read then; else as large as they must be, from the start on. On the stage labels may be
   * small for the sake of the whole.
   */
  private settle(): void {
    const readable = rootZoom();
    const fitting = this.fitting();
    const least = settings.projector && SMALLEST <= fitting ? SMALLEST : readable;
    this.scale = Math.min(LARGEST * readable, Math.max(least, fitting));
    const start = this.arena?.start;
    void this.updateComplete.then(() => this.show(start ?? 0));
  }

  /** Brings a vertex into the middle, where there is more than is seen. */
  private show(id: number): void {
    const { window, scale } = this;
    if (!window) return;
    const { x, y } = this.point(id);
    window.scrollTo({
      left: (x + MARGIN) * scale - window.clientWidth / 2,
      top: (y + MARGIN) * scale - window.clientHeight / 2,
    });
  }

  /** What enters the attractor is seen entering, wherever it is. */
  private follow(): void {
    const layer = this.arena?.layers[this.shown - 1];
    const { window, scale } = this;
    if (!window || !layer || layer.length === 0) return;
    const isSeen = (id: number) => {
      const { x, y } = this.point(id);
      const [left, top] = [(x + MARGIN) * scale, (y + MARGIN) * scale];
      return (
        window.scrollLeft <= left &&
        left <= window.scrollLeft + window.clientWidth &&
        window.scrollTop <= top &&
        top <= window.scrollTop + window.clientHeight
      );
    };
    if (!layer.some(isSeen)) this.show(layer[0] ?? 0);
  }

  private zoom(by: number, at?: { x: number; y: number }): void {
    const { window } = this;
    if (!window) return;
    this.chosen = true;
    const { x, y } = at ?? { x: window.clientWidth / 2, y: window.clientHeight / 2 };
    const [left, top] = [window.scrollLeft + x, window.scrollTop + y];
    this.scale = Math.min(4, Math.max(0.1, this.scale * by));
    void this.updateComplete.then(() => {
      window.scrollTo({ left: left * by - x, top: top * by - y });
    });
  }

  private onWheel(event: WheelEvent): void {
    // A wheel alone scrolls, as everywhere else.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const box = this.window?.getBoundingClientRect();
    if (!box) return;
    const at = { x: event.clientX - box.left, y: event.clientY - box.top };
    this.zoom(event.deltaY > 0 ? 1 / ZOOM : ZOOM, at);
  }

  private onHold(event: PointerEvent): void {
    // Fingers scroll by themselves.
    if (event.pointerType === 'touch' || !this.window) return;
    const { scrollLeft: left, scrollTop: top } = this.window;
    this.held = { x: event.clientX, y: event.clientY, left, top, moved: false };
  }

  private onPan(event: PointerEvent): void {
    const { held, window } = this;
    if (!held || !window) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (Math.hypot(dx, dy) > 4) held.moved = true;
    if (held.moved) window.scrollTo({ left: held.left - dx, top: held.top - dy });
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
    if (event.key === '+') this.zoom(ZOOM);
    else if (event.key === '-') this.zoom(1 / ZOOM);
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
