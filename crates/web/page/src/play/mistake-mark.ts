/** The mark of a mistake: a triangle on its tip with a letter, which a grey copy keeps. */

import { css, html, type TemplateResult } from 'lit';

import { words } from '../model/words';

export const mistakeStyles = css`
  .mistake-mark {
    flex: none;
    width: 1.6em;
    height: 1.4em;
    vertical-align: middle;
  }
  .mistake-mark path {
    fill: var(--second-wash);
    stroke: var(--second);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .mistake-mark text {
    fill: var(--ink);
    font: 700 13px var(--sans);
    text-anchor: middle;
  }
`;

export function mistakeMark(): TemplateResult {
  return html`<svg class="mistake-mark" viewBox="0 0 32 28" aria-hidden="true">
    <path d="M2 2H30L16 26z" />
    <text x="16" y="15">${words('letter-mistake')}</text>
  </svg>`;
}
