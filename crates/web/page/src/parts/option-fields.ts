/** The options of a method as fields of a form: whatever the engine lists. */

import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import type { MethodCard, OptionCard } from '../engine/documents';
import { words } from '../model/words';

/** What was chosen, by the names of the options; what was not is left out. */
export type Chosen = Record<string, boolean | number | string>;

/** A field for every option of a method; `choose` hears what was chosen for one. */
export function optionFields(
  method: MethodCard | undefined,
  chosen: Chosen,
  choose: (name: string, value: Chosen[string] | undefined) => void,
): TemplateResult[] {
  return (method?.options ?? []).map((option) => field(option, chosen[option.name], choose));
}

function field(
  option: OptionCard,
  value: Chosen[string] | undefined,
  choose: (name: string, value: Chosen[string] | undefined) => void,
): TemplateResult {
  const { name, about, kind } = option;
  if (kind === 'flag') {
    return html`<label class="row"
      ><input
        type="checkbox"
        name=${name}
        .checked=${live(value === true)}
        @change=${(event: Event) => choose(name, (event.target as HTMLInputElement).checked || undefined)}
      />
      ${about}</label
    >`;
  }
  if (kind === 'word') {
    return html`<label class="field"
      ><span class="about">${about}</span>
      <select
        name=${name}
        @change=${(event: Event) => choose(name, (event.target as HTMLSelectElement).value)}
      >
        ${option.words.map(
          (word) => html`<option ?selected=${word === (value ?? option.default)}>${word}</option>`,
        )}
      </select></label
    >`;
  }
  const isNumber = kind === 'integer' || kind === 'real';
  const shown = value === undefined ? '' : String(value);
  return html`<label class="field"
    ><span class="about">${about}</span>
    <input
      name=${name}
      inputmode=${isNumber ? 'decimal' : 'text'}
      placeholder=${option.default ?? words('option-open')}
      .value=${live(shown)}
      @change=${(event: Event) => {
        const text = (event.target as HTMLInputElement).value.trim().replace(',', '.');
        const number = Number(text);
        choose(name, text === '' ? undefined : isNumber && Number.isFinite(number) ? number : text);
      }}
    />
  </label>`;
}
