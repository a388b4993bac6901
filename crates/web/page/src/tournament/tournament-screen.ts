/** `<tournament-screen>`: ranks strategies, with confidence intervals. */

import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';

import './cross-table';
import './play-replay';
import '../parts/game-picker';
import '../parts/job-progress';
import '../parts/number-field';

import type {
  GameCard,
  Replay,
  Standings,
  Tournament,
  TournamentResult,
} from '../engine/documents';
import { asRefusal, engine, type Refusal } from '../engine/engine';
import { shared } from '../look/shared';
import {
  escape,
  field,
  readList,
  wholeNumber,
  writeAddress,
  writeList,
  type Address,
} from '../model/address';
import { gameName } from '../model/game-word';
import { jobOf } from '../model/jobs';
import { settings } from '../model/settings';
import { offers } from '../model/strategies';
import { words } from '../model/words';
import { complaint } from '../parts/complaint';
import { fileName, save } from '../parts/files';
import { Job } from '../parts/job';
import { Part } from '../parts/part';
import type { Meeting } from './cross-table';

const PLANS = ['exact', 'games', 'precision', 'sprt'] as const;
type PlanKind = (typeof PLANS)[number];

interface View {
  game: string;
  strategies: string[];
  plan: PlanKind;
  games: number;
  /** Half the width of the intervals, in hundredths of a percent. */
  precision: number;
  seed: number;
}

@customElement('tournament-screen')
export class TournamentScreen extends Part {
  @property({ attribute: false }) games: readonly GameCard[] = [];
  @property({ attribute: false }) address: Address = { screen: 'tournament', fields: new Map() };

  @state() private view: View = read({ screen: 'tournament', fields: new Map() });
  @state() private replay: Replay | null = null;
  @state() private replayed: (Meeting & { play: number }) | null = null;
  @state() private refusal: Refusal | null = null;

  private readonly job = new Job<Standings, TournamentResult>(this);
  private written = '';

  static override styles = [
    shared,
    css`
      .screen {
        display: grid;
        grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr);
        gap: var(--s4);
        align-items: start;
      }
      select {
        width: 100%;
      }
      .chosen {
        display: grid;
        gap: var(--s1);
        list-style: none;
        margin: 0;
        padding: 0;
      }
      .chosen li {
        display: flex;
        gap: var(--s1);
      }
      .chosen input {
        flex: 1;
        min-width: 0;
      }
      .sentence {
        font-size: var(--large);
        font-weight: 600;
        line-height: 1.3;
      }
      number-field {
        width: 8rem;
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
      this.view = read(this.address);
    }
  }

  protected override render(): TemplateResult {
    const { job } = this;
    const report = job.result?.report ?? whole(job.partial);
    const sentence = job.result?.sentences[settings.language] ?? job.partial?.sentence ?? '';
    return html`<div class="screen">
      <section class="card stack" aria-label=${words('screen-tournament')}>${this.form()}</section>
      <div class="stack">
        <section class="card stack" aria-label=${words('result')}>
          ${
            job.running
              ? html`<job-progress
                  .progress=${job.progress}
                  @cancel=${() => job.cancel()}
                ></job-progress>`
              : nothing
          }
          ${job.refusal ? complaint(job.refusal) : nothing}
          <div aria-live="polite">
            ${sentence ? html`<p class="sentence">${sentence}</p>` : nothing}
          </div>
          ${job.state === 'cancelled' ? html`<p class="soft" role="status">${words('was-cancelled')}</p>` : nothing}
          ${
            report
              ? html`<cross-table
                    .report=${report}
                    @meeting=${(event: CustomEvent<Meeting>) => void this.show({ ...event.detail, play: 0 })}
                  ></cross-table>
                  ${job.result?.remarks[settings.language].map(
                    (remark) => html`<p class="small soft">${remark}</p>`,
                  )}`
              : job.running
                ? nothing
                : html`<p class="soft">${words('tournament-empty')}</p>
                    <cross-table .strategies=${this.view.strategies}></cross-table>`
          }
          ${job.result ? this.files(job.result) : nothing}
        </section>
        ${this.refusal ? complaint(this.refusal) : nothing}
        ${this.replayed ? this.plays(this.replayed) : nothing}
      </div>
    </div>`;
  }

  private form(): TemplateResult {
    const { view } = this;
    const card = this.card();
    const known = offers(card?.strategies ?? []);
    return html`
      <game-picker
        .games=${this.games}
        .word=${view.game}
        .fits=${(card: GameCard) => jobOf(card, 'tournament') !== undefined}
        @game=${(event: CustomEvent<string>) => this.onGame(event.detail)}
      ></game-picker>
      <h2>${words('strategies')}</h2>
      <ol class="chosen">
        ${view.strategies.map(
          (word, index) =>
            html`<li>
              <input
                class="mono"
                .value=${word}
                spellcheck="false"
                aria-label=${words('strategy-number', { number: index + 1 })}
                @change=${(event: Event) => this.set(index, (event.target as HTMLInputElement).value)}
              />
              <button
                aria-label=${words('remove', { strategy: word })}
                ?disabled=${view.strategies.length <= 2}
                @click=${() => this.set(index, '')}
              >
                ✕
              </button>
            </li>`,
        )}
      </ol>
      <select
        aria-label=${words('add-strategy')}
        @change=${(event: Event) => {
          const select = event.target as HTMLSelectElement;
          if (select.value) this.change({ strategies: [...view.strategies, select.value] });
          select.value = '';
        }}
      >
        <option value="">${words('add-strategy')}</option>
        ${known.map(({ word, about }) => html`<option value=${word}>${word} — ${about}</option>`)}
      </select>
      <div class="row end">
        <label class="field"
          >${words('plan')}
          <select
            @change=${(event: Event) =>
              this.change({ plan: (event.target as HTMLSelectElement).value as PlanKind })}
          >
            ${PLANS.map(
              (plan) =>
                html`<option value=${plan} ?selected=${plan === view.plan}>
                  ${words(`plan-${plan}`)}
                </option>`,
            )}
          </select>
        </label>
        ${view.plan === 'games' ? this.whole('games', words('plays'), 2, 10_000_000) : nothing}
        ${view.plan === 'precision' ? this.whole('precision', words('precision-unit'), 5, 2000) : nothing}
        ${this.whole('seed', words('seed'), 0, 1e15)}
      </div>
      <button class="primary" ?disabled=${this.job.running} @click=${this.onRun}>
        ${words('run-tournament')}
      </button>
    `;
  }

  private whole(name: 'games' | 'precision' | 'seed', label: string, low: number, high: number) {
    return html`<number-field
      label=${label}
      .low=${low}
      .high=${high}
      .value=${this.view[name]}
      @number=${(event: CustomEvent<number>) => this.change({ [name]: event.detail })}
    ></number-field>`;
  }

  private files(result: TournamentResult): TemplateResult {
    const { game } = this.view;
    const json = (value: unknown) => JSON.stringify(value, null, 2);
    return html`<div class="row">
      <button @click=${() => save(fileName(game, 'csv'), result.csv, 'text/csv')}>CSV</button>
      <button @click=${() => save(fileName(game, 'json'), json(result.report), 'application/json')}>
        JSON
      </button>
      <button
        @click=${() => save(fileName(`${game}-manifest`, 'json'), json(result.manifest), 'application/json')}
      >
        ${words('manifest')}
      </button>
    </div>`;
  }

  private plays(replayed: Meeting & { play: number }): TemplateResult {
    return html`<section class="card stack" aria-label=${words('replay')}>
      <div class="row">
        <h2>${words('replay-of', { a: replayed.a, b: replayed.b })}</h2>
        <number-field
          label=${words('play-number')}
          .low=${1}
          .value=${replayed.play + 1}
          @number=${(event: CustomEvent<number>) =>
            void this.show({ ...replayed, play: event.detail - 1 })}
        ></number-field>
      </div>
      <play-replay
        .game=${this.view.game}
        .seed=${this.view.seed}
        .replay=${this.replay}
      ></play-replay>
    </section>`;
  }

  private async show(replayed: Meeting & { play: number }): Promise<void> {
    this.replayed = replayed;
    const { game, seed } = this.view;
    try {
      const replay = await engine.replay({ game, seed, ...replayed });
      // Somebody may have asked for another play meanwhile.
      if (this.replayed !== replayed) return;
      this.replay = replay;
      this.refusal = null;
    } catch (error) {
      if (this.replayed === replayed) this.refusal = asRefusal(error);
    }
  }

  private card(): GameCard | undefined {
    return this.games.find(({ name }) => name === gameName(this.view.game));
  }

  private onGame(game: string): void {
    const card = this.games.find(({ name }) => name === gameName(game));
    const same = gameName(game) === gameName(this.view.game);
    const known = offers(card?.strategies ?? []).map(({ word }) => word);
    const strategies = same ? this.view.strategies : known.slice(0, 3);
    this.change({ game, strategies });
  }

  private set(index: number, word: string): void {
    const strategies = this.view.strategies.flatMap((old, at) => {
      if (at !== index) return [old];
      return word.trim() ? [word.trim()] : [];
    });
    this.change({ strategies });
  }

  private change(change: Partial<View>): void {
    this.view = { ...this.view, ...change };
    const address = write(this.view);
    this.written = writeAddress(address);
    this.tell('address', address);
  }

  private onRun(): void {
    const { game, strategies, plan, games, precision, seed } = this.view;
    this.replay = null;
    this.replayed = null;
    this.refusal = null;
    const plans = {
      exact: null,
      games: { games },
      precision: { precision: precision / 10_000 },
      sprt: { sprt: {} },
    };
    this.job.start('tournament', { game, strategies, plan: plans[plan], seed });
  }
}

/** The standings with what is only known in the end. */
function whole(standings: Standings | null): Tournament | null {
  if (!standings) return null;
  return { ...standings, exact: false, errors: [] };
}

function read(address: Address): View {
  const strategies = readList(address.fields.get('strategies'));
  const plan = field(address, 'plan');
  return {
    game: field(address, 'game') ?? 'tic-tac-toe',
    strategies: strategies.length >= 2 ? strategies : ['random', 'minimax:2', 'mcts:200'],
    plan: PLANS.find((known) => known === plan) ?? 'games',
    games: wholeNumber(address, 'games', 1000),
    precision: wholeNumber(address, 'precision', 100),
    seed: wholeNumber(address, 'seed', 0),
  };
}

function write(view: View): Address {
  const fields = new Map([
    ['game', escape(view.game)],
    ['strategies', writeList(view.strategies)],
    ['plan', view.plan],
    ['games', view.plan === 'games' ? String(view.games) : ''],
    ['precision', view.plan === 'precision' ? String(view.precision) : ''],
    ['seed', view.seed === 0 ? '' : String(view.seed)],
  ]);
  return { screen: 'tournament', fields };
}
