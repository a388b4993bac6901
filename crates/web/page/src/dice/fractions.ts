/** Fractions as they are shown: whole if they are short, else their ends and their length. */

import { html, type TemplateResult } from 'lit';

import type { Quantity } from '../engine/documents';
import { words } from '../model/words';
import { copy } from '../parts/files';

/** A number with more digits than this is not read but copied. */
const READABLE = 24;

/** How many digits are shown at either end of a long number. */
const ENDS = 6;

/** A fraction to read, and to copy whole where it is long. */
export function fraction(quantity: Quantity): TemplateResult {
  const text = String(quantity);
  const parts = text.split('/');
  if (parts.every((part) => part.length <= READABLE)) {
    return html`<span class="mono fraction">${text.replace('-', '−')}</span>`;
  }
  return html`<span class="mono fraction">${parts.map(shortened).join(' / ')}</span>
    <button class="small" @click=${() => void copy(text)}>
      ${words('copy-digits', { digits: text.replace(/\D/g, '').length })}
    </button>`;
}

/** Both ends of a long number: `−123456…654321`. */
export function shortened(text: string): string {
  const sign = text.startsWith('-') ? '−' : '';
  const digits = text.replace('-', '');
  if (digits.length <= READABLE) return `${sign}${digits}`;
  return `${sign}${digits.slice(0, ENDS)}…${digits.slice(-ENDS)}`;
}
