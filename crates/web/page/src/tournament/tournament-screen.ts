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
import { cardOf } from '../model/game-word';
import { jobOf } from '../model/jobs';
import { settings } from '../model/settings';
import { baseOf, offers } from '../model/strategies';
import { strategyName, usualStrategies, withNames } from '../model/strategy-names';
import { number, words } from '../model/words';
import { complaint } from '../parts/complaint';
import { asPng, fileName, save } from '../parts/files';
import { Job } from '../parts/job';
import { Part } from '../parts/part';
import type { Meeting } from './cross-table';
import { standingsPicture } from './standings-picture';

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
  /** Whether the best opponent of each strategy is looked for. */
  rivals: boolean;
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
      .stage {
        grid-template-columns: minmax(0, 1fr);
      }
      .stage .sentence {
        padding-inline-end: 3rem;
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
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: var(--s1);
        align-items: start;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        padding: var(--s1) var(--s1) var(--s1) var(--s2);
      }
      .chosen summary {
        display: flex;
        align-items: center;
        gap: var(--s2);
        min-height: 2.5rem;
      }
      .chosen summary::after {
        content: '✎';
        color: var(--soft);
        margin-inline-start: auto;
      }
      .chosen .about {
        color: var(--soft);
        font-size: var(--small);
        margin-block: var(--s1);
      }
      .chosen input {
        width: 100%;
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
    // Who meets is known once the games are.
    if (this.view.strategies.length < 2 && this.games.length > 0) {
      this.view = { ...this.view, strategies: usualStrategies(this.card(), this.games) };
    }
  }

  protected override render(): TemplateResult {
    const { job } = this;
    const report = job.result?.report ?? whole(job.partial);
    const told = job.result?.sentences[settings.language] ?? job.partial?.sentence ?? '';
    const cards = this.card()?.strategies ?? [];
    const named = (text: string) =>
      withNames(text, report?.ranking.map(({ name }) => name) ?? [], cards);
    const sentence = named(told);
    // On the stage, choices are away as soon as there is something to be seen.
    const staged = settings.projector && (report !== null || job.running);
    return html`<div class=${staged ? 'screen stage' : 'screen'}>
      ${
        staged
          ? nothing
          : html`<section class="card stack" aria-label=${words('screen-tournament')}>
              ${this.form()}
            </section>`
      }
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
                    (remark) => html`<p class="small soft">${named(remark)}</p>`,
                  )}`
              : job.running
                ? nothing
                : html`<p class="soft">${words('tournament-empty')}</p>
                    <cross-table .strategies=${this.view.strategies}></cross-table>`
          }
          ${job.result && !staged ? this.files(job.result) : nothing}
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
              <details>
                <summary>${strategyName(word)}</summary>
                <p class="about">${about(word, card)}</p>
                <label class="field"
                  >${words('strategy-word')}
                  <input
                    class="mono"
                    .value=${word}
                    spellcheck="false"
                    aria-label=${words('strategy-number', { number: index + 1 })}
                    @change=${(event: Event) => this.set(index, (event.target as HTMLInputElement).value)}
                  />
                </label>
              </details>
              <button
                aria-label=${words('remove', { strategy: strategyName(word) })}
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
        ${known.map(({ word }) => html`<option value=${word}>${strategyName(word)}</option>`)}
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
      ${this.hasRivals() ? this.rivals() : nothing}
      <button class="primary" ?disabled=${this.job.running} @click=${this.onRun}>
        ${words('run-tournament')}
      </button>
    `;
  }

  /** Whether the best opponent of a strategy can be planned. */
  private hasRivals(): boolean {
    return this.card()?.strategies.some(({ word }) => baseOf(word) === 'best-response') ?? false;
  }

  private rivals(): TemplateResult {
    return html`<label class="check">
      <input
        type="checkbox"
        class="rivals"
        ?checked=${this.view.rivals}
        @change=${(event: Event) =>
          this.change({ rivals: (event.target as HTMLInputElement).checked })}
      />
      ${words('best-opponent-ask')}
    </label>`;
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
      <button @click=${() => this.onPicture('svg')}>${words('picture-svg')}</button>
      <button @click=${() => this.onPicture('png')}>${words('picture-png')}</button>
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

  /** The intervals and the cross table as one picture. */
  private async onPicture(kind: 'svg' | 'png'): Promise<void> {
    const { result } = this.job;
    if (!result) return;
    const { game, seed } = this.view;
    const title = `${words('screen-tournament')} – ${this.card()?.title ?? game} (${game})`;
    const played = result.report.pairings.filter(({ seat }) => seat === 'both');
    const games = Math.max(0, ...played.map((pairing) => pairing.games ?? 0));
    const below = result.report.exact
      ? words('standings-exact')
      : words('standings-played', { games: number(games), seed });
    const picture = standingsPicture({ title, below, report: result.report });
    const drawing = new Blob([picture], { type: 'image/svg+xml' });
    save(fileName(`${game}-standings`, kind), kind === 'svg' ? drawing : await asPng(drawing));
  }

  private plays(replayed: Meeting & { play: number }): TemplateResult {
    return html`<section class="card stack" aria-label=${words('replay')}>
      <div class="row">
        <h2>${words('replay-of', { a: strategyName(replayed.a), b: strategyName(replayed.b) })}</h2>
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
    return cardOf(this.games, this.view.game);
  }

  private onGame(game: string): void {
    const card = cardOf(this.games, game);
    const same = card === this.card();
    const strategies = same ? this.view.strategies : usualStrategies(card, this.games);
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
    const { game, strategies, plan, games, precision, seed, rivals } = this.view;
    this.replay = null;
    this.replayed = null;
    this.refusal = null;
    const plans = {
      exact: null,
      games: { games },
      precision: { precision: precision / 10_000 },
      sprt: { sprt: {} },
    };
    const exploitability = rivals && this.hasRivals();
    this.job.start('tournament', { game, strategies, plan: plans[plan], seed, exploitability });
  }
}

/** What a strategy does, in a sentence. */
function about(word: string, card: GameCard | undefined): string {
  return card?.strategies.find((known) => baseOf(known.word) === baseOf(word))?.about ?? '';
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
    // Those that fit the game are filled in by who knows the games.
    strategies: strategies.length >= 2 ? strategies : [],
    plan: PLANS.find((known) => known === plan) ?? 'games',
    games: wholeNumber(address, 'games', 1000),
    precision: wholeNumber(address, 'precision', 100),
    seed: wholeNumber(address, 'seed', 0),
    rivals: field(address, 'rivals') === 'yes',
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
    ['rivals', view.rivals ? 'yes' : ''],
  ]);
  return { screen: 'tournament', fields };
}
