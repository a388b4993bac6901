/** Why each vertex is in the attractor: the game is over, there exists an arc, or for all arcs. */

import { css, html, nothing, type TemplateResult } from 'lit';

import type { Arena, Reason, Vertex } from '../engine/documents';
import { words } from '../model/words';

/** More vertices of one layer are not listed. */
const MOST = 60;

export const reasonStyles = css`
  .reasons {
    display: grid;
    gap: var(--s2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .reasons button {
    display: block;
    width: 100%;
    text-align: start;
    line-height: 1.4;
    padding: var(--s2);
  }
`;

/** The reasons of the last layer that is shown, that of the chosen vertex first. */
export function reasons(
  arena: Arena,
  shown: number,
  selected: number | null,
  choose: (id: number) => void,
): TemplateResult | typeof nothing {
  const rank = shown - 1;
  const layer = arena.layers[rank];
  if (!layer) return nothing;
  const listed = selected === null ? layer : [...new Set([selected, ...layer])];
  return html`<section class="card stack" aria-label=${words('reasons')}>
    <h2>${words('entering', { rank, count: layer.length })}</h2>
    <ul class="reasons">
      ${listed.slice(0, MOST).map((id) => {
        const vertex = arena.vertices[id];
        return vertex && vertex.rank !== null
          ? html`<li>
              <button aria-pressed=${id === selected} @click=${() => choose(id)}>
                <strong class="mono">${vertex.position}</strong> ${told(arena, shown, vertex)}
              </button>
            </li>`
          : nothing;
      })}
    </ul>
  </section>`;
}

function told(arena: Arena, shown: number, vertex: Vertex): string {
  const reason = reasonOf(arena, shown, vertex.id);
  const player = arena.attractor ?? 1;
  if (!reason) return words('rank', { rank: vertex.rank ?? 0 });
  if (reason.kind === 'final') return words('reason-final', { player });
  const ends = reason.arcs.flatMap((arc) => {
    const target = arena.vertices[arena.arcs[arc]?.[1] ?? -1];
    return target ? [target.position] : [];
  });
  const key = reason.kind === 'exists' ? 'reason-exists' : 'reason-for-all';
  return words(key, {
    player,
    other: player === 1 ? 2 : 1,
    targets: ends.join(', '),
    count: ends.length,
  });
}

/** Why a vertex is in the part of the attractor that is shown, if it is. */
export function reasonOf(arena: Arena, shown: number, id: number | null): Reason | undefined {
  if (id === null) return undefined;
  const rank = arena.vertices[id]?.rank;
  if (typeof rank !== 'number' || rank >= shown) return undefined;
  return arena.reasons?.find(({ vertex }) => vertex === id);
}
