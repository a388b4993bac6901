/** `<job-progress>`: how far a job is, and a way to stop it. */

import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';

import type { Progress } from '../engine/documents';
import { shared } from '../look/shared';
import { number, words } from '../model/words';
import { Part } from './part';

/** Tells `cancel` when it is to be stopped. */
@customElement('job-progress')
export class JobProgress extends Part {
  @property({ attribute: false }) progress: Progress | null = null;

  static override styles = [
    shared,
    css`
      .bar {
        display: flex;
        flex-wrap: wrap;
        gap: var(--s2) var(--s3);
        align-items: center;
      }
      progress {
        flex: 1;
        min-width: 8rem;
        height: 0.75rem;
        accent-color: var(--primary);
      }
    `,
  ];

  protected override render(): TemplateResult {
    const { progress } = this;
    const total = progress?.total ?? null;
    const done = progress?.done ?? 0;
    return html`<div class="bar">
      <progress
        aria-label=${words('progress')}
        value=${total === null ? nothing : done}
        max=${total ?? nothing}
      ></progress>
      <span class="small">
        ${
          total === null
            ? words('progress-open', { done: number(done) })
            : words('progress-of', { done: number(done), total: number(total) })
        }
      </span>
      <button @click=${() => this.tell('cancel')}>${words('cancel')}</button>
    </div>`;
  }
}
