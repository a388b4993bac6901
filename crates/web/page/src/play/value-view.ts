/** What is read off a value, as tables and pictures. */

import { css, html, nothing, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';

import type { MoveValue, ValueAnswer, ValueName } from '../engine/documents';
import { fraction, hottest, ranked } from '../model/values';
import { number, words } from '../model/words';

/** Somebody who shows the options of a value. */
export type Explore = (value: ValueName) => void;

/** Values are written in a font that has their signs. */
export const valueStyles = css`
  .value {
    font-family: var(--symbols);
    overflow-wrap: anywhere;
  }
  button.value {
    min-height: 2rem;
    max-width: 100%;
    padding: 0 var(--s2);
    text-align: start;
  }
  h4 {
    margin: 0;
  }
  .facts {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: var(--s1) var(--s3);
    margin: 0;
    align-items: baseline;
  }
  .facts dt {
    color: var(--soft);
    font-size: var(--small);
  }
  .facts dd {
    margin: 0;
    min-width: 0;
  }
  .remarks span {
    display: inline-block;
    padding: 0 0.4em;
    margin-inline-end: var(--s1);
    border: 1px solid var(--strong-line);
    border-radius: var(--radius);
    font-size: var(--small);
    white-space: nowrap;
  }
  .remarks .wins {
    border-width: 2px;
    border-color: var(--ink);
    font-weight: 600;
  }
  figure {
    margin: 0;
  }
  figure svg {
    display: block;
    max-width: 100%;
    height: auto;
  }
  .sheet {
    max-height: 24rem;
    overflow-y: auto;
  }
  .sheet .value {
    white-space: nowrap;
  }
  .sheet .place {
    white-space: normal;
    min-width: 6rem;
  }
  th,
  td {
    padding-inline: 0 var(--s3);
  }
  @media (max-width: 40rem) {
    .facts {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    .facts dd {
      margin-block-end: var(--s1);
    }
    th,
    td {
      padding-inline-end: var(--s2);
    }
  }
`;

/** How a thermograph is asked for: as wide as there is room, so that its words are not cut. */
export const drawn = (): { width: number } => ({ width: innerWidth < 640 ? 336 : 480 });

/** Longer names do not fit a table. */
const SHORT = 40;

/** The name as in books, or how long it would be. */
export function nameOf({ name, characters }: ValueName, most = Infinity): string {
  const long = () => words('value-long', { characters: number(characters) });
  return name == null || characters > most ? long() : name;
}

/** A value that can be looked into, unless its name is too long to be asked about. */
export function valueButton(value: ValueName, explore: Explore): TemplateResult {
  const name = nameOf(value, SHORT);
  if (value.ascii == null) return html`<span class="value">${name}</span>`;
  return html`<button
    class="value"
    aria-label=${words('value-explore', { name })}
    @click=${() => explore(value)}
  >
    ${name}
  </button>`;
}

/** Mean, temperature and stops. */
export function facts({ value }: ValueAnswer): TemplateResult | typeof nothing {
  if (!value) return nothing;
  return html`${fact('value-mean', fraction(value.mean))}
  ${fact('value-temperature', fraction(value.temperature))}
  ${fact('value-stop-left', fraction(value.left_stop))}
  ${fact('value-stop-right', fraction(value.right_stop))}`;
}

/** A line in a list of facts. */
export function fact(key: string, told: unknown): TemplateResult {
  return html`<dt>${words(key)}</dt>
    <dd class="value">${told}</dd>`;
}

/** The thermograph, where there is one. */
export function thermograph({ picture }: ValueAnswer): TemplateResult | typeof nothing {
  return picture ? html`<figure>${unsafeSVG(picture)}</figure>` : nothing;
}

/** Every move of a player; `cell` writes a move, where it has a name of its own. */
export function movesTable(
  moves: readonly MoveValue[],
  explore: Explore,
  cell: ((move: MoveValue, index: number) => unknown) | null,
): TemplateResult {
  if (moves.length === 0) return html`<p>${words('value-no-moves')}</p>`;
  const hot = hottest(moves);
  const several = moves.some(({ game }) => game != null);
  const remark = (key: string) => html`<span class=${key}>${words(`value-${key}`)}</span>`;
  return html`<div class="sheet" tabindex="0" role="group" aria-label=${words('moves')}>
    <table>
      <thead>
        <tr>
          ${cell ? html`<th scope="col">${words('value-move')}</th>` : nothing}
          <th scope="col">${words('value-after')}</th>
          <th scope="col">${words('value-remark')}</th>
          <th scope="col">${words('value-incentive')}</th>
          ${several ? html`<th scope="col">${words('value-in')}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${ranked(moves).map(
          ([index, move]) =>
            html`<tr>
              ${cell ? html`<td>${cell(move, index)}</td>` : nothing}
              <td>${valueButton(move.value, explore)}</td>
              <td class="remarks">
                ${move.wins ? remark('wins') : nothing} ${move.best ? remark('best') : nothing}
                ${hot.has(move) ? remark('hottest') : nothing}
              </td>
              <td class="value">${nameOf(move.incentive, SHORT)}</td>
              ${several ? html`<td class="value place">${move.game}</td>` : nothing}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
