/** Arenas as tables. */

import { html, type TemplateResult } from 'lit';

import type { Arena } from '../engine/documents';
import { number, words } from '../model/words';

/** Rows of the table of vertices that are shown at most. */
const MOST_ROWS = 500;

/** The whole arena as a table, with the ranks that are shown. */
export function twin(arena: Arena, shown: number): TemplateResult {
  const successors = new Map<number, number[]>();
  for (const [from, to] of arena.arcs) successors.set(from, [...(successors.get(from) ?? []), to]);
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
                <td class="number">
                  ${vertex.rank !== null && vertex.rank < shown ? vertex.rank : ''}
                </td>
                <td class="mono">${successors.get(vertex.id)?.join(' ') ?? ''}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}

/** The layers that are shown in numbers, where the arena is too large to be drawn. */
export function summary(arena: Arena, shown: number): TemplateResult {
  return html`<div class="sheet" tabindex="0" role="region" aria-label=${words('layers')}>
    <table>
      <thead>
        <tr>
          <th class="number">${words('rank-title')}</th>
          <th class="number">${words('vertices')}</th>
          <th class="number">${words('player', { player: 1 })}</th>
          <th class="number">${words('player', { player: 2 })}</th>
        </tr>
      </thead>
      <tbody>
        ${arena.summary.slice(0, shown).map(
          ({ rank, vertices, players }) =>
            html`<tr>
              <td class="number">${rank}</td>
              <td class="number">${number(vertices)}</td>
              <td class="number">${number(players[0])}</td>
              <td class="number">${number(players[1])}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
