/** `<seat-picker>`: who plays at one seat: a person, a level, or any strategy. */

import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';

import type { GameCard, Player, StrategyCard } from '../engine/documents';
import { shared } from '../look/shared';
import { HUMAN } from '../model/play-state';
import { baseOf, LEVELS, levelWord, offers, ownStrategies } from '../model/strategies';
import { words } from '../model/words';
import { Part } from '../parts/part';
import { strategyName } from './strategy-name';

/** Tells `seat` with the word of the one who plays. */
@customElement('seat-picker')
export class SeatPicker extends Part {
  @property({ type: Number }) player: Player = 1;
  @property() word = HUMAN;
  @property({ attribute: false }) strategies: readonly StrategyCard[] = [];
  /** All games: what only few of them have is their own. */
  @property({ attribute: false }) games: readonly GameCard[] = [];
  @property({ type: Boolean }) turn = false;

  @state() private opened = false;

  static override styles = [
    shared,
    css`
      .seat {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
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
      .advanced {
        min-width: 2rem;
        padding: 0;
      }
      .more {
        grid-column: 1 / -1;
        display: grid;
        gap: var(--s1);
      }
      .more .field {
        grid-template-columns: minmax(0, 1fr);
      }
    `,
  ];

  protected override render(): TemplateResult {
    const levels = LEVELS.flatMap((level) => {
      const word = levelWord(level, this.strategies);
      return word ? [{ word, name: words(`level-${level}`), about: strategyName(word) }] : [];
    });
    const named = new Set([HUMAN, ...levels.map(({ word }) => word)]);
    const own = ownStrategies(this.strategies, this.games).filter(({ word }) => !named.has(word));
    const taken = new Set([...named, ...own.map(({ word }) => word)]);
    const others = offers(this.strategies).filter(({ word }) => !taken.has(word));
    const side = this.player === 1 ? 'one' : 'two';
    const offered = [...taken, ...others.map(({ word }) => word)];
    return html`<div class="seat ${side} ${this.turn ? 'turn' : ''}">
      <span class="sign" aria-hidden="true">${this.player}</span>
      <select
        aria-label=${words('player', { player: this.player })}
        .value=${this.word}
        @change=${this.onSelect}
      >
        <option value=${HUMAN} ?selected=${this.word === HUMAN}>${words('human')}</option>
        ${this.options(
          'strategies-own',
          own.map(({ word }) => ({ word, name: strategyName(word) })),
        )}
        ${this.options('levels', levels)}
        ${this.options(
          'strategies',
          [
            ...(offered.includes(this.word) ? [] : [this.word]),
            ...others.map(({ word }) => word),
          ].map((word) => ({ word, name: strategyName(word) })),
        )}
      </select>
      ${this.word === HUMAN ? nothing : this.advanced()}
    </div>`;
  }

  private options(key: string, entries: readonly { word: string; name: string; about?: string }[]) {
    if (entries.length === 0) return nothing;
    return html`<optgroup label=${words(key)}>
      ${entries.map(
        ({ word, name, about }) =>
          html`<option value=${word} title=${about ?? word} ?selected=${word === this.word}>
            ${name}
          </option>`,
      )}
    </optgroup>`;
  }

  /** The word behind the name, which can be changed. */
  private advanced(): TemplateResult {
    const offer = offers(this.strategies).find(({ base }) => base === baseOf(this.word));
    return html`<button
        class="advanced quiet"
        title=${words('advanced')}
        aria-label=${words('advanced')}
        aria-expanded=${this.opened}
        @click=${() => (this.opened = !this.opened)}
      >
        ⋯
      </button>
      ${
        this.opened
          ? html`<div class="more">
              <p class="small">${strategyName(this.word)}</p>
              ${offer ? html`<p class="small soft about">${offer.about}</p>` : nothing}
              <label class="field"
                >${words('strategy-word')}
                <input
                  class="options mono"
                  .value=${this.word}
                  spellcheck="false"
                  @change=${this.onType}
              /></label>
            </div>`
          : nothing
      }`;
  }

  private onSelect(event: Event): void {
    this.tell('seat', (event.target as HTMLSelectElement).value);
  }

  private onType(event: Event): void {
    const word = (event.target as HTMLInputElement).value.trim();
    if (word) this.tell('seat', word);
  }
}
