/** `<graph-choices>`: which arena is drawn: that of a game or of a dictionary, from where, for whom. */

import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';

import '../parts/game-picker';

import type { GameCard, Player } from '../engine/documents';
import { shared } from '../look/shared';
import { jobOf } from '../model/jobs';
import { words } from '../model/words';
import { Part } from '../parts/part';
import { readGraph, type GraphView } from './graph-view';

/** Tells `change-view` with what is to be different. */
@customElement('graph-choices')
export class GraphChoices extends Part {
  @property({ attribute: false }) games: readonly GameCard[] = [];
  @property({ attribute: false }) view: GraphView = readGraph({
    screen: 'graph',
    fields: new Map(),
  });

  static override styles = [
    shared,
    css`
      textarea {
        width: 100%;
        min-height: 11rem;
        font: var(--small) / 1.4 var(--mono);
      }
    `,
  ];

  protected override render(): TemplateResult {
    const { view } = this;
    return html`<section class="card stack" aria-label=${words('graph-choices')}>
      <div class="row" role="group" aria-label=${words('source')}>
        <button
          aria-pressed=${view.source === 'game'}
          @click=${() => this.choose({ source: 'game' })}
        >
          ${words('of-game')}
        </button>
        <button
          aria-pressed=${view.source === 'dictionary'}
          @click=${() => this.choose({ source: 'dictionary' })}
        >
          ${words('of-dictionary')}
        </button>
      </div>
      ${
        view.source === 'game'
          ? html`<game-picker
                .games=${this.games}
                .word=${view.game}
                .fits=${(card: GameCard) => jobOf(card, 'graph') !== undefined}
                @game=${(event: CustomEvent<string>) => this.choose({ game: event.detail, start: '' })}
              ></game-picker>
              ${view.start ? this.startedAt(view.start) : nothing}
              <label class="check"
                ><input
                  type="checkbox"
                  .checked=${view.complete}
                  @change=${(event: Event) =>
                    this.choose({ complete: (event.target as HTMLInputElement).checked })}
                />${words('complete-arena')}</label
              >
              <label class="check"
                ><input
                  type="checkbox"
                  .checked=${view.boards}
                  @change=${(event: Event) =>
                    this.choose({ boards: (event.target as HTMLInputElement).checked })}
                />${words('labels-boards')}</label
              >`
          : this.dictionary()
      }
      <label class="field">
        ${words('attractor-of')}
        <select
          @change=${(event: Event) =>
            this.choose({ attractor: Number((event.target as HTMLSelectElement).value) as Player })}
        >
          ${([1, 2] as const).map(
            (player) =>
              html`<option value=${player} ?selected=${player === view.attractor}>
                ${words('player', { player })}
              </option>`,
          )}
        </select>
      </label>
    </section>`;
  }

  /** Where the arena begins, if that is not the start of the game. */
  private startedAt(position: string): TemplateResult {
    return html`<p class="row">
      <span>${words('from-position')} <strong class="mono">${position}</strong></span>
      <button @click=${() => this.choose({ start: '' })}>${words('from-start')}</button>
    </p>`;
  }

  private dictionary(): TemplateResult {
    const text = (name: string) =>
      this.renderRoot.querySelector<HTMLInputElement>(name)?.value ?? '';
    const draw = () =>
      this.choose({
        dictionary: text('#dictionary'),
        first: text('#owners'),
        targets: text('#targets'),
      });
    return html`
      <label class="field"
        >${words('dictionary')}
        <textarea id="dictionary" spellcheck="false" .value=${this.view.dictionary}></textarea>
      </label>
      <label class="field"
        >${words('owned-by-first')}
        <input id="owners" class="mono" spellcheck="false" .value=${this.view.first} />
      </label>
      <label class="field"
        >${words('targets')}
        <input id="targets" class="mono" spellcheck="false" .value=${this.view.targets} />
      </label>
      <button class="primary" @click=${draw}>${words('draw-it')}</button>
    `;
  }

  private choose(change: Partial<GraphView>): void {
    this.tell('change-view', change);
  }
}
