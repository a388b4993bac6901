/** What all components of the page have in common. */

import { LitElement } from 'lit';

import { settings } from '../model/settings';

/** A component that speaks the reader's language and is drawn again when that changes. */
export class Part extends LitElement {
  private readonly changed = () => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    settings.addEventListener('change', this.changed);
  }

  override disconnectedCallback(): void {
    settings.removeEventListener('change', this.changed);
    super.disconnectedCallback();
  }

  /** Tells those outside that something happened here. */
  protected tell<T>(name: string, detail?: T): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}
