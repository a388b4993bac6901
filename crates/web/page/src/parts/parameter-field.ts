/** One parameter of a game as a field to fill in, with its range. */

import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import type { Parameter } from '../engine/documents';
import { words } from '../model/words';

/** The field of a parameter; `change` hears what was chosen or typed. */
export function parameterField(
  parameter: Parameter,
  value: string,
  change: (value: string) => void,
): TemplateResult {
  const { name, about, choices, low, high } = parameter;
  const changed = (event: Event) => change((event.target as HTMLInputElement).value.trim());
  const bounded = isBounded(parameter);
  const range = bounded && high !== null && high !== undefined ? ` (${low} – ${high})` : '';
  const field = choices?.length
    ? html`<select @change=${changed}>
        ${choices.map(
          (choice) =>
            html`<option value=${choice.word} ?selected=${choice.word === value}>
              ${choice.about || choice.word}
            </option>`,
        )}
      </select>`
    : bounded
      ? html`<input
          type="number"
          required
          min=${low ?? nothing}
          max=${high ?? nothing}
          .value=${live(value)}
          @change=${changed}
        />`
      : html`<input .value=${value} spellcheck="false" @change=${changed} />`;
  const named = html`<label class="field" data-parameter=${bounded ? nothing : name}
    ><span class="about">${about}${range}</span>${field}</label
  >`;
  if (!bounded) return named;
  return html`<div class="stepper" data-parameter=${name}>
    ${named} ${stepButton('−', 'one-less', parameter, value, -1, change)}
    ${stepButton('+', 'one-more', parameter, value, 1, change)}
  </div>`;
}

/** A button that makes a number larger or smaller by one, within its range. */
function stepButton(
  sign: string,
  key: string,
  { about, low, high }: Parameter,
  value: string,
  by: 1 | -1,
  change: (value: string) => void,
): TemplateResult {
  const next = Number(value) + by;
  const within = Number.isInteger(next) && (low ?? next) <= next && next <= (high ?? next);
  return html`<button
    type="button"
    class="step"
    aria-label=${words(key, { about })}
    ?disabled=${!within}
    @click=${() => change(String(next))}
  >
    ${sign}
  </button>`;
}

/** Whether a parameter is a number between two others. */
export function isBounded({ kind }: Parameter): boolean {
  return kind === 'size' || kind === 'number';
}
