/** `<heat-map>`: a picture over all points, which is pointed at or walked over. */

import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';

import type { RaceMap } from '../engine/documents';
import { shared } from '../look/shared';
import { words } from '../model/words';
import { Part } from '../parts/part';
import { cellAt, spotAt, walked, type Field, type Spot } from './places';

/** Tells `spot` with the points that are looked at. */
@customElement('heat-map')
export class HeatMap extends Part {
  /** The picture, and where its cells stand. */
  @property({ attribute: false }) map: RaceMap | null = null;
  /** How many points each side may have: as many rows and columns. */
  @property({ type: Number }) points = 1;
  @property({ attribute: false }) spot: Spot = { own: 0, other: 0 };
  @property() label = '';

  @query('.map') private readonly whole!: HTMLElement;

  static override styles = [
    shared,
    css`
      .map {
        position: relative;
        width: 100%;
        cursor: crosshair;
        touch-action: manipulation;
      }
      svg {
        display: block;
        width: 100%;
        height: auto;
      }
      .spot {
        position: absolute;
        min-width: 9px;
        min-height: 9px;
        translate: -50% -50%;
        box-sizing: border-box;
        outline: 2px solid #16191d;
        box-shadow: 0 0 0 4px #fff;
        pointer-events: none;
      }
    `,
  ];

  protected override render(): TemplateResult | typeof nothing {
    const { map } = this;
    if (!map) return nothing;
    const { x, y, width, height } = cellAt(this.field(map), this.spot);
    const share = (part: number) => `${100 * part}%`;
    const place =
      `left: ${share(x + width / 2)}; top: ${share(y + height / 2)}; ` +
      `width: ${share(width)}; height: ${share(height)}`;
    return html`<div
      class="map"
      tabindex="0"
      role="application"
      aria-label="${this.label}. ${words('map-keys')}"
      @pointermove=${this.onPoint}
      @pointerdown=${this.onPoint}
      @keydown=${this.onKey}
    >
      ${unsafeSVG(map.svg)}
      <span class="spot" .style=${place}></span>
    </div>`;
  }

  private field({ field: [x = 0, y = 0, width = 1, height = 1] }: RaceMap): Field {
    return { x, y, width, height, points: this.points };
  }

  private onPoint(event: PointerEvent): void {
    const box = this.whole.getBoundingClientRect();
    if (!this.map) return;
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    this.look(spotAt(this.field(this.map), x / box.width, y / box.height));
  }

  private onKey(event: KeyboardEvent): void {
    const spot = walked(this.points, this.spot, event.key, event.shiftKey ? 10 : 1);
    if (!spot) return;
    event.preventDefault();
    this.look(spot);
  }

  private look(spot: Spot | null): void {
    if (!spot || (spot.own === this.spot.own && spot.other === this.spot.other)) return;
    this.tell<Spot>('spot', spot);
  }
}
