/** A play in progress: what is on the table, who thinks, what is known of it. */

import type { ReactiveController, ReactiveControllerHost } from 'lit';

import type { Point } from '../board/geometry';
import type { GameCard, Mistakes, Picture, Player, PlayView, Solved } from '../engine/documents';
import { asRefusal, engine, isAborted, type Course, type Refusal } from '../engine/engine';
import { worthOf, type Worth } from '../model/hints';
import { History } from '../model/history';
import { course, HUMAN, newPlay, type PlayState } from '../model/play-state';
import { settings } from '../model/settings';

/** Two programs play no faster than a person can follow, in milliseconds per move. */
const PACE = 450;

/** How long to wait before a server that did not answer is asked again, in milliseconds. */
const PATIENCE = 2000;

/** Boards after a move that are kept, in case it is made. */
const MOST_FORESEEN = 200;

/** Where no more positions than this are visited for a hint, hints are asked for all along a play. */
const QUICK = 20_000;

export class Table implements ReactiveController {
  view: PlayView | null = null;
  solved: Solved | null = null;
  /** Why there are no hints here, in a sentence. */
  unsolved: string | null = null;
  refusal: Refusal | null = null;
  thinking = false;
  /** Whether somebody waits for hints. */
  hinting = false;
  /** Whether programs wait for a word before they move. */
  paused = false;
  /** The person to whom the screen must be passed before the board is seen. */
  covered: Player | null = null;
  /** What is known of the nodes of the history. */
  worths = new Map<number, Worth>();

  /** What was found out about the moves of this play, once somebody asked. */
  mistakes: Mistakes | null = null;
  reviewing = false;

  /** Who looks at the board, where not everybody may see everything. */
  viewer: Player | null = null;

  private asking = new AbortController();
  /** What the table looks like after moves that somebody looked at. */
  private foreseen = new Map<string, Promise<PlayView>>();
  /** The node of the history that the board shows; it lags behind while the server is asked. */
  private shown: number | null = null;
  private seenBy: Player | null = null;
  /** Whether the last move was a program's. */
  private answered = false;
  /** Where the moves of the history were made on the board, by node. */
  private traces = new Map<number, readonly Point[]>();

  constructor(
    private readonly host: ReactiveControllerHost,
    public state: PlayState,
    private readonly cardOf: (game: string) => GameCard | undefined,
    /** Hears that another node is shown, and whether a program made the move to it. */
    private readonly moved: (byProgram: boolean) => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {}

  hostDisconnected(): void {
    this.asking.abort();
  }

  /** Whether the player at this seat is a person. */
  isHuman(player: Player): boolean {
    return this.state.players[player] === HUMAN;
  }

  /** Whether the last move is a choice that the player to move may not know yet. */
  get secret(): boolean {
    const { history, at } = this.state;
    // Once the other has chosen too, looking back tells nothing new.
    return (this.view?.concealed ?? 0) > 0 && history.children(at).length === 0;
  }

  /** What the address may tell: everything but a choice that is still a secret. */
  get told(): PlayState {
    const { state } = this;
    if (!this.secret) return state;
    const before = state.history.without(state.at);
    return { ...state, history: before.history, at: before.at };
  }

  /** Where the last move was made, as far as it was seen. */
  get trace(): readonly Point[] {
    return (this.secret ? null : this.traces.get(this.state.at)) ?? [];
  }

  /** Whether it is a person's turn here. */
  get awaited(): boolean {
    const turn = this.view?.turn;
    return !!turn && this.isHuman(turn) && this.covered === null;
  }

  /** Opens another play. */
  open(state: PlayState): void {
    const same = state.game === this.state.game;
    this.state = state;
    this.worths = new Map();
    this.traces = new Map();
    this.shown = null;
    this.seenBy = null;
    this.covered = null;
    this.mistakes = null;
    if (!same) this.view = null;
    void this.show();
  }

  begin(): void {
    // Another seed, so that a new deal is a new deal.
    const { game, players, seed } = this.state;
    this.open(newPlay(game, players, seed + 1));
  }

  /** Shows another node of the history; a choice that is still a secret is not left behind. */
  go(node: number): void {
    const { history, at } = this.state;
    const leaves = this.secret && node !== at && history.parent(node) !== at;
    // It is the last node, so the numbers of the others stay.
    const kept = leaves ? history.without(at).history : history;
    this.state = { ...this.state, history: kept, at: node };
    void this.show();
  }

  /** Takes back the last move, and with it what programs answered. */
  undo(): void {
    const path = this.state.history.path(this.state.at);
    if (path.length === 0) return;
    const movers = this.view?.history.map(({ player }) => player) ?? [];
    let keep = path.length - 1;
    const programs = !this.isHuman(1) || !this.isHuman(2);
    const people = this.isHuman(1) || this.isHuman(2);
    const byProgram = (ply: number) => {
      const mover = movers[ply];
      return !!mover && !this.isHuman(mover);
    };
    if (programs && people) while (0 < keep && byProgram(keep)) keep -= 1;
    if (programs && !people) this.paused = true;
    this.go(path[keep - 1] ?? 0);
  }

  /** Goes along the line of the present node. */
  step(by: 1 | -1): void {
    if (by < 0) {
      const parent = this.state.history.parent(this.state.at);
      if (parent !== null) this.go(parent);
      return;
    }
    const [next] = this.state.history.children(this.state.at);
    if (next !== undefined) this.go(next);
  }

  /** Makes a move of the board; one of a board that is about to change is not meant for the next. */
  play(move: string): void {
    if (this.shown === this.state.at) this.make(move);
  }

  /** Whether boards after a move may be known before it is made. */
  get foresees(): boolean {
    return this.awaited && !this.isHidden();
  }

  /** The board after a move, where everybody may know it before it is made. */
  async ahead(move: string): Promise<Picture | null> {
    if (this.isHidden() || this.shown !== this.state.at) return null;
    const here = course(this.state);
    const after = { ...here, moves: [...here.moves, move] };
    const key = this.key(after);
    const asked = this.foreseen.get(key) ?? engine.play(after, null);
    if (this.foreseen.size > MOST_FORESEEN) this.foreseen.clear();
    this.foreseen.set(key, asked);
    asked.catch(() => this.foreseen.delete(key));
    return (await asked).picture;
  }

  /** What an answer depends on, in one text. */
  private key(course: Course): string {
    return JSON.stringify([engine.language, course]);
  }

  /** Finds out which moves of this line gave something away. */
  async review(): Promise<void> {
    const { signal } = this.asking;
    this.reviewing = true;
    this.host.requestUpdate();
    try {
      const line = this.state.history.line(this.state.at);
      this.mistakes = await engine.mistakes(course(this.state, line.at(-1)), signal);
    } catch (error) {
      this.fail(error);
    }
    this.reviewing = false;
    this.host.requestUpdate();
  }

  private make(move: string): void {
    const { history, at } = this.state;
    this.mistakes = null;
    const node = history.add(at, move);
    if (this.view && this.shown === at) this.traces.set(node, whereMade(this.view, move));
    this.go(node);
  }

  /** Plays what somebody typed; the server completes it or says what is wrong with it. */
  async type(text: string): Promise<boolean> {
    const here = course(this.state);
    try {
      const { at } = this.state;
      const view = await engine.play({ ...here, moves: [...here.moves, text.trim()] }, null);
      if (this.state.at !== at) return false;
      this.make(view.history.at(-1)?.move ?? text.trim());
      return true;
    } catch (error) {
      this.refusal = asRefusal(error);
      this.host.requestUpdate();
      return false;
    }
  }

  seat(player: Player, word: string): void {
    this.state = { ...this.state, players: { ...this.state.players, [player]: word } };
    this.paused = false;
    void this.show();
  }

  /** Lets a program that waits go on. */
  resume(): void {
    this.paused = false;
    void this.show({ insist: true });
  }

  pause(): void {
    this.paused = true;
    void this.show();
  }

  uncover(): void {
    this.seenBy = this.covered;
    this.covered = null;
    this.host.requestUpdate();
    void this.think(this.asking.signal, false);
  }

  /** Asks the server for the present position, then for what follows from it. */
  async show({ insist = false } = {}): Promise<void> {
    this.asking.abort();
    this.asking = new AbortController();
    const { signal } = this.asking;
    // That nobody answers stays said until somebody does.
    if (this.refusal?.complaint.code !== 'unreachable') this.refusal = null;
    this.solved = null;
    this.unsolved = null;
    this.thinking = false;
    this.hinting = false;
    try {
      const { at } = this.state;
      this.view = await this.look(signal);
      this.shown = at;
      // Only now is it known whether the last move may be told.
      this.moved(this.answered);
      this.answered = false;
      this.refusal = null;
      this.cover();
      this.host.requestUpdate();
      await this.retrace(signal);
      if (this.covered === null) await this.think(signal, insist);
    } catch (error) {
      this.fail(error);
    }
  }

  /** The view of the person who is to move, or of everybody. */
  private async look(signal: AbortSignal): Promise<PlayView> {
    const here = course(this.state);
    if (!this.isHidden()) {
      this.viewer = null;
      return this.foreseen.get(this.key(here)) ?? engine.play(here, null, signal);
    }
    const people = ([1, 2] as const).filter((player) => this.isHuman(player));
    const first = people[0] ?? null;
    const view = await engine.play(here, first, signal);
    const wanted = !view.turn ? null : people.length === 2 ? view.turn : first;
    this.viewer = wanted;
    return wanted === first ? view : engine.play(here, wanted, signal);
  }

  /** Finds out where the last move was made, if nobody saw it being made. */
  private async retrace(signal: AbortSignal): Promise<void> {
    const { state } = this;
    const before = state.history.parent(state.at);
    if (before === null || this.traces.has(state.at) || this.isHidden() || this.secret) return;
    const view = await engine.play(course(state, before), null, signal);
    this.traces.set(state.at, whereMade(view, state.history.move(state.at)));
    this.host.requestUpdate();
  }

  private isHidden(): boolean {
    return this.cardOf(this.state.game)?.secret ?? true;
  }

  private cover(): void {
    const turn = this.view?.turn ?? null;
    const hidden = this.secret || (this.view !== null && this.view.holding !== null);
    const twoPeople = this.isHuman(1) && this.isHuman(2);
    if (!hidden) this.seenBy = null;
    this.covered = hidden && twoPeople && turn && turn !== this.seenBy ? turn : null;
  }

  private async think(signal: AbortSignal, insist: boolean): Promise<void> {
    try {
      if (this.view?.turn === null) {
        this.judge();
        if (settings.hints && !this.isHidden()) void this.fill(signal);
      } else if (await this.answer(signal, insist)) return;
      if (settings.hints) await this.hint(signal);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Lets a program move if it is its turn; says whether it did. */
  private async answer(signal: AbortSignal, insist: boolean): Promise<boolean> {
    const turn = this.view?.turn;
    const { history, at } = this.state;
    // A program answers at the end of a line; in the middle of one, somebody looks back.
    if (!turn || this.isHuman(turn) || this.paused) return false;
    if (history.children(at).length > 0 && !insist) return false;
    this.thinking = true;
    this.host.requestUpdate();
    const chosen = engine.choose(course(this.state), this.state.players[turn], signal);
    const twoPrograms = !this.isHuman(1) && !this.isHuman(2);
    const [{ move }] = await Promise.all([chosen, twoPrograms ? pause(PACE) : null]);
    if (signal.aborted) return true;
    this.thinking = false;
    this.answered = true;
    this.make(move);
    return true;
  }

  /** Asks what every move leads to. */
  async hint(signal = this.asking.signal): Promise<void> {
    if (this.view?.turn === null || this.covered !== null || this.secret) return;
    // A hint tells what the player to move holds: only that player may read it.
    if (this.viewer !== null && this.viewer !== this.view?.turn) return;
    const node = this.state.at;
    this.hinting = true;
    this.host.requestUpdate();
    try {
      const solved = await engine.hints(course(this.state), this.viewer, signal);
      if (signal.aborted) return;
      this.solved = solved;
      const worth = worthOf(solved);
      if (worth) this.worths.set(node, worth);
      if (solved.proof === 'exact' && solved.nodes <= QUICK) void this.fill(signal);
    } catch (error) {
      if (isAborted(error)) return;
      this.unsolved = asRefusal(error).message;
    }
    this.hinting = false;
    this.host.requestUpdate();
  }

  /** Asks who was winning after the other moves of the line, from its end on as long as that is quick. */
  private async fill(signal: AbortSignal): Promise<void> {
    const { state } = this;
    for (const node of [History.START, ...state.history.line(state.at)].reverse()) {
      if (this.worths.has(node)) continue;
      try {
        const solved = await engine.hints(course(state, node), null, signal);
        if (signal.aborted) return;
        const worth = worthOf(solved);
        if (worth) this.worths.set(node, worth);
        this.host.requestUpdate();
        if (solved.proof !== 'exact' || solved.nodes > QUICK) return;
      } catch {
        // Nothing is known there, or nobody looks any more.
        return;
      }
    }
  }

  private judge(): void {
    const payoff = this.view?.payoff;
    if (typeof payoff !== 'number') return;
    this.worths.set(this.state.at, { value: Math.sign(payoff), guess: false });
  }

  private fail(error: unknown): void {
    if (isAborted(error)) return;
    this.thinking = false;
    this.refusal = asRefusal(error);
    this.host.requestUpdate();
    if (this.refusal.complaint.code !== 'unreachable') return;
    // What was played is in the address, should somebody load the page again, and is sent later.
    if (!this.isHidden()) this.moved(this.answered);
    const { signal } = this.asking;
    setTimeout(() => {
      if (!signal.aborted && this.refusal) void this.show();
    }, PATIENCE);
  }
}

/** Where a move was made on the board, in half squares. */
function whereMade({ moves, picture }: PlayView, move: string): readonly Point[] {
  const places = moves.find((legal) => legal.move === move)?.places ?? [];
  return places.flatMap((place) => picture.places[place] ?? []);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
