/** `<learn-screen>`: learning from plays, step by step or fast, and two ways compared. */

import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';

import './learn-steps';
import '../board/game-board';
import '../parts/game-picker';
import '../parts/job-progress';
import '../parts/line-chart';
import '../parts/number-field';

import type {
  GameCard,
  FirstMove,
  Learner,
  LearnPoint,
  LearnRequest,
  Lesson,
  Lessons,
  Mean,
  PlayView,
  Player,
} from '../engine/documents';
import { asRefusal, engine, type Refusal } from '../engine/engine';
import { shared } from '../look/shared';
import { writeAddress, type Address } from '../model/address';
import { cardOf } from '../model/game-word';
import { BLANK, type Badge } from '../model/hints';
import { jobOf } from '../model/jobs';
import { settings } from '../model/settings';
import { number, words } from '../model/words';
import { complaint } from '../parts/complaint';
import { Job } from '../parts/job';
import type { Curve } from '../parts/line-chart';
import { Part } from '../parts/part';
import { comparison, knownBar, knownStyles } from './learn-words';
import {
  MEASURES,
  METHODS,
  readLearn,
  WAY,
  writeLearn,
  type LearnView,
  type Measure,
  type Method,
  type Way,
} from './learn-view';

@customElement('learn-screen')
export class LearnScreen extends Part {
  @property({ attribute: false }) games: readonly GameCard[] = [];
  @property({ attribute: false }) address: Address = { screen: 'learn', fields: new Map() };

  @state() private view: LearnView = readLearn({ screen: 'learn', fields: new Map() });
  @state() private start: PlayView | null = null;
  @state() private stepping = false;
  @state() private refusal: Refusal | null = null;

  /** One job for each way that is compared. */
  private readonly jobs = [new Job<Lesson, Lessons>(this), new Job<Lesson, Lessons>(this)];
  private drawn = '';
  private written = '';

  static override styles = [
    shared,
    knownStyles,
    css`
      .screen {
        display: grid;
        grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr);
        gap: var(--s4);
        align-items: start;
      }
      .stage {
        grid-template-columns: minmax(0, 1fr);
      }
      .stage .sentence {
        padding-inline-end: 3rem;
      }
      number-field {
        width: 7rem;
      }
      fieldset {
        border: 1px solid var(--line);
        border-radius: var(--radius);
        margin: 0;
        padding: var(--s3);
        display: grid;
        gap: var(--s2);
        min-width: 0;
      }
      legend {
        font-weight: 600;
      }
      fieldset .field {
        grid-template-columns: minmax(0, 1fr);
      }
      fieldset select {
        width: 100%;
      }
      .maps {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
        gap: var(--s4);
      }
      game-board {
        --board-height: 20rem;
      }
      .sentence {
        font-size: var(--large);
        font-weight: 600;
        line-height: 1.3;
      }
      @media (max-width: 60rem) {
        .screen {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('address') && writeAddress(this.address) !== this.written) {
      this.written = writeAddress(this.address);
      this.view = readLearn(this.address);
    }
    if (this.drawn !== this.view.game) {
      this.drawn = this.view.game;
      void this.look();
    }
  }

  protected override render(): TemplateResult {
    // On the stage, choices are away as soon as there is something to be seen.
    const running = this.jobs.some((job) => job.running);
    const staged = settings.projector && (running || this.stepping || this.learners().length > 0);
    return html`<div class=${staged ? 'screen stage' : 'screen'}>
      ${
        staged
          ? nothing
          : html`<section class="card stack" aria-label=${words('screen-learn')}>
              ${this.form()}
            </section>`
      }
      <div class="stack">
        <section class="card stack" aria-label=${words('result')}>
          ${this.refusal ? complaint(this.refusal, () => void this.look()) : nothing}
          ${this.jobs.map((job) =>
            job.running
              ? html`<job-progress
                  .progress=${job.progress}
                  @cancel=${() => job.cancel()}
                ></job-progress>`
              : job.refusal
                ? complaint(job.refusal)
                : nothing,
          )}
          <div class="stack" aria-live="polite">${this.sentences()} ${this.compared()}</div>
          ${
            this.learners().length === 0 && !running
              ? html`<p class="soft">${words('learn-empty')}</p>`
              : nothing
          }
        </section>
        ${this.maps()} ${this.curveCard()}
        ${
          this.stepping
            ? html`<section class="card" aria-label=${words('step-by-step')}>
                <learn-steps
                  .game=${this.view.game}
                  .request=${this.request(this.view.ways[0] ?? WAY, true)}
                ></learn-steps>
              </section>`
            : nothing
        }
      </div>
    </div>`;
  }

  private form(): TemplateResult {
    const { view } = this;
    return html`
      <game-picker
        .games=${this.games}
        .word=${view.game}
        .fits=${(card: GameCard) => jobOf(card, 'learn') !== undefined}
        @game=${(event: CustomEvent<string>) => this.onGame(event.detail)}
      ></game-picker>
      ${view.ways.map((way, index) => this.way(way, index))}
      ${
        view.ways.length === 1
          ? html`<button
              @click=${() => this.change({ ways: [...view.ways, { ...WAY, method: 'q' }] })}
            >
              ${words('compare-with')}
            </button>`
          : html`<button @click=${() => this.change({ ways: view.ways.slice(0, 1) })}>
              ${words('compare-no-more')}
            </button>`
      }
      <div class="row end">
        ${this.whole('episodes', words('episodes'), 1, 10_000_000)}
        ${this.whole('seeds', words('runs'), 1, 50)} ${this.whole('seed', words('seed'), 0, 1e15)}
      </div>
      <div class="row">
        <button class="primary" @click=${this.onLearn}>${words('learn-fast')}</button>
        <button aria-pressed=${this.stepping} @click=${() => (this.stepping = !this.stepping)}>
          ${words('step-by-step')}
        </button>
      </div>
    `;
  }

  private way(way: Way, index: number): TemplateResult {
    const methods = this.methods();
    const set = (change: Partial<Way>) =>
      this.change({
        ways: this.view.ways.map((old, at) => (at === index ? { ...old, ...change } : old)),
      });
    const rate = (name: 'alpha' | 'gamma' | 'epsilon', sign: string) =>
      html`<label class="field"
        >${words(`rate-${name}`)} ${sign} = ${number(way[name] / 100, 2)}
        <input
          type="range"
          min=${name === 'epsilon' ? 0 : 1}
          max="100"
          .value=${String(way[name])}
          @change=${(event: Event) => set({ [name]: Number((event.target as HTMLInputElement).value) })}
        />
      </label>`;
    return html`<fieldset>
      <legend>
        ${this.view.ways.length > 1 ? words('way-number', { number: index + 1 }) : words('way')}
      </legend>
      <select
        aria-label=${words('method')}
        @change=${(event: Event) => set({ method: (event.target as HTMLSelectElement).value as Method })}
      >
        ${methods.map(
          (method) =>
            html`<option value=${method} ?selected=${method === way.method}>
              ${words(`method-${method}`)}
            </option>`,
        )}
      </select>
      ${way.method === 'q' ? [rate('alpha', 'α'), rate('gamma', 'γ'), rate('epsilon', 'ε')] : nothing}
    </fieldset>`;
  }

  /** The methods that fit the game. */
  private methods(): Method[] {
    const card = cardOf(this.games, this.view.game);
    const methods = jobOf(card, 'learn')?.methods ?? [];
    const able = methods.filter(({ refusal }) => !refusal).map(({ name }) => name);
    return METHODS.filter((method) => able.includes(method === 'q' ? 'q' : 'trajectories'));
  }

  private whole(name: 'episodes' | 'seed' | 'seeds', label: string, low: number, high: number) {
    return html`<number-field
      label=${label}
      .low=${low}
      .high=${high}
      .value=${this.view[name]}
      @number=${(event: CustomEvent<number>) => this.change({ [name]: event.detail })}
    ></number-field>`;
  }

  /** What a way has come to, also while it learns. */
  private learnerOf(index: number): Learner | undefined {
    const job = this.jobs[index];
    return (job?.result ?? job?.partial?.report)?.learners[0];
  }

  private learners(): { learner: Learner; index: number }[] {
    return this.view.ways.flatMap((_, index) => {
      const learner = this.learnerOf(index);
      return learner ? [{ learner, index }] : [];
    });
  }

  /** One way of learning in words; its number if there are two, its rates if it has some. */
  private wayLabel(index: number): string {
    const { method, alpha, gamma, epsilon } = this.view.ways[index] ?? WAY;
    const rates =
      method === 'q'
        ? ` (α\u202f${number(alpha / 100, 2)}, γ\u202f${number(gamma / 100, 2)}, ε\u202f${number(epsilon / 100, 2)})`
        : '';
    const way = `${words(`method-${method}`)}${rates}`;
    return this.view.ways.length > 1 ? `${index + 1}. ${way}` : way;
  }

  private sentences(): TemplateResult[] {
    return this.view.ways.flatMap((_, index) => {
      const result = this.jobs[index]?.result;
      const learner = result?.learners[0];
      if (!learner) return [];
      const settled = learner.runs.filter((run) => run.settled !== null).length;
      return [
        html`<p class=${index === 0 && this.view.ways.length === 1 ? 'sentence' : ''}>
          ${words('learned-sentence', {
            method: this.wayLabel(index),
            plays: number(learner.plays.mean),
            known: number(learner.known.mean),
            settled,
            runs: learner.runs.length,
          })}
        </p>`,
      ];
    });
  }

  /** Both ways in words, once both are done. */
  private compared(): TemplateResult[] {
    const both = this.view.ways.flatMap((_, index) => {
      const learner = this.jobs[index]?.result?.learners[0];
      return learner ? [{ name: words('way-number', { number: index + 1 }), learner }] : [];
    });
    return comparison(both).map((said) => html`<p class="sentence">${said}</p>`);
  }

  private curveCard(): TemplateResult | typeof nothing {
    if (this.learners().length === 0) return nothing;
    return html`<section class="card stack" aria-label=${words('learning-curve')}>
      ${this.chart()}
    </section>`;
  }

  private chart(): TemplateResult {
    const known = this.learners();
    const told = MEASURES.filter((name) =>
      known.some(({ learner }) => learner.curve.some((point) => valueOf(point, name) !== null)),
    );
    // Some games are too large to be told how good their best player is.
    const measure = told.find((name) => name === this.view.measure) ?? told[0] ?? 'known';
    const plays = known.flatMap(({ learner }) => learner.curve.map((point) => point.plays));
    const x = [...new Set(plays)].sort((a, b) => a - b);
    const curves = known.map(({ learner, index }): Curve => {
      const at = new Map(learner.curve.map((point) => [point.plays, valueOf(point, measure)]));
      const take = (end: keyof Mean) => x.map((count) => at.get(count)?.[end] ?? null);
      const label = this.wayLabel(index);
      return { label, values: take('mean'), low: take('low'), high: take('high') };
    });
    return html`
      <label class="field"
        >${words('measure')}
        <select
          @change=${(event: Event) =>
            this.change({ measure: (event.target as HTMLSelectElement).value as Measure })}
        >
          ${told.map(
            (name) =>
              html`<option value=${name} ?selected=${name === measure}>
                ${words(`measure-${name}`)}
              </option>`,
          )}
        </select>
      </label>
      <line-chart
        .x=${x}
        .curves=${curves}
        x-label=${words('episodes')}
        y-label=${words(`measure-${measure}`)}
      ></line-chart>
    `;
  }

  /** The values of the first moves, on the board that they are played on. */
  private maps(): TemplateResult | typeof nothing {
    const { start } = this;
    const known = this.view.ways.flatMap((_, index) => {
      const job = this.jobs[index];
      const first = (job?.result ?? job?.partial)?.first_moves;
      if (first) return [{ index, first }];
      // Before anything is learned, nothing is known of any move.
      const unknown = start?.moves.map(({ move }): [string, FirstMove] => [move, 'unknown']) ?? [];
      return [{ index, first: Object.fromEntries(unknown) }];
    });
    // Moves that are not made on a board are told in a list.
    const onBoard = start?.moves.some(({ places }) => places.length > 0) ?? false;
    if (!start) return nothing;
    return html`<section class="card stack" aria-label=${words('value-map')}>
      <h2>${words('value-map')}</h2>
      <div class="maps">
        ${known.map(
          ({ index, first }) =>
            html`<div class="stack">
              <h3>${this.wayLabel(index)}</h3>
              ${knownBar(this.learnerOf(index))}
              <game-board
                .picture=${start.picture}
                .moves=${start.moves}
                .badges=${mapBadges(first, start.turn ?? null)}
                .label=${words('value-map')}
              ></game-board>
              <details ?open=${!onBoard}>
                <summary>${words('as-table')}</summary>
                <table>
                  <tbody>
                    ${Object.entries(first).map(
                      ([move, value]) =>
                        html`<tr>
                          <th scope="row" class="mono">${move}</th>
                          <td class="number">${worthText(value)}</td>
                        </tr>`,
                    )}
                  </tbody>
                </table>
              </details>
            </div>`,
        )}
      </div>
    </section>`;
  }

  private onGame(game: string): void {
    this.change({ game });
    const methods = this.methods();
    const fit = (way: Way) =>
      methods.includes(way.method) ? way : { ...way, method: methods[0] ?? way.method };
    this.change({ ways: this.view.ways.map(fit) });
  }

  private onLearn(): void {
    this.view.ways.forEach((way, index) => {
      this.jobs[index]?.start('learn', this.request(way, false));
    });
  }

  private request(way: Way, step: boolean): LearnRequest {
    const { game, episodes, seed, seeds } = this.view;
    const q = way.method === 'q';
    const rates = { alpha: way.alpha / 100, gamma: way.gamma / 100, epsilon: way.epsilon / 100 };
    return {
      game,
      method: q ? 'q' : 'trajectories',
      episodes: step ? Math.min(episodes, 20) : episodes,
      seed,
      options: q ? rates : { way: way.method },
      settings: { runs: step ? 1 : seeds },
      step,
    };
  }

  private change(change: Partial<LearnView>): void {
    this.view = { ...this.view, ...change };
    const address = writeLearn(this.view);
    this.written = writeAddress(address);
    this.tell('address', address);
  }

  private async look(): Promise<void> {
    const { game, seed } = this.view;
    try {
      const start = await engine.play({ game, start: null, moves: [], seed }, null);
      if (game !== this.view.game) return;
      this.start = start;
      this.refusal = null;
    } catch (error) {
      if (game !== this.view.game) return;
      this.start = null;
      this.refusal = asRefusal(error);
    }
  }
}

/** The first moves as badges on the board. */
function mapBadges(first: Record<string, FirstMove>, turn: Player | null): Map<string, Badge> {
  const letters = { won: 'win', lost: 'loss', drawn: 'draw' } as const;
  const numbers = Object.values(first).filter((value) => typeof value === 'number');
  const most = Math.max(...numbers);
  const other = turn === 1 ? 2 : 1;
  const shown = Object.entries(first).flatMap(([move, value]): [string, Badge][] => {
    if (value === 'unknown') return [[move, BLANK]];
    if (typeof value === 'number') {
      const winner = value > 0 ? turn : value < 0 ? other : null;
      return [[move, { ...BLANK, amount: value, winner, best: value === most }]];
    }
    const winner = value === 'won' ? turn : value === 'lost' ? other : null;
    return [[move, { ...BLANK, letter: letters[value], winner, best: value === 'won' }]];
  });
  return new Map(shown);
}

function worthText(value: FirstMove): string {
  return typeof value === 'number' ? number(value, 2) : words(`moves-${value}`);
}

function valueOf(point: LearnPoint, measure: Measure): Mean | null {
  return measure === 'known' ? point.known : (point[measure] ?? null);
}
