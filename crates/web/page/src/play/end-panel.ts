/** What can be done when a play is over: play again, and see where it was lost. */

import { css, html, nothing, type TemplateResult } from 'lit';

import type { Mistakes } from '../engine/documents';
import { words } from '../model/words';
import { mistakeMark } from './mistake-mark';

export const endStyles = css`
  .end {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
    align-items: center;
  }
  .mistakes {
    display: grid;
    gap: var(--s1);
    flex-basis: 100%;
    max-height: 8.5rem;
    overflow-y: auto;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .mistakes button {
    justify-content: start;
    width: 100%;
    text-align: start;
    line-height: 1.3;
    padding-block: var(--s1);
  }
`;

/** What the panel needs to know, and whom it tells. */
export interface Ending {
  mistakes: Mistakes | null;
  reviewing: boolean;
  /** Whether anything can be found out about the moves. */
  reviewable: boolean;
  again: () => void;
  review: () => void;
  /** Shows the position in which a move was made. */
  look: (ply: number) => void;
}

export function endPanel(ending: Ending): TemplateResult {
  const { mistakes, reviewing, reviewable } = ending;
  return html`<div class="end">
    <button class="primary again" @click=${ending.again}>${words('play-again')}</button>
    ${
      reviewable && !mistakes
        ? html`<button class="review" ?disabled=${reviewing} @click=${ending.review}>
            ${words('where-wrong')}${reviewing ? '…' : ''}
          </button>`
        : nothing
    }
    ${mistakes ? found(mistakes, ending.look) : nothing}
  </div>`;
}

function found({ mistakes, unknown }: Mistakes, look: Ending['look']): TemplateResult {
  const count = mistakes.length;
  return html`<p role="status">
      ${words('mistakes', { count })}
      ${unknown > 0 ? words('mistakes-unknown', { unknown }) : nothing}
    </p>
    <ul class="mistakes">
      ${mistakes.map(({ ply, move, could, became, best }) => {
        const about = { number: ply + 1, move, could, became, best: best.join(', ') };
        return html`<li>
          <button @click=${() => look(ply)}>
            ${mistakeMark()}<span>${words('mistake', about)}</span>
          </button>
        </li>`;
      })}
    </ul>`;
}
