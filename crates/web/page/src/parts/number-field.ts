/** `<number-field>`: a whole number within bounds, and a sentence when another one was typed. */

import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';

import { shared } from '../look/shared';
import { nearestWhole } from '../model/bounds';
import { words } from '../model/words';
import { Part } from './part';

/** Tells `number` with the number that was typed, or the nearest one that is possible. */
@customElement('number-field')
export class NumberField extends Part {
  @property() label = '';
  @property({ type: Number }) value = 0;
  @property({ type: Number }) low = 0;
  @property({ type: Number }) high = Number.MAX_SAFE_INTEGER;

  /** The number that was taken in place of the one typed. */
  @state() private corrected: number | null = null;

  static override styles = [
    shared,
    css`
      :host {
        min-width: 0;
      }
      label.field {
        grid-template-columns: minmax(0, 1fr);
      }
      input {
        width: 100%;
      }
      .note {
        display: block;
        max-width: 16rem;
        margin-top: var(--s1);
        font-size: var(--small);
        color: var(--alarm);
      }
    `,
  ];

  protected override render(): TemplateResult {
    const { label, value, low, high, corrected } = this;
    const bounded = high < Number.MAX_SAFE_INTEGER;
    return html`<label class="field"
        ><span class="about">${label}</span>
        <input
          type="number"
          min=${low}
          max=${bounded ? high : nothing}
          .value=${live(String(value))}
          @change=${this.onChange}
        />
      </label>
      <span role="status"
        >${
          corrected === null
            ? nothing
            : html`<span class="note"
                >${words(bounded ? 'number-between' : 'number-from', { low, high, taken: corrected })}</span
              >`
        }</span
      >`;
  }

  private onChange(event: Event): void {
    const { value } = event.target as HTMLInputElement;
    const taken = nearestWhole(value, this.low, this.high);
    this.corrected = value.trim() !== '' && Number(value) === taken ? null : taken;
    this.tell('number', taken);
    // The number may be the one before, but not what stands in the field.
    this.requestUpdate();
  }
}
