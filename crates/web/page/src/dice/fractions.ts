/** Fractions as they are shown: whole if they are short, else their ends and their length. */

import { html, type TemplateResult } from 'lit';

import type { Quantity } from '../engine/documents';
import { words } from '../model/words';
import { copy } from '../parts/files';
import { READABLE_DIGITS, shortened } from './dice-view';

/** A fraction to read, and to copy whole where it is long. */
export function fraction(quantity: Quantity): TemplateResult {
  const text = String(quantity);
  const parts = text.split('/');
  if (parts.every((part) => part.length <= READABLE_DIGITS)) {
    return html`<span class="mono fraction">${text.replace('-', '−')}</span>`;
  }
  return html`<span class="mono fraction">${parts.map(shortened).join(' / ')}</span>
    <button class="small" @click=${() => void copy(text)}>
      ${words('copy-digits', { digits: text.replace(/\D/g, '').length })}
    </button>`;
}
