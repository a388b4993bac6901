/** One parameter of a game as a field to fill in, with its range. */

import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import type { Parameter } from '../engine/documents';

/** The field of a parameter; `change` hears what was chosen or typed. */
export function parameterField(
  parameter: Parameter,
  value: string,
  change: (value: string) => void,
): TemplateResult {
  const { name, about, choices, low, high } = parameter;
  const changed = (event: Event) => change((event.target as HTMLInputElement).value.trim());
  const bounded = isBounded(parameter);
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
  const range = bounded && high !== null && high !== undefined ? ` (${low} – ${high})` : '';
  return html`<label class="field" data-parameter=${name}
    ><span class="about">${about}${range}</span>${field}</label
  >`;
}

/** Whether a parameter is a number between two others. */
export function isBounded({ kind }: Parameter): boolean {
  return kind === 'size' || kind === 'number';
}
