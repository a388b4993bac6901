/** A refusal as it is shown: the sentence, the part that is wrong, what would be right. */

import { html, nothing, type TemplateResult } from 'lit';

import type { Refusal } from '../engine/engine';
import { words } from '../model/words';

/** What may go well the next time. */
const AGAIN: readonly string[] = ['unreachable', 'engine-ended', 'engine-missing'];

/** A refusal; where nobody answered and it can be asked again, with a button for that. */
export function complaint(refusal: Refusal, again?: () => void): TemplateResult {
  const { code, message, position, advice } = refusal.complaint;
  const sentence = code === 'unreachable' ? words('unreachable') : message;
  return html`<div class="alarm" role="alert">
    <p>${sentence}</p>
    ${
      position
        ? html`<p class="mono">
            ${position.text.slice(0, position.start)}<mark>${position.text.slice(position.start, position.end) || ' '}</mark>${position.text.slice(position.end)}
          </p>`
        : nothing
    }
    ${advice ? html`<p>${advice}</p>` : nothing}
    ${
      again && AGAIN.includes(code)
        ? html`<button @click=${again}>${words('try-again')}</button>`
        : nothing
    }
  </div>`;
}
