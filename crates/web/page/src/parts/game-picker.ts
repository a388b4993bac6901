/** `<game-picker>`: which game, with which parameters. */

import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';

import type { GameCard, Parameter } from '../engine/documents';
import { shared } from '../look/shared';
import { gameName, readGameWord, writeGameWord } from '../model/game-word';
import { words } from '../model/words';
import { parameterField } from './parameter-field';
import { Part } from './part';

/** Tells `game` with the word of the game that was chosen. */
@customElement('game-picker')
export class GamePicker extends Part {
  @property({ attribute: false }) games: readonly GameCard[] = [];
  @property() word = '';
  /** Which games are offered. */
  @property({ attribute: false }) fits: (card: GameCard) => boolean = () => true;

  @state() private chosen: GameCard | null = null;
  @state() private values = new Map<string, string>();

  @query('dialog') private readonly dialog!: HTMLDialogElement;

  static override styles = [
    shared,
    css`
      .open {
        width: 100%;
        justify-content: space-between;
        text-align: start;
        padding: var(--s2) var(--s3);
      }
      .open strong {
        display: block;
        font-size: var(--large);
        line-height: 1.2;
      }
      .open .mono {
        font-size: var(--small);
        color: var(--soft);
      }
      .games {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
        gap: var(--s2);
        margin-block: var(--s4);
      }
      .games button {
        display: block;
        line-height: 1.3;
        text-align: start;
        padding: var(--s2) var(--s3);
      }
      .games strong {
        display: block;
      }
      .games button[aria-pressed='true'] .soft {
        color: inherit;
      }
      @media (max-width: 40rem) {
        .games {
          grid-template-columns: repeat(2, minmax(0, 1fr));
        }
        .games button {
          padding: var(--s2);
          overflow-wrap: anywhere;
        }
      }
      .parameters {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
        gap: var(--s3);
        margin-block: var(--s3);
      }
      .parameters .field {
        grid-template-columns: minmax(0, 1fr);
      }
      .rules {
        white-space: pre-wrap;
        margin-block: var(--s3);
      }
      .foot {
        display: flex;
        gap: var(--s2);
        justify-content: end;
        position: sticky;
        bottom: calc(-1 * var(--s5));
        background: var(--surface);
        padding-block: var(--s3);
        margin-bottom: calc(-1 * var(--s5));
      }
    `,
  ];

  protected override render(): TemplateResult {
    const card = this.games.find(({ name }) => name === gameName(this.word));
    const details = this.word.includes(':') ? this.word.slice(this.word.indexOf(':') + 1) : '';
    return html`
      <button class="open" aria-haspopup="dialog" @click=${this.open}>
        <span>
          <strong>${card?.title ?? this.word}</strong>
          <span class="mono">${details || (card?.about ?? '')}</span>
        </span>
        <span aria-hidden="true">▾</span>
        <span class="unseen">${words('change-game')}</span>
      </button>
      <dialog aria-label=${words('change-game')} @close=${() => (this.chosen = null)}>
        ${this.chosen ? this.content(this.chosen) : nothing}
      </dialog>
    `;
  }

  private content(chosen: GameCard): TemplateResult {
    const offered = this.games.filter((card) => this.fits(card));
    return html`
      <h2>${words('change-game')}</h2>
      <div class="games" role="group" aria-label=${words('games')}>
        ${offered.map(
          (card) =>
            html`<button
              aria-pressed=${card.name === chosen.name}
              data-game=${card.name}
              @click=${() => this.pick(card)}
              @dblclick=${this.take}
            >
              <strong>${card.title}</strong>
              <span class="soft small">${card.about}</span>
            </button>`,
        )}
      </div>
      <form
        @submit=${(event: Event) => {
          event.preventDefault();
          this.take();
        }}
      >
        <div class="parameters">
          ${chosen.parameters.map((parameter) => this.parameter(parameter))}
        </div>
        <details>
          <summary>${words('rules')}</summary>
          <p class="rules">${chosen.rules}</p>
          <p class="rules small">${chosen.notation}</p>
        </details>
        <div class="foot">
          <button type="button" class="quiet" @click=${() => this.dialog.close()}>
            ${words('cancel')}
          </button>
          <button class="primary" type="submit">
            ${words('take-game', { title: chosen.title })}
          </button>
        </div>
      </form>
    `;
  }

  private parameter(parameter: Parameter): TemplateResult {
    const { name } = parameter;
    return parameterField(parameter, this.values.get(name) ?? '', (value) => {
      this.values = new Map(this.values).set(name, value);
    });
  }

  private open(): void {
    const [first] = this.games;
    const card = this.games.find(({ name }) => name === gameName(this.word)) ?? first;
    if (!card) return;
    this.chosen = card;
    this.values = readGameWord(this.word, card.parameters);
    this.dialog.showModal();
  }

  private pick(card: GameCard): void {
    this.chosen = card;
    const same = card.name === gameName(this.word);
    this.values = readGameWord(same ? this.word : card.name, card.parameters);
  }

  private take(): void {
    if (!this.chosen) return;
    const word = writeGameWord(this.chosen.name, this.values, this.chosen.parameters);
    this.dialog.close();
    this.tell('game', word);
  }
}
