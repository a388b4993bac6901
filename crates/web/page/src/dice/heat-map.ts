/** `<heat-map>`: one number for every pair of points, as a map that is pointed at or walked over. */

import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';

import { shared } from '../look/shared';
import { words } from '../model/words';
import { Part } from '../parts/part';
import { rootZoom } from '../parts/zoom';
import { cellAt, spotAt, walked, type Field, type Spot } from './places';
import { regions, type Region } from './regions';
import { LOST } from './runs';
import { colourAt, inkOn } from './scales';

/** Room for the numbers along the axes, in pixels where nothing is enlarged. */
const EDGE = 44;

/** The height of numbers on the map, in pixels. */
const DIGITS = 16;

/** What has no number is white, which is on no scale: a mixture is hatched, a loss is crossed out. */
const BLANK = [255, 255, 255];

/** Tells `spot` with the points that are looked at. */
@customElement('heat-map')
export class HeatMap extends Part {
  /** Rows are own points, columns the other's; null where there is no single number. Where `parts`, `LOST` is none. */
  @property({ attribute: false }) values: readonly (readonly (number | null)[])[] = [];
  @property({ type: Number }) low = 0;
  @property({ type: Number }) high = 1;
  @property() scale: 'amount' | 'balance' = 'amount';
  @property({ attribute: false }) spot: Spot = { own: 0, other: 0 };
  @property() label = '';
  /** Whether its numbers are few and whole: then parts of one number have borders and that number. */
  @property({ type: Boolean }) parts = false;

  @query('canvas') private readonly canvas!: HTMLCanvasElement;
  /** The parts of one number: found once, not at every move of the pointer. */
  private found: readonly Region[] = [];
  /** Everything but the frame around the spot, painted once for all moves of the pointer. */
  private ground: OffscreenCanvas | null = null;
  private readonly observer = new ResizeObserver(() => {
    this.ground = null;
    this.draw();
  });

  static override styles = [
    shared,
    css`
      canvas {
        display: block;
        width: 100%;
        max-width: min(40rem, max(20rem, 100vh - 12rem));
        aspect-ratio: 1;
        cursor: crosshair;
        touch-action: manipulation;
      }
    `,
  ];

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('values') && !changed.has('parts')) return;
    this.found = this.parts ? regions(this.values) : [];
  }

  protected override render(): TemplateResult {
    return html`<canvas
      tabindex="0"
      role="application"
      aria-label="${this.label}. ${words('map-keys')}"
      @pointermove=${this.onPoint}
      @pointerdown=${this.onPoint}
      @keydown=${this.onKey}
    ></canvas>`;
  }

  protected override firstUpdated(): void {
    this.observer.observe(this.canvas);
  }

  protected override updated(changed: PropertyValues): void {
    const onlySpot = changed.size === 1 && changed.has('spot');
    if (!onlySpot) this.ground = null;
    this.draw();
  }

  override disconnectedCallback(): void {
    this.observer.disconnect();
    super.disconnectedCallback();
  }

  private get rows(): number {
    return this.values.length;
  }
  private get columns(): number {
    return this.values[0]?.length ?? 0;
  }

  private get edge(): number {
    return EDGE * rootZoom();
  }
  private get digits(): number {
    return DIGITS * rootZoom();
  }

  private draw(): void {
    const { canvas, rows } = this;
    const side = canvas.clientWidth;
    const context = canvas.getContext('2d');
    if (!context || side === 0 || rows === 0) return;
    const density = Math.min(window.devicePixelRatio || 1, 3);
    canvas.width = canvas.height = Math.round(side * density);
    this.ground ??= this.painted(side, density);
    context.drawImage(this.ground, 0, 0);
    context.scale(density, density);
    const [x, y, width, height] = cellAt(this.field(side), this.spot);
    const style = getComputedStyle(this);
    for (const [line, colour] of [
      [4.5, style.getPropertyValue('--surface')],
      [2, style.getPropertyValue('--ink')],
    ] as const) {
      context.lineWidth = line;
      context.strokeStyle = colour;
      const grown = Math.max(0, (9 - width) / 2);
      context.strokeRect(x - grown, y - grown, width + 2 * grown, height + 2 * grown);
    }
  }

  /** The map without its spot. */
  private painted(side: number, density: number): OffscreenCanvas {
    const pixels = Math.round(side * density);
    const ground = new OffscreenCanvas(pixels, pixels);
    const context = ground.getContext('2d');
    if (!context) return ground;
    context.scale(density, density);
    const field = this.field(side);
    this.paint(context, field.inner);
    this.hatch(context, field, null, [1]);
    if (this.parts) {
      this.hatch(context, field, LOST, [1, -1]);
      this.number(context, field);
    }
    this.axes(context, field.inner, side);
    return ground;
  }

  private field(side: number): Field {
    const { edge, rows, columns } = this;
    return { edge, inner: side - edge, rows, columns };
  }

  /** One pixel for every pair of points, stretched without smoothing. */
  private paint(context: OffscreenCanvasRenderingContext2D, inner: number): void {
    const { rows, columns, low, high, scale } = this;
    const image = new ImageData(columns, rows);
    this.values.forEach((row, own) => {
      row.forEach((value, other) => {
        const at = 4 * (own * columns + other);
        const blank = value === null || (this.parts && value === LOST);
        const colour = blank ? BLANK : colourAt(scale, (value - low) / (high - low || 1));
        image.data.set([...colour, 255], at);
      });
    });
    const small = new OffscreenCanvas(columns, rows);
    small.getContext('2d')?.putImageData(image, 0, 0);
    context.imageSmoothingEnabled = false;
    context.drawImage(small, this.edge, 0, inner, inner);
  }

  /** Strokes over all cells of one kind, rising or falling, which a grey copy keeps. */
  private hatch(
    context: OffscreenCanvasRenderingContext2D,
    field: Field,
    kind: number | null,
    directions: readonly (1 | -1)[],
  ): void {
    const { edge, inner } = field;
    const cells = new Path2D();
    this.values.forEach((row, own) => {
      row.forEach((value, other) => {
        if (value === kind) cells.rect(...cellAt(field, { own, other }));
      });
    });
    context.save();
    context.clip(cells);
    context.strokeStyle = '#16191d';
    context.lineWidth = 1.5;
    context.beginPath();
    for (const direction of directions) {
      for (let x = edge - inner; x < edge + inner; x += 7) {
        context.moveTo(x, direction === 1 ? inner : 0);
        context.lineTo(x + inner, direction === 1 ? 0 : inner);
      }
    }
    context.stroke();
    context.restore();
  }

  /** Borders around the parts of one number, and that number on each part that has room for it. */
  private number(context: OffscreenCanvasRenderingContext2D, field: Field): void {
    const { values, low, high, scale } = this;
    const border = new Path2D();
    values.forEach((row, own) => {
      row.forEach((value, other) => {
        const [x, y, width, height] = cellAt(field, { own, other });
        if (other + 1 < field.columns && row[other + 1] !== value) {
          border.moveTo(x + width, y);
          border.lineTo(x + width, y + height);
        }
        if (own + 1 < field.rows && values[own + 1]?.[other] !== value) {
          border.moveTo(x, y + height);
          border.lineTo(x + width, y + height);
        }
      });
    });
    context.strokeStyle = '#16191d';
    context.lineWidth = 1;
    context.globalAlpha = 0.55;
    context.stroke(border);
    context.globalAlpha = 1;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.font = `600 ${this.digits}px system-ui, sans-serif`;
    for (const { value, row, column, room } of this.found) {
      const [x, y, width, height] = cellAt(field, { own: row, other: column });
      if (value === LOST || (2 * room - 1) * Math.min(width, height) < 1.2 * this.digits) continue;
      context.fillStyle = inkOn(colourAt(scale, (value - low) / (high - low || 1)));
      context.fillText(String(value), x + width / 2, y + height / 2);
    }
  }

  private axes(context: OffscreenCanvasRenderingContext2D, inner: number, side: number): void {
    context.fillStyle = getComputedStyle(this).getPropertyValue('--ink');
    context.font = `${0.9 * this.digits}px system-ui, sans-serif`;
    const step = niceStep(this.columns);
    for (let value = 0; value < this.columns; value += step) {
      const at = ((value + 0.5) * inner) / this.columns;
      context.textAlign = 'center';
      context.textBaseline = 'top';
      context.fillText(String(value), this.edge + at, inner + 6);
      context.textAlign = 'right';
      context.textBaseline = 'middle';
      context.fillText(String(value), this.edge - 6, at);
    }
    context.textAlign = 'center';
    context.font = `600 ${0.9 * this.digits}px system-ui, sans-serif`;
    context.fillText(words('other-points'), this.edge + inner / 2, side - 0.6 * this.digits);
    context.save();
    context.translate(0.6 * this.digits, inner / 2);
    context.rotate(-Math.PI / 2);
    context.fillText(words('own-points'), 0, 0);
    context.restore();
  }

  private onPoint(event: PointerEvent): void {
    const box = this.canvas.getBoundingClientRect();
    const field = this.field(box.width);
    this.look(spotAt(field, event.clientX - box.left, event.clientY - box.top));
  }

  private onKey(event: KeyboardEvent): void {
    const spot = walked(this.field(1), this.spot, event.key, event.shiftKey ? 10 : 1);
    if (!spot) return;
    event.preventDefault();
    this.look(spot);
  }

  private look(spot: Spot | null): void {
    if (!spot || (spot.own === this.spot.own && spot.other === this.spot.other)) return;
    this.tell<Spot>('spot', spot);
  }
}

function niceStep(count: number): number {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500];
  return steps.find((step) => count / step <= 10) ?? 500;
}
