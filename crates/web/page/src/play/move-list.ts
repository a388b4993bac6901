/** The moves as a list to choose from, and a field to type one. */

import { css, html, nothing, type TemplateResult } from 'lit';

import { badgeSpoken, badgeText } from '../board/badge-text';
import type { LegalMove, PlayView } from '../engine/documents';
import type { Badge } from '../model/hints';
import { words } from '../model/words';

export const moveListStyles = css`
  .chips {
    /* What is only heard scrolls away with the moves, instead of making the page longer. */
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    gap: var(--s1);
    overflow-y: auto;
    padding: 4px;
    margin: -4px;
  }
  .chip {
    padding: 0 var(--s2);
    gap: var(--s1);
    min-height: 2.25rem;
  }
  .chip.best {
    border-color: var(--ink);
    border-width: 2px;
  }
  .listed .chip {
    min-width: 3.5rem;
    min-height: 3rem;
    padding-inline: var(--s3);
    font-size: var(--large);
  }
  .gloss {
    color: var(--soft);
  }
  .listed .gloss {
    font-size: 1.125em;
  }
  .worth {
    font-size: 1.125rem;
    font-weight: 600;
    padding: 0 0.35em;
    border: 2px solid var(--strong-line);
    border-radius: 0.3em;
    line-height: 1.35;
  }
  .worth.winner-1 {
    border-color: var(--first);
    border-radius: 1em;
  }
  .worth.winner-2 {
    border-color: var(--second);
    border-radius: 0;
  }
  .worth.guess {
    border-style: dashed;
    font-style: italic;
    font-weight: 500;
  }
`;

/** What the list shows and whom it tells. */
export interface MoveList {
  view: PlayView;
  badges: ReadonlyMap<string, Badge> | null;
  /** Why nothing is known about the moves. */
  unsolved: string | null;
  play: (move: string) => void;
  type: (event: Event) => void;
}

/** Whether no move is made on the board itself: then the list of moves is the board. */
export function isListOnly({ moves }: PlayView): boolean {
  return moves.length > 0 && moves.every(({ places }) => places.length === 0);
}

export function moveList({ view, badges, unsolved, play, type }: MoveList): TemplateResult {
  const kind = isListOnly(view) ? 'listed stack' : 'moves card';
  return html`<section class=${kind} aria-label=${words('moves')}>
    <h2>${words('moves')} <span class="soft small">${view.moves.length}</span></h2>
    <form class="row" @submit=${type}>
      <input
        id="typed"
        class="mono"
        aria-label=${words('type-move')}
        placeholder=${words('type-move')}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
      />
      <button type="submit">${words('play-it')}</button>
    </form>
    ${unsolved ? html`<p class="soft small">${unsolved}</p>` : nothing}
    <div class="chips" role="group" aria-label=${words('moves')} tabindex="-1">
      ${view.moves.map((move) => chip(move, badges?.get(move.move), play))}
    </div>
  </section>`;
}

function chip({ move, meaning }: LegalMove, badge: Badge | undefined, play: MoveList['play']) {
  const told = [meaning?.words ?? move, badge ? badgeSpoken(badge) : ''];
  const worth = badge && `worth winner-${badge.winner ?? 0} ${badge.guess ? 'guess' : ''}`;
  return html`<button
    class="chip ${badge?.best ? 'best' : ''}"
    title=${told.filter((part) => part !== '').join(', ')}
    @click=${() => play(move)}
  >
    <span class="mono">${move}</span>
    ${
      meaning?.sign
        ? html`<span class="gloss" aria-hidden="true">${meaning.sign}</span>
            <span class="unseen">${meaning.words}</span>`
        : nothing
    }
    ${badge ? html`<span class=${worth} aria-hidden="true">${badgeText(badge)}</span>` : nothing}
    ${badge ? html`<span class="unseen">${badgeSpoken(badge)}</span>` : nothing}
  </button>`;
}
