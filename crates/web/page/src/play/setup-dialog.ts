/** `<setup-dialog>`: another position to play from: placed, typed, pasted or drawn at random. */

import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';

import '../board/game-board';

import { layers } from '../board/place-drawing';
import type { Picture, Place } from '../engine/documents';
import { asRefusal, engine, type Refusal } from '../engine/engine';
import { shared } from '../look/shared';
import {
  drawn,
  learnSymbols,
  moverIn,
  numbersIn,
  withMover,
  withNumbers,
  withSymbol,
} from '../model/position-text';
import {
  FREE,
  pairsOf,
  rowsOf,
  seatsOf,
  stalksOf,
  symbolsOf,
  withWord,
  writtenStalks,
  type Seats,
} from '../model/setting-up';
import { words } from '../model/words';
import { complaint } from '../parts/complaint';
import { Part } from '../parts/part';

/** Random positions that are looked at for the pieces of a game. */
const LOOKED_AT = 6;

/** What was set up: a position, or moves that lead to one. */
export interface SetUp {
  start: string | null;
  moves: string[];
  /** The seed of the random draws of the play, if it was drawn too. */
  seed: number | null;
}

type PlacedPiece = NonNullable<Place['piece']>;

/** Tells `set-up` with what was set up. */
@customElement('setup-dialog')
export class SetupDialog extends Part {
  @property() game = '';
  @property() notation = '';
  @property() position = '';
  @property({ attribute: false }) picture: Picture | null = null;

  @state() private text = '';
  @state() private refusal: Refusal | null = null;
  @state() private draws = 0;
  /** The symbols of this game with the pieces that they stand for. */
  @state() private pieces = new Map<string, PlacedPiece | null>();
  /** The symbol that is placed next. */
  @state() private chosen = '';
  @state() private sheet = '';
  @state() private opened = false;
  /** The places that the symbols of the text stand for, where it has one for each. */
  @state() private seats: Seats | null = null;
  /** Whether the text has stalks. */
  @state() private isCut = false;

  @query('dialog') private readonly dialog!: HTMLDialogElement;

  static override styles = [
    shared,
    css`
      textarea {
        width: 100%;
        min-height: 3.5rem;
        font-family: var(--mono);
      }
      form {
        display: grid;
        gap: var(--s3);
      }
      game-board {
        --board-height: 40vh;
        --board-fill: 40vh;
      }
      .notation {
        white-space: pre-wrap;
      }
      .palette {
        display: flex;
        flex-wrap: wrap;
        gap: var(--s2);
        align-items: center;
      }
      .palette svg {
        width: 2.25rem;
        height: 2.25rem;
      }
      .palette button[aria-pressed='true'] {
        background: var(--first-wash);
        color: var(--ink);
        outline: 3px solid var(--primary);
      }
      .palette .none {
        fill: none;
        stroke: currentColor;
        stroke-width: 2;
        stroke-dasharray: 5 4;
      }
      label.field {
        grid-template-columns: minmax(0, 1fr);
      }
      .heap {
        display: flex;
        gap: var(--s1);
        align-items: center;
      }
      .heap output {
        min-width: 2.5rem;
        text-align: center;
        font-size: var(--large);
      }
    `,
  ];

  open(): void {
    this.refusal = null;
    this.text = this.position;
    this.pieces = new Map();
    this.chosen = '';
    this.seats = null;
    this.isCut = false;
    this.opened = true;
    this.dialog.showModal();
    void engine.symbols().then((sheet) => (this.sheet = sheet));
    void this.learn();
  }

  protected override render(): TemplateResult {
    return html`<dialog aria-label=${words('set-up')} @close=${() => (this.opened = false)}>
      ${this.opened ? this.content() : nothing}
    </dialog>`;
  }

  private content(): TemplateResult {
    const mover = moverIn(this.text);
    return html`<form @submit=${this.onSubmit}>
      <h2>${words('set-up')}</h2>
      ${this.placing()} ${this.counting()} ${this.cutting()} ${this.pairs()}
      ${
        mover
          ? html`<div class="row" role="group" aria-label=${words('turn')}>
              ${([1, 2] as const).map(
                (player) =>
                  html`<button
                    type="button"
                    aria-pressed=${mover === player}
                    @click=${() => this.write(withMover(this.text, player))}
                  >
                    <span class="about">${words('to-move', { player })}</span>
                  </button>`,
              )}
            </div>`
          : nothing
      }
      <label class="field">
        ${words('position')}
        <textarea
          spellcheck="false"
          .value=${live(this.text)}
          @input=${(event: Event) => (this.text = (event.target as HTMLTextAreaElement).value)}
        ></textarea>
      </label>
      <details>
        <summary>${words('notation')}</summary>
        <p class="notation soft small">${this.notation}</p>
      </details>
      ${this.refusal ? complaint(this.refusal) : nothing}
      <div class="row">
        <button type="button" @click=${this.onRandom}>${words('random-position')}</button>
        <button type="button" class="quiet" @click=${() => this.dialog.close()}>
          ${words('cancel')}
        </button>
        <button class="primary" type="submit">${words('play-from-here')}</button>
      </div>
    </form>`;
  }

  /** A board on which pieces are placed and from which they are removed. */
  private placing(): TemplateResult | typeof nothing {
    const { picture, seats } = this;
    const symbols = this.symbols();
    // Typing may have left a board that the picture has no places for.
    if (!picture || !seats || symbols.length !== seats.length) return nothing;
    const shown = drawn(picture, seats, symbols, this.pieces);
    const places = shown.places.map((_, index) => ({ move: String(index), places: [index] }));
    return html`<p class="soft small">${words('set-up-pieces')}</p>
      <div class="palette" role="group" aria-label=${words('pieces')}>
        ${[...this.pieces].map(([symbol, piece]) => this.offered(symbol, piece))}
      </div>
      <game-board
        .picture=${shown}
        .moves=${places}
        .label=${words('set-up')}
        @play-move=${(event: CustomEvent<string>) => this.onPlace(Number(event.detail))}
      ></game-board>`;
  }

  private symbols(): string[] {
    return symbolsOf(this.text.split(' ')[0] ?? '');
  }

  private offered(symbol: string, piece: PlacedPiece | null): TemplateResult {
    const name = piece
      ? [
          words(`form-${piece.form}`, { count: piece.count ?? 1 }),
          piece.owner ? words('of-player', { player: piece.owner }) : '',
        ].join(' ')
      : words('remove-piece');
    return html`<button
      type="button"
      aria-pressed=${symbol === this.chosen}
      aria-label=${name}
      title=${name}
      data-symbol=${symbol}
      @click=${() => (this.chosen = symbol)}
    >
      <svg viewBox="-28 -28 56 56" aria-hidden="true">
        <defs .innerHTML=${this.sheet}></defs>
        ${piece ? layers(piece.layers) : svg`<rect class="none" x="-18" y="-18" width="36" height="36" />`}
      </svg>
    </button>`;
  }

  /** Numbers that are made larger and smaller. */
  private counting(): TemplateResult | typeof nothing {
    const numbers = this.picture && numbersIn(this.text, this.picture);
    if (!numbers) return nothing;
    return html`<div class="palette" role="group" aria-label=${words('pieces')}>
      ${numbers.map((value, index) =>
        this.counter(String(index + 1), value, (changed) => {
          const others = numbers.map((old, other) => (other === index ? changed : old));
          this.write(withNumbers(this.text, others));
        }),
      )}
    </div>`;
  }

  /** A number with a button on either side. */
  private counter(about: string, value: number, change: (value: number) => void): TemplateResult {
    return html`<span class="heap">
      <button
        type="button"
        aria-label=${words('one-less', { about })}
        ?disabled=${value === 0}
        @click=${() => change(value - 1)}
      >
        −
      </button>
      <output>${value}</output>
      <button
        type="button"
        aria-label=${words('one-more', { about })}
        @click=${() => change(value + 1)}
      >
        +
      </button>
    </span>`;
  }

  /** Numbers of both players after the board, such as what they have in reserve. */
  private pairs(): TemplateResult | typeof nothing {
    const pairs = this.seats ? pairsOf(this.text) : [];
    if (pairs.length === 0) return nothing;
    return html`<div class="palette" role="group" aria-label=${words('set-up-reserves')}>
      ${pairs.map(({ at, numbers }) =>
        ([1, 2] as const).map(
          (player) =>
            html`<span class="heap"
              ><span class="small">${words('player', { player })}</span> ${this.counter(
                words('player', { player }),
                numbers[player - 1] ?? 0,
                (value) => {
                  const both = numbers.map((old, index) => (index === player - 1 ? value : old));
                  this.write(withWord(this.text, at, both.join('-')));
                },
              )}</span
            >`,
        ),
      )}
    </div>`;
  }

  /** Stalks of letters that are cut at their tips: other stalks are another game. */
  private cutting(): TemplateResult | typeof nothing {
    const stalks = this.isCut ? stalksOf(this.text.split(' ')[0] ?? '') : null;
    if (!stalks) return nothing;
    const cut = (index: number) => {
      const left = stalks.map((old, other) => (other === index ? old.slice(0, -1) : old));
      this.write(withWord(this.text, 0, writtenStalks(left)));
    };
    return html`<p class="soft small">${words('set-up-stalks')}</p>
      <div class="palette" role="group" aria-label=${words('pieces')}>
        ${stalks.map((stalk, index) => {
          const about = String(index + 1);
          return html`<span class="heap">
            <output class="mono">${stalk}</output>
            <button
              type="button"
              aria-label=${words('one-less', { about })}
              ?disabled=${stalk === '-'}
              @click=${() => cut(index)}
            >
              −
            </button>
          </span>`;
        })}
      </div>`;
  }

  private write(text: string): void {
    this.text = text;
    this.refusal = null;
  }

  /** Places the chosen piece, or removes it where it stands already. */
  private onPlace(place: number): void {
    const old = this.symbols()[place];
    const symbol = old === this.chosen ? FREE : this.chosen;
    this.write(withSymbol(this.text, place, symbol));
  }

  /** Learns from positions of this game which pieces there are. */
  private async learn(): Promise<void> {
    const { game, position } = this;
    if (!this.picture || numbersIn(position, this.picture)) return;
    const [board = ''] = position.split(' ');
    if (!seatsOf(board, this.picture)) {
      // A play may show more than the position says, such as who laid a domino.
      const bare = await engine
        .play({ game, start: position, moves: [], seed: 0 }, null)
        .catch(() => null);
      if (this.position !== position) return;
      if (bare) this.picture = bare.picture;
    }
    const { picture } = this;
    // A word such as `start` is no stalk, and letters that stand on squares are none.
    const segments = picture.places.filter(({ piece }) => piece !== null).length;
    this.isCut =
      !seatsOf(board, picture) && stalksOf(board) !== null && symbolsOf(board).length === segments;
    if (this.isCut) return;
    const rows = seatsOf(board, picture) ? null : await this.asRows();
    if (this.position !== position) return;
    if (rows) this.text = rows;
    this.seats = seatsOf(rows ?? board, picture);
    if (!this.seats) return;
    const pieces = new Map<string, PlacedPiece | null>([[FREE, null]]);
    learnSymbols(pieces, rows ?? board, picture);
    this.offer(pieces);
    const seeds = Array.from({ length: LOOKED_AT }, (_, seed) => seed + 1);
    await Promise.all(
      seeds.map(async (seed) => {
        const found = await engine.position({ game, random: true, seed });
        const view = await engine.play({ game, start: found.position, moves: [], seed }, null);
        const text = rows ? rowsOf(view.picture) : view.position?.split(' ')[0];
        if (text) learnSymbols(pieces, text, view.picture);
        if (this.game === game) this.offer(pieces);
      }),
    ).catch(() => {});
  }

  /** The position as rows of symbols, where its notation is another one but rows are read too. */
  private async asRows(): Promise<string | null> {
    const { game, position, picture } = this;
    const rows = picture && rowsOf(picture);
    if (!rows) return null;
    const read = await engine.position({ game, position: rows }).catch(() => null);
    return read?.position === position ? rows : null;
  }

  /** Offers the pieces that are known so far; the first is chosen unless somebody has. */
  private offer(pieces: ReadonlyMap<string, PlacedPiece | null>): void {
    this.pieces = new Map([...pieces].sort(([one], [other]) => one.localeCompare(other)));
    if (this.pieces.has(this.chosen)) return;
    this.chosen = [...this.pieces.keys()].find((symbol) => symbol !== FREE) ?? '';
  }

  private async onSubmit(event: Event): Promise<void> {
    event.preventDefault();
    try {
      const asked = this.text.trim();
      const { position } = await engine.position({ game: this.game, position: asked });
      this.finish({ start: position, moves: [], seed: null });
    } catch (error) {
      this.refusal = asRefusal(error);
    }
  }

  private async onRandom(): Promise<void> {
    this.draws += 1;
    const seed = (Date.now() + this.draws) % 1_000_000;
    try {
      const found = await engine.position({ game: this.game, random: true, seed });
      if (found.moves) this.finish({ start: null, moves: found.moves, seed });
      else this.finish({ start: found.position, moves: [], seed });
    } catch (error) {
      this.refusal = asRefusal(error);
    }
  }

  private finish(setUp: SetUp): void {
    this.dialog.close();
    this.tell('set-up', setUp);
  }
}
