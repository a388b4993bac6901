/** A refusal as it is shown: the sentence, the part that is wrong, what would be right. */

import { html, nothing, type TemplateResult } from 'lit';

import type { Refusal } from '../engine/engine';
import { words } from '../model/words';

export function complaint({
  complaint: { code, message, position, advice },
}: Refusal): TemplateResult {
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
  </div>`;
}
