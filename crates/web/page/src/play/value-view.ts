/** What is read off a value, as tables and pictures. */

import { css, html, nothing, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';

import type { MoveValue, ValueAnswer, ValueName } from '../engine/documents';
import { fraction, hottest } from '../model/values';
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
    max-width: 30rem;
  }
  figure svg {
    display: block;
    width: 100%;
    height: auto;
  }
  .sheet {
    max-height: 24rem;
    overflow-y: auto;
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

/** Longer names do not fit a table. */
const SHORT = 60;

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

/** Name, mean, temperature and stops of the whole; then what it is the sum of. */
export function facts(answer: ValueAnswer, explore: Explore): TemplateResult {
  const { value, parts } = answer;
  const row = (key: string, text: unknown) =>
    html`<dt>${words(key)}</dt>
      <dd class="value">${text}</dd>`;
  return html`<dl class="facts">
    ${
      value
        ? html`${row('value-whole', valueButton(value, explore))}
          ${row('value-mean', fraction(value.mean))}
          ${row('value-temperature', fraction(value.temperature))}
          ${row('value-stop-left', fraction(value.left_stop))}
          ${row('value-stop-right', fraction(value.right_stop))}`
        : nothing
    }
    ${
      parts.length > 1
        ? row(
            'value-parts',
            parts.map((part) => html`<div>${valueButton(part, explore)}</div>`),
          )
        : nothing
    }
  </dl>`;
}

/** The thermograph, where there is one. */
export function thermograph({ picture }: ValueAnswer): TemplateResult | typeof nothing {
  return picture ? html`<figure>${unsafeSVG(picture)}</figure>` : nothing;
}

/** Every move of a player; `moveCell` writes a move, or gives nothing where it has no name. */
export function movesTable(
  moves: readonly MoveValue[],
  explore: Explore,
  moveCell: ((move: MoveValue, index: number) => unknown) | null,
): TemplateResult {
  if (moves.length === 0) return html`<p>${words('value-no-moves')}</p>`;
  const hot = hottest(moves);
  const several = moves.some(({ game }) => game != null);
  const remark = (key: string) => html`<span class=${key}>${words(`value-${key}`)}</span>`;
  return html`<div class="sheet" tabindex="0" role="group" aria-label=${words('moves')}>
    <table>
      <thead>
        <tr>
          ${moveCell ? html`<th scope="col">${words('value-move')}</th>` : nothing}
          ${several ? html`<th scope="col">${words('value-in')}</th>` : nothing}
          <th scope="col">${words('value-after')}</th>
          <th scope="col">${words('value-incentive')}</th>
          <th scope="col">${words('value-remark')}</th>
        </tr>
      </thead>
      <tbody>
        ${moves.map(
          (move, index) =>
            html`<tr>
              ${moveCell ? html`<td>${moveCell(move, index)}</td>` : nothing}
              ${several ? html`<td class="value">${move.game}</td>` : nothing}
              <td>${valueButton(move.value, explore)}</td>
              <td class="value">${nameOf(move.incentive, SHORT)}</td>
              <td class="remarks">
                ${move.wins ? remark('wins') : nothing} ${move.best ? remark('best') : nothing}
                ${hot.has(move) ? remark('hottest') : nothing}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
