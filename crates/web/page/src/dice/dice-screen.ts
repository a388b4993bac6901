/** `<dice-screen>`: the race with dice: how many to throw at all points, and what it gains. */

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';

import './dice-curves';
import './heat-map';
import '../parts/job-progress';
import '../parts/number-field';

import type { GameCard, Parameter, Race, RaceRequest, Standing } from '../engine/documents';
import { asRefusal, engine, isAborted, type Refusal } from '../engine/engine';
import { shared } from '../look/shared';
import { writeAddress, type Address } from '../model/address';
import { jobOf } from '../model/jobs';
import { settings } from '../model/settings';
import { signed, words } from '../model/words';
import { complaint } from '../parts/complaint';
import { asPng, fileName, save } from '../parts/files';
import { Job } from '../parts/job';
import { Part } from '../parts/part';
import { rootZoom } from '../parts/zoom';
import { diceStyles } from './dice-styles';
import {
  certificate,
  fractionTable,
  oneTurnTables,
  standingProof,
  standingTable,
  strategyTable,
} from './dice-tables';
import {
  amount,
  AT_ONCE,
  LAYERS,
  numbersOf,
  ONE_TURN,
  raceRequest,
  readDice,
  sound,
  variantsOf,
  writeDice as writeView,
  type DiceView,
  type Layer,
} from './dice-view';
import { fraction } from './fractions';
import type { Spot } from './places';
import { bestDice, LOST, writeDice } from './runs';

/** How long somebody stays at a standing before more is asked about it, in milliseconds. */
const STAY = 80;

/** Fractions of all points are one long job: they wait until the map is left alone. */
const LONG_STAY = 400;

/** How wide a map may be, and what stands beside it on a narrow screen, in pixels. */
const [NARROW, WIDE, MARGINS] = [320, 640, 32];
/** The same on the stage, where nothing else is above or below it. */
const [NARROW_ON_STAGE, AROUND_ON_STAGE] = [300, 150];
/** What stands above and below a map that is seen whole, beside its value, in pixels. */
const AROUND = 360;
/** Where a map stands beside its value, as the styles say. */
const BESIDE = '(min-width: 60.01rem)';
/** How wide a map is that is saved. */
const SAVED = 720;

@customElement('dice-screen')
export class DiceScreen extends Part {
  @property({ attribute: false }) games: readonly GameCard[] = [];
  @property({ attribute: false }) address: Address = { screen: 'dice', fields: new Map() };

  @state() private view: DiceView = readDice({ screen: 'dice', fields: new Map() }, undefined);
  @state() private standing: Standing | null = null;
  @state() private lookRefusal: Refusal | null = null;

  private readonly job = new Job<never, Race>(this);
  private readonly exact = new Job<never, Race>(this);
  /** The map as a file, and which kind is waited for. */
  private readonly saved = new Job<never, Race>(this);
  private wanted: 'svg' | 'png' | null = null;
  private asking = new AbortController();
  private waiting = 0;
  private waitingExact = 0;
  private asked = '';
  private askedExact = '';
  private written = '';
  /** How wide the map is that was last asked for. */
  private drawnWidth = WIDE;
  private spoken = '';
  /** Whether the map was drawn for the stage. */
  private staged = settings.projector;
  private known: { race: Race; best: (number | null)[][] } | null = null;

  static override styles = [shared, diceStyles];

  protected override willUpdate(changed: PropertyValues): void {
    // The words of the map are drawn with it.
    const translated = this.job.result && this.spoken !== settings.language;
    const staged = this.job.result && this.staged !== settings.projector;
    if (translated || staged) this.solve();
    if (!changed.has('address') || writeAddress(this.address) === this.written) return;
    this.written = writeAddress(this.address);
    this.view = readDice(this.address, this.card);
    this.solve();
  }

  override disconnectedCallback(): void {
    this.asking.abort();
    clearTimeout(this.waiting);
    clearTimeout(this.waitingExact);
    super.disconnectedCallback();
  }

  protected override updated(): void {
    if (this.wanted && this.saved.result) void this.handOver(this.saved.result);
    if (!this.job.result) return;
    this.askAboutSpot();
    this.askForFractions();
  }

  /** What is known about one standing is asked for when the reader stays there. */
  private askAboutSpot(): void {
    const key = JSON.stringify([raceRequest(this.view), this.view.spot]);
    if (this.view.variant === ONE_TURN || key === this.asked) return;
    this.asked = key;
    clearTimeout(this.waiting);
    this.waiting = window.setTimeout(() => void this.look(), STAY);
  }

  private askForFractions(): void {
    const { view } = this;
    if (!view.fractions || view.variant === AT_ONCE) return;
    const { own, other } = view.spot;
    const at: RaceRequest = view.variant === ONE_TURN ? {} : { at: [own, other] };
    const request = { ...raceRequest(view), exact: true, ...at };
    const key = JSON.stringify(request);
    if (key === this.askedExact) return;
    this.askedExact = key;
    clearTimeout(this.waitingExact);
    this.waitingExact = window.setTimeout(() => this.exact.start('dice', request), LONG_STAY);
  }

  private get card(): GameCard | undefined {
    return this.games.find((card) => jobOf(card, 'dice'));
  }

  protected override render(): TemplateResult {
    const { job, view } = this;
    // On the stage nothing is chosen but the place on the map.
    if (settings.projector && job.result && !job.refusal) {
      return html`<div class="screen stage">
        ${view.variant === ONE_TURN ? this.worth(job.result) : nothing}
        ${view.variant === ONE_TURN ? this.oneTurn(job.result) : this.map(job.result)}
      </div>`;
    }
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
        ${job.refusal ? complaint(job.refusal, () => this.solve()) : nothing}
        ${job.result && view.variant === ONE_TURN ? this.worth(job.result) : nothing}
      </section>
      ${job.result ? (view.variant === ONE_TURN ? this.oneTurn(job.result) : this.map(job.result)) : nothing}
      <dice-curves .race=${raceRequest(view)}></dice-curves>
    </div>`;
  }

  private form(): TemplateResult {
    const { view, card } = this;
    // One turn has no points and no map.
    const once = view.variant === ONE_TURN;
    const numbers = numbersOf(card).filter(({ name }) => !once || name !== 'n');
    const turns = card?.parameters.flatMap(({ choices }) => choices ?? []) ?? [];
    return html`<div class="form">
      ${numbers.map((parameter) => this.numberField(parameter))}
      <label class="field"
        >${words('variant')}
        <select
          @change=${(event: Event) =>
            this.change({ variant: (event.target as HTMLSelectElement).value }, true)}
        >
          ${variantsOf(card).map(
            (variant) =>
              html`<option value=${variant} ?selected=${variant === view.variant}>
                ${
                  variant === ONE_TURN
                    ? words('variant-one-turn')
                    : (turns.find(({ word }) => word === variant)?.about ?? variant)
                }
              </option>`,
          )}
        </select>
      </label>
      <label class="check"
        ><input
          type="checkbox"
          .checked=${view.fractions && view.variant !== AT_ONCE}
          ?disabled=${view.variant === AT_ONCE}
          @change=${(event: Event) => {
            const { checked } = event.target as HTMLInputElement;
            if (!checked) this.stopExact();
            this.change({ fractions: checked }, false);
          }}
        />${words('fractions')}</label
      >
      ${once ? nothing : this.layerChoice()}
    </div>`;
  }

  private numberField({ name, about, low, high }: Parameter): TemplateResult {
    return html`<number-field
      data-parameter=${name}
      label=${`${about} (${low} – ${high})`}
      .low=${low ?? 0}
      .high=${high ?? 0}
      .value=${this.view.numbers.get(name) ?? 0}
      @number=${(event: CustomEvent<number>) =>
        this.change({ numbers: new Map(this.view.numbers).set(name, event.detail) }, true)}
    ></number-field>`;
  }

  private layerChoice(): TemplateResult {
    const { view } = this;
    const layers = LAYERS.filter((layer) => layer !== 'support' || view.variant === AT_ONCE);
    return html`<label class="field"
      >${words('map-shows')}
      <select
        @change=${(event: Event) =>
          this.change({ layer: (event.target as HTMLSelectElement).value as Layer }, true)}
      >
        ${layers.map(
          (layer) =>
            html`<option value=${layer} ?selected=${layer === view.layer}>
              ${words(`layer-${layer}`)}
            </option>`,
        )}
      </select>
    </label>`;
  }

  private map(race: Race): TemplateResult {
    const { spot, layer } = this.view;
    const exact = this.view.fractions ? this.exact.result : null;
    return html`<div class="both" .style=${`--map-width: ${this.drawnWidth / 16}rem`}>
      <section class="card stack" aria-label=${words(`layer-${layer}`)}>
        <heat-map
          .map=${race.map ?? null}
          .points=${race.n}
          .spot=${spot}
          .label=${words(`layer-${layer}`)}
          @spot=${(event: CustomEvent<Spot>) => this.change({ spot: event.detail }, false)}
        ></heat-map>
        ${this.saved.refusal ? complaint(this.saved.refusal) : nothing}
        ${
          settings.projector
            ? nothing
            : html`<div class="row">
                  <button ?disabled=${this.saved.running} @click=${() => this.onSave('svg')}>
                    ${words('map-svg')}
                  </button>
                  <button ?disabled=${this.saved.running} @click=${() => this.onSave('png')}>
                    ${words('map-png')}
                  </button>
                </div>
                ${strategyTable(race)} ${exact ? fractionTable(exact) : nothing}`
        }
      </section>
      <section class="card stack" aria-label=${words('standing')}>
        ${this.worth(race)} ${this.standingCard(race)}
      </section>
    </div>`;
  }

  /** What the whole race is worth. */
  private worth(race: Race): TemplateResult {
    return html`<p class="sentence" aria-live="polite">${this.sentence(race)}</p>
      ${this.view.fractions ? this.exactValue() : nothing}`;
  }

  /** Has the map drawn once more, with what it shows and of which race written above. */
  private onSave(kind: 'svg' | 'png'): void {
    this.wanted = kind;
    const map = { layer: this.view.layer, width: SAVED, headed: true };
    this.saved.start('dice', { ...raceRequest(this.view), map });
  }

  /** Hands over the map that was asked for. */
  private async handOver({ map, n, d }: Race): Promise<void> {
    const kind = this.wanted;
    this.wanted = null;
    if (!map || !kind) return;
    const drawing = new Blob([map.svg], { type: 'image/svg+xml' });
    const name = fileName(`dice-${this.view.layer}-n${n}-d${d}`, kind);
    save(name, kind === 'svg' ? drawing : await asPng(drawing));
  }

  /** The best numbers, put together once for each race. */
  private best(race: Race): (number | null)[][] {
    if (this.known?.race !== race) {
      this.known = { race, best: bestDice(race.dice, race.lost ?? []) };
    }
    return this.known.best;
  }

  private standingCard(race: Race): TemplateResult {
    const { own, other } = this.view.spot;
    const dice = this.best(race)[own]?.[other] ?? null;
    const gain = amount(race.gain[own]?.[other] ?? 0);
    const known = isAt(this.standing, this.view.spot) ? this.standing : null;
    const points = (name: 'own' | 'other', label: string) =>
      html`<number-field
        label=${label}
        .high=${race.n - 1}
        .value=${this.view.spot[name]}
        @number=${(event: CustomEvent<number>) =>
          this.change({ spot: { ...this.view.spot, [name]: event.detail } }, false)}
      ></number-field>`;
    return html`
      <div class="row end">
        ${points('own', words('own-points'))} ${points('other', words('other-points'))}
      </div>
      <div class="row best-here" aria-live="polite">
        <span class="big" id="best-dice">${writeDice(dice)}</span>
        <span>
          ${
            dice === null
              ? words('mixture-here')
              : dice === LOST
                ? words('lost-here')
                : words('throw', { dice })
          }<br />
          ${words('mean-gain', { gain: signed(gain, 4) })}
        </span>
      </div>
      ${this.view.fractions ? this.exactHere() : nothing}
      ${known ? standingTable(known) : html`<p class="soft small">${this.lookRefusal ? complaint(this.lookRefusal) : words('loading')}</p>`}
      ${known && this.view.variant === AT_ONCE ? html`<p class="small">${standingProof(known)}</p>` : nothing}
      <p class="small soft">${certificate((this.view.fractions && this.exact.result) || race)}</p>
    `;
  }

  /** The value of the whole race as a fraction, or how far that is. */
  private exactValue(): TemplateResult | typeof nothing {
    const { exact, view } = this;
    if (view.variant === AT_ONCE) return nothing;
    if (exact.running) {
      return html`<job-progress
        .progress=${exact.progress}
        @cancel=${() => exact.cancel()}
      ></job-progress>`;
    }
    if (exact.refusal) return complaint(exact.refusal);
    if (!exact.result) return nothing;
    return html`<p id="exact-value">${words('exact-value')} ${fraction(exact.result.value)}</p>`;
  }

  private exactHere(): TemplateResult | typeof nothing {
    const { result } = this.exact;
    const { own, other } = this.view.spot;
    const everywhere = result?.gain[own]?.[other];
    const here = isAt(result?.at ?? null, this.view.spot) ? result?.at?.value : everywhere;
    if (here === undefined) return nothing;
    return html`<p id="exact-here">${words('exact-gain')} ${fraction(here)}</p>`;
  }

  private oneTurn(race: Race): TemplateResult {
    const exact = this.view.fractions ? this.exact.result : null;
    return oneTurnTables(exact ?? race);
  }

  private sentence(race: Race): string {
    const value = signed(amount(race.value), 4);
    if (this.view.variant === ONE_TURN) return words('one-turn-sentence', { d: race.d, value });
    return words('race-sentence', { n: race.n, d: race.d, value, richest: race.richest });
  }

  private solve(): void {
    this.standing = null;
    this.asked = '';
    this.stopExact();
    this.spoken = settings.language;
    this.staged = settings.projector;
    const { layer, variant } = this.view;
    this.drawnWidth = this.mapWidth;
    const map = variant === ONE_TURN ? null : { layer, width: this.drawnWidth };
    this.job.start('dice', { ...raceRequest(this.view), map });
  }

  /** As wide as there is room for, in pixels that are as large as the reader wants them. */
  private get mapWidth(): number {
    const room = (this.clientWidth || window.innerWidth) / rootZoom() - MARGINS;
    // Beside its value, a map is seen whole; below it, it is as wide as the screen.
    const beside = window.matchMedia(BESIDE).matches;
    const around = settings.projector ? AROUND_ON_STAGE : AROUND;
    const high = beside ? window.innerHeight / rootZoom() - around : WIDE;
    const narrow = settings.projector ? NARROW_ON_STAGE : NARROW;
    return Math.round(Math.max(narrow, Math.min(WIDE, room, high)));
  }

  /** Forgets the fractions, and whoever still works them out. */
  private stopExact(): void {
    clearTimeout(this.waitingExact);
    this.askedExact = '';
    this.exact.reset();
  }

  private async look(): Promise<void> {
    this.asking.abort();
    this.asking = new AbortController();
    const { own, other } = this.view.spot;
    try {
      const request: RaceRequest = { ...raceRequest(this.view), at: [own, other] };
      this.standing = await engine.diceAt(request, this.asking.signal);
      this.lookRefusal = null;
    } catch (error) {
      // A newer question replaced this one, or the map alone must do.
      if (!isAborted(error)) this.lookRefusal = asRefusal(error);
    }
  }

  private change(change: Partial<DiceView>, solve: boolean): void {
    this.view = sound({ ...this.view, ...change });
    const address = writeView(this.view);
    this.written = writeAddress(address);
    this.tell('address', address);
    if (solve) this.solve();
  }
}

/** Whether a standing is the one at these points. */
function isAt(standing: Standing | null, { own, other }: Spot): boolean {
  return standing?.own === own && standing.other === other;
}
