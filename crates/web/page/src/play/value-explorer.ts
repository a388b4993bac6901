/** `<value-explorer>`: a value and its options, each of which can be looked into in turn. */

import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';

import type { Player, ValueAnswer, ValueName } from '../engine/documents';
import { engine } from '../engine/engine';
import { shared } from '../look/shared';
import { settings } from '../model/settings';
import { alone, movesOf } from '../model/values';
import { words } from '../model/words';
import { Asked } from '../parts/asked';
import { complaint } from '../parts/complaint';
import { Part } from '../parts/part';
import { drawn, facts, movesTable, nameOf, thermograph, valueStyles } from './value-view';

/** Tells `close` when nobody wants to look any more. */
@customElement('value-explorer')
export class ValueExplorer extends Part {
  /** Where the way begins. */
  @property({ attribute: false }) value: ValueName | null = null;

  /** The values on the way, the one that is shown last. */
  @state() private trail: readonly ValueName[] = [];

  @query('h3') private readonly heading!: HTMLElement | null;

  private readonly asked = new Asked<ValueAnswer>(this);

  static override styles = [
    shared,
    valueStyles,
    css`
      section {
        padding: var(--s3);
        border: 1px solid var(--strong-line);
        border-radius: var(--radius);
      }
      h3 {
        font-size: var(--large);
        color: var(--ink);
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('value')) this.trail = this.value ? [this.value] : [];
    const shown = this.trail.at(-1);
    if (!shown) {
      this.asked.forget();
      return;
    }
    const question = `${settings.language} ${shown.ascii}`;
    const request = { sum: alone(shown), moves: true, thermograph: drawn() };
    this.asked.ask(question, (signal) => engine.value(request, signal));
  }

  protected override updated(changed: PropertyValues): void {
    // Whoever asked by keys goes on from what was asked for.
    if (changed.has('trail') && this.trail.length > 0) this.heading?.focus();
  }

  protected override render(): TemplateResult | typeof nothing {
    const shown = this.trail.at(-1);
    if (!shown) return nothing;
    const before = this.trail.at(-2);
    const { answer, refusal, pending } = this.asked;
    return html`<section class="stack" aria-label=${words('value-explorer')} aria-busy=${pending}>
      <div class="row">
        ${
          before
            ? html`<button @click=${() => (this.trail = this.trail.slice(0, -1))}>
                ${words('value-back', { name: nameOf(before, 40) })}
              </button>`
            : nothing
        }
        <button @click=${() => this.tell('close')}>${words('value-close')}</button>
      </div>
      <h3 class="value" tabindex="-1">${nameOf(shown)}</h3>
      ${refusal && !pending ? complaint(refusal) : nothing}
      ${pending ? html`<p>${words('loading')}</p>` : answer ? this.found(answer) : nothing}
    </section>`;
  }

  private found(answer: ValueAnswer): TemplateResult {
    const explore = (value: ValueName) => (this.trail = [...this.trail, value]);
    const options = (player: Player) =>
      html`<h4>${words('value-options', { player })}</h4>
        ${movesTable(movesOf(answer, player), explore, null)}`;
    return html`<p class="value">${answer.sentence}</p>
      <dl class="facts">${facts(answer)}</dl>
      ${options(1)} ${options(2)} ${thermograph(answer)}`;
  }
}
