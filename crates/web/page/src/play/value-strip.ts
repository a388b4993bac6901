/** `<value-strip>`: who was winning after each move, as far as that is known. */

import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';

import { shared } from '../look/shared';
import type { Worth } from '../model/hints';
import { Part } from '../parts/part';

const HEIGHT = 44;

/** Tells `go` with the number of the node that was chosen. */
@customElement('value-strip')
export class ValueStrip extends Part {
  /** The nodes of the line, the start first. */
  @property({ attribute: false }) line: readonly number[] = [];
  @property({ attribute: false }) worths: ReadonlyMap<number, Worth> = new Map();
  @property({ type: Number }) at = 0;
  @property() label = '';

  static override styles = [
    shared,
    css`
      svg {
        display: block;
        width: 100%;
        height: 2.25rem;
        background: var(--sunken);
        border-radius: var(--radius);
      }
      .axis {
        stroke: var(--strong-line);
        stroke-width: 0.6;
      }
      .one {
        fill: var(--first);
      }
      .two {
        fill: var(--second);
      }
      .even {
        fill: var(--soft);
      }
      .guess {
        opacity: 0.55;
      }
      .here {
        fill: var(--ink);
        fill-opacity: 0.16;
      }
      .step {
        fill: transparent;
        cursor: pointer;
      }
    `,
  ];

  protected override render(): TemplateResult {
    const wide = 10;
    const count = Math.max(this.line.length, 24);
    return html`<svg
      viewBox="0 0 ${count * wide} ${HEIGHT}"
      preserveAspectRatio="none"
      role="img"
      aria-label=${this.label}
    >
      ${this.line.map((node, index) => {
        const worth = this.worths.get(node);
        return svg`
          ${node === this.at ? svg`<rect class="here" x=${index * wide} width=${wide} height=${HEIGHT} />` : nothing}
          ${worth ? bar(worth, index * wide + 1.5, wide - 3) : nothing}
          <rect class="step" x=${index * wide} width=${wide} height=${HEIGHT}
            @click=${() => this.tell('go', node)} />`;
      })}
      <line
        class="axis"
        x1="0"
        x2=${count * wide}
        y1=${HEIGHT / 2}
        y2=${HEIGHT / 2}
        pointer-events="none"
      />
    </svg>`;
  }
}

/** Upwards for player 1, downwards for player 2, a short bar in the middle when even. */
function bar({ value, guess }: Worth, x: number, width: number) {
  const middle = HEIGHT / 2;
  const kind = value > 0.02 ? 'one' : value < -0.02 ? 'two' : 'even';
  const length = kind === 'even' ? 6 : Math.max(3, Math.abs(value) * (middle - 3));
  const y = kind === 'one' ? middle - length : kind === 'two' ? middle : middle - 3;
  return svg`<rect class="${kind}${guess ? ' guess' : ''}" x=${x} y=${y} width=${width} height=${length} />`;
}
