/** `<learn-steps>`: learning watched move by move. */

import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';

import '../board/game-board';
import '../parts/job-progress';

import type { LearnRequest, LearnStep, Lesson, Lessons, PlayView } from '../engine/documents';
import { engine } from '../engine/engine';
import { shared } from '../look/shared';
import { number, words } from '../model/words';
import { complaint } from '../parts/complaint';
import { Job } from '../parts/job';
import { Part } from '../parts/part';

@customElement('learn-steps')
export class LearnSteps extends Part {
  @property() game = '';
  @property({ attribute: false }) request: LearnRequest | null = null;

  @state() private at = 0;
  @state() private view: PlayView | null = null;

  private readonly job = new Job<Lesson, Lessons>(this);
  private asked = '';
  private shown = '';

  static override styles = [
    shared,
    css`
      .both {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(14rem, 1fr);
        gap: var(--s4);
      }
      game-board {
        --board-height: 20rem;
      }
      dl {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: var(--s1) var(--s3);
        margin: 0;
      }
      dt {
        color: var(--soft);
      }
      dd {
        margin: 0;
      }
      input[type='range'] {
        flex: 1;
        min-width: 6rem;
      }
      @media (max-width: 50rem) {
        .both {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];

  private get steps(): LearnStep[] {
    return this.job.result?.steps ?? [];
  }

  protected override willUpdate(_changed: PropertyValues): void {
    const asked = JSON.stringify(this.request);
    if (this.request && asked !== this.asked) {
      this.asked = asked;
      this.at = 0;
      this.job.start('learn', this.request);
    }
    const step = this.steps[this.at];
    if (step && step.position !== this.shown) {
      this.shown = step.position;
      void this.look(step.position);
    }
  }

  protected override render(): TemplateResult {
    const { job, steps } = this;
    const step = steps[this.at];
    return html`<div class="stack">
      <h2>${words('step-by-step')}</h2>
      ${
        job.running && steps.length === 0
          ? html`<job-progress
              .progress=${job.progress}
              @cancel=${() => job.cancel()}
            ></job-progress>`
          : nothing
      }
      ${job.refusal ? complaint(job.refusal) : nothing}
      ${step ? this.content(step, steps) : nothing}
    </div>`;
  }

  private content(step: LearnStep, steps: LearnStep[]): TemplateResult {
    return html`
      <div class="row">
        <button
          aria-label=${words('back')}
          ?disabled=${this.at === 0}
          @click=${() => (this.at -= 1)}
        >
          ◀
        </button>
        <input
          type="range"
          min="0"
          max=${steps.length - 1}
          .value=${String(this.at)}
          aria-label=${words('step')}
          @input=${(event: Event) => (this.at = Number((event.target as HTMLInputElement).value))}
        />
        <button
          class="primary"
          aria-label=${words('forward')}
          ?disabled=${this.at >= steps.length - 1}
          @click=${() => (this.at += 1)}
        >
          ▶
        </button>
      </div>
      <div class="both">
        ${
          this.view
            ? html`<game-board .picture=${this.view.picture} .label=${step.position}></game-board>`
            : nothing
        }
        <div class="stack" aria-live="polite">
          <p><strong>${words('step-title', { play: step.play, step: step.step + 1 })}</strong></p>
          <p class="mono">${step.position}</p>
          <dl>
            ${this.facts(step).map(
              ([key, value]) =>
                html`<dt>${words(key)}</dt>
                  <dd class="mono">${value}</dd>`,
            )}
          </dl>
        </div>
      </div>
    `;
  }

  private facts(step: LearnStep): [string, string][] {
    const facts: [string, string][] = [];
    const sorted = (['won', 'lost', 'drawn', 'unknown'] as const).map(
      (kind) => [kind, step[kind]] as const,
    );
    for (const [kind, moves] of sorted)
      if (moves) facts.push([`moves-${kind}`, moves.join(' ') || '–']);
    if (step.move) facts.push(['step-move', step.move]);
    if (typeof step.tried === 'boolean')
      facts.push(['step-tried', words(step.tried ? 'yes' : 'no')]);
    if (typeof step.before === 'number' && typeof step.after === 'number') {
      facts.push(['step-correction', `${number(step.before, 3)} → ${number(step.after, 3)}`]);
    }
    if (step.settled) facts.push(['step-settled', words(`final-${step.settled}`)]);
    return facts;
  }

  private async look(position: string): Promise<void> {
    try {
      const view = await engine.play(
        { game: this.game, start: position, moves: [], seed: 0 },
        null,
      );
      if (position === this.shown) this.view = view;
    } catch {
      // The position is still there as text.
      this.view = null;
    }
  }
}
