/** `<seat-picker>`: who plays at one seat: a person, a level, or any strategy. */

import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';

import type { Player, StrategyCard } from '../engine/documents';
import { shared } from '../look/shared';
import { HUMAN } from '../model/play-state';
import { baseOf, LEVELS, levelWord, offers } from '../model/strategies';
import { words } from '../model/words';
import { Part } from '../parts/part';

/** Tells `seat` with the word of the one who plays. */
@customElement('seat-picker')
export class SeatPicker extends Part {
  @property({ type: Number }) player: Player = 1;
  @property() word = HUMAN;
  @property({ attribute: false }) strategies: readonly StrategyCard[] = [];
  @property({ type: Boolean }) turn = false;

  static override styles = [
    shared,
    css`
      .seat {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: var(--s1) var(--s2);
        align-items: center;
        padding: var(--s2);
        border-radius: var(--radius);
        border: 2px solid transparent;
        background: var(--sunken);
      }
      .seat.turn.one {
        border-color: var(--first);
        background: var(--first-wash);
      }
      .seat.turn.two {
        border-color: var(--second);
        background: var(--second-wash);
      }
      .sign {
        width: 1.75rem;
        height: 1.75rem;
        display: grid;
        place-items: center;
        font-weight: 700;
        background: var(--surface);
        border: 3px solid var(--first);
        border-radius: 50%;
      }
      .two .sign {
        border-color: var(--second);
        border-radius: 2px;
      }
      select,
      input {
        width: 100%;
      }
      .options {
        grid-column: 2;
      }
    `,
  ];

  protected override render(): TemplateResult {
    const known = offers(this.strategies);
    const levels = LEVELS.flatMap((level) => {
      const word = levelWord(level, this.strategies);
      return word ? [{ level, word }] : [];
    });
    const listed =
      this.word === HUMAN ||
      levels.some(({ word }) => word === this.word) ||
      known.some(({ word }) => word === this.word);
    const optional = known.some((offer) => offer.base === baseOf(this.word) && offer.options);
    const side = this.player === 1 ? 'one' : 'two';
    return html`<div class="seat ${side} ${this.turn ? 'turn' : ''}">
      <span class="sign" aria-hidden="true">${this.player}</span>
      <select
        aria-label=${words('player', { player: this.player })}
        .value=${this.word}
        @change=${this.onSelect}
      >
        <option value=${HUMAN} ?selected=${this.word === HUMAN}>${words('human')}</option>
        <optgroup label=${words('levels')}>
          ${levels.map(
            ({ level, word }) =>
              html`<option value=${word} ?selected=${word === this.word}>
                ${words(`level-${level}`)}
              </option>`,
          )}
        </optgroup>
        <optgroup label=${words('strategies')}>
          ${listed ? nothing : html`<option value=${this.word} selected>${this.word}</option>`}
          ${known.map(
            ({ word, about }) =>
              html`<option value=${word} title=${about} ?selected=${word === this.word}>
                ${word}
              </option>`,
          )}
        </optgroup>
      </select>
      ${
        optional
          ? html`<input
              class="options mono"
              aria-label=${words('strategy-word')}
              title=${words('strategy-word')}
              .value=${this.word}
              spellcheck="false"
              @change=${this.onType}
            />`
          : nothing
      }
    </div>`;
  }

  private onSelect(event: Event): void {
    this.tell('seat', (event.target as HTMLSelectElement).value);
  }

  private onType(event: Event): void {
    const word = (event.target as HTMLInputElement).value.trim();
    if (word) this.tell('seat', word);
  }
}
