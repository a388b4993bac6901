/** Arenas as tables. */

import { css, html, svg, type TemplateResult } from 'lit';

import type { Arena } from '../engine/documents';
import { number, words } from '../model/words';

/** Rows of the table of vertices that are shown at most. */
const MOST_ROWS = 500;

/** The whole arena as a table, with the ranks that are shown. */
export function twin(arena: Arena, shown: number): TemplateResult {
  const successors = new Map<number, number[]>();
  for (const [from = -1, to = -1] of arena.arcs) {
    successors.set(from, [...(successors.get(from) ?? []), to]);
  }
  return html`<details>
    <summary>${words('as-table')}</summary>
    <div class="sheet" tabindex="0" role="region" aria-label=${words('as-table')}>
      <table>
        <thead>
          <tr>
            <th class="number">${words('number')}</th>
            <th>${words('position')}</th>
            <th>${words('turn')}</th>
            <th>${words('end')}</th>
            <th class="number">${words('rank-title')}</th>
            <th>${words('successors')}</th>
          </tr>
        </thead>
        <tbody>
          ${arena.vertices.slice(0, MOST_ROWS).map(
            (vertex) =>
              html`<tr>
                <td class="number">${vertex.id}</td>
                <td class="mono">${vertex.position}</td>
                <td>${vertex.player ? words('player', { player: vertex.player }) : ''}</td>
                <td>${vertex.final ? words(`final-${vertex.final}`) : ''}</td>
                <td class="number">${(vertex.rank ?? shown) < shown ? vertex.rank : ''}</td>
                <td class="mono">${successors.get(vertex.id)?.join(' ') ?? ''}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}

export const summaryStyles = css`
  .summary {
    width: 100%;
  }
  .summary td {
    vertical-align: middle;
  }
  .summary .bar {
    width: 60%;
    min-width: 8rem;
  }
  .summary svg {
    display: block;
    width: 100%;
    height: 1.5rem;
  }
  .summary .first {
    fill: var(--first);
  }
  .summary .second {
    fill: var(--second-wash);
    stroke: var(--second);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
`;

/** Player 1's part of a layer full, player 2's beside it as a frame, as long as they are many. */
function bar([first, second]: readonly number[], most: number): TemplateResult {
  const [full = 0, frame = 0] = [first, second].map((count) => (100 * (count ?? 0)) / most);
  return html`<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<rect class="first" y="1" width=${full} height="8" />
      <rect class="second" x=${full} y="1" width=${frame} height="8" />`}
  </svg>`;
}

/** The layers that are shown in numbers, where the arena is too large to be drawn. */
export function summary(arena: Arena, shown: number): TemplateResult {
  const most = Math.max(1, ...arena.summary.map(({ vertices }) => vertices));
  return html`<div class="sheet" tabindex="0" role="region" aria-label=${words('layers')}>
    <table class="summary">
      <thead>
        <tr>
          <th class="number">${words('rank-title')}</th>
          <th class="number">${words('vertices')}</th>
          <th class="number">${words('player', { player: 1 })}</th>
          <th class="number">${words('player', { player: 2 })}</th>
          <th class="bar"></th>
        </tr>
      </thead>
      <tbody>
        ${arena.summary.slice(0, shown).map(
          ({ rank, vertices, players }) =>
            html`<tr>
              <td class="number">${rank}</td>
              <td class="number">${number(vertices)}</td>
              <td class="number">${number(players[0] ?? 0)}</td>
              <td class="number">${number(players[1] ?? 0)}</td>
              <td class="bar">${bar(players, most)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
