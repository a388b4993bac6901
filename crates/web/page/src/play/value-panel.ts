/** `<value-panel>`: what the board is worth, alone or in a sum, and what every move brings. */

import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';

import './sum-boards';
import './value-explorer';

import type { MoveValue, Player, ValueAnswer, ValueName } from '../engine/documents';
import { engine } from '../engine/engine';
import { shared } from '../look/shared';
import { settings } from '../model/settings';
import { addend, movesOf } from '../model/values';
import { words } from '../model/words';
import { Asked } from '../parts/asked';
import { complaint } from '../parts/complaint';
import { Part } from '../parts/part';
import {
  drawn,
  fact,
  facts,
  movesTable,
  thermograph,
  valueButton,
  valueStyles,
  type Explore,
} from './value-view';

/** Tells `play-move` with the move that was chosen. */
@customElement('value-panel')
export class ValuePanel extends Part {
  /** The game with its parameters. */
  @property() game = '';
  @property() position = '';
  /** Who is to move. */
  @property({ attribute: false }) turn: Player | null = null;
  /** The moves that a person may make on the board. */
  @property({ attribute: false }) legal: readonly string[] = [];

  /** What is added to the board. */
  @state() private beside: string | null = null;
  @state() private explored: ValueName | null = null;

  @query('#sum') private readonly sum!: HTMLInputElement;
  @query('summary') private readonly summary!: HTMLElement;

  private readonly asked = new Asked<ValueAnswer>(this);

  static override styles = [
    shared,
    valueStyles,
    css`
      form input {
        font-family: var(--mono);
        width: 16rem;
      }
      .found {
        margin-block-start: var(--s3);
      }
      .move {
        white-space: nowrap;
        min-height: 2rem;
        padding: 0 var(--s2);
        font-family: var(--mono);
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game') || !settings.values) this.asked.forget();
    if (!settings.values) return;
    const { game, position, beside } = this;
    const request = { sum: game, position, beside, moves: true, thermograph: drawn() };
    const question = JSON.stringify([settings.language, game, position, beside]);
    this.asked.ask(question, (signal) => engine.value(request, signal));
  }

  protected override render(): TemplateResult {
    return html`<details ?open=${settings.values} @toggle=${this.onToggle}>
      <summary>${words('value-title')}${this.asked.pending ? '…' : ''}</summary>
      ${settings.values ? this.content() : nothing}
    </details>`;
  }

  private content(): TemplateResult {
    const { answer, refusal, pending } = this.asked;
    return html`<div class="stack found" aria-busy=${pending}>
      <form class="row end" @submit=${this.onAdd}>
        <label class="field"
          >${words('value-sum')}
          <input
            id="sum"
            maxlength="1000"
            placeholder=${words('value-sum-example')}
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
        /></label>
        <button type="submit">${words('value-add')}</button>
        ${
          this.beside === null
            ? nothing
            : html`<button type="button" class="quiet" @click=${this.onAlone}>
                ${words('value-alone')}
              </button>`
        }
      </form>
      ${refusal && !pending ? complaint(refusal) : nothing}
      ${answer ? this.found(answer) : refusal ? nothing : html`<p>${words('loading')}</p>`}
      <value-explorer .value=${this.explored} @close=${this.onClose}></value-explorer>
    </div>`;
  }

  private found(answer: ValueAnswer): TemplateResult {
    const explore = (value: ValueName) => (this.explored = value);
    const waiting: Player[] = this.turn === null ? [1, 2] : [this.turn === 1 ? 2 : 1];
    return html`<p class="value" aria-live="polite">${answer.sentence}</p>
      ${answer.stopped ? html`<p class="soft">${words('value-stopped')}</p>` : nothing}
      <dl class="facts">
        ${answer.value ? fact('value-whole', valueButton(answer.value, explore)) : nothing}
        ${facts(answer)}
        ${answer.parts.length > 1 ? fact('value-parts', this.parts(answer, explore)) : nothing}
      </dl>
      ${
        this.turn && answer.moves
          ? html`<section class="stack" aria-label=${words('value-moves', { player: this.turn })}>
              <h3>${words('value-moves', { player: this.turn })}</h3>
              ${movesTable(movesOf(answer, this.turn), explore, (move, index) => this.move(move, index))}
            </section>`
          : nothing
      }
      ${
        answer.moves
          ? waiting.map(
              (player) =>
                html`<details>
                  <summary>${words('value-moves-waiting', { player })}</summary>
                  ${movesTable(movesOf(answer, player), explore, (move) => html`<span class="mono">${move.move}</span>`)}
                </details>`,
            )
          : nothing
      }
      ${
        this.beside === null
          ? nothing
          : html`<sum-boards .summands=${answer.summands} .first=${this.turn ?? 1}></sum-boards>`
      }
      ${thermograph(answer)}`;
  }

  private parts({ parts }: ValueAnswer, explore: Explore): TemplateResult[] {
    return parts.map((part) => html`<div>${valueButton(part, explore)}</div>`);
  }

  /** A move: a button where it is made on the board; the moves of the board come first. */
  private move({ move }: MoveValue, index: number): TemplateResult {
    const onBoard = index < this.legal.length && this.legal.includes(move);
    if (!onBoard) return html`<span class="mono">${move}</span>`;
    return html`<button
      class="move"
      aria-label=${words('value-play', { move })}
      ?disabled=${this.asked.pending}
      @click=${() => this.tell('play-move', move)}
    >
      ${move}
    </button>`;
  }

  private onToggle(event: Event): void {
    const { open } = event.target as HTMLDetailsElement;
    if (open !== settings.values) settings.choose({ values: open });
  }

  private onAdd(event: Event): void {
    event.preventDefault();
    this.beside = addend(this.sum.value);
  }

  private onAlone(): void {
    this.sum.value = '';
    this.beside = null;
    this.sum.focus();
  }

  private onClose(): void {
    this.explored = null;
    this.summary.focus();
  }
}
