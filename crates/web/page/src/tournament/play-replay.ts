/** `<play-replay>`: one play of a tournament on the board, with its mistakes marked. */

import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';

import '../board/game-board';
import '../play/history-view';

import type { Point } from '../board/geometry';
import type { Mistake, PlayView, Replay } from '../engine/documents';
import { asRefusal, engine, type Refusal } from '../engine/engine';
import { shared } from '../look/shared';
import { writeAddress } from '../model/address';
import { History } from '../model/history';
import { HUMAN, newPlay, writePlay, type PlayState } from '../model/play-state';
import { words } from '../model/words';
import { mistakeMark, mistakeStyles } from '../play/mistake-mark';
import { complaint } from '../parts/complaint';
import { Part } from '../parts/part';

@customElement('play-replay')
export class PlayReplay extends Part {
  @property() game = '';
  @property({ type: Number }) seed = 0;
  @property({ attribute: false }) replay: Replay | null = null;

  @state() private view: PlayView | null = null;
  @state() private refusal: Refusal | null = null;
  @state() private at: number = History.START;
  /** Where the last move was made. */
  @state() private trace: readonly Point[] = [];

  private history = new History();

  static override styles = [
    shared,
    mistakeStyles,
    css`
      .both {
        display: grid;
        grid-template-columns: minmax(0, 3fr) minmax(12rem, 2fr);
        gap: var(--s4);
      }
      game-board {
        --board-height: 26rem;
      }
      .mistakes {
        display: grid;
        gap: var(--s2);
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .mistakes button {
        width: 100%;
        justify-content: start;
        text-align: start;
        line-height: 1.4;
        padding: var(--s2);
      }
      .mistakes button[aria-current] {
        border-color: var(--ink);
        border-width: 2px;
        font-weight: 600;
      }
      @media (max-width: 50rem) {
        .both {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('replay') || !this.replay) return;
    this.history = new History();
    const last = this.history.extend(History.START, this.replay.moves);
    const first = this.replay.mistakes[0];
    if (!this.replay.replayable) {
      this.view = null;
      return;
    }
    // A play is opened where something can be learned, or else at its end.
    this.go(first ? (this.history.path(last)[first.ply] ?? last) : last);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { replay, view } = this;
    if (!replay) return nothing;
    const [first = '', second = ''] = replay.players;
    const path = this.history.line(History.START);
    const remarks = new Map(
      replay.mistakes.map((mistake) => [path[mistake.ply] ?? 0, told(mistake)]),
    );
    return html`
      ${this.refusal ? complaint(this.refusal) : nothing}
      <div class="both">
        ${
          view
            ? html`<game-board
                .picture=${view.picture}
                .trace=${this.trace}
                .label=${view.sentence}
              ></game-board>`
            : nothing
        }
        <div class="stack">
          <p>${words('who-sits', { first, second })}</p>
          <p aria-live="polite">
            ${replay.replayable ? (view?.sentence ?? '') : words('chance-between')}
          </p>
          <history-view
            .history=${this.history}
            .at=${this.at}
            .remarks=${remarks}
            @go=${(event: CustomEvent<number>) => this.go(event.detail)}
          ></history-view>
          <div class="row">
            <button
              aria-label=${words('back')}
              ?disabled=${this.at === History.START}
              @click=${() => this.go(this.history.parent(this.at) ?? this.at)}
            >
              ◀
            </button>
            <button
              aria-label=${words('forward')}
              ?disabled=${this.history.children(this.at).length === 0}
              @click=${() => this.go(this.history.children(this.at)[0] ?? this.at)}
            >
              ▶
            </button>
            ${
              replay.replayable
                ? html`<a class="button" href=${writeAddress(writePlay(this.playState()))}
                    >${words('open-in-play')}</a
                  >`
                : nothing
            }
          </div>
          ${replay.replayable ? this.mistakes(remarks) : nothing}
        </div>
      </div>
    `;
  }

  /** All mistakes as sentences, each one a way to where it was made. */
  private mistakes(remarks: ReadonlyMap<number, string>): TemplateResult {
    return html`<div class="stack" aria-live="polite">
      <h3>${words('mistakes', { count: remarks.size })}</h3>
      <ul class="mistakes">
        ${[...remarks].map(
          ([node, sentence]) =>
            html`<li>
              <button
                aria-current=${node === this.at ? 'step' : nothing}
                @click=${() => this.go(node)}
              >
                ${mistakeMark()}<span>${sentence}</span>
              </button>
            </li>`,
        )}
      </ul>
    </div>`;
  }

  private playState(): PlayState {
    const blank = newPlay(this.game, { 1: HUMAN, 2: HUMAN }, this.seed);
    return { ...blank, start: this.replay?.start ?? null, history: this.history, at: this.at };
  }

  private go(node: number): void {
    this.at = node;
    void this.look();
  }

  private async look(): Promise<void> {
    const { at } = this;
    const moves = this.history.moves(at);
    try {
      const start = this.replay?.start ?? null;
      const after = (played: string[]) =>
        engine.play({ game: this.game, start, moves: played, seed: this.seed }, null);
      const last = moves.at(-1);
      const [view, before] = await Promise.all([
        after(moves),
        last === undefined ? null : after(moves.slice(0, -1)),
      ]);
      if (at !== this.at) return;
      const made = before?.moves.find(({ move }) => move === last);
      this.trace = made?.places.flatMap((place) => before?.picture.places[place] ?? []) ?? [];
      this.view = view;
      this.refusal = null;
    } catch (error) {
      this.refusal = asRefusal(error);
    }
  }
}

/** More good moves than this are not listed. */
const MOST_LISTED = 4;

/** A mistake as a sentence: the move, what it gave away, what would have been better. */
function told({ ply, move, best, could, became }: Mistake): string {
  const listed = best.slice(0, MOST_LISTED).join(', ');
  const better = best.length > MOST_LISTED ? `${listed}, …` : listed;
  return words('mistake', { number: ply + 1, move, could, became, best: better });
}
