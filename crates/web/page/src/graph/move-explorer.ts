/** `<move-explorer>`: the moves of a position with what they lead to, each of which is looked into in turn. */

import { css, html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';

import { badgeSpoken, badgeText } from '../board/badge-text';
import type { PlayView, Solved } from '../engine/documents';
import { engine } from '../engine/engine';
import { shared } from '../look/shared';
import { badges, type Badge } from '../model/hints';
import { settings } from '../model/settings';
import { words } from '../model/words';
import { Asked } from '../parts/asked';
import { complaint } from '../parts/complaint';
import { Part } from '../parts/part';
import { boardSize, stillBoard } from '../parts/still-board';
import { vertexStyles } from './vertex-mark';

/** Tells `course` with the moves that lead to what is shown. */
@customElement('move-explorer')
export class MoveExplorer extends Part {
  @property() game = '';
  /** Where the way begins; the start of the game if there is nothing. */
  @property() start = '';
  /** Whether the game keeps what its openings are worth. */
  @property({ type: Boolean }) openings = false;

  /** The moves on the way, the last one having led to what is shown. */
  @state() private trail: readonly string[] = [];
  @state() private sheet = '';

  @query('h2') private readonly heading!: HTMLElement | null;

  private readonly board = new Asked<PlayView>(this);
  private readonly values = new Asked<Solved>(this);

  static override styles = [
    shared,
    vertexStyles,
    css`
      .both {
        display: grid;
        grid-template-columns: minmax(12rem, 24rem) minmax(16rem, 1fr);
        gap: var(--s4);
        align-items: start;
      }
      .board {
        display: block;
        width: 100%;
        max-height: max(16rem, 100vh - 20rem);
      }
      table {
        width: 100%;
      }
      td {
        font-size: 1.125rem;
        vertical-align: middle;
      }
      tr.best .worth {
        font-weight: 700;
      }
      .worth {
        display: inline-block;
        min-width: 3.5rem;
        padding: 0 var(--s2);
        border: 2px solid var(--strong-line);
        border-radius: 0.3rem;
        text-align: center;
      }
      .winner-1 .worth {
        border-color: var(--first);
        border-radius: 1rem;
      }
      .winner-2 .worth {
        border-color: var(--second);
        border-radius: 0;
      }
      .guess .worth {
        border-style: dashed;
      }
      @media (max-width: 48rem) {
        .both {
          grid-template-columns: minmax(0, 1fr);
        }
        .board {
          max-height: 14rem;
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

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game') || changed.has('start')) this.trail = [];
    if (!this.game) return;
    const course = { game: this.game, start: this.start || null, moves: [...this.trail], seed: 0 };
    const question = `${settings.language} ${JSON.stringify(course)}`;
    this.board.ask(question, () => engine.play(course, null));
    this.values.ask(question, (signal) => engine.hints(course, null, signal));
  }

  protected override updated(changed: PropertyValues): void {
    // Whoever went on by keys goes on from where they are.
    const focused = (this.renderRoot as ShadowRoot).activeElement;
    if (changed.has('trail') && !focused && this.trail.length > 0) this.heading?.focus();
  }

  protected override render(): TemplateResult {
    const view = this.board.answer;
    return html`<section class="stack" aria-label=${words('explorer')}>
      <h2 tabindex="-1">${this.headline()}</h2>
      <nav class="row" aria-label=${words('explorer-way')}>
        <button ?disabled=${this.trail.length === 0} @click=${() => (this.trail = [])}>
          ${words('history-start')}
        </button>
        ${this.trail.map(
          (move, index) =>
            html`<button
              class="mono"
              aria-current=${index === this.trail.length - 1 ? 'step' : nothing}
              @click=${() => (this.trail = this.trail.slice(0, index + 1))}
            >
              ${move}
            </button>`,
        )}
      </nav>
      ${this.board.refusal ? complaint(this.board.refusal) : nothing}
      <div class="both">
        ${view ? this.picture(view) : html`<p class="soft">${words('loading')}</p>`}
        <div class="stack">
          <p aria-live="polite">${this.sentence(view)}</p>
          ${view ? this.moves(view) : nothing}
        </div>
      </div>
    </section>`;
  }

  private headline(): string {
    return this.trail.length === 0
      ? words(this.openings && !this.start ? 'explorer-openings' : 'explorer')
      : words('explorer-after', { moves: this.trail.join(' ') });
  }

  private sentence(view: PlayView | null): string {
    if (this.values.pending) return words('explorer-thinking');
    return this.values.answer?.sentence ?? view?.sentence ?? '';
  }

  private picture({ picture, position }: PlayView): TemplateResult {
    const { width, height } = boardSize(picture);
    const margin = 6;
    const box = [
      -width / 2 - margin,
      -height / 2 - margin,
      width + 2 * margin,
      height + 2 * margin,
    ].join(' ');
    return html`<svg class="board" viewBox=${box} role="img" aria-label=${position ?? ''}>
      <defs .innerHTML=${this.sheet}></defs>
      ${svg`${stillBoard(picture, 1)}`}
    </svg>`;
  }

  private moves(view: PlayView): TemplateResult {
    const known = this.values.pending ? null : this.values.answer;
    const all = known ? badges(known) : new Map<string, Badge>();
    if (view.moves.length === 0) return html`<p>${words('near-after', { count: 0 })}</p>`;
    return html`<table>
      <thead>
        <tr>
          <th>${words('value-move')}</th>
          <th>${words('explorer-leads')}</th>
        </tr>
      </thead>
      <tbody>
        ${view.moves.map(({ move }) => this.move(move, all.get(move)))}
      </tbody>
    </table>`;
  }

  private move(move: string, badge: Badge | undefined): TemplateResult {
    const kind = badge
      ? `winner-${badge.winner ?? 0}${badge.best ? ' best' : ''}${badge.guess ? ' guess' : ''}`
      : '';
    return html`<tr class=${kind} data-move=${move}>
      <td>
        <button class="mono" @click=${() => (this.trail = [...this.trail, move])}>${move}</button>
      </td>
      <td>
        ${
          badge
            ? html`<span class="worth" aria-hidden="true">${badgeText(badge)}</span>
                <span class="soft">${badgeSpoken(badge)}</span>`
            : html`<span class="soft">…</span>`
        }
      </td>
    </tr>`;
  }
}
