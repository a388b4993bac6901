/** `<dice-screen>`: the race with dice: how many to throw at all points, and what it gains. */

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';

import './dice-curves';
import './heat-map';
import '../parts/job-progress';

import type { GameCard, Race, Standing } from '../engine/documents';
import { engine } from '../engine/engine';
import { shared } from '../look/shared';
import { writeAddress, type Address } from '../model/address';
import { number, percent, signed, words } from '../model/words';
import { complaint } from '../parts/complaint';
import { save } from '../parts/files';
import { Job } from '../parts/job';
import { Part } from '../parts/part';
import { diceStyles } from './dice-styles';
import {
  amount,
  isAtOnce,
  LAYERS,
  readDice,
  VARIANTS,
  writeDice,
  type DiceView,
  type Layer,
  type Variant,
} from './dice-view';
import type { Spot } from './heat-map';
import { writeRuns } from './runs';
import { colourAt, cssColour, inkOn } from './scales';

@customElement('dice-screen')
export class DiceScreen extends Part {
  @property({ attribute: false }) games: readonly GameCard[] = [];
  @property({ attribute: false }) address: Address = { screen: 'dice', fields: new Map() };

  @state() private view: DiceView = readDice({ screen: 'dice', fields: new Map() });
  @state() private standing: Standing | null = null;

  private readonly job = new Job<never, Race>(this);
  private asking = new AbortController();
  private waiting = 0;
  private asked = '';
  private written = '';

  static override styles = [shared, diceStyles];

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('address') || writeAddress(this.address) === this.written) return;
    this.view = readDice(this.address);
    this.solve();
  }

  override disconnectedCallback(): void {
    this.asking.abort();
    clearTimeout(this.waiting);
    super.disconnectedCallback();
  }

  protected override updated(): void {
    // What is known about one standing is asked for when the reader stays there.
    const key = JSON.stringify([this.request(), this.view.spot]);
    const ready = this.job.result && this.view.variant !== 'one-turn';
    if (!ready || key === this.asked) return;
    this.asked = key;
    clearTimeout(this.waiting);
    this.waiting = window.setTimeout(() => void this.look(), 80);
  }

  protected override render(): TemplateResult {
    const { job, view } = this;
    return html`<div class="screen">
      <section class="card stack" aria-label=${words('screen-dice')}>
        ${this.form()}
        ${
          job.running
            ? html`<job-progress
                .progress=${job.progress}
                @cancel=${() => job.cancel()}
              ></job-progress>`
            : nothing
        }
        ${job.refusal ? complaint(job.refusal) : nothing}
        ${
          job.result
            ? html`<p class="sentence" aria-live="polite">${this.sentence(job.result)}</p>`
            : nothing
        }
      </section>
      ${job.result ? (view.variant === 'one-turn' ? this.oneTurn(job.result) : this.map(job.result)) : nothing}
      <dice-curves .race=${this.request()}></dice-curves>
    </div>`;
  }

  private form(): TemplateResult {
    const { view } = this;
    // One turn has no points and no map.
    const once = view.variant === 'one-turn';
    const whole = (name: 'n' | 'd', label: string, low: number, high: number) =>
      html`<label class="field"
        >${label}
        <input
          class="short"
          type="number"
          min=${low}
          max=${high}
          .value=${String(view[name])}
          @change=${(event: Event) => {
            const value = Math.round(Number((event.target as HTMLInputElement).value)) || low;
            this.change({ [name]: Math.min(Math.max(value, low), high) }, true);
          }}
        />
      </label>`;
    return html`<div class="row end">
      ${once ? nothing : whole('n', words('points-to-win'), 1, 1000)}
      ${whole('d', words('most-dice'), 1, 30)}
      <label class="field"
        >${words('variant')}
        <select
          @change=${(event: Event) =>
            this.change({ variant: (event.target as HTMLSelectElement).value as Variant }, true)}
        >
          ${VARIANTS.map(
            (variant) =>
              html`<option value=${variant} ?selected=${variant === view.variant}>
                ${words(`variant-${variant}`)}
              </option>`,
          )}
        </select>
      </label>
      ${once ? nothing : this.layerChoice()}
    </div>`;
  }

  private layerChoice(): TemplateResult {
    const { view } = this;
    return html`<label class="field"
      >${words('map-shows')}
      <select
        @change=${(event: Event) =>
          this.change({ layer: (event.target as HTMLSelectElement).value as Layer }, true)}
      >
        ${this.layers().map(
          (layer) =>
            html`<option value=${layer} ?selected=${layer === view.layer}>
              ${words(`layer-${layer}`)}
            </option>`,
        )}
      </select>
    </label>`;
  }

  private layers(): Layer[] {
    return LAYERS.filter((layer) => layer !== 'support' || isAtOnce(this.view.variant));
  }

  private map(race: Race): TemplateResult {
    const { spot } = this.view;
    return html`<div class="both">
      <section class="card stack" aria-label=${words(`layer-${this.view.layer}`)}>
        <h2>${words(`layer-${this.view.layer}`)}</h2>
        <heat-map
          .values=${this.values(race)}
          .low=${this.range(race)[0]}
          .high=${this.range(race)[1]}
          .scale=${this.view.layer === 'gain' ? 'balance' : 'amount'}
          .spot=${spot}
          .label=${words(`layer-${this.view.layer}`)}
          @spot=${(event: CustomEvent<Spot>) => this.change({ spot: event.detail }, false)}
        ></heat-map>
        ${this.legend(race)} ${this.table(race)}
      </section>
      <section class="card stack" aria-label=${words('standing')}>
        ${this.standingCard(race)}
      </section>
    </div>`;
  }

  private values(race: Race): (number | null)[][] {
    switch (this.view.layer) {
      case 'dice':
        return race.dice;
      case 'gain':
        return race.gain.map((row) => row.map(amount));
      case 'support':
        return race.support ?? [];
      case 'edge':
        return race.edge ?? [];
    }
  }

  private range(race: Race): [number, number] {
    switch (this.view.layer) {
      case 'dice':
        return [1, race.d];
      case 'gain':
        return [-1, 1];
      case 'support':
        return [1, Math.max(2, ...(race.support ?? []).map((row) => Math.max(...row)))];
      case 'edge':
        return [0, Math.max(1e-9, ...(race.edge ?? []).map((row) => Math.max(...row)))];
    }
  }

  private legend(race: Race): TemplateResult {
    const [low, high] = this.range(race);
    const balance = this.view.layer === 'gain';
    const whole = this.view.layer === 'dice' || this.view.layer === 'support';
    const count = whole ? high - low + 1 : 5;
    const steps = Array.from(
      { length: count },
      (_, index) => low + (index * (high - low)) / Math.max(1, count - 1),
    );
    return html`<ul class="legend" aria-label=${words('legend')}>
      ${steps.map((value) => {
        const colour = colourAt(balance ? 'balance' : 'amount', (value - low) / (high - low || 1));
        return html`<li .style=${`background: ${cssColour(colour)}; color: ${inkOn(colour)}`}>
          ${whole ? number(value) : number(value, 2)}
        </li>`;
      })}
      ${
        this.view.layer === 'dice' && isAtOnce(this.view.variant)
          ? html`<li class="mixed" aria-hidden="true"></li>
              <li>~ ${words('mixture')}</li>`
          : nothing
      }
    </ul>`;
  }

  private standingCard(race: Race): TemplateResult {
    const { own, other } = this.view.spot;
    const dice = race.dice[own]?.[other] ?? null;
    const gain = amount(race.gain[own]?.[other] ?? 0);
    const known =
      this.standing?.own === own && this.standing.other === other ? this.standing : null;
    const set = (change: Partial<Spot>) =>
      this.change({ spot: { ...this.view.spot, ...change } }, false);
    const points = (name: 'own' | 'other', label: string) =>
      html`<label class="field"
        >${label}
        <input
          class="short"
          type="number"
          min="0"
          max=${race.n - 1}
          .value=${String(this.view.spot[name])}
          @change=${(event: Event) => {
            const value = Math.round(Number((event.target as HTMLInputElement).value)) || 0;
            set({ [name]: Math.min(Math.max(value, 0), race.n - 1) });
          }}
        />
      </label>`;
    return html`
      <div class="row end">
        ${points('own', words('own-points'))} ${points('other', words('other-points'))}
      </div>
      <div class="row" aria-live="polite">
        <span class="big" id="best-dice">${dice ?? '~'}</span>
        <span>
          ${dice === null ? words('mixture-here') : words('throw', { dice })}<br />
          ${words('mean-gain', { gain: signed(gain, 4) })}
        </span>
      </div>
      ${known ? this.bars(known) : html`<p class="soft small">${words('loading')}</p>`}
      <p class="small soft">${words('certificate', { gap: race.certificate.toExponential(1) })}</p>
    `;
  }

  /** What every number of dice gains here, and how often it is chosen. */
  private bars(standing: Standing): TemplateResult {
    const mixed = (standing.other_strategy?.length ?? 0) > 0;
    const gains = standing.choices.map(({ gain }) => amount(gain));
    const most = Math.max(...gains);
    const range = most - Math.min(...gains) || 1;
    return html`<table class="bars">
      <thead>
        <tr>
          <th class="number">${words('dice')}</th>
          <th class="number">${words('gain')}</th>
          <th class="bar">${words('behind-best')}</th>
          ${mixed ? html`<th class="number">${words('chosen')}</th>` : nothing}
          ${mixed ? html`<th class="number">${words('other-chooses')}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${standing.choices.map(({ choice, chance }, index) => {
          const gain = gains[index] ?? 0;
          return html`<tr class=${chance > 0 ? 'best' : ''}>
            <td class="number">${choice}</td>
            <td class="number">${signed(gain, 4)}</td>
            <td class="bar">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect class="minus" y="1" width=${(100 * (most - gain)) / range} height="8" />
                <line class="axis" x1="0" x2="0" y1="0" y2="10" />
              </svg>
            </td>
            ${mixed ? html`<td class="number">${percent(chance)}</td>` : nothing}
            ${
              mixed
                ? html`<td class="number">${percent(standing.other_strategy?.[index] ?? 0)}</td>`
                : nothing
            }
          </tr>`;
        })}
      </tbody>
    </table>`;
  }

  private oneTurn(race: Race): TemplateResult {
    const payoffs = race.payoffs ?? [];
    const dice = payoffs.map((_, index) => index + 1);
    return html`<section class="card stack" aria-label=${words('variant-one-turn')}>
      <h2>${words('best-mixture')}</h2>
      <div class="sheet" tabindex="0" role="region" aria-label=${words('best-mixture')}>
        <table>
          <thead>
            <tr>
              <th>${words('dice')}</th>
              ${race.strategy.map((_, index) => html`<th class="number">${index + 1}</th>`)}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">${words('chosen')}</th>
              ${race.strategy.map((chance) => html`<td class="number">${percent(amount(chance))}</td>`)}
            </tr>
          </tbody>
        </table>
      </div>
      <p class="small">
        ${race.unique === true ? words('only-best') : race.unique === false ? words('not-only-best') : ''}
        ${words('certificate', { gap: race.certificate.toExponential(1) })}
      </p>
      <h2>${words('payoffs')}</h2>
      <div class="sheet" tabindex="0" role="region" aria-label=${words('payoffs')}>
        <table class="matrix">
          <thead>
            <tr>
              <td></td>
              ${dice.map((count) => html`<th scope="col">${count}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${payoffs.map(
              (row, index) =>
                html`<tr>
                  <th scope="row">${index + 1}</th>
                  ${row.map((payoff) => {
                    const colour = colourAt('balance', (amount(payoff) + 1) / 2);
                    return html`<td
                      .style=${`background: ${cssColour(colour)}; color: ${inkOn(colour)}`}
                    >
                      ${signed(amount(payoff), 2)}
                    </td>`;
                  })}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </section>`;
  }

  /** The whole strategy as text: what the map shows for those who do not see it. */
  private table(race: Race): TemplateResult {
    const rows = race.dice.map((row, own) => ({ own, text: writeRuns(row) }));
    const lines = () => race.dice.map((row) => row.map((dice) => dice ?? '').join(',')).join('\n');
    return html`<details>
      <summary>${words('strategy-table')}</summary>
      <div class="row">
        <button @click=${() => save('strategy.csv', `${lines()}\n`, 'text/csv')}>CSV</button>
        <button @click=${() => save('dice.json', JSON.stringify(race), 'application/json')}>
          JSON
        </button>
      </div>
      <div class="sheet" tabindex="0" role="region" aria-label=${words('strategy-table')}>
        <table>
          <thead>
            <tr>
              <th class="number">${words('own-points')}</th>
              <th>${words('runs-title')}</th>
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              ({ own, text }) =>
                html`<tr>
                  <td class="number">${own}</td>
                  <td class="mono small">${text}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>`;
  }

  private sentence(race: Race): string {
    const value = signed(amount(race.value), 4);
    if (this.view.variant === 'one-turn') return words('one-turn-sentence', { d: race.d, value });
    return words('race-sentence', { n: race.n, d: race.d, value, richest: race.richest });
  }

  /** What the server is asked about this race. */
  private request(): { n: number; d: number; variant: Variant } {
    const { n, d, variant } = this.view;
    return { n, d, variant };
  }

  private solve(): void {
    this.standing = null;
    this.asked = '';
    this.job.start('dice', { ...this.request(), edge: this.view.layer === 'edge' });
  }

  private async look(): Promise<void> {
    this.asking.abort();
    this.asking = new AbortController();
    const { own, other } = this.view.spot;
    const request = { ...this.request(), at: [own, other] };
    try {
      const answer = await engine.diceAt(request, this.asking.signal);
      this.standing = 'at' in answer ? answer.at : answer;
    } catch {
      // A newer question replaced this one, or the map alone must do.
    }
  }

  private change(change: Partial<DiceView>, solve: boolean): void {
    const view = { ...this.view, ...change };
    const within = (points: number) => Math.min(points, view.n - 1);
    view.spot = { own: within(view.spot.own), other: within(view.spot.other) };
    if (view.layer === 'support' && !isAtOnce(view.variant)) view.layer = 'dice';
    this.view = view;
    const address = writeDice(view);
    this.written = writeAddress(address);
    this.tell('address', address);
    if (solve) this.solve();
  }
}
