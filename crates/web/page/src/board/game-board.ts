/** `<game-board>`: a position that can be looked at and played on, by pointer or by keys. */

import { html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';

import type { LegalMove, Picture, Place } from '../engine/documents';
import { engine } from '../engine/engine';
import { shared } from '../look/shared';
import { bestOf, type Badge } from '../model/hints';
import {
  candidates,
  drag,
  nextPlaces,
  touch,
  touchBack,
  usualPlaces,
  type Picked,
} from '../model/picking';
import { compare, NO_CHANGE, type Preview } from '../model/preview';
import { words } from '../model/words';
import { Part } from '../parts/part';
import { rootZoom } from '../parts/zoom';
import { badgeText } from './badge-text';
import { placeBadges } from './badges';
import { boardStyles } from './board-styles';
import {
  frame,
  neighbour,
  TEXT,
  together,
  type Direction,
  type Frame,
  type Point,
} from './geometry';
import { isDrawn, moveBetween, onLines, strokes } from './lines';
import { boardLabel, describePlace, layers, target } from './place-drawing';

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** A board is never drawn smaller than this, in pixels per unit. */
const LEAST_SCALE = 0.5;

/** Digits on moves are never smaller than this, in pixels. */
const SMALLEST_TEXT = 18;

/** Names beside the board are never smaller than this, in pixels. */
const SMALLEST_LABEL = 16;

/** A board is never drawn larger than this, in pixels per unit: three squares must not fill a hall. */
const MOST_SCALE = 4;

/** How long a place that was touched in vain is marked, in milliseconds. */
const REFUSED = 700;

type Dragged = { from: number } & Record<'x' | 'y' | 'dx' | 'dy', number>;

/** Tells `play-move` with the notation of the move that was made, `no-move` with the name of a place in vain. */
@customElement('game-board')
export class GameBoard extends Part {
  @property({ attribute: false }) picture: Picture | null = null;
  @property({ attribute: false }) moves: readonly LegalMove[] = [];
  @property({ attribute: false }) badges: ReadonlyMap<string, Badge> | null = null;
  /** Where the last move was made, which is marked. */
  @property({ attribute: false }) trace: readonly Point[] = [];
  /** Indices of the places that show why the play is over. */
  @property({ attribute: false }) decisive: readonly number[] = [];
  /** The board after a move, where that may be known before it is made. */
  @property({ attribute: false }) ahead: ((move: string) => Promise<Picture | null>) | null = null;
  /** What is played: as long as it is the same, the board keeps its size and place. */
  @property() subject = '';
  /** What the board shows, for those who do not see it. */
  @property() label = '';

  @state() private touched: number[] = [];
  /** The moves that end where somebody has touched first. */
  @state() private aimed: LegalMove[] | null = null;
  /** The place under the pointer, and what playing there would do. */
  @state() private hovered: number | null = null;
  /** The move along the line under the pointer, where lines are drawn between dots. */
  @state() private along: LegalMove | null = null;
  @state() private preview: Preview = NO_CHANGE;
  @state() private refused: number | null = null;
  @state() private choice: LegalMove[] = [];
  @state() private focused = 0;
  @state() private dragged: Dragged | null = null;
  /** The symbols that boards are put together from. */
  @state() private sheet = '';
  @state() private scale = 1;
  /** How much larger than usual everything is written. */
  @state() private zoom = 1;

  @query('svg') private readonly drawing!: SVGSVGElement | null;

  /** Whether moves are made on the board; it stays so while somebody else is to move. */
  private touchable = false;
  /** Whether the keys were on the board before it changed. */
  private held = false;
  /** All the room that the boards of this play have needed so far. */
  private room: Frame | null = null;
  /** The places that mean the move under the pointer, and the place that the tab key reaches. */
  private meaning: ReadonlySet<number> = new Set();
  private stop = 0;
  /** The places where moves end, which may be touched first. */
  private ends: ReadonlySet<number> = new Set();
  private readonly observer = new ResizeObserver(() => this.measure());

  static override styles = [shared, boardStyles];

  override connectedCallback(): void {
    super.connectedCallback();
    // A server that does not give them says so when it is asked for the play.
    engine.symbols().then(
      (sheet) => (this.sheet = sheet),
      () => {},
    );
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('subject')) this.room = null;
    if (this.moves.length > 0) this.touchable = this.moves.some(({ places }) => places.length > 0);
    if (changed.has('moves') || changed.has('picture')) {
      this.letGo();
      this.dragged = null;
      this.hovered = null;
      this.along = null;
      this.preview = NO_CHANGE;
      this.follows(changed.get('picture') as Picture | null | undefined);
    }
  }

  /** Stays at the place that was looked at, or at the nearest one if it has gone. */
  private follows(before: Picture | null | undefined): void {
    const active = (this.renderRoot as ShadowRoot).activeElement;
    this.held = active !== null && active.matches('.place');
    const places = this.picture?.places ?? [];
    const looked = before?.places[this.focused];
    if (looked) {
      const away = ({ x, y }: Place) => Math.hypot(x - looked.x, y - looked.y);
      const nearest = places.reduce((best, place, index) => {
        const old = places[best];
        return old && away(old) <= away(place) ? best : index;
      }, 0);
      this.focused = nearest;
    }
    if (this.focused >= places.length) this.focused = 0;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('picture') && this.held) this.element(this.reachable())?.focus();
    if (changed.has('picture')) {
      this.observer.disconnect();
      if (this.drawing) this.observer.observe(this.drawing);
      this.measure();
    }
    if (changed.has('choice') && this.choice.length > 0) {
      this.renderRoot.querySelector<HTMLElement>('.choice button')?.focus();
    }
  }

  override disconnectedCallback(): void {
    this.observer.disconnect();
    super.disconnectedCallback();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { picture } = this;
    if (!picture) return nothing;
    const space = this.space(picture);
    const offered = this.aimed ?? this.moves;
    const next = nextPlaces(offered, this.touched);
    const usual = usualPlaces(offered, this.touched);
    this.meaning = this.lit();
    this.stop = this.reachable();
    this.ends = new Set(offered.flatMap(({ places }) => places.at(-1) ?? []));
    // Letters and numbers beside the board stay readable and never shout, in pixels.
    const pixels = Math.min(22, Math.max(SMALLEST_LABEL, 14 * this.scale));
    const labelSize = (pixels * this.zoom) / this.scale;
    // One of very many places would be too small to touch: it scrolls by itself instead.
    const least = this.touchable ? space.width * LEAST_SCALE : 0;
    const most = (length: number) => `${(length * MOST_SCALE) / 16}rem`;
    const size = `max-width: max(${least}px, min(100%, ${most(space.width)})); min-width: ${least}px`;
    return html`
      <div class="scroll">
        <svg
          viewBox="${space.left} ${space.top} ${space.width} ${space.height}"
          role="group"
          aria-label=${this.label}
          .style=${size}
          @pointermove=${this.onMove}
          @pointerup=${this.onDrop}
          @pointercancel=${this.onCancel}
          @pointerleave=${this.onLeave}
          @keydown=${this.onKey}
        >
          <defs .innerHTML=${this.sheet}></defs>
          ${picture.beneath.map(({ x, y, symbol }) => svg`<use href="#${symbol}" x=${x} y=${y} />`)}
          ${strokes(picture, this.preview.lines, this.trace)}
          ${picture.places.map((place, index) => this.place(place, index, picture.half, next, usual))}
          ${picture.labels.map((label) => boardLabel(label, labelSize))}
          ${this.badges ? this.values(picture, usual) : nothing}
        </svg>
      </div>
      ${this.choice.length > 0 ? this.choices() : nothing}
    `;
  }

  private place(
    place: Place,
    index: number,
    half: number,
    next: ReadonlyMap<number, readonly LegalMove[]>,
    usual: ReadonlyMap<number, readonly LegalMove[]>,
  ) {
    const { x, y, piece } = place;
    const open = next.has(index);
    const touched = this.touched.includes(index);
    const classes = [
      'place',
      open ? 'open' : '',
      touched ? 'touched' : '',
      this.meaning.has(index) ? 'lit' : '',
      this.preview.going.has(index) ? 'going' : '',
      this.decisive.includes(index) ? 'decisive' : '',
      this.refused === index ? 'refused' : '',
      piece && open && next.get(index)?.some(({ places }) => places.length > 1) ? 'grab' : '',
      this.trace.some((point) => point.x === x && point.y === y) ? 'last' : '',
    ].join(' ');
    const moving = this.dragged?.from === index;
    const shift = moving && this.dragged ? `translate(${this.dragged.dx} ${this.dragged.dy})` : '';
    const size = piece && piece.scale !== 1 ? `scale(${piece.scale})` : '';
    const coming = this.preview.coming.get(index);
    // Nothing can be done with a place that has no name and no move: it is only seen.
    const idle = !usual.has(index) && !touched && place.name === '';
    return svg`<g
      class=${classes}
      data-place=${place.name}
      data-index=${index}
      transform="translate(${x} ${y})"
      role=${idle ? nothing : 'button'}
      aria-label=${idle ? nothing : describePlace(place, usual.get(index), this.badges)}
      aria-disabled=${idle || open || touched || this.ends.has(index) ? nothing : 'true'}
      aria-hidden=${idle ? 'true' : nothing}
      tabindex=${idle ? nothing : index === this.stop ? 0 : -1}
      @pointerdown=${(event: PointerEvent) => this.onGrab(event, index)}
      @pointerenter=${(event: PointerEvent) => this.onHover(event, index)}
      @focus=${() => this.onFocus(index)}
      @click=${(event: MouseEvent) => this.onClick(index, event)}
    >
      ${layers(place.ground)}
      ${
        piece && !coming
          ? svg`<g class="piece ${moving ? 'moving' : ''}" transform="${shift}${size}">${layers(piece.layers)}</g>`
          : nothing
      }
      ${coming ? svg`<g class="ghost">${layers(coming.layers)}</g>` : nothing}
      ${layers(place.over ?? [])}
      ${open && this.marked(usual) && (usual.has(index) || this.touched.length > 0) ? target(place, half) : nothing}
      <use class="halo" href="#${place.edge}" />
      <rect class="hit" x=${-half} y=${-half} width=${2 * half} height=${2 * half} />
    </g>`;
  }

  /** Whether places that can be touched are marked: once begun, or where they are few. */
  private marked(usual: ReadonlyMap<number, unknown>): boolean {
    if (this.touched.length > 0 || this.aimed) return true;
    if (this.badges) return false;
    return 2 * usual.size < (this.picture?.places.length ?? 0);
  }

  /** The values of moves on their first places, or on the lines that they draw. */
  private values(picture: Picture, usual: ReadonlyMap<number, readonly LegalMove[]>) {
    const { half, places } = picture;
    const badges = this.badges ?? new Map<string, Badge>();
    const size = Math.max((SMALLEST_TEXT * this.zoom) / this.scale, 11.5);
    if (isDrawn(picture)) {
      return placeBadges(onLines(picture, this.moves, badges), { size, half, tallest: half });
    }
    const shown = [...usual].flatMap(([index, moves]) => {
      const best = bestOf(moves.flatMap(({ move }) => badges.get(move) ?? []));
      const place = places[index];
      return place && best ? [{ place, best }] : [];
    });
    return placeBadges(shown, { size, half, tallest: 2 * half });
  }

  /** The places that mean the one move under the pointer. */
  private lit(): ReadonlySet<number> {
    const move = this.meant();
    return new Set(move ? [move.places, ...(move.also ?? [])].flat() : []);
  }

  /** The one move that touching the place under the pointer would make. */
  private meant(): LegalMove | null {
    if (this.along) return this.along;
    if (this.hovered === null) return null;
    const picked = this.touch(this.hovered);
    if (picked.kind !== 'move') return null;
    return this.moves.find(({ move }) => move === picked.move) ?? null;
  }

  private choices(): TemplateResult {
    return html`<div class="choice" role="group" aria-label=${words('choose-move')}>
      ${this.choice.map(
        ({ move }) =>
          html`<button @click=${() => this.made(move)}>
            <span class="mono">${move}</span>
            ${this.badges?.has(move) ? html`<span class="soft">${badgeText(this.badges.get(move)!)}</span>` : nothing}
          </button>`,
      )}
      <button class="quiet" @click=${() => this.letGo()}>${words('cancel')}</button>
    </div>`;
  }

  /** The place that the tab key reaches: the last one looked at, if it can be. */
  private reachable(): number {
    const places = this.picture?.places ?? [];
    const next = usualPlaces(this.aimed ?? this.moves, this.touched);
    const usable = (index: number) => next.has(index) || places[index]?.name !== '';
    if (usable(this.focused)) return this.focused;
    return Math.max(
      0,
      places.findIndex((_, index) => usable(index)),
    );
  }

  private onKey(event: KeyboardEvent): void {
    const places = this.picture?.places ?? [];
    const direction = ARROWS[event.key];
    if (direction) {
      event.preventDefault();
      this.step(direction, places);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.onClick(this.focused);
    } else if (event.key === 'Escape') {
      this.letGo();
    }
  }

  private step(direction: Direction, places: readonly Place[]): void {
    let at: number | null = this.reachable();
    do {
      at = neighbour(places, at, direction);
      if (at === null) return;
    } while (!this.element(at)?.hasAttribute('tabindex'));
    this.focused = at;
    this.element(at)?.focus();
  }

  private element(index: number): SVGGElement | null {
    return this.renderRoot.querySelector<SVGGElement>(`[data-index="${index}"]`);
  }

  private onClick(index: number, event?: MouseEvent): void {
    const along = event && this.between(event);
    if (along) this.made(along.move);
    else this.follow(this.touch(index));
  }

  /** The move along the line that is pointed at, unless a dot was touched first. */
  private between({ clientX, clientY }: MouseEvent): LegalMove | null {
    const screen = this.drawing?.getScreenCTM();
    if (!screen || !this.picture || this.aimed || this.touched.length > 0) return null;
    const point = new DOMPoint(clientX, clientY).matrixTransform(screen.inverse());
    return moveBetween(this.picture, this.moves, point);
  }

  /** What touching a place leads to. */
  private touch(index: number): Picked {
    const { aimed, moves, touched } = this;
    // Who has changed their mind begins anew elsewhere.
    if (aimed && candidates(aimed, [index]).length > 0) return touchBack(aimed, index);
    return touch(moves, touched, index);
  }

  private onFocus(index: number): void {
    this.focused = index;
    this.look(index);
  }

  private onHover(event: PointerEvent, index: number): void {
    // A finger has no way to look without touching.
    if (event.pointerType !== 'touch' && !this.dragged) this.look(index);
  }

  private onLeave(): void {
    this.look(null);
  }

  /** Shows what touching a place would do, or a line beside it. */
  private look(index: number | null, along: LegalMove | null = null): void {
    if (this.hovered === index && this.along === along) return;
    this.hovered = index;
    this.along = along;
    this.preview = NO_CHANGE;
    void this.foresee();
  }

  private async foresee(): Promise<void> {
    const { picture, hovered, along } = this;
    const move = this.meant();
    if (!picture || !move || !this.ahead) return;
    const after = await this.ahead(move.move).catch(() => null);
    // The pointer may have gone on, and the board too.
    const gone = this.hovered !== hovered || this.along !== along || this.picture !== picture;
    if (!after || gone) return;
    this.preview = compare(picture, after, move.places);
  }

  private onGrab(event: PointerEvent, index: number): void {
    if (event.button !== 0) return;
    // With a finger, moving scrolls the page, unless there is a piece to be moved.
    const grabs = (event.currentTarget as Element).classList.contains('grab');
    if (event.pointerType === 'touch' && !grabs) return;
    if (grabs) (event.currentTarget as Element).releasePointerCapture?.(event.pointerId);
    this.dragged = { from: index, x: event.clientX, y: event.clientY, dx: 0, dy: 0 };
  }

  private onMove(event: PointerEvent): void {
    if (!this.dragged) {
      if (event.pointerType !== 'touch') this.look(this.hovered, this.between(event));
      return;
    }
    const { x, y } = this.dragged;
    const [dx, dy] = [(event.clientX - x) / this.scale, (event.clientY - y) / this.scale];
    this.dragged = { ...this.dragged, dx, dy };
  }

  private onDrop(event: PointerEvent): void {
    const dragged = this.dragged;
    this.dragged = null;
    if (!dragged) return;
    const below = (this.renderRoot as ShadowRoot).elementFromPoint(event.clientX, event.clientY);
    const target = below?.closest('[data-index]')?.getAttribute('data-index');
    if (target === null || target === undefined || Number(target) === dragged.from) return;
    this.follow(drag(this.aimed ?? this.moves, this.touched, dragged.from, Number(target)));
  }

  private onCancel(): void {
    this.dragged = null;
  }

  private follow(picked: Picked): void {
    if (picked.kind === 'move') {
      this.made(picked.move);
      return;
    }
    this.choice = picked.kind === 'choice' ? picked.moves : [];
    this.aimed = picked.kind === 'aimed' ? picked.moves : null;
    this.touched = picked.kind === 'choice' || picked.kind === 'touched' ? picked.places : [];
    if (picked.kind === 'nothing') this.refuse(picked.place);
  }

  /** Says that nothing can be played on a place: nobody must wonder whether the touch was felt. */
  private refuse(place: number): void {
    this.refused = place;
    setTimeout(() => {
      if (this.refused === place) this.refused = null;
    }, REFUSED);
    this.tell('no-move', this.picture?.places[place]?.name ?? '');
  }

  private made(move: string): void {
    this.letGo();
    this.tell('play-move', move);
  }

  private letGo(): void {
    this.touched = [];
    this.aimed = null;
    this.choice = [];
  }

  /** The room of this board and of all before it in this play: what is eaten leaves a gap. */
  private space(picture: Picture): Frame {
    const own = frame(picture, this.labelRoom(picture));
    this.room = this.room ? together(this.room, own) : own;
    return this.room;
  }

  /** How high labels are at least, in units: more of them where a long board is made small. */
  private labelRoom(picture: Picture): number {
    const scale = this.clientWidth / frame({ ...picture, labels: [] }).width;
    return scale > 0 ? Math.max(TEXT, (SMALLEST_LABEL * this.zoom) / scale) : TEXT;
  }

  private measure(): void {
    if (!this.drawing || !this.picture) return;
    this.zoom = rootZoom();
    const box = this.drawing.getBoundingClientRect();
    const { width, height } = this.space(this.picture);
    const scale = Math.min(box.width / width, box.height / height);
    if (scale > 0) this.scale = scale;
  }
}
