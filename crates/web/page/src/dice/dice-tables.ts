/** What is known of a race as tables: the strategy, one turn, one standing. */

import { html, nothing, type TemplateResult } from 'lit';

import type { Quantity, Race, Standing } from '../engine/documents';
import { percent, scientific, signed, words } from '../model/words';
import { save } from '../parts/files';
import { amount } from './dice-view';
import { fraction } from './fractions';
import { bestDice, writeRuns } from './runs';
import { colourAt, cssColour, inkOn } from './scales';

/** What every number of dice gains at one standing, and how often it is chosen. */
export function standingTable(standing: Standing): TemplateResult {
  const mixed = (standing.other_strategy?.length ?? 0) > 0;
  const gains = standing.choices.map(({ gain }) => amount(gain));
  const most = Math.max(...gains);
  const range = most - Math.min(...gains) || 1;
  return html`<table class="bars">
    <thead>
      <tr>
        <th class="number">${words('dice')}</th>
        <th class="number">${words('gain')}</th>
        <th class="bar">${words('behind-best')}</th>
        ${mixed ? html`<th class="number">${words('chosen')}</th>` : nothing}
        ${mixed ? html`<th class="number">${words('other-chooses')}</th>` : nothing}
      </tr>
    </thead>
    <tbody>
      ${standing.choices.map(({ choice, chance }, index) => {
        const gain = gains[index] ?? 0;
        return html`<tr class=${chance > 0 ? 'best' : ''}>
          <td class="number">${choice}</td>
          <td class="number">${signed(gain, 4)}</td>
          <td class="bar">
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect class="minus" y="1" width=${(100 * (most - gain)) / range} height="8" />
              <line class="axis" x1="0" x2="0" y1="0" y2="10" />
            </svg>
          </td>
          ${mixed ? html`<td class="number">${percent(chance)}</td>` : nothing}
          ${
            mixed
              ? html`<td class="number">${percent(standing.other_strategy?.[index] ?? 0)}</td>`
              : nothing
          }
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** Why no other choice is better at a standing: what the best number gains against the other's. */
export function standingProof(standing: Standing): string {
  const most = Math.max(...standing.choices.map(({ gain }) => amount(gain)));
  const value = signed(amount(standing.value), 6);
  return words('standing-proof', { value, most: signed(most, 6) });
}

/** One turn: the best mixture, and what each number gains against each other. */
export function oneTurnTables(race: Race): TemplateResult {
  const payoffs = race.payoffs ?? [];
  return html`<section class="card stack" aria-label=${words('variant-one-turn')}>
    <h2>${words('best-mixture')}</h2>
    <div class="sheet" tabindex="0" role="region" aria-label=${words('best-mixture')}>
      ${mixtureTable(race.strategy)}
    </div>
    <p class="small">
      ${race.unique === true ? words('only-best') : race.unique === false ? words('not-only-best') : ''}
      ${certificate(race)}
    </p>
    <h2>${words('payoffs')}</h2>
    <div class="sheet" tabindex="0" role="region" aria-label=${words('payoffs')}>
      <table class="matrix">
        <thead>
          <tr>
            <td></td>
            ${payoffs.map((_, index) => html`<th scope="col">${index + 1}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${payoffs.map(
            (row, index) =>
              html`<tr>
                <th scope="row">${index + 1}</th>
                ${row.map(payoffCell)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

/** How often each number is thrown, as shares and, where asked for, as fractions. */
function mixtureTable(strategy: readonly Quantity[]): TemplateResult {
  const exact = strategy.some((chance) => typeof chance === 'string');
  return html`<table>
    <thead>
      <tr>
        <th class="number">${words('dice')}</th>
        <th class="number">${words('chosen')}</th>
        ${exact ? html`<th>${words('fraction')}</th>` : nothing}
      </tr>
    </thead>
    <tbody>
      ${strategy.map((chance, index) =>
        amount(chance) === 0
          ? nothing
          : html`<tr>
              <th scope="row" class="number">${index + 1}</th>
              <td class="number">${percent(amount(chance), 2)}</td>
              ${exact ? html`<td>${fraction(chance)}</td>` : nothing}
            </tr>`,
      )}
    </tbody>
  </table>`;
}

function payoffCell(payoff: Quantity): TemplateResult {
  const colour = colourAt((amount(payoff) + 1) / 2);
  return html`<td
    title=${typeof payoff === 'string' ? payoff : nothing}
    .style=${`background: ${cssColour(colour)}; color: ${inkOn(colour)}`}
  >
    ${signed(amount(payoff), 2)}
  </td>`;
}

/** The most that can be gained anywhere by choosing otherwise. */
export function certificate(race: Race): string {
  if (typeof race.value === 'string') return words('certificate-exact');
  const gap = race.certificate === 0 ? '0' : scientific(race.certificate);
  return words('certificate', { gap });
}

/** The whole strategy as text: what the map shows for those who do not see it. */
export function strategyTable(race: Race): TemplateResult {
  const best = bestDice(race.dice, race.lost ?? []);
  const rows = best.map((row, own) => ({ own, text: writeRuns(row) }));
  const lines = () => race.dice.map((row) => row.map((dice) => dice ?? '').join(',')).join('\n');
  return html`<details>
    <summary>${words('strategy-table')}</summary>
    <div class="row">
      <button @click=${() => save('strategy.csv', `${lines()}\n`, 'text/csv')}>CSV</button>
      <button @click=${() => save('dice.json', JSON.stringify(race), 'application/json')}>
        JSON
      </button>
    </div>
    <div class="sheet" tabindex="0" role="region" aria-label=${words('strategy-table')}>
      <table>
        <thead>
          <tr>
            <th class="number">${words('own-points')}</th>
            <th>${words('runs-title')}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ own, text }) =>
              html`<tr>
                <td class="number">${own}</td>
                <td class="mono small">${text}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}

/** All gains as fractions, where the race is short enough for them. */
export function fractionTable(exact: Race): TemplateResult | typeof nothing {
  if (exact.gain.length === 0) return nothing;
  const lines = () => exact.gain.map((row) => row.join(',')).join('\n');
  return html`<details>
    <summary>${words('fraction-table')}</summary>
    <div class="row">
      <button @click=${() => save('fractions.csv', `${lines()}\n`, 'text/csv')}>CSV</button>
    </div>
    <div class="sheet fractions" tabindex="0" role="region" aria-label=${words('fraction-table')}>
      <table>
        <thead>
          <tr>
            <th class="number">${words('own-points')}</th>
            <th class="number">${words('other-points')}</th>
            <th>${words('gain')}</th>
          </tr>
        </thead>
        <tbody>
          ${exact.gain.map((row, own) =>
            row.map(
              (gain, other) =>
                html`<tr>
                  <td class="number">${own}</td>
                  <td class="number">${other}</td>
                  <td>${fraction(gain)}</td>
                </tr>`,
            ),
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}
