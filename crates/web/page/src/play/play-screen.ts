/** `<play-screen>`: a board to play on, against each other, against a program, or just to look. */

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';

import '../board/game-board';
import '../parts/game-picker';
import './history-view';
import './seat-picker';
import './setup-dialog';
import './solve-panel';
import './value-panel';
import './value-strip';

import { badgeText } from '../board/badge-text';
import { aspect } from '../board/geometry';
import type { GameCard, LegalMove, Player, PlayView } from '../engine/documents';
import { asRefusal, engine } from '../engine/engine';
import { shared } from '../look/shared';
import { writeAddress, type Address } from '../model/address';
import { gameName } from '../model/game-word';
import { badges, type Badge } from '../model/hints';
import { History } from '../model/history';
import { jobOf } from '../model/jobs';
import { course, HUMAN, newPlay, readPlay, writePlay } from '../model/play-state';
import { embedding } from '../model/embed';
import { settings } from '../model/settings';
import { levelWord } from '../model/strategies';
import { words } from '../model/words';
import { complaint } from '../parts/complaint';
import { asPng, copy, fileName, save } from '../parts/files';
import { Part } from '../parts/part';
import { playStyles } from './play-styles';
import type { SetUp, SetupDialog } from './setup-dialog';
import { Table } from './table';

/** The game on the board of somebody who has not chosen one. */
const FIRST_GAME = 'chomp:4x5';

/** Boards that are so many times wider than high have the whole width of the page. */
const BROAD = 2.6;

/** Tells `address` with its address whenever that changes. */
@customElement('play-screen')
export class PlayScreen extends Part {
  @property({ attribute: false }) games: readonly GameCard[] = [];
  @property({ attribute: false }) address: Address = { screen: 'play', fields: new Map() };

  @state() private note = '';

  @query('setup-dialog') private readonly setup!: SetupDialog;
  @query('#typed') private readonly typed!: HTMLInputElement;

  private readonly table = new Table(
    this,
    newPlay(FIRST_GAME, { 1: HUMAN, 2: HUMAN }),
    (game) => this.card(game),
    () => this.onMoved(),
  );

  /** The address as it stands, and as this page would have written what it opened. */
  private written = '';
  private opened = '';
  private broad: { word: string; is: boolean } | null = null;
  private readonly onKeyDown = (event: KeyboardEvent) => this.onKey(event);

  static override styles = [shared, playStyles];

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.onKeyDown);
  }

  override disconnectedCallback(): void {
    document.removeEventListener('keydown', this.onKeyDown);
    super.disconnectedCallback();
  }

  protected override willUpdate(changed: PropertyValues): void {
    const foreign = changed.has('address') && writeAddress(this.address) !== this.written;
    if (this.games.length === 0) return;
    if (foreign || this.written === '') this.openAddress();
    // The same games in another language: the table is told about in that one.
    else if (changed.has('games')) void this.table.show();
  }

  protected override render(): TemplateResult {
    const { table } = this;
    const { view, state } = table;
    const card = this.card(state.game);
    const alone = embedding === 'board';
    return html`<div class="screen ${alone ? 'alone' : this.isBroad(view) ? 'broad' : ''}">
      <section class="board card" aria-label=${words('board')}>
        <div class="sentence-row">
          <p class="sentence" aria-live="polite" aria-atomic="true">${this.sentence()}</p>
        </div>
        ${table.refusal ? complaint(table.refusal, () => void table.show()) : nothing}
        ${table.covered ? this.cover(table.covered) : view ? this.board(view) : nothing}
        ${view && !table.covered && listOnly(view) ? this.moves(view) : nothing} ${this.tools(view)}
        ${this.table.worths.size > 0 && settings.hints ? this.strip() : nothing}
        ${view && !table.covered && !alone ? this.valuing(card, view) : nothing}
      </section>
      ${alone ? nothing : this.side(card)}
      <setup-dialog
        .game=${state.game}
        .notation=${card?.notation ?? ''}
        .position=${table.secret ? '' : (view?.position ?? '')}
        @set-up=${(event: CustomEvent<SetUp>) => this.onSetUp(event.detail)}
      ></setup-dialog>
    </div>`;
  }

  /** What stands beside the board. */
  private side(card: GameCard | undefined): TemplateResult {
    const { table } = this;
    const { view, state } = table;
    return html`<div class="side">
      <game-picker
        .games=${this.games}
        .word=${state.game}
        @game=${(event: CustomEvent<string>) => this.onGame(event.detail)}
      ></game-picker>
      <section class="card stack" aria-label=${words('players')}>
        <h2>${words('players')}</h2>
        ${this.seats(card, view)}
      </section>
      ${view && !table.covered && !listOnly(view) ? this.moves(view) : nothing}
      <section class="card stack" aria-label=${words('history')}>
        <h2>${words('history')}</h2>
        <history-view
          .history=${state.history}
          .at=${state.at}
          .secret=${this.secrets()}
          @go=${(event: CustomEvent<number>) => table.go(event.detail)}
        ></history-view>
      </section>
      ${view?.position && !table.secret && !table.covered ? this.solving(card, view) : nothing}
    </div>`;
  }

  private solving(card: GameCard | undefined, view: PlayView): TemplateResult {
    return html`<section class="card" aria-label=${words('solve-by')}>
      <solve-panel .card=${card} .game=${view.word} .position=${view.position ?? ''}></solve-panel>
    </section>`;
  }

  private valuing(card: GameCard | undefined, view: PlayView): TemplateResult | typeof nothing {
    if (!jobOf(card, 'value') || view.position == null) return nothing;
    return html`<value-panel
      .game=${this.table.state.game}
      .position=${view.position}
      .turn=${view.turn ?? null}
      .legal=${this.table.awaited ? view.moves.map(({ move }) => move) : []}
      @play-move=${(event: CustomEvent<string>) => this.onPlay(event.detail)}
    ></value-panel>`;
  }

  /** One sentence for the position: the one with the value where hints are wanted. */
  private sentence(): string {
    const { view, solved, thinking, covered, refusal } = this.table;
    if (covered) return words('pass-screen', { player: covered });
    if (!view) return words(refusal ? 'not-opened' : 'loading');
    if (thinking && view.turn) return words('thinking', { player: view.turn });
    return settings.hints && solved?.sentence ? solved.sentence : view.sentence;
  }

  private board(view: PlayView): TemplateResult {
    const { table } = this;
    const holdings = ([1, 2] as const).filter((player) => view.holding?.[player]);
    return html`
      <game-board
        .picture=${view.picture}
        .moves=${table.awaited ? view.moves : []}
        .badges=${this.badges()}
        .trace=${table.trace}
        .label=${`${view.title}. ${view.sentence}`}
        @play-move=${(event: CustomEvent<string>) => this.onPlay(event.detail)}
      ></game-board>
      ${
        view.line && !view.holding && !table.secret
          ? html`<p class="last mono">${view.line}</p>`
          : nothing
      }
      <div class="unseen">
        ${view.line && view.holding ? html`<p>${view.line}</p>` : nothing}
        ${holdings.map((player) => html`<p>${words('holding', { player })} ${view.holding?.[player]}</p>`)}
      </div>
    `;
  }

  /** Whether a game is played on a long strip: then its board has the whole width. */
  private isBroad(view: PlayView | null): boolean {
    // The first picture decides: a layout that changes from move to move would be in the way.
    if (view && this.broad?.word !== view.word) {
      this.broad = { word: view.word, is: aspect(view.picture) > BROAD };
    }
    return this.broad?.is ?? false;
  }

  private cover(player: Player): TemplateResult {
    return html`<div class="cover">
      <p>${words('pass-screen', { player })}</p>
      <button class="primary" @click=${() => this.table.uncover()}>
        ${words('uncover', { player })}
      </button>
    </div>`;
  }

  private tools(view: PlayView | null): TemplateResult {
    const { table } = this;
    const started = table.state.at !== History.START;
    const ahead = table.state.history.children(table.state.at).length > 0;
    const turn = view?.turn;
    const waiting = !!turn && !table.isHuman(turn) && !table.thinking;
    const programs = !table.isHuman(1) && !table.isHuman(2);
    return html`<div class="tools" role="group" aria-label=${words('tools')}>
      <div class="row">
        <button ?disabled=${!started} @click=${() => table.undo()} title="${words('undo')} (U)">
          <span aria-hidden="true">↶</span>${words('undo')}
        </button>
        <button ?disabled=${!started} @click=${() => table.step(-1)} aria-label=${words('back')}>
          ◀
        </button>
        <button ?disabled=${!ahead} @click=${() => table.step(1)} aria-label=${words('forward')}>
          ▶
        </button>
        <button
          aria-pressed=${settings.hints}
          aria-busy=${table.hinting}
          @click=${() => this.toggleHints()}
          title="${words('hints')} (H)"
        >
          ${words('hints')}${table.hinting ? '…' : ''}
        </button>
        ${
          programs && !waiting
            ? html`<button @click=${() => table.pause()}>${words('pause')}</button>`
            : waiting
              ? html`<button class="primary" @click=${() => table.resume()}>
                  ${words('go-on')}
                </button>`
              : nothing
        }
      </div>
      <div class="row">
        <button @click=${() => table.begin()}>${words('new-play')}</button>
        <button @click=${() => this.setup.open()}>${words('set-up')}</button>
        ${table.secret ? nothing : this.menu(view)}
      </div>
      <span class="unseen" role="status">${this.note}</span>
    </div>`;
  }

  private menu(view: PlayView | null): TemplateResult {
    const entry = (key: string, act: () => void) =>
      html`<button
        class="quiet"
        @click=${(event: Event) => {
          (event.target as HTMLElement).closest('details')?.removeAttribute('open');
          act();
        }}
      >
        ${words(key)}
      </button>`;
    return html`<details class="menu">
      <summary class="button">${words('share')}</summary>
      <div class="list">
        ${entry('copy-position', () => void this.copied(view?.position ?? ''))}
        ${entry('copy-link', () => void this.copied(location.href))}
        ${entry('save-svg', () => void this.saved('svg'))}
        ${entry('save-png', () => void this.saved('png'))}
        ${entry('save-play', () => void this.saved('json'))}
      </div>
    </details>`;
  }

  private seats(card: GameCard | undefined, view: PlayView | null): TemplateResult[] {
    const seats: Player[] = card?.players === 1 ? [1] : [1, 2];
    return seats.map(
      (player) =>
        html`<seat-picker
          .player=${player}
          .word=${this.table.state.players[player]}
          .strategies=${card?.strategies ?? []}
          ?turn=${view?.turn === player}
          @seat=${(event: CustomEvent<string>) => this.table.seat(player, event.detail)}
        ></seat-picker>`,
    );
  }

  private moves(view: PlayView): TemplateResult | typeof nothing {
    if (view.turn === null || !this.table.awaited) return nothing;
    const known = this.badges();
    const kind = listOnly(view) ? 'listed stack' : 'moves card stack';
    return html`<section class=${kind} aria-label=${words('moves')}>
      <h2>${words('moves')} <span class="soft small">${view.moves.length}</span></h2>
      <form class="row" @submit=${this.onType}>
        <input
          id="typed"
          class="mono"
          aria-label=${words('type-move')}
          placeholder=${words('type-move')}
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
        />
        <button type="submit">${words('play-it')}</button>
      </form>
      <div class="chips" role="group" aria-label=${words('moves')}>
        ${view.moves.map((move) => this.chip(move, known?.get(move.move)))}
      </div>
      ${settings.hints && this.table.unsolved ? html`<p class="soft small">${this.table.unsolved}</p>` : nothing}
    </section>`;
  }

  private chip({ move }: LegalMove, badge: Badge | undefined): TemplateResult {
    return html`<button class="chip ${badge?.best ? 'best' : ''}" @click=${() => this.onPlay(move)}>
      <span class="mono">${move}</span>
      ${badge ? html`<span class="worth winner-${badge.winner ?? 0}">${badgeText(badge)}</span>` : nothing}
    </button>`;
  }

  private strip(): TemplateResult {
    const { state, worths } = this.table;
    return html`<div>
      <h3>${words('value-strip')}</h3>
      <value-strip
        .line=${[History.START, ...state.history.line(state.at)]}
        .worths=${worths}
        .at=${state.at}
        @go=${(event: CustomEvent<number>) => this.table.go(event.detail)}
      ></value-strip>
    </div>`;
  }

  private badges(): Map<string, Badge> | null {
    const { solved } = this.table;
    return settings.hints && solved ? badges(solved) : null;
  }

  /** The node of a choice that the player to move may not know yet. */
  private secrets(): Set<number> {
    return new Set(this.table.secret ? [this.table.state.at] : []);
  }

  private onPlay(move: string): void {
    this.table.play(move);
  }

  private async onType(event: Event): Promise<void> {
    event.preventDefault();
    const text = this.typed.value.trim();
    if (text && (await this.table.type(text)) && this.typed) this.typed.value = '';
  }

  private onGame(word: string): void {
    const { players, game } = this.table.state;
    const same = gameName(word) === gameName(game);
    this.table.open(newPlay(word, same ? players : this.opponents(word)));
  }

  /** A person against a program, where there is one; else two people. */
  private opponents(word: string): Record<Player, string> {
    const strategies = this.card(word)?.strategies ?? [];
    return { 1: HUMAN, 2: levelWord('medium', strategies) ?? HUMAN };
  }

  private onSetUp({ start, moves, seed }: SetUp): void {
    const { game, players, seed: before } = this.table.state;
    const play = newPlay(game, players, seed ?? before);
    const at = play.history.extend(History.START, moves);
    this.table.open({ ...play, start, at });
  }

  private toggleHints(): void {
    settings.choose({ hints: !settings.hints });
    if (settings.hints) void this.table.hint();
  }

  private onKey(event: KeyboardEvent): void {
    const target = event.composedPath()[0] as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^(input|textarea|select)$/i.test(target.tagName)) return;
    if (target.closest?.('dialog')) return;
    if (event.key === 'h') this.toggleHints();
    else if (event.key === 'u') this.table.undo();
    else if (event.key === '[') this.table.step(-1);
    else if (event.key === ']') this.table.step(1);
    else return;
    event.preventDefault();
  }

  private card(game: string): GameCard | undefined {
    const name = gameName(game);
    return this.games.find((card) => card.name === name || card.aliases.includes(name));
  }

  private openAddress(): void {
    const bare = !this.address.fields.has('game');
    const state = readPlay(this.address, FIRST_GAME);
    if (bare) state.players = this.opponents(FIRST_GAME);
    this.written = writeAddress(this.address);
    this.opened = writeAddress(writePlay(state));
    this.table.open(state);
  }

  private onMoved(): void {
    this.requestUpdate();
    const address = writePlay(this.table.told);
    const written = writeAddress(address);
    // An address that was only opened stays as somebody wrote it.
    if (written === this.written || written === this.opened) return;
    this.opened = '';
    this.written = written;
    this.tell('address', address);
  }

  private async copied(text: string): Promise<void> {
    this.note = (await copy(text)) ? words('copied') : words('not-copied');
  }

  private async saved(format: 'svg' | 'png' | 'json'): Promise<void> {
    const here = course(this.table.state);
    try {
      const { players } = this.table.state;
      const play = () => engine.playFile(here, [players[1], players[2]]);
      const file = await (format === 'json' ? play() : engine.picture(here, this.table.viewer));
      save(fileName(here.game, format), format === 'png' ? await asPng(file) : file);
    } catch (error) {
      this.table.refusal = asRefusal(error);
      this.requestUpdate();
    }
  }
}

/** Whether no move is made on the board itself: then the list of moves is the board. */
function listOnly({ moves }: PlayView): boolean {
  return moves.length > 0 && moves.every(({ places }) => places.length === 0);
}
