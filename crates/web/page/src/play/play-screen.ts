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

import type { GameCard, Player, PlayView } from '../engine/documents';
import { asRefusal, engine } from '../engine/engine';
import { shared } from '../look/shared';
import { writeAddress, type Address } from '../model/address';
import { cardOf, gameName } from '../model/game-word';
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
import { endPanel, endStyles } from './end-panel';
import { mistakeStyles } from './mistake-mark';
import { isListOnly, moveList, moveListStyles } from './move-list';
import { playStyles } from './play-styles';
import type { SetUp, SetupDialog } from './setup-dialog';
import { Table } from './table';

/** The game on the board of somebody who has not chosen one. */
const FIRST_GAME = 'chomp:4x5';

/** How long a note such as “Copied” is seen, in milliseconds. */
const NOTED = 4000;

/** Tells `address` with its address whenever that changes, or `moved` if a person made a move. */
@customElement('play-screen')
export class PlayScreen extends Part {
  @property({ attribute: false }) games: readonly GameCard[] = [];
  @property({ attribute: false }) address: Address = { screen: 'play', fields: new Map() };

  /** Something to be seen for a moment: what was copied, or why a touch led to nothing. */
  @state() private note = '';
  /** The last move and whose turn it is, for those who do not see the board. */
  @state() private announcement = '';

  @query('setup-dialog') private readonly setup!: SetupDialog;
  @query('#typed') private readonly typed!: HTMLInputElement;

  private readonly table = new Table(
    this,
    newPlay(FIRST_GAME, { 1: HUMAN, 2: HUMAN }),
    (game) => this.card(game),
    (byProgram) => this.onMoved(byProgram),
  );

  /** The address as it stands, and as this page would have written what it opened. */
  private written = '';
  private opened = '';
  private forgetting: ReturnType<typeof setTimeout> | undefined;
  private readonly onKeyDown = (event: KeyboardEvent) => this.onKey(event);

  static override styles = [shared, mistakeStyles, playStyles, moveListStyles, endStyles];

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
    const alone = embedding === 'board' || settings.projector;
    return html`<div class="screen ${alone ? 'alone' : ''}">
        <section class="board card" aria-label=${words('board')}>
          <p class="sentence">${this.sentence()}</p>
          <p class="unseen" role="status">${this.announcement}</p>
          ${view && view.turn === null && !table.covered ? this.ended(card) : nothing}
          ${table.refusal ? complaint(table.refusal, () => void table.show()) : nothing}
          ${table.covered ? this.cover(table.covered) : view ? this.board(view) : nothing}
          ${view && isListOnly(view) ? this.moves(view) : nothing} ${this.tools(view)}
          ${this.table.worths.size > 0 && settings.hints && !settings.projector ? this.strip(card) : nothing}
          <p class="note" role="status">${this.note}</p>
        </section>
        ${alone ? nothing : this.side(card)}
      </div>
      ${view && !alone && !table.covered && !table.secret ? this.analysis(card, view) : nothing}
      <setup-dialog
        .game=${state.game}
        .notation=${card?.notation ?? ''}
        .position=${table.secret ? '' : (view?.position ?? '')}
        .picture=${table.secret ? null : (view?.picture ?? null)}
        @set-up=${(event: CustomEvent<SetUp>) => this.onSetUp(event.detail)}
      ></setup-dialog>`;
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
      <section class="card seats" aria-label=${words('players')}>${this.seats(card, view)}</section>
      ${view && !isListOnly(view) ? this.moves(view) : nothing}
      <section class="card past" aria-label=${words('history')}>
        <h2>${words('history')}</h2>
        <history-view
          .history=${state.history}
          .at=${state.at}
          .secret=${this.secrets()}
          .remarks=${this.remarks()}
          @go=${(event: CustomEvent<number>) => table.go(event.detail)}
        ></history-view>
      </section>
    </div>`;
  }

  /** What can be asked about the position, below everything that is needed to play. */
  private analysis(card: GameCard | undefined, view: PlayView): TemplateResult | typeof nothing {
    if (view.position == null) return nothing;
    return html`<div class="analysis">
      ${
        jobOf(card, 'value')
          ? html`<value-panel
              class="card"
              .game=${this.table.state.game}
              .position=${view.position}
              .turn=${view.turn ?? null}
              .legal=${this.table.awaited ? view.moves.map(({ move }) => move) : []}
              @play-move=${(event: CustomEvent<string>) => this.onPlay(event.detail)}
            ></value-panel>`
          : nothing
      }
      <section class="card" aria-label=${words('solve-by')}>
        <solve-panel .card=${card} .game=${view.word} .position=${view.position}></solve-panel>
      </section>
    </div>`;
  }

  /** What can be done now that the play is over. */
  private ended(card: GameCard | undefined): TemplateResult {
    const { table } = this;
    return endPanel({
      mistakes: table.mistakes,
      reviewing: table.reviewing,
      reviewable: jobOf(card, 'hint') !== undefined && table.state.at !== History.START,
      again: () => table.begin(),
      review: () => void table.review(),
      look: (ply) => this.look(ply),
    });
  }

  /** Shows the position in which move number `ply` of this line was made. */
  private look(ply: number): void {
    const { history, at } = this.table.state;
    const node = history.line(at)[ply];
    if (node !== undefined) this.table.go(history.parent(node) ?? History.START);
  }

  /** The mistakes of this line by their nodes. */
  private remarks(): Map<number, string> {
    const { state, mistakes } = this.table;
    const line = state.history.line(state.at);
    return new Map(
      mistakes?.mistakes.flatMap(({ ply, move, could, became, best }) => {
        const node = line[ply];
        const about = { number: ply + 1, move, could, became, best: best.join(', ') };
        return node === undefined ? [] : [[node, words('mistake', about)] as const];
      }),
    );
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
        .decisive=${view.decisive ?? []}
        .ahead=${table.foresees ? this.ahead : null}
        .subject=${`${view.word} ${table.state.start} ${table.state.seed}`}
        .label=${`${view.title}. ${view.sentence}`}
        @play-move=${(event: CustomEvent<string>) => this.onPlay(event.detail)}
        @no-move=${(event: CustomEvent<string>) => this.onNoMove(event.detail)}
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
        <button
          ?disabled=${!started}
          @click=${() => table.undo()}
          title="${words('undo')} (U)"
          aria-label=${words('undo')}
        >
          <span aria-hidden="true">↶</span><span class="word">${words('undo')}</span>
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
        ${
          settings.projector
            ? nothing
            : html`<button @click=${() => this.setup.open()}>${words('set-up')}</button> ${
                  table.secret ? nothing : this.menu(view)
                }`
        }
      </div>
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
          .games=${this.games}
          ?turn=${view?.turn === player}
          @seat=${(event: CustomEvent<string>) => this.table.seat(player, event.detail)}
        ></seat-picker>`,
    );
  }

  private moves(view: PlayView): TemplateResult | typeof nothing {
    if (view.turn === null || !this.table.awaited) return nothing;
    return moveList({
      view,
      badges: this.badges(),
      unsolved: settings.hints ? this.table.unsolved : null,
      play: (move) => this.onPlay(move),
      type: (event) => void this.onType(event),
    });
  }

  private strip(card: GameCard | undefined): TemplateResult {
    const { state, worths } = this.table;
    return html`<div class="strip">
      <p class="small soft">${words(card?.players === 1 ? 'value-strip-alone' : 'value-strip')}</p>
      <value-strip
        .line=${[History.START, ...state.history.line(state.at)]}
        .worths=${worths}
        .at=${state.at}
        .label=${words(card?.players === 1 ? 'value-strip-alone' : 'value-strip')}
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

  private readonly ahead = (move: string) => this.table.ahead(move);

  private onPlay(move: string): void {
    this.note = '';
    this.table.play(move);
  }

  /** Says why a touch led to nothing. */
  private onNoMove(place: string): void {
    const { view, thinking, refusal } = this.table;
    const turn = view?.turn;
    if (refusal) this.show(words('no-move-unsent'));
    else if (!turn) this.show(words('no-move-over'));
    else if (thinking || !this.table.isHuman(turn))
      this.show(words('no-move-wait', { player: turn }));
    else this.show(place ? words('no-move-at', { place }) : words('no-move-here'));
  }

  /** Shows a note for a moment. */
  private show(note: string): void {
    this.note = note;
    clearTimeout(this.forgetting);
    this.forgetting = setTimeout(() => (this.note = ''), NOTED);
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
    return cardOf(this.games, game);
  }

  private openAddress(): void {
    const bare = !this.address.fields.has('game');
    const state = readPlay(this.address, FIRST_GAME);
    if (bare) state.players = this.opponents(FIRST_GAME);
    this.written = writeAddress(this.address);
    this.opened = writeAddress(writePlay(state));
    this.table.open(state);
  }

  private onMoved(byProgram: boolean): void {
    this.requestUpdate();
    this.announcement = this.announced();
    const address = writePlay(this.table.told);
    const written = writeAddress(address);
    // An address that was only opened stays as somebody wrote it.
    if (written === this.written || written === this.opened) return;
    this.opened = '';
    this.written = written;
    this.tell(byProgram ? 'address' : 'moved', address);
  }

  /** The last move and whose turn it is, or how the play ended. */
  private announced(): string {
    const { view, secret, covered } = this.table;
    if (!view || covered) return '';
    const { turn, history, sentence } = view;
    const last = secret ? undefined : history.at(-1);
    const alone = turn && this.table.isHuman(turn) && !this.table.isHuman(turn === 1 ? 2 : 1);
    const next = alone ? words('your-turn') : sentence;
    return last?.player
      ? `${words('has-played', { player: last.player, move: last.move })} ${next}`
      : next;
  }

  private async copied(text: string): Promise<void> {
    this.show((await copy(text)) ? words('copied') : words('not-copied'));
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
