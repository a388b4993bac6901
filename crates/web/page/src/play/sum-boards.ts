/** `<sum-boards>`: a sum as one game: a player moves in one of its boards, and who cannot move loses. */

import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';

import '../board/game-board';

import type { MoveValue, Player, PlayView, Summand, ValueAnswer } from '../engine/documents';
import { asRefusal, engine, type Refusal } from '../engine/engine';
import { shared } from '../look/shared';
import { settings } from '../model/settings';
import {
  afterMove,
  hottestMove,
  otherOf,
  partsOf,
  startOf,
  winnerOf,
  writtenSum,
  type SumPart,
  type SumState,
} from '../model/sums';
import { fraction, movesOf } from '../model/values';
import { words } from '../model/words';
import { Asked } from '../parts/asked';
import { complaint } from '../parts/complaint';
import { Part } from '../parts/part';
import { valueStyles } from './value-view';

/** Chance has no part in these games. */
const SEED = 0;

@customElement('sum-boards')
export class SumBoards extends Part {
  @property({ attribute: false }) summands: readonly Summand[] = [];
  /** Who is to move first. */
  @property({ attribute: false }) first: Player = 1;

  /** The sum from the first move to the present one. */
  @state() private states: SumState[] = [];
  /** What each board looks like at present. */
  @state() private views: (PlayView | null)[] = [];
  @state() private refusal: Refusal | null = null;

  private readonly asked = new Asked<ValueAnswer>(this);
  /** Which present the views are asked for. */
  private drawn: SumState | null = null;

  static override styles = [
    shared,
    valueStyles,
    css`
      .boards {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
        gap: var(--s3);
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .boards > li {
        display: grid;
        grid-template-rows: auto minmax(0, 1fr);
        gap: var(--s1);
        padding: var(--s2);
        border: 2px solid var(--line);
        border-radius: var(--radius);
        min-width: 0;
      }
      .boards > li.hot {
        border-color: var(--ink);
      }
      game-board {
        --board-height: 30vh;
        --board-fill: 30vh;
      }
      .sentence {
        font-size: var(--large);
        font-weight: 600;
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('summands') || changed.has('first')) this.begin();
    const present = this.states.at(-1);
    if (!present) return;
    if (this.drawn !== present) void this.draw(present);
    const sum = writtenSum(present.parts);
    const question = JSON.stringify([settings.language, sum]);
    this.asked.ask(question, (signal) => engine.value({ sum, moves: true }, signal));
  }

  protected override render(): TemplateResult | typeof nothing {
    const present = this.states.at(-1);
    if (!present) return nothing;
    const answer = this.asked.pending ? null : this.asked.answer;
    const hot = answer && hottestMove(answer, present.turn);
    return html`<section class="stack" aria-label=${words('sum-title')}>
      <h3>${words('sum-title')}</h3>
      <p class="soft small">${words('sum-rule')}</p>
      <p class="sentence" aria-live="polite" aria-atomic="true">
        ${this.sentence(present, answer, hot)}
      </p>
      ${this.refusal ? complaint(this.refusal) : nothing}
      ${this.asked.refusal && !this.asked.pending ? complaint(this.asked.refusal) : nothing}
      <ol class="boards">
        ${present.parts.map(
          (part, index) =>
            html`<li class=${hot?.summand === index ? 'hot' : ''}>
              ${this.caption(part, index, hot)}
              ${part.game ? this.board(present, part, index) : this.options(present, answer, index)}
            </li>`,
        )}
      </ol>
      <div class="row">
        <button ?disabled=${this.states.length < 2} @click=${this.onUndo}>${words('undo')}</button>
        <button class="quiet" ?disabled=${this.states.length < 2} @click=${this.begin}>
          ${words('play-again')}
        </button>
      </div>
    </section>`;
  }

  private sentence({ turn }: SumState, answer: ValueAnswer | null, hot: MoveValue | null): string {
    if (!answer) return words('to-move', { player: turn });
    const winner = winnerOf(answer, turn);
    if (answer.moves && movesOf(answer, turn).length === 0) {
      return words('sum-stuck', { player: turn, winner: otherOf(turn) });
    }
    const told = words(winner === turn ? 'sum-wins' : 'sum-loses', { player: turn });
    if (!hot) return told;
    const { move, temperature } = hot;
    const board = (hot.summand ?? 0) + 1;
    const heat = { move, board, temperature: fraction(temperature) };
    return `${told} ${words('sum-hottest', heat)}`;
  }

  private caption(part: SumPart, index: number, hot: MoveValue | null): TemplateResult {
    const turned = part.turned ? ` ${words('sum-turned')}` : '';
    const mark = hot?.summand === index ? ` · ${words('value-hottest')}` : '';
    return html`<p>
      <strong>${words('sum-board', { board: index + 1 })}</strong>
      <span class="mono small">${part.game ?? part.value}</span>${turned}${mark}
    </p>`;
  }

  private board({ turn }: SumState, part: SumPart, index: number): TemplateResult | typeof nothing {
    const view = this.views[index];
    if (!view) return nothing;
    return html`<game-board
      .picture=${view.picture}
      .moves=${view.moves}
      .subject=${`${index} ${part.game ?? ''}`}
      .label=${words('sum-board', { board: index + 1 })}
      @play-move=${(event: CustomEvent<string>) => {
        // The board of the play has its own moves.
        event.stopPropagation();
        void this.onMove(part, index, turn, event.detail);
      }}
      @no-move=${(event: Event) => event.stopPropagation()}
    ></game-board>`;
  }

  /** What a value can be moved to. */
  private options(
    present: SumState,
    answer: ValueAnswer | null,
    index: number,
  ): TemplateResult | typeof nothing {
    if (!answer) return nothing;
    const alone = present.parts.length === 1;
    const here = movesOf(answer, present.turn).filter(
      ({ summand, value }) => (alone || summand === index) && value.ascii != null,
    );
    // What a move leads to is told as it counts in the sum.
    const reached = (value: string | null): SumPart => ({
      game: null,
      position: null,
      value,
      turned: false,
    });
    return html`<div class="row">
      ${here.map(
        ({ move, value }) =>
          html`<button
            class="value"
            aria-label=${words('value-play', { move })}
            @click=${() => this.go(afterMove(present, index, reached(value.ascii ?? null)))}
          >
            ${value.name ?? move}
          </button>`,
      )}
    </div>`;
  }

  private readonly begin = (): void => {
    const parts = partsOf(this.summands);
    this.refusal = null;
    this.states = parts ? [{ parts, turn: this.first }] : [];
  };

  private onUndo(): void {
    this.states = this.states.slice(0, -1);
  }

  private go(next: SumState): void {
    this.states = [...this.states, next];
  }

  private async onMove(part: SumPart, index: number, turn: Player, move: string): Promise<void> {
    const present = this.states.at(-1);
    if (!present || !part.game) return;
    try {
      const course = { game: part.game, start: startOf(part, turn), moves: [move], seed: SEED };
      const { position } = await engine.play(course, null);
      // Somebody may have been quicker on another board.
      if (this.states.at(-1) !== present || position == null) return;
      this.go(afterMove(present, index, { ...part, position }));
    } catch (error) {
      this.refusal = asRefusal(error);
    }
  }

  /** Asks for the pictures and the moves of whoever is to move. */
  private async draw(present: SumState): Promise<void> {
    this.drawn = present;
    const shown = async (part: SumPart): Promise<PlayView | null> => {
      if (!part.game) return null;
      const start = startOf(part, present.turn);
      return engine.play({ game: part.game, start, moves: [], seed: SEED }, null);
    };
    try {
      const views = await Promise.all(present.parts.map(shown));
      if (this.drawn === present) this.views = views;
    } catch (error) {
      this.refusal = asRefusal(error);
    }
  }
}
