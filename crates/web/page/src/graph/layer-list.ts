/** `<layer-list>`: the layers of an attractor, each folded or open, with the vertices in it. */

import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';

import type { Arena, Vertex } from '../engine/documents';
import { engine } from '../engine/engine';
import { shared } from '../look/shared';
import { number, words } from '../model/words';
import { Part } from '../parts/part';
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

/** Layers with more vertices are folded at first; of the largest, so many vertices are drawn. */
const [FOLDED, MOST] = [12, 120];
/** Room around a vertex, for what sticks out of it. */
const AROUND = 30;

/** Tells `vertex` with the number of the vertex that was chosen. */
@customElement('layer-list')
export class LayerList extends Part {
  @property({ attribute: false }) arena: Arena | null = null;
  @property({ type: Number }) shown = 0;
  @property({ type: Number }) selected: number | null = null;
  @property({ attribute: false }) answers: ReadonlyMap<number, Answer> = new Map();

  @state() private sheet = '';

  static override styles = [
    shared,
    vertexStyles,
    css`
      details {
        border-top: 1px solid var(--line);
        padding-block: var(--s1);
      }
      summary {
        font-size: 1.125rem;
        padding-block: var(--s1);
      }
      .vertices {
        display: flex;
        flex-wrap: wrap;
        gap: var(--s1);
        list-style: none;
        margin: 0;
        padding: 0;
        max-height: 28rem;
        overflow: auto;
      }
      .vertices svg {
        display: block;
        max-width: 100%;
      }
      .definitions {
        position: absolute;
        width: 0;
        height: 0;
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

  protected override render(): TemplateResult | typeof nothing {
    const { arena } = this;
    if (!arena) return nothing;
    const look: Look = this as Look;
    const inside = new Set(arena.layers.slice(0, this.shown).flat());
    const outside = arena.vertices.filter(({ id }) => !inside.has(id)).map(({ id }) => id);
    return html`
      <svg class="definitions" aria-hidden="true">
        <defs .innerHTML=${this.sheet}></defs>
        <defs>${definitions(arena.attractor === 2 ? 2 : 1)}</defs>
      </svg>
      ${arena.layers
        .slice(0, this.shown)
        .map((layer, rank) =>
          this.layer(look, words('layer-of', { rank, count: number(layer.length) }), layer),
        )}
      ${
        outside.length > 0
          ? this.layer(look, words('layer-outside', { count: number(outside.length) }), outside)
          : nothing
      }
    `;
  }

  private layer(look: Look, title: string, ids: readonly number[]): TemplateResult {
    const drawn = ids.slice(0, MOST).flatMap((id) => look.arena.vertices[id] ?? []);
    return html`<details ?open=${ids.length <= FOLDED}>
      <summary>${title}</summary>
      <ul class="vertices">
        ${drawn.map((vertex) => html`<li>${this.vertex(look, vertex)}</li>`)}
      </ul>
      ${
        ids.length > MOST
          ? html`<p class="soft">${words('near-more', { count: number(ids.length - MOST) })}</p>`
          : nothing
      }
    </details>`;
  }

  private vertex(look: Look, vertex: Vertex): TemplateResult {
    const { wide, high } = roomOf(look.arena, vertex.id);
    const [width, height] = [2 * (wide + AROUND), 2 * (high + AROUND)];
    // Drawings do not grow with the type by themselves.
    const size = `width: ${width / 16}rem; height: auto`;
    return html`<svg viewBox="${-width / 2} ${-height / 2} ${width} ${height}" .style=${size}>
      ${svg`<g class=${classesOf(look, vertex)} tabindex="0" role="button" data-vertex=${vertex.id}
        aria-label=${describe(look, vertex)}
        aria-pressed=${this.answers.get(vertex.id) === 'chosen' ? 'true' : nothing}
        @click=${() => this.tell('vertex', vertex.id)}
        @keydown=${(event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          this.tell('vertex', vertex.id);
        }}>
        ${vertexBody(look, vertex)}
      </g>
      <g class="marks" aria-hidden="true">${vertexMarks(look, vertex)}</g>`}
    </svg>`;
  }
}
