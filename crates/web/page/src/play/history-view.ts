/** `<history-view>`: the moves played with their variations, each one a way back. */

import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';

import { shared } from '../look/shared';
import { History } from '../model/history';
import { words } from '../model/words';
import { Part } from '../parts/part';
import { mistakeMark, mistakeStyles } from './mistake-mark';

/** Tells `go` with the number of the node that was chosen. */
@customElement('history-view')
export class HistoryView extends Part {
  @property({ attribute: false }) history = new History();
  @property({ type: Number }) at: number = History.START;
  /** Nodes whose moves the reader may not know yet. */
  @property({ attribute: false }) secret: ReadonlySet<number> = new Set();
  /** Nodes with a remark, such as a mistake. */
  @property({ attribute: false }) remarks: ReadonlyMap<number, string> = new Map();

  @query('[aria-current]') private readonly current!: HTMLElement | null;

  private readonly observer = new ResizeObserver(() => this.reveal());

  static override styles = [
    shared,
    mistakeStyles,
    css`
      .line {
        display: flex;
        flex-wrap: wrap;
        gap: 2px;
        align-items: center;
      }
      .variation {
        flex-basis: 100%;
        display: flex;
        flex-wrap: wrap;
        gap: 2px;
        align-items: center;
        border-inline-start: 3px solid var(--line);
        padding-inline-start: var(--s2);
        margin-block: 2px;
      }
      button {
        min-height: 2rem;
        padding: 0 var(--s2);
        border-color: transparent;
        background: none;
        font-family: var(--mono);
      }
      button[aria-current] {
        background: var(--primary);
        color: var(--on-primary);
      }
      button.remarked {
        gap: var(--s1);
        border-color: var(--second);
      }
      .pair {
        display: inline-flex;
        gap: 2px;
        align-items: center;
      }
      .ply {
        font-size: var(--small);
        color: var(--soft);
        margin-inline-start: var(--s1);
      }
    `,
  ];

  protected override render(): TemplateResult {
    return html`<div class="line">
      ${this.entry(History.START, words('history-start'))} ${this.follow(History.START, 0)}
    </div>`;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.observer.observe(this);
  }

  override disconnectedCallback(): void {
    this.observer.disconnect();
    super.disconnectedCallback();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('at') || changed.has('history')) this.reveal();
  }

  /** Scrolls to the node that is shown; nothing around the history moves. */
  private reveal(): void {
    const entry = this.current?.getBoundingClientRect();
    if (!entry) return;
    const { top, bottom } = this.getBoundingClientRect();
    if (entry.top < top) this.scrollTop -= top - entry.top;
    else if (bottom < entry.bottom) this.scrollTop += entry.bottom - bottom;
  }

  private follow(node: number, ply: number): unknown {
    const [main, ...others] = this.history.children(node);
    if (main === undefined) return nothing;
    return html`${this.numbered(main, ply)}${others.map(
      (other) =>
        html`<div class="variation">
          ${this.numbered(other, ply)}${this.follow(other, ply + 1)}
        </div>`,
    )}${this.follow(main, ply + 1)}`;
  }

  private numbered(node: number, ply: number): TemplateResult {
    const text = this.secret.has(node) ? '…' : this.history.move(node);
    return html`<span class="pair"
      ><span class="ply" aria-hidden="true">${ply + 1}</span>${this.entry(node, text)}</span
    >`;
  }

  private entry(node: number, text: string): TemplateResult {
    const remark = this.remarks.get(node);
    return html`<button
      class=${remark ? 'remarked' : ''}
      title=${remark ?? nothing}
      aria-current=${node === this.at ? 'step' : nothing}
      @click=${() => this.tell('go', node)}
    >
      ${text}${remark ? html`${mistakeMark()}<span class="unseen">${remark}</span>` : nothing}
    </button>`;
  }
}
