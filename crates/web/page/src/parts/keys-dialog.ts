/** `<keys-dialog>`: which keys do what. */

import { css, html, type TemplateResult } from 'lit';
import { customElement, query } from 'lit/decorators.js';

import { shared } from '../look/shared';
import { words } from '../model/words';
import { Part } from './part';

/** The keys, and the word for what they do. */
const KEYS: readonly (readonly [string[], string])[] = [
  [['F'], 'key-stage'],
  [['?'], 'key-keys'],
  [['H'], 'key-hints'],
  [['U'], 'key-undo'],
  [['[', ']'], 'key-steps'],
  [['←', '↑', '↓', '→'], 'key-arrows'],
  [['Enter'], 'key-touch'],
  [['Esc'], 'key-escape'],
];

@customElement('keys-dialog')
export class KeysDialog extends Part {
  @query('dialog') private readonly dialog!: HTMLDialogElement;

  static override styles = [
    shared,
    css`
      dialog {
        width: min(30rem, calc(100vw - 2rem));
      }
      dl {
        display: grid;
        grid-template-columns: max-content 1fr;
        gap: var(--s2) var(--s4);
        margin-block: var(--s4);
      }
      dd {
        margin: 0;
      }
      kbd {
        display: inline-block;
        min-width: 2em;
        padding: 0 var(--s2);
        border: 1px solid var(--strong-line);
        border-radius: var(--radius);
        font: inherit;
        text-align: center;
      }
    `,
  ];

  open(): void {
    this.dialog.showModal();
  }

  protected override render(): TemplateResult {
    return html`<dialog aria-label=${words('keys')}>
      <h2>${words('keys')}</h2>
      <dl>
        ${KEYS.map(
          ([keys, about]) =>
            html`<dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt>
              <dd>${words(about)}</dd>`,
        )}
      </dl>
      <button class="primary" @click=${() => this.dialog.close()}>${words('close')}</button>
    </dialog>`;
  }
}
