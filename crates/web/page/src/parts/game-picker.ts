/** `<game-picker>`: which game, with which parameters. */

import { html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';

import { layers } from '../board/place-drawing';
import type { GameCard, Parameter, Picture } from '../engine/documents';
import { engine } from '../engine/engine';
import { shared } from '../look/shared';
import { cardOf, readGameWord, writeGameWord } from '../model/game-word';
import { words } from '../model/words';
import { fetchPictures, pictureOf } from './game-pictures';
import { pickerStyles } from './game-picker-styles';
import { parameterField } from './parameter-field';
import { Part } from './part';

/** The groups of games in the order in which they are shown. */
const GROUPS: readonly GameCard['group'][] = ['open', 'hidden', 'chance', 'alone'];

/** Tells `game` with the word of the game that was chosen. */
@customElement('game-picker')
export class GamePicker extends Part {
  @property({ attribute: false }) games: readonly GameCard[] = [];
  @property() word = '';
  /** Which games are offered. */
  @property({ attribute: false }) fits: (card: GameCard) => boolean = () => true;

  @state() private chosen: GameCard | null = null;
  @state() private values = new Map<string, string>();
  /** The symbols that boards are put together from. */
  @state() private sheet = '';

  @query('dialog') private readonly dialog!: HTMLDialogElement;

  static override styles = [shared, pickerStyles];

  protected override render(): TemplateResult {
    const card = cardOf(this.games, this.word);
    const details = this.word.includes(':') ? this.word.slice(this.word.indexOf(':') + 1) : '';
    return html`
      <button class="open" aria-haspopup="dialog" @click=${this.open}>
        <span>
          <strong>${card?.title ?? this.word}</strong>
          <span class=${details ? 'mono' : 'aim'}
            >${details || (card?.aim ?? card?.about ?? '')}</span
          >
        </span>
        <span aria-hidden="true">▾</span>
        <span class="unseen">${words('change-game')}</span>
      </button>
      <dialog
        class="choosing"
        aria-label=${words('change-game')}
        @close=${() => (this.chosen = null)}
      >
        ${this.chosen ? this.content(this.chosen) : nothing}
      </dialog>
    `;
  }

  private content(chosen: GameCard): TemplateResult {
    const offered = this.games.filter((card) => this.fits(card));
    return html`
      <svg class="symbols" aria-hidden="true"><defs .innerHTML=${this.sheet}></defs></svg>
      <h2>${words('change-game')}</h2>
      <div class="choice">
        <div class="games" role="group" aria-label=${words('games')}>
          ${GROUPS.map((name) => {
            const cards = offered.filter(({ group }) => group === name);
            return cards.length === 0 ? nothing : this.group(name, cards, chosen);
          })}
        </div>
        <form
          @submit=${(event: Event) => {
            event.preventDefault();
            this.take();
          }}
        >
          <div class="about-game" aria-live="polite">
            <h3 class="chosen">${chosen.title}</h3>
            <p class="about">${chosen.aim ?? chosen.about}.</p>
            <div class="parameters">
              ${chosen.parameters.map((parameter) => this.parameter(parameter))}
            </div>
            <h3>${words('rules')}</h3>
            <p class="rules">${withCode(chosen.rules)}</p>
            <p class="rules small soft">${withCode(chosen.notation)}</p>
          </div>
          <div class="foot">
            <button type="button" class="quiet" @click=${() => this.dialog.close()}>
              ${words('cancel')}
            </button>
            <button class="primary" type="submit">
              ${words('take-game', { title: chosen.title })}
            </button>
          </div>
        </form>
      </div>
    `;
  }

  /** Games of one kind, the shortest first. */
  private group(name: string, cards: readonly GameCard[], chosen: GameCard): TemplateResult {
    const sorted = [...cards].sort((one, other) => one.minutes - other.minutes);
    return html`<h3>${words(`games-${name}`)}</h3>
      <div class="cards">${sorted.map((card) => this.card(card, chosen))}</div>`;
  }

  private card(card: GameCard, chosen: GameCard): TemplateResult {
    const picture = pictureOf(card);
    return html`<button
      aria-pressed=${card.name === chosen.name}
      data-game=${card.name}
      @click=${() => this.pick(card)}
      @dblclick=${this.take}
    >
      ${picture ? still(picture) : html`<span class="still"></span>`}
      <span class="said">
        <strong>${card.title}</strong>
        <span class="aim about">${card.aim ?? card.about}</span>
        <span class="minutes">${words('about-minutes', { minutes: card.minutes ?? 1 })}</span>
      </span>
    </button>`;
  }

  private parameter(parameter: Parameter): TemplateResult {
    const { name } = parameter;
    return parameterField(parameter, this.values.get(name) ?? '', (value) => {
      this.values = new Map(this.values).set(name, value);
    });
  }

  private open(): void {
    const [first] = this.games;
    const card = cardOf(this.games, this.word) ?? first;
    if (!card) return;
    this.chosen = card;
    this.values = readGameWord(this.word, card.parameters);
    this.dialog.showModal();
    void engine.symbols().then((sheet) => (this.sheet = sheet));
    void fetchPictures(this.games, () => this.requestUpdate());
    void this.updateComplete.then(() => {
      this.renderRoot.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' });
    });
  }

  private pick(card: GameCard): void {
    this.chosen = card;
    const same = card === cardOf(this.games, this.word);
    this.values = readGameWord(same ? this.word : card.name, card.parameters);
  }

  private take(): void {
    if (!this.chosen) return;
    const word = writeGameWord(this.chosen.name, this.values, this.chosen.parameters);
    this.dialog.close();
    this.tell('game', word);
  }
}

/** A text in which what stands between backquotes is written as on a keyboard. */
function withCode(text: string): (string | TemplateResult)[] {
  return text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : part));
}

/** A board that is only looked at, without the names beside it. */
function still({ bounds, beneath, strokes, places }: Picture): TemplateResult {
  const { left, top, right, bottom } = bounds;
  const box = `${left - 4} ${top - 4} ${right - left + 8} ${bottom - top + 8}`;
  return html`<svg class="still" viewBox=${box} aria-hidden="true">
    ${beneath.map(({ x, y, symbol }) => svg`<use href="#${symbol}" x=${x} y=${y} />`)}
    ${strokes.map(
      ({ x1, y1, x2, y2 }) => svg`<line class="stroke" x1=${x1} y1=${y1} x2=${x2} y2=${y2} />`,
    )}
    ${places.map(
      ({ x, y, ground, piece }) => svg`<g transform="translate(${x} ${y})">
        ${layers(ground)}${piece ? layers(piece.layers) : nothing}
      </g>`,
    )}
  </svg>`;
}
