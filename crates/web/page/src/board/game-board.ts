/** `<game-board>`: a position that can be looked at and played on, by pointer or by keys. */

import { html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';

import type { Layer, LegalMove, Mark, Picture, Place } from '../engine/documents';
import { engine } from '../engine/engine';
import { shared } from '../look/shared';
import { bestOf, type Badge } from '../model/hints';
import { drag, nextPlaces, touch, type Picked } from '../model/picking';
import { words } from '../model/words';
import { Part } from '../parts/part';
import { rootZoom } from '../parts/zoom';
import { badgeSpoken, badgeText } from './badge-text';
import { boardStyles } from './board-styles';
import { frame, neighbour, TEXT, type Direction, type Point } from './geometry';

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
const SMALLEST_LABEL = 14;

interface Dragged {
  from: number;
  x: number;
  y: number;
  dx: number;
  dy: number;
}

/** Tells `play-move` with the notation of the move that was made. */
@customElement('game-board')
export class GameBoard extends Part {
  @property({ attribute: false }) picture: Picture | null = null;
  @property({ attribute: false }) moves: readonly LegalMove[] = [];
  @property({ attribute: false }) badges: ReadonlyMap<string, Badge> | null = null;
  /** Where the last move was made, which is marked. */
  @property({ attribute: false }) trace: readonly Point[] = [];
  /** What the board shows, for those who do not see it. */
  @property() label = '';

  @state() private touched: number[] = [];
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
    if (this.moves.length > 0) this.touchable = this.moves.some(({ places }) => places.length > 0);
    if (changed.has('moves') || changed.has('picture')) {
      this.touched = [];
      this.choice = [];
      this.dragged = null;
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
    const space = frame(picture, this.labelRoom(picture));
    const next = nextPlaces(this.moves, this.touched);
    // Letters and numbers beside the board stay readable and never shout, in pixels.
    const pixels = Math.min(20, Math.max(SMALLEST_LABEL, 14 * this.scale));
    const labelSize = (pixels * this.zoom) / this.scale;
    // A drawing of few places would fill the screen with a single square.
    // One of very many would be too small to touch: it scrolls by itself instead.
    const least = this.touchable ? space.width * LEAST_SCALE : 0;
    const widest = `max-width: max(${least}px, min(100%, ${(space.width * 2.1) / 16}rem)); min-width: ${least}px`;
    return html`
      <div class="scroll">
        <svg
          viewBox="${space.left} ${space.top} ${space.width} ${space.height}"
          role="group"
          aria-label=${this.label}
          .style=${widest}
          @pointermove=${this.onMove}
          @pointerup=${this.onDrop}
          @pointercancel=${this.onCancel}
          @keydown=${this.onKey}
        >
          <defs .innerHTML=${this.sheet}></defs>
          ${picture.beneath.map(({ x, y, symbol }) => svg`<use href="#${symbol}" x=${x} y=${y} />`)}
          ${picture.strokes.map(
            ({ x1, y1, x2, y2 }) =>
              svg`<line class="stroke" x1=${x1} y1=${y1} x2=${x2} y2=${y2} />`,
          )}
          ${picture.places.map((place, index) => this.place(place, index, picture.half, next))}
          ${picture.labels.map(
            ({ x, y, text }) => svg`<text class="label" font-size=${labelSize} x=${x} y=${y}
            aria-hidden="true">${text}</text>`,
          )}
          ${this.badges ? [...next].map(([place, moves]) => this.badge(place, moves, picture)) : nothing}
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
  ) {
    const { x, y, piece } = place;
    const open = next.has(index);
    const touched = this.touched.includes(index);
    const classes = [
      'place',
      open ? 'open' : '',
      touched ? 'touched' : '',
      this.trace.some((point) => point.x === x && point.y === y) ? 'last' : '',
    ].join(' ');
    const moving = this.dragged?.from === index;
    const shift = moving && this.dragged ? `translate(${this.dragged.dx} ${this.dragged.dy})` : '';
    const size = piece && piece.scale !== 1 ? `scale(${piece.scale})` : '';
    // Nothing can be done with a place that has no name and no move: it is only seen.
    const idle = !open && !touched && place.name === '';
    return svg`<g
      class=${classes}
      data-place=${place.name}
      data-index=${index}
      transform="translate(${x} ${y})"
      role=${idle ? nothing : 'button'}
      aria-label=${idle ? nothing : this.describe(place, next.get(index))}
      aria-disabled=${idle || open || touched ? nothing : 'true'}
      aria-hidden=${idle ? 'true' : nothing}
      tabindex=${idle ? nothing : index === this.reachable() ? 0 : -1}
      @pointerdown=${(event: PointerEvent) => this.onGrab(event, index)}
      @focus=${() => (this.focused = index)}
      @click=${() => this.onClick(index)}
    >
      ${layers(place.ground)}
      ${
        piece
          ? svg`<g class=${moving ? 'moving' : ''} transform="${shift}${size}">${layers(piece.layers)}</g>`
          : nothing
      }
      ${layers(place.over ?? [])}
      ${open && this.marked(next) ? target(place, half) : nothing}
      <use class="halo" href="#${place.edge}" />
      <rect class="hit" x=${-half} y=${-half} width=${2 * half} height=${2 * half} />
    </g>`;
  }

  /** Whether places that can be touched are marked: once begun, or where they are few. */
  private marked(next: ReadonlyMap<number, unknown>): boolean {
    if (this.badges) return false;
    return this.touched.length > 0 || 2 * next.size < (this.picture?.places.length ?? 0);
  }

  private badge(index: number, moves: readonly LegalMove[], { half, places }: Picture) {
    const place = places[index];
    const known = moves.flatMap(({ move }) => this.badges?.get(move) ?? []);
    const best = bestOf(known);
    if (!place || !best) return nothing;
    const { x, y } = place;
    const size = Math.max((SMALLEST_TEXT * this.zoom) / this.scale, 11.5);
    const text = badgeText(best);
    const wide = Math.max(
      0.62 * size * text.length + (best.winner === 1 ? 0.9 : 0.7) * size,
      1.5 * size,
    );
    const high = 1.5 * size;
    // A piece that somebody owns stays in sight; its badge is put to its corner.
    const aside = place.piece?.owner ? half - Math.min(high / 2, 0.6 * half) : 0;
    const round = best.winner === 1 ? high / 2 : best.winner === 2 ? 1 : high / 5;
    const kind = `badge winner-${best.winner ?? 0}${best.best ? ' best' : ''}${best.guess ? ' guess' : ''}`;
    return svg`<g class=${kind} transform="translate(${x + aside} ${y + aside})" aria-hidden="true"
      data-badge=${place.name}>
      <rect class="back" x=${-wide / 2} y=${-high / 2} width=${wide} height=${high} rx=${round} />
      <text font-size=${size}>${text}</text>
    </g>`;
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

  private describe(place: Place, moves: readonly LegalMove[] | undefined): string {
    const parts = [place.name];
    const { piece } = place;
    if (piece) parts.push(words(`form-${piece.form}`, { count: piece.count ?? 1 }));
    if (piece?.owner) parts.push(words('of-player', { player: piece.owner }));
    if (place.mark) parts.push(describeMark(place.mark));
    if (moves) {
      const best = bestOf(moves.flatMap(({ move }) => this.badges?.get(move) ?? []));
      parts.push(best ? badgeSpoken(best) : words('can-be-played'));
    }
    return parts.filter((part) => part !== '').join(', ') || words('place');
  }

  /** The place that the tab key reaches: the last one looked at, if it can be. */
  private reachable(): number {
    const places = this.picture?.places ?? [];
    const next = nextPlaces(this.moves, this.touched);
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
      this.follow(touch(this.moves, this.touched, this.focused));
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

  private onClick(index: number): void {
    this.follow(touch(this.moves, this.touched, index));
  }

  private onGrab(event: PointerEvent, index: number): void {
    // With a finger, moving scrolls the page: there a move is made by touching its places.
    if (event.pointerType === 'touch' || event.button !== 0) return;
    this.dragged = { from: index, x: event.clientX, y: event.clientY, dx: 0, dy: 0 };
  }

  private onMove(event: PointerEvent): void {
    if (!this.dragged) return;
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
    this.follow(drag(this.moves, this.touched, dragged.from, Number(target)));
  }

  private onCancel(): void {
    this.dragged = null;
  }

  private follow(picked: Picked): void {
    if (picked.kind === 'move') {
      this.made(picked.move);
      return;
    }
    this.touched = picked.places;
    this.choice = picked.kind === 'choice' ? picked.moves : [];
  }

  private made(move: string): void {
    this.letGo();
    this.tell('play-move', move);
  }

  private letGo(): void {
    this.touched = [];
    this.choice = [];
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
    const { width, height } = frame(this.picture, this.labelRoom(this.picture));
    const scale = Math.min(box.width / width, box.height / height);
    if (scale > 0) this.scale = scale;
  }
}

function describeMark(mark: Mark): string {
  switch (mark.kind) {
    case 'barrier':
      return words('form-barrier');
    case 'rings':
      return words('form-rings', { count: mark.rings });
    case 'token':
      return words('form-token', { name: mark.name });
  }
}

/** Symbols and letters on each other, around the middle of their place. */
function layers(layers: readonly Layer[]) {
  return layers.map((layer) =>
    typeof layer === 'string'
      ? svg`<use href="#${layer}" />`
      : svg`<text class="letters ${layer.on_light ? 'on-light' : ''}" y=${layer.y}
          font-size=${layer.size}>${layer.text}</text>`,
  );
}

/** The dot that says: this can be touched; beneath what is seen there, which stays whole. */
function target(place: Place, half: number) {
  const taken = place.piece !== null || place.mark !== null;
  return svg`<circle class="target" cy=${taken ? 0.86 * half : 0} r=${(taken ? 0.13 : 0.18) * half} />`;
}
