/** `<line-chart>`: curves that grow while one looks, with their numbers as a table. */

import { css, html, unsafeCSS, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import uPlot from 'uplot';
import chartStyles from 'uplot/dist/uPlot.min.css?inline';

import { shared } from '../look/shared';
import { number, words } from '../model/words';
import { Part } from './part';
import { rootZoom } from './zoom';

export interface Curve {
  label: string;
  /** One value for every x; nothing where it is not known. */
  values: (number | null)[];
  low?: (number | null)[];
  high?: (number | null)[];
}

/** Lines are told apart by colour, by their dashes and by their width. */
const STROKES = [
  { colour: '--first', dash: [], width: 3, border: 'solid' },
  { colour: '--second', dash: [9, 5], width: 3, border: 'dashed' },
  { colour: '--ink', dash: [2, 4], width: 3, border: 'dotted' },
  { colour: '--soft', dash: [12, 4, 2, 4], width: 2, border: 'dashed' },
  { colour: '--first-text', dash: [4, 4], width: 2, border: 'dotted' },
  { colour: '--second-text', dash: [], width: 2, border: 'solid' },
] as const;

const HEIGHT = 320;

@customElement('line-chart')
export class LineChart extends Part {
  @property({ attribute: false }) x: readonly number[] = [];
  @property({ attribute: false }) curves: readonly Curve[] = [];
  @property({ attribute: 'x-label' }) xLabel = '';
  @property({ attribute: 'y-label' }) yLabel = '';
  @property({ type: Number }) digits = 3;

  @query('.plot') private readonly place!: HTMLDivElement;

  private chart: uPlot | null = null;
  private readonly observer = new ResizeObserver(() => this.resize());

  static override styles = [
    unsafeCSS(chartStyles),
    shared,
    css`
      .plot {
        width: 100%;
        min-height: ${HEIGHT}px;
        overflow: hidden;
      }
      .uplot,
      .u-legend {
        font-family: var(--sans);
        color: var(--ink);
      }
      .u-legend .u-value {
        display: none;
      }
      .u-legend th {
        color: var(--ink);
        font-size: 1rem;
      }
      .sheet {
        max-height: 24rem;
        overflow-y: auto;
      }
    `,
  ];

  protected override render(): TemplateResult {
    return html`
      <div class="plot" role="img" aria-label="${this.yLabel} / ${this.xLabel}"></div>
      <details>
        <summary>${words('as-table')}</summary>
        <div class="sheet" tabindex="0" role="region" aria-label=${words('as-table')}>
          <table>
            <thead>
              <tr>
                <th class="number">${this.xLabel}</th>
                ${this.curves.map(({ label }) => html`<th class="number">${label}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${this.x.map(
                (x, index) =>
                  html`<tr>
                    <td class="number">${number(x)}</td>
                    ${this.curves.map(({ values }) => {
                      const value = values[index];
                      return html`<td class="number">
                        ${typeof value === 'number' ? number(value, this.digits) : ''}
                      </td>`;
                    })}
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>
      </details>
    `;
  }

  protected override firstUpdated(): void {
    this.observer.observe(this);
  }

  protected override updated(changed: PropertyValues): void {
    // A new theme or language changes nothing in the properties, but the drawing.
    if (
      changed.size === 0 ||
      ['x', 'curves', 'xLabel', 'yLabel'].some((name) => changed.has(name))
    ) {
      this.draw();
    }
  }

  override disconnectedCallback(): void {
    this.observer.disconnect();
    this.chart?.destroy();
    this.chart = null;
    super.disconnectedCallback();
  }

  private draw(): void {
    this.chart?.destroy();
    this.chart = null;
    if (this.x.length === 0 || this.clientWidth === 0) return;
    const zoom = rootZoom();
    const size = Math.round(15 * zoom);
    const tone = (name: string) => getComputedStyle(this).getPropertyValue(name).trim();
    const axis = (label: string): uPlot.Axis => ({
      label,
      stroke: tone('--ink'),
      font: `${size}px system-ui, sans-serif`,
      labelFont: `600 ${size}px system-ui, sans-serif`,
      labelSize: 2 * size,
      size: 3 * size,
      space: 4 * size,
      grid: { stroke: tone('--line'), width: 1 },
      ticks: { stroke: tone('--line'), width: 1 },
      values: (_chart, ticks) => ticks.map((tick) => shortNumber(tick)),
    });
    const lines: uPlot.Series[] = [{ label: this.xLabel }];
    const data: (number | null)[][] = [[...this.x]];
    const bands: uPlot.Band[] = [];
    const borders: string[] = ['solid'];
    this.curves.forEach((curve, index) => {
      const { colour, dash, width, border } = STROKES[index % STROKES.length] ?? STROKES[0];
      const stroke = tone(colour);
      lines.push({
        label: curve.label,
        stroke,
        width,
        dash: [...dash],
        points: { show: this.x.length < 40 },
      });
      data.push(curve.values);
      borders[data.length - 1] = border;
      if (!curve.low || !curve.high) return;
      const at = data.length;
      for (const end of [curve.high, curve.low]) {
        lines.push({ stroke: 'transparent', points: { show: false } });
        data.push(end);
      }
      bands.push({ series: [at, at + 1], fill: `${stroke}30` });
    });
    const options: uPlot.Options = {
      width: this.clientWidth,
      height: HEIGHT * zoom,
      scales: { x: { time: false } },
      series: lines,
      bands,
      axes: [axis(this.xLabel), { ...axis(this.yLabel), size: 4 * size }],
      legend: {
        show: true,
        live: false,
        markers: { width: 3, dash: (_, at) => borders[at] ?? 'solid' },
      },
      cursor: { drag: { x: false, y: false } },
    };
    this.chart = new uPlot(options, data as uPlot.AlignedData, this.place);
    this.hideBandsInLegend();
  }

  /** The ends of intervals are lines of their own, but nobody reads them. */
  private hideBandsInLegend(): void {
    const entries = this.place.querySelectorAll<HTMLElement>('.u-legend .u-series');
    // The legend has no entry for x: its first one is the first curve.
    let at = 0;
    for (const { low, high } of this.curves) {
      const ends = low && high ? 2 : 0;
      for (let end = 1; end <= ends; end += 1) {
        const entry = entries[at + end];
        if (entry) entry.style.display = 'none';
      }
      at += 1 + ends;
    }
  }

  private resize(): void {
    if (!this.chart) this.draw();
    else if (this.clientWidth > 0)
      this.chart.setSize({ width: this.clientWidth, height: HEIGHT * rootZoom() });
  }
}

function shortNumber(value: number): string {
  const digits = Math.abs(value) >= 10 || Number.isInteger(value) ? 0 : 2;
  return number(value, digits);
}
