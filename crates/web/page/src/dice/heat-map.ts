/** `<heat-map>`: one number for every pair of points, as a map that is pointed at or walked over. */

import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';

import { shared } from '../look/shared';
import { words } from '../model/words';
import { Part } from '../parts/part';
import { rootZoom } from '../parts/zoom';
import { regions, type Region } from './regions';
import { colourAt, inkOn } from './scales';

export interface Spot {
  own: number;
  other: number;
}

/** Room for the numbers along the axes, in pixels where nothing is enlarged. */
const EDGE = 44;

/** The height of numbers on the map, in pixels. */
const DIGITS = 16;

/** A mixture has no single number: white, and hatched, which is on no scale. */
const MIXED = [255, 255, 255];

/** Tells `spot` with the points that are looked at. */
@customElement('heat-map')
export class HeatMap extends Part {
  /** Rows are own points, columns the other's; null where there is no single number. */
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
    const { canvas, rows, columns } = this;
    const side = canvas.clientWidth;
    const context = canvas.getContext('2d');
    if (!context || side === 0 || rows === 0) return;
    const density = Math.min(window.devicePixelRatio || 1, 3);
    canvas.width = canvas.height = Math.round(side * density);
    this.ground ??= this.painted(side, density);
    context.drawImage(this.ground, 0, 0);
    context.scale(density, density);
    const inner = side - this.edge;
    const [width, height] = [inner / columns, inner / rows];
    const style = getComputedStyle(this);
    const { own, other } = this.spot;
    const [x, y] = [this.edge + other * width, inner - (own + 1) * height];
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
    const inner = side - this.edge;
    this.paint(context, inner);
    this.hatch(context, inner);
    if (this.parts) this.number(context, inner);
    this.axes(context, inner, side);
    return ground;
  }

  /** One pixel for every pair of points, stretched without smoothing. */
  private paint(context: OffscreenCanvasRenderingContext2D, inner: number): void {
    const { rows, columns, low, high, scale } = this;
    const image = new ImageData(columns, rows);
    this.values.forEach((row, own) => {
      row.forEach((value, other) => {
        const at = 4 * ((rows - 1 - own) * columns + other);
        const share = value === null ? 0.5 : (value - low) / (high - low || 1);
        const colour = value === null ? MIXED : colourAt(scale, share);
        image.data.set([...colour, 255], at);
      });
    });
    const small = new OffscreenCanvas(columns, rows);
    small.getContext('2d')?.putImageData(image, 0, 0);
    context.imageSmoothingEnabled = false;
    context.drawImage(small, this.edge, 0, inner, inner);
  }

  /** Strokes over all mixtures, which a grey copy keeps. */
  private hatch(context: OffscreenCanvasRenderingContext2D, inner: number): void {
    const [width, height] = [inner / this.columns, inner / this.rows];
    const mixed = new Path2D();
    this.values.forEach((row, own) => {
      row.forEach((value, other) => {
        if (value !== null) return;
        mixed.rect(this.edge + other * width, inner - (own + 1) * height, width, height);
      });
    });
    context.save();
    context.clip(mixed);
    context.strokeStyle = '#16191d';
    context.lineWidth = 1.5;
    context.beginPath();
    for (let x = this.edge - inner; x < this.edge + inner; x += 7) {
      context.moveTo(x, inner);
      context.lineTo(x + inner, 0);
    }
    context.stroke();
    context.restore();
  }

  /** Borders around the parts of one number, and that number on each part that has room for it. */
  private number(context: OffscreenCanvasRenderingContext2D, inner: number): void {
    const { values, rows, columns, low, high, scale } = this;
    const [width, height] = [inner / columns, inner / rows];
    const border = new Path2D();
    values.forEach((row, own) => {
      row.forEach((value, other) => {
        const [x, y] = [this.edge + other * width, inner - (own + 1) * height];
        if (other + 1 < columns && row[other + 1] !== value) {
          border.moveTo(x + width, y);
          border.lineTo(x + width, y + height);
        }
        if (own + 1 < rows && values[own + 1]?.[other] !== value) {
          border.moveTo(x, y);
          border.lineTo(x + width, y);
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
      if ((2 * room - 1) * Math.min(width, height) < 1.2 * this.digits) continue;
      context.fillStyle = inkOn(colourAt(scale, (value - low) / (high - low || 1)));
      context.fillText(
        String(value),
        this.edge + (column + 0.5) * width,
        inner - (row + 0.5) * height,
      );
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
      context.fillText(String(value), this.edge - 6, inner - at);
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
    const inner = box.width - this.edge;
    const other = Math.floor(((event.clientX - box.left - this.edge) / inner) * this.columns);
    const own = Math.floor(((inner - (event.clientY - box.top)) / inner) * this.rows);
    this.look(own, other);
  }

  private onKey(event: KeyboardEvent): void {
    const step = event.shiftKey ? 10 : 1;
    const { own, other } = this.spot;
    const moves: Record<string, [number, number]> = {
      ArrowUp: [step, 0],
      ArrowDown: [-step, 0],
      ArrowRight: [0, step],
      ArrowLeft: [0, -step],
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
    this.look(within(own + move[0], this.rows), within(other + move[1], this.columns));
  }

  private look(own: number, other: number): void {
    const inside = 0 <= own && own < this.rows && 0 <= other && other < this.columns;
    if (!inside || (own === this.spot.own && other === this.spot.other)) return;
    this.tell<Spot>('spot', { own, other });
  }
}

function niceStep(count: number): number {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500];
  return steps.find((step) => count / step <= 10) ?? 500;
}
