/** `<graph-screen>`: an arena and its attractor, layer by layer, with the reason for each vertex. */

import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';

import './game-graph';
import './graph-choices';
import './layer-list';
import './move-explorer';
import './near-graph';

import type { Arena, ArenaRequest, GameCard, Reason } from '../engine/documents';
import { asRefusal, engine, isAborted, type Refusal } from '../engine/engine';
import { shared } from '../look/shared';
import { writeAddress, type Address } from '../model/address';
import { cardOf } from '../model/game-word';
import { jobOf } from '../model/jobs';
import { settings } from '../model/settings';
import { words } from '../model/words';
import { complaint } from '../parts/complaint';
import { Part } from '../parts/part';
import { FILES, saveGraph, type FileKind } from './graph-files';
import { legend, legendStyles } from './graph-legend';
import { reasonOf, reasons, reasonStyles } from './graph-reasons';
import { summary, summaryStyles, twin } from './graph-tables';
import { names, readGraph, SIGHTS, writeGraph, type GraphView, type Sight } from './graph-view';
import { vertexStyles, type Answer } from './vertex-mark';

/** Why an arena that could be written out is not: there is no room or no time for it. */
const LARGE = new Set(['too-large', 'stopped']);

/** Arenas with more vertices are first looked at around one of them. */
const MANY = 40;

@customElement('graph-screen')
export class GraphScreen extends Part {
  @property({ attribute: false }) games: readonly GameCard[] = [];
  @property({ attribute: false }) address: Address = { screen: 'graph', fields: new Map() };

  @state() private view: GraphView = readGraph({ screen: 'graph', fields: new Map() });
  @state() private arena: Arena | null = null;
  @state() private refusal: Refusal | null = null;
  @state() private busy = false;
  @state() private selected: number | null = null;
  @state() private strategy = true;
  @state() private answers = new Map<number, Answer>();
  @state() private outcome = '';

  private asking = new AbortController();
  private written = '';

  static override styles = [
    shared,
    summaryStyles,
    vertexStyles,
    legendStyles,
    reasonStyles,
    css`
      .screen {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(18rem, 24rem);
        gap: var(--s4);
        align-items: start;
      }
      .main {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--s3);
      }
      .tight {
        gap: var(--s1);
      }
      game-graph {
        --graph-height: max(22rem, 100vh - 17.5rem);
      }
      .stage {
        grid-template-columns: minmax(0, 1fr);
      }
      /* The stage does not scroll: the graph takes what the sentence and the legend leave. */
      .stage .main {
        display: flex;
        flex-direction: column;
        height: calc(100vh - 2 * var(--s3));
        height: calc(100dvh - 2 * var(--s3));
        overflow-y: auto;
        box-sizing: border-box;
        padding-block: var(--s3);
        gap: var(--s2);
      }
      .stage .main > * {
        flex: none;
      }
      .stage .main > game-graph {
        display: flex;
        flex-direction: column;
        flex: 1 1 12rem;
        position: relative;
        min-height: 8rem;
        --graph-height: none;
        --zoom-position: absolute;
      }
      .stage .legend {
        gap: 0 var(--s3);
      }
      .stage .sentence {
        padding-inline-end: 3rem;
      }
      .steps input {
        flex: 1;
        min-width: 8rem;
      }
      .layers {
        display: flex;
        flex-wrap: wrap;
        gap: var(--s1);
        list-style: none;
        margin: 0;
        padding: 0;
      }
      .layers li {
        padding: 0 var(--s2);
        border: 2px solid var(--line);
        border-radius: var(--radius);
        color: var(--soft);
      }
      .layers li.in {
        border-color: var(--ink);
        color: var(--ink);
      }
      .layers strong {
        font-size: 1.125rem;
      }
      .sentence {
        font-size: var(--large);
        font-weight: 600;
        line-height: 1.3;
      }
      @media (max-width: 60rem) {
        .screen {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('address') || writeAddress(this.address) === this.written) return;
    this.written = writeAddress(this.address);
    this.view = readGraph(this.address);
    void this.load();
  }

  override disconnectedCallback(): void {
    this.asking.abort();
    super.disconnectedCallback();
  }

  protected override render(): TemplateResult {
    const stage = settings.projector;
    return html`<div class=${stage ? 'screen stage' : 'screen'}>
      <section class="main card" aria-label=${words('arena')}>
        <p class="sentence" aria-live="polite" aria-atomic="true">${this.sentence()}</p>
        ${this.refusal && !this.tooLarge() ? complaint(this.refusal, () => void this.load()) : nothing}
        ${this.tooLarge() ? html`<p>${words('arena-too-large')}</p>` : nothing}
        ${
          this.arena
            ? this.picture(this.arena)
            : this.refusal && this.explorable()
              ? this.explorer()
              : nothing
        }
      </section>
      ${stage ? nothing : this.beside()}
    </div>`;
  }

  /** What is chosen, why, and what can be taken along; not on the stage. */
  private beside(): TemplateResult {
    return html`<div class="stack">
      <graph-choices
        .games=${this.games}
        .view=${this.view}
        @change-view=${(event: CustomEvent<Partial<GraphView>>) => this.change(event.detail)}
      ></graph-choices>
      ${
        this.arena && !this.view.question
          ? reasons(this.arena, this.view.shown, this.selected, (id) => this.onVertex(id))
          : nothing
      }
      ${this.arena ? this.files() : nothing}
    </div>`;
  }

  /** How the arena is looked at: all of it if that can be read, else what the reader chose. */
  private sight(arena: Arena): Sight {
    const usual = arena.layout && arena.vertices.length <= MANY ? 'whole' : 'layers';
    const { sight } = this.view;
    return sight && this.offers(arena, sight) ? sight : usual;
  }

  private picture(arena: Arena): TemplateResult {
    const sight = this.sight(arena);
    return html`
      ${sight === 'moves' ? nothing : this.steps(arena)}
      ${settings.projector ? nothing : this.layers(arena, sight)}
      ${arena.layout ? nothing : html`<p class="soft">${words('too-many-vertices')}</p>`}
      ${this.drawing(arena, sight)} ${sight === 'moves' ? nothing : this.legend(arena)}
      ${
        settings.projector
          ? nothing
          : arena.layout
            ? twin(arena, this.view.shown)
            : summary(arena, this.view.shown)
      }
    `;
  }

  /** What the marks mean; on the stage on request, so that the graph has the room. */
  private legend(arena: Arena): TemplateResult {
    const items = legend(arena, this.view.shown, this.strategy && !this.view.question);
    if (!settings.projector) return items;
    return html`<details>
      <summary>${words('legend')}</summary>
      ${items}
    </details>`;
  }

  /** How many vertices enter at each step, and how the arena is looked at. */
  private layers(arena: Arena, sight: Sight): TemplateResult {
    return html`<div class="row">
      <ol class="layers" aria-label=${words('layers')}>
        ${arena.layers.map(
          (layer, rank) =>
            html`<li class=${rank < this.view.shown ? 'in' : ''}>
              A<sub>${rank}</sub>
              <strong>${this.view.question && rank >= this.view.shown ? '?' : layer.length}</strong>
            </li>`,
        )}
      </ol>
      ${this.sights(arena, sight)}
    </div>`;
  }

  private drawing(arena: Arena, sight: Sight): TemplateResult {
    const onVertex = (event: CustomEvent<number>) => this.onVertex(event.detail);
    switch (sight) {
      case 'whole':
        return html`<game-graph
          .arena=${arena}
          .shown=${this.view.shown}
          .selected=${this.selected}
          .arcs=${new Set(this.reasonOf(this.selected)?.arcs ?? [])}
          .answers=${this.answers}
          ?strategy=${this.strategy && !this.view.question}
          @vertex=${onVertex}
        ></game-graph>`;
      case 'near':
        return html`<near-graph
          .arena=${arena}
          .shown=${this.view.shown}
          .selected=${this.selected}
          .answers=${this.answers}
          @vertex=${onVertex}
        ></near-graph>`;
      case 'layers':
        return html`<layer-list
          .arena=${arena}
          .shown=${this.view.shown}
          .selected=${this.selected}
          .answers=${this.answers}
          @vertex=${onVertex}
        ></layer-list>`;
      case 'moves':
        return this.explorer();
    }
  }

  /** Whether the whole arena is more than can be written out, while its moves can be looked at. */
  private tooLarge(): boolean {
    return LARGE.has(this.refusal?.complaint.code ?? '') && this.explorable();
  }

  /** Whether there are moves whose values can be asked for: not those of a dictionary. */
  private explorable(): boolean {
    const card = this.card();
    return this.view.source === 'game' && !card?.secret && jobOf(card, 'hint') !== undefined;
  }

  private card(): GameCard | undefined {
    return cardOf(this.games, this.view.game);
  }

  /** Also where the arena is too large to be written out. */
  private explorer(): TemplateResult {
    return html`<move-explorer
      .game=${this.view.game}
      .start=${this.view.start}
      ?openings=${jobOf(this.card(), 'openings') !== undefined}
    ></move-explorer>`;
  }

  private sights(arena: Arena, chosen: Sight): TemplateResult {
    return html`<div class="row tight" role="group" aria-label=${words('graph-view')}>
      ${SIGHTS.filter((sight) => this.offers(arena, sight)).map(
        (sight) =>
          html`<button aria-pressed=${sight === chosen} @click=${() => this.look({ sight })}>
            ${words(`view-${sight}`)}
          </button>`,
      )}
    </div>`;
  }

  private offers(arena: Arena, sight: Sight): boolean {
    if (sight === 'moves') return this.explorable();
    return sight !== 'whole' || arena.layout !== null;
  }

  private steps(arena: Arena): TemplateResult {
    const { shown } = this.view;
    const most = arena.layers.length;
    return html`<div class="row steps">
      <button
        ?disabled=${shown === 0}
        @click=${() => this.go(shown - 1)}
        aria-label=${words('back')}
      >
        ◀
      </button>
      <input
        type="range"
        min="0"
        max=${most}
        .value=${String(shown)}
        aria-label=${words('layers-shown')}
        @input=${(event: Event) => this.go(Number((event.target as HTMLInputElement).value))}
      />
      <button
        class="primary"
        ?disabled=${shown >= most || this.view.question}
        @click=${() => this.go(shown + 1)}
        aria-label=${words('forward')}
      >
        ▶
      </button>
      <button aria-pressed=${this.view.question} @click=${this.onQuestion}>
        ${words('question-mode')}
      </button>
      ${
        this.view.question
          ? html`<button class="primary" @click=${this.onCheck}>${words('check')}</button>`
          : html`<button
              aria-pressed=${this.strategy}
              @click=${() => (this.strategy = !this.strategy)}
            >
              ${words('strategy')}
            </button>`
      }
    </div>`;
  }

  private reasonOf(id: number | null): Reason | undefined {
    return this.arena ? reasonOf(this.arena, this.view.shown, id) : undefined;
  }

  private files(): TemplateResult {
    return html`<section class="card stack" aria-label=${words('save')}>
      <h2>${words('save')}</h2>
      <div class="row">
        ${FILES.map(
          (kind) =>
            html`<button @click=${() => void this.onSave(kind)}>
              ${words(`format-${kind}`)}
            </button>`,
        )}
      </div>
    </section>`;
  }

  private sentence(): string {
    const { arena, view } = this;
    if (this.outcome) return this.outcome;
    if (this.busy && !arena) return words('loading');
    if (!arena) return '';
    const player = arena.attractor ?? view.attractor;
    const counts = { player, vertices: arena.vertices.length, arcs: arena.arcs.length };
    if (view.shown === 0) return words('arena-sentence', counts);
    const inside = arena.layers.slice(0, view.shown).reduce((sum, layer) => sum + layer.length, 0);
    const start = arena.vertices[arena.start ?? -1];
    const done = view.shown >= arena.layers.length;
    if (done && typeof start?.rank === 'number')
      return words('start-won', { player, rank: start.rank });
    if (done && start) return words('start-not-won', { player, inside });
    return words('layers-sentence', { ...counts, rank: view.shown - 1, inside });
  }

  private onVertex(id: number): void {
    const near = this.arena && this.sight(this.arena) === 'near';
    if (!this.view.question || (near && id !== this.selected)) {
      this.selected = this.selected === id && !near ? null : id;
      return;
    }
    const rank = this.arena?.vertices[id]?.rank;
    if (typeof rank === 'number' && rank < this.view.shown) return;
    const answers = new Map([...this.answers].filter(([, answer]) => answer === 'chosen'));
    if (!answers.delete(id)) answers.set(id, 'chosen');
    this.answers = answers;
    this.outcome = '';
  }

  private onQuestion(): void {
    this.look({ question: !this.view.question });
    this.answers = new Map();
    this.selected = null;
    this.ask();
  }

  /** What is asked in question mode. */
  private ask(): void {
    this.outcome = this.view.question ? words('question', { rank: this.view.shown }) : '';
  }

  /** Looks at the same arena in another way. */
  private look(change: Partial<GraphView>): void {
    this.view = { ...this.view, ...change };
    this.publish();
  }

  /** Compares what was chosen with the next layer. */
  private onCheck(): void {
    const layer = this.arena?.layers[this.view.shown];
    if (!layer) {
      this.outcome = words('no-more-layers');
      return;
    }
    const chosen = [...this.answers.keys()];
    const wrong = chosen.filter((id) => !layer.includes(id));
    const missed = layer.filter((id) => !this.answers.has(id));
    if (wrong.length + missed.length > 0) {
      const marks = chosen.map((id): [number, Answer] => [
        id,
        wrong.includes(id) ? 'wrong' : 'right',
      ]);
      this.answers = new Map(marks);
      this.outcome = words('not-yet', { wrong: wrong.length, missed: missed.length });
      return;
    }
    this.answers = new Map();
    const rank = this.view.shown;
    this.go(rank + 1);
    this.outcome = words('well-done', { rank });
  }

  private go(shown: number): void {
    const most = this.arena?.layers.length ?? 0;
    this.view = { ...this.view, shown: Math.max(0, Math.min(shown, most)) };
    this.selected = null;
    this.answers = new Map();
    this.ask();
    this.publish();
  }

  private change(change: Partial<GraphView>): void {
    const shown = 'attractor' in change || 'boards' in change ? this.view.shown : 0;
    this.view = { ...this.view, shown, ...change };
    this.publish();
    void this.load();
  }

  private publish(): void {
    const address = writeGraph(this.view);
    this.written = writeAddress(address);
    this.tell('address', address);
  }

  private request(): ArenaRequest {
    const { source, game, start, dictionary, first, targets, attractor, complete } = this.view;
    const labels = this.view.boards ? 'boards' : 'positions';
    if (source === 'game') return { game, position: start || null, complete, attractor, labels };
    return {
      dictionary,
      owners: { first: names(first), second: null, targets: names(targets) },
      attractor,
    };
  }

  private async load(): Promise<void> {
    this.asking.abort();
    this.asking = new AbortController();
    this.busy = true;
    this.selected = null;
    this.answers = new Map();
    this.ask();
    try {
      this.arena = await engine.arena(this.request(), this.asking.signal);
      this.refusal = null;
      this.busy = false;
    } catch (error) {
      if (isAborted(error)) return;
      this.busy = false;
      this.arena = null;
      this.refusal = asRefusal(error);
    }
  }

  private async onSave(kind: FileKind): Promise<void> {
    const { shown, game, source } = this.view;
    try {
      await saveGraph(kind, this.request(), {
        name: source === 'game' ? game : 'graph',
        step: shown > 0 ? shown - 1 : null,
        steps: this.arena?.layers.length ?? 0,
      });
    } catch (error) {
      this.refusal = asRefusal(error);
    }
  }
}
