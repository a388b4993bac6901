/** `<cross-table>`: every strategy against every other, and the ranking with its intervals. */

import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';

import type { Interval, Pairing, Tournament } from '../engine/documents';
import { shared } from '../look/shared';
import { strategyName } from '../model/strategy-names';
import { number, percent, words } from '../model/words';
import { Part } from '../parts/part';

/** Two strategies of which somebody wants to see plays. */
export interface Meeting {
  a: string;
  b: string;
}

/** Tells `meeting` when a cell is chosen. */
@customElement('cross-table')
export class CrossTable extends Part {
  @property({ attribute: false }) report: Tournament | null = null;
  /** Who will meet, as long as there is no report. */
  @property({ attribute: false }) strategies: readonly string[] = [];

  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--s4);
      }
      /* Words that are only heard must not make the page wider than what is seen. */
      .sheet {
        position: relative;
      }
      td {
        text-align: center;
        padding: var(--s1);
      }
      tbody th {
        color: var(--ink);
        min-width: 7rem;
      }
      .cross thead th {
        color: var(--ink);
        text-align: center;
      }
      td button {
        display: grid;
        gap: 0;
        width: 100%;
        min-width: 5.5rem;
        padding: var(--s1) var(--s2);
        line-height: 1.25;
        border-width: 2px;
      }
      td button strong {
        font-size: 1.125rem;
      }
      td .better {
        background: var(--first-wash);
        border-color: var(--first);
      }
      td .worse {
        background: var(--second-wash);
        border-color: var(--second);
        border-style: dashed;
      }
      .blank {
        display: grid;
        place-content: center;
        min-width: 5.5rem;
        min-height: 3.25rem;
        border: 2px dashed var(--line);
        border-radius: var(--radius);
        color: var(--soft);
      }
      .ranking {
        width: 100%;
      }
      .ranking td {
        text-align: start;
        padding: var(--s1) var(--s3);
      }
      .ranking tfoot td {
        border: 0;
        vertical-align: top;
      }
      .axis-numbers {
        display: block;
        position: relative;
        height: 1.4rem;
        border-top: 1px solid var(--strong-line);
      }
      .axis-numbers span {
        position: absolute;
        translate: -50% 0;
      }
      .axis-name {
        display: block;
        text-align: center;
        color: var(--soft);
      }
      td,
      tbody th {
        vertical-align: middle;
      }
      .ranking td.number {
        text-align: right;
      }
      .plot {
        min-width: 12rem;
        width: 40%;
      }
      .ranking td.plot {
        padding-inline: var(--s4);
      }
      .plot svg {
        display: block;
        width: 100%;
        height: 1.75rem;
      }
      .axis {
        stroke: var(--strong-line);
        stroke-dasharray: 3 3;
      }
      .whisker {
        stroke: var(--ink);
        stroke-width: 2.5;
      }
      .mean {
        fill: var(--first);
      }
    `,
  ];

  protected override render(): TemplateResult {
    const { report } = this;
    const names = report?.ranking.map(({ name }) => name) ?? this.strategies;
    return html`
      ${report ? html`<p class="small soft">${words('cross-caption')}</p>` : nothing}
      <div class="sheet" tabindex="0" role="region" aria-label=${words('cross-table')}>
        <table class="cross">
          <caption class="unseen">
            ${words('cross-table')}
          </caption>
          <thead>
            <tr>
              <td></td>
              ${names.map((name) => html`<th scope="col" title=${name}>${strategyName(name)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${names.map(
              (a) =>
                html`<tr>
                  <th scope="row" title=${a}>${strategyName(a)}</th>
                  ${names.map(
                    (b) =>
                      html`<td>
                        ${
                          a === b
                            ? '·'
                            : report
                              ? this.cell(report, a, b)
                              : html`<span class="blank">?</span>`
                        }
                      </td>`,
                  )}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      ${report ? this.ranking(report) : nothing}
    `;
  }

  private cell(report: Tournament, a: string, b: string): TemplateResult | typeof nothing {
    const met = meeting(report.pairings, a, b);
    if (!met) return nothing;
    const kind = met.better === a ? 'better' : met.better === b ? 'worse' : '';
    return html`<button
      class=${kind}
      @click=${() => this.tell<Meeting>('meeting', this.asPlayed(report, a, b))}
    >
      <span class="unseen"
        >${words('a-against-b', { a: strategyName(a), b: strategyName(b) })}</span
      >
      <strong>${percent(met.score.mean)}</strong>
      <span class="small">${report.exact ? words('exact') : spread(met.score)}</span>
    </button>`;
  }

  /** Two strategies in the order in which they were paired. */
  private asPlayed(report: Tournament, a: string, b: string): Meeting {
    const both = report.pairings.filter(({ seat }) => seat === 'both');
    const turned = both.some((pairing) => pairing.a === b && pairing.b === a);
    return turned ? { a: b, b: a } : { a, b };
  }

  private ranking(report: Tournament): TemplateResult {
    const exploited = isExploited(report);
    return html`<div class="sheet" tabindex="0" role="region" aria-label=${words('ranking')}>
      <table class="ranking">
        <thead>
          <tr>
            <th class="number">#</th>
            <th>${words('strategy-title')}</th>
            <th class="number">${words('score')}</th>
            <th>${words('group')}</th>
            ${exploited ? html`<th class="number">${words('best-opponent')}</th>` : nothing}
            <th class="plot">${words('score-with-interval')}</th>
          </tr>
        </thead>
        <tbody>
          ${report.ranking.map(
            (ranked, index) =>
              html`<tr>
                <td class="number">${index + 1}</td>
                <td title=${ranked.name}>${strategyName(ranked.name)}</td>
                <td class="number">
                  ${percent(ranked.score)}
                  <span class="soft"
                    >${report.exact ? '' : spread({ ...ranked, mean: ranked.score })}</span
                  >
                </td>
                <td>${ranked.group}</td>
                ${exploited ? html`<td class="number">${this.opponent(report, ranked.name)}</td>` : nothing}
                <td class="plot">${whisker({ ...ranked, mean: ranked.score })}</td>
              </tr>`,
          )}
        </tbody>
        <tfoot aria-hidden="true">
          <tr>
            <td colspan=${exploited ? 5 : 4}></td>
            <td class="plot">${axis()}</td>
          </tr>
        </tfoot>
      </table>
      ${exploited ? html`<p class="soft small">${words('best-opponent-note')}</p>` : nothing}
    </div>`;
  }

  /** What the best opponent of a strategy gains, and a way to see what it does. */
  private opponent({ strategies }: Tournament, name: string): TemplateResult {
    const gain = strategies?.find((strategy) => strategy.name === name)?.exploitability;
    if (typeof gain !== 'number') return html`${words('best-opponent-unknown')}`;
    const rival = `best-response:${name}`;
    return html`<button
      class="rival"
      title=${words('best-opponent-watch', { name: strategyName(name) })}
      aria-label="${number(gain, 4)}. ${words('best-opponent-watch', { name: strategyName(name) })}"
      @click=${() => this.tell<Meeting>('meeting', { a: rival, b: name })}
    >
      ${number(gain, 4)}
    </button>`;
  }
}

/** Whether it was asked what the best opponents gain. */
function isExploited({ strategies }: Tournament): boolean {
  return (strategies ?? []).some(({ exploitability }) => typeof exploitability === 'number');
}

/** How `a` fared against `b` over both seats. */
export function meeting(
  pairings: readonly Pairing[],
  a: string,
  b: string,
): Pick<Pairing, 'score' | 'better'> | null {
  const both = pairings.filter(({ seat }) => seat === 'both');
  const there = both.find((pairing) => pairing.a === a && pairing.b === b);
  if (there) return there;
  const back = both.find((pairing) => pairing.a === b && pairing.b === a);
  if (!back) return null;
  const { mean, low, high } = back.score;
  return { better: back.better, score: { mean: 1 - mean, low: 1 - high, high: 1 - low } };
}

/** How sure a share is, as reports say it: `±0.3`, or both ends if they are not equally far. */
function spread({ mean, low, high }: Interval): string {
  const half = (high - low) / 2;
  const lopsided = Math.abs((low + high) / 2 - mean) > half / 4 && half > 0.0005;
  return lopsided ? `(${number(100 * low, 1)} – ${percent(high)})` : `±${number(100 * half, 1)}`;
}

/** The scale below the intervals, with what it measures. */
function axis() {
  const share = (value: number) => html`<span .style=${`left: ${value}%`}>${value}</span>`;
  return html`<span class="axis-numbers">${[0, 25, 50, 75, 100].map(share)}</span>
    <span class="axis-name">${words('score-axis')}</span>`;
}

function whisker({ mean, low, high }: Interval) {
  return html`<svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<line class="axis" x1="50" x2="50" y1="0" y2="20" />
      <line class="whisker" x1=${100 * low} x2=${100 * high} y1="10" y2="10" />
      <rect class="mean" x=${100 * mean - 1} y="4" width="2" height="12" />`}
  </svg>`;
}
