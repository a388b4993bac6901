/** `<solve-panel>`: the position on the board solved by a method of one's choice. */

import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';

import '../parts/job-progress';

import type { GameCard, MethodCard, SolvedDocument } from '../engine/documents';
import { shared } from '../look/shared';
import { escape, writeAddress } from '../model/address';
import { jobOf } from '../model/jobs';
import { number, words } from '../model/words';
import { complaint } from '../parts/complaint';
import { Job } from '../parts/job';
import { optionFields, type Chosen } from '../parts/option-fields';
import { Part } from '../parts/part';

@customElement('solve-panel')
export class SolvePanel extends Part {
  @property({ attribute: false }) card: GameCard | undefined;
  /** The game with its parameters. */
  @property() game = '';
  @property() position = '';

  @state() private method = '';
  @state() private chosen: Chosen = {};

  private readonly job = new Job<{ sentence: string }, SolvedDocument>(this);

  static override styles = [
    shared,
    css`
      /* One line, so that all of it is seen below the board on a low screen. */
      :host {
        display: flex;
        flex-wrap: wrap;
        gap: var(--s2) var(--s4);
        align-items: center;
      }
      details {
        flex: 1 1 auto;
      }
      details[open] {
        flex-basis: 100%;
      }
      a.button {
        min-height: 1.875rem;
      }
      form {
        display: grid;
        gap: var(--s2);
        max-width: 28rem;
        margin-block: var(--s2);
      }
      label.field {
        grid-template-columns: minmax(0, 1fr);
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game') || changed.has('position')) this.job.reset();
    if (!this.methods().some(({ name }) => name === this.method)) {
      this.method = this.methods()[0]?.name ?? '';
      this.chosen = {};
    }
  }

  private methods(): MethodCard[] {
    return (jobOf(this.card, 'solve')?.methods ?? []).filter(({ refusal }) => !refusal);
  }

  protected override render(): TemplateResult | typeof nothing {
    const methods = this.methods();
    if (methods.length === 0) return this.treeLink();
    const method = methods.find(({ name }) => name === this.method);
    return html`${this.treeLink()}
      <details>
        <summary>${words('solve-by')}</summary>
        <form @submit=${this.onSolve}>
          <label class="field"
            ><span class="about">${words('solve-method')}</span>
            <select name="method" @change=${this.onMethod}>
              ${methods.map(
                ({ name }) => html`<option ?selected=${name === this.method}>${name}</option>`,
              )}
            </select></label
          >
          <p class="soft small">${method?.about}</p>
          ${optionFields(method, this.chosen, (name, value) => this.choose(name, value))}
          <div>
            <button type="submit" ?disabled=${this.job.running}>${words('solve-run')}</button>
          </div>
        </form>
        <div aria-live="polite">${this.outcome()}</div>
      </details>`;
  }

  /** The way to the graph from here: its moves where it is too large to be drawn. */
  private treeLink(): TemplateResult | typeof nothing {
    if (!jobOf(this.card, 'graph')) return nothing;
    const fields = new Map([
      ['game', escape(this.game)],
      ['start', escape(this.position)],
    ]);
    return html`<p>
      <a class="button" href=${writeAddress({ screen: 'graph', fields })}
        >${words('tree-from-here')}</a
      >
    </p>`;
  }

  private outcome(): TemplateResult | typeof nothing {
    const { job } = this;
    if (job.running) {
      return html`<job-progress
          .progress=${job.progress}
          @cancel=${() => job.cancel()}
        ></job-progress>
        ${job.partial ? html`<p class="known">${job.partial.sentence}</p>` : nothing}`;
    }
    if (job.refusal) return complaint(job.refusal);
    const solved = job.result;
    if (!solved) return nothing;
    return html`<p class="outcome">${solved.sentence}</p>
      ${
        solved.line.length > 0
          ? html`<p>${words('solve-line', { line: solved.line.join(' ') })}</p>`
          : nothing
      }
      <p class="soft small">
        ${words('solve-cost', { method: solved.method, nodes: number(solved.nodes) })}
      </p>`;
  }

  private choose(name: string, value: Chosen[string] | undefined): void {
    const others = Object.entries(this.chosen).filter(([other]) => other !== name);
    this.chosen = Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
  }

  private onMethod(event: Event): void {
    this.method = (event.target as HTMLSelectElement).value;
    this.chosen = {};
    this.job.reset();
  }

  private onSolve(event: Event): void {
    event.preventDefault();
    const { game, position, method, chosen } = this;
    this.job.start('solve', { game, position, method, options: chosen });
  }
}
