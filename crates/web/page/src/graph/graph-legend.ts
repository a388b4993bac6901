/** The legend of an arena: only what the drawing shows, as in the exported figure. */

import { css, html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

import type { Arena } from '../engine/documents';
import { words } from '../model/words';
import { badge, definitions, hatchOf, medal, outline } from './vertex-mark';

export const legendStyles = css`
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s1) var(--s4);
    list-style: none;
    margin: 0;
    padding: 0;
    font-size: 1rem;
  }
  .legend li {
    display: flex;
    align-items: center;
    gap: var(--s2);
  }
  .legend svg {
    width: 2.25rem;
    height: 1.9rem;
    flex: none;
    overflow: visible;
  }
  .legend .hatch-first {
    stroke: var(--first);
    stroke-width: 1.5;
  }
  .legend .hatch-second {
    stroke: var(--second);
    stroke-width: 1.5;
  }
`;

/** What the marks of a drawing mean; `shown` says whether the attractor is in it. */
export function legend(arena: Arena, shown: number, strategy: boolean): TemplateResult {
  const { vertices } = arena;
  const player = arena.attractor === 2 ? 2 : 1;
  const items: [SVGTemplateResult, string][] = [];
  for (const owner of [1, 2] as const) {
    if (!vertices.some((vertex) => vertex.player === owner)) continue;
    const icon = svg`<g class="player-${owner}">${outline(owner, 12, 12, 'shape', 0)}</g>`;
    items.push([icon, words('to-move', { player: owner })]);
  }
  if (vertices.some((vertex) => !vertex.player)) {
    items.push([svg`${outline(null, 14, 12, 'shape', 0)}`, words('legend-nobody')]);
  }
  if (typeof arena.start === 'number') {
    items.push([
      svg`<path class="start" d="M-16 0H4" marker-end="url(#head-dark)" />`,
      words('legend-start'),
    ]);
  }
  const endings = (['1', '2', 'draw'] as const).filter((end) =>
    vertices.some(({ final }) => final === end),
  );
  if (endings.length > 0) {
    const icon = svg`${outline(1, 12, 12, 'inner', 0)}${outline(1, 12, 12, 'inner', 4)}`;
    items.push([icon, words('legend-ended')]);
  }
  for (const end of endings) items.push([medal(end), words(`final-${end}`)]);
  if (shown > 0) {
    const icon = svg`<rect class="hatch-${player === 1 ? 'first' : 'second'}" x="-14" y="-11"
      width="28" height="22" fill=${hatchOf(1)} />`;
    items.push([icon, words('legend-attractor', { player })]);
    items.push([badge('1'), words('legend-rank')]);
    if (strategy && arena.strategy.length > 0) {
      const arrow = svg`<path class="arc chosen" d="M-16 0H4" marker-end="url(#head-dark)" />`;
      items.push([arrow, words('legend-chosen')]);
    }
  }
  return html`<ul class="legend" aria-label=${words('legend')}>
    ${items.map(
      ([icon, text]) =>
        html`<li>
          <svg viewBox="-18 -15 36 30" aria-hidden="true">
            ${svg`<defs>${definitions(player)}</defs>${icon}`}
          </svg>
          ${text}
        </li>`,
    )}
  </ul>`;
}
