/** `<dice-curves>`: how strategies of a race fare while one of its numbers grows. */

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';

import '../parts/job-progress';
import '../parts/line-chart';

import type { Curves } from '../engine/documents';
import { shared } from '../look/shared';
import { words } from '../model/words';
import { complaint } from '../parts/complaint';
import { Job } from '../parts/job';
import { Part } from '../parts/part';
import { ONE_TURN } from './dice-view';

/** Who meets whom in the curves. */
const RIVALS = ['optimal', 'blind', 'random'];

@customElement('dice-curves')
export class DiceCurves extends Part {
  /** What the server is asked about the race. */
  @property({ attribute: false }) race: Record<string, number | string> = {};

  @state() private parameter: 'n' | 'd' = 'n';

  /** For which race the curves were asked for. */
  @state() private heading = '';

  private readonly curves = new Job<never, Curves>(this);

  static override styles = [shared];

  protected override render(): TemplateResult {
    const { curves, parameter } = this;
    const found = curves.result;
    return html`<section class="card stack" aria-label=${words('curves')}>
      <h2>${words('curves')}</h2>
      <div class="row end">
        <label class="field"
          >${words('curve-against')}
          <select
            @change=${(event: Event) => {
              this.parameter = (event.target as HTMLSelectElement).value as 'n' | 'd';
            }}
          >
            <option value="n" ?selected=${parameter === 'n'}>${words('points-to-win')} (N)</option>
            <option value="d" ?selected=${parameter === 'd'}>${words('most-dice')} (D)</option>
          </select>
        </label>
        <button class="primary" ?disabled=${curves.running} @click=${this.onCurves}>
          ${words('draw-it')}
        </button>
      </div>
      ${
        curves.running
          ? html`<job-progress
              .progress=${curves.progress}
              @cancel=${() => curves.cancel()}
            ></job-progress>`
          : nothing
      }
      ${curves.refusal ? complaint(curves.refusal) : nothing}
      ${
        found
          ? html`<h3>${this.heading}</h3>
              <line-chart
                .x=${found.values}
                .curves=${found.curves.map(({ a, b, points }) => ({
                  label: words('a-against-b', { a, b }),
                  values: points.map(({ gain }) => gain),
                }))}
                x-label=${found.parameter === 'n' ? `N (${words('points-to-win')})` : `D (${words('most-dice')})`}
                y-label=${words('mean-gain-first')}
              ></line-chart>`
          : nothing
      }
    </section>`;
  }

  private onCurves(): void {
    const { parameter } = this;
    const most = Number(this.race[parameter]);
    const step = Math.max(1, Math.ceil(most / 25));
    const values: number[] = [];
    for (let value = parameter === 'n' ? step : 1; value <= most; value += step) values.push(value);
    this.heading = curveTitle(this.race, parameter, values);
    this.curves.start('dice-curve', { ...this.race, parameter, values, strategies: RIVALS });
  }
}

/** What the curves show, and for which N and D. */
function curveTitle(
  race: Record<string, number | string>,
  parameter: 'n' | 'd',
  values: readonly number[],
): string {
  const known = (name: 'n' | 'd') => {
    const value = name === parameter ? `${values[0]} … ${values.at(-1)}` : race[name];
    return `${name.toUpperCase()} = ${value}`;
  };
  const names = race.variant === ONE_TURN ? (['d'] as const) : (['n', 'd'] as const);
  return `${words('mean-gain-first')} (${names.map(known).join(', ')})`;
}
