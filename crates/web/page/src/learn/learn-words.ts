/** What is seen and said of learning: how much is known of all there is, and who learns better. */

import { css, html, nothing, type TemplateResult } from 'lit';

import type { Learner, LearnPoint, Mean } from '../engine/documents';
import { number, percent, words } from '../model/words';

export const knownStyles = css`
  .known {
    display: grid;
    gap: var(--s1);
  }
  .known .whole {
    height: 1.1rem;
    border: 2px solid var(--ink);
    border-radius: 3px;
    background: var(--surface);
    overflow: hidden;
  }
  .known .part {
    height: 100%;
    background: repeating-linear-gradient(
      45deg,
      var(--first) 0 6px,
      color-mix(in srgb, var(--first) 70%, var(--surface)) 6px 9px
    );
    transition: width 0.2s;
  }
  @media (prefers-reduced-motion: reduce) {
    .known .part {
      transition: none;
    }
  }
`;

/** How many positions are known, against all of them where that is told. */
export function knownBar(learner: Learner | undefined): TemplateResult | typeof nothing {
  const last = learner?.curve.at(-1);
  if (!last) return nothing;
  const { known, share, plays } = last;
  if (!share || share.mean <= 0) {
    return html`<p class="known">
      ${words('known-so-far', { plays: number(plays), known: number(known.mean) })}
    </p>`;
  }
  const all = Math.round(known.mean / share.mean);
  return html`<div class="known">
    <p>
      ${words('known-of-all', {
        plays: number(plays),
        known: number(known.mean),
        all: number(all),
        share: percent(share.mean),
      })}
    </p>
    <div class="whole" aria-hidden="true">
      <div class="part" .style=${`width: ${100 * share.mean}%`}></div>
    </div>
  </div>`;
}

/** A learner and what its way is called. */
export interface Compared {
  name: string;
  learner: Learner;
}

/** Measures that say who plays better, the most telling first, and whether more is better. */
const TELLING = [
  { name: 'optimal', more: true },
  { name: 'exploitability', more: false },
  { name: 'random', more: true },
] as const;

/** Two ways of learning compared in words; nothing as long as there are not two. */
export function comparison([a, b]: readonly Compared[]): string[] {
  const [first, second] = [a?.learner.curve.at(-1), b?.learner.curve.at(-1)];
  if (!a || !b || !first || !second) return [];
  return [playing(a, b, first, second), knowing(a, b, first, second)].filter((said) => said !== '');
}

/** Who plays better in the end, as far as the intervals allow to say so. */
function playing(a: Compared, b: Compared, first: LearnPoint, second: LearnPoint): string {
  for (const { name, more } of TELLING) {
    const [left, right] = [first[name], second[name]];
    if (!left || !right) continue;
    const scores = {
      measure: words(`measure-${name}`),
      a: percent(left.mean),
      b: percent(right.mean),
    };
    const apart = isApart(left, right);
    if (left.mean === right.mean) return words('learn-equal', scores);
    if (!apart) return words('learn-not-sure', scores);
    const better = left.mean > right.mean === more ? a : b;
    return words('learn-better', { ...scores, better: better.name });
  }
  return '';
}

/** Whether two intervals do not overlap; without intervals nothing is sure. */
function isApart(left: Mean, right: Mean): boolean {
  const [low, high] = left.mean < right.mean ? [left, right] : [right, left];
  return typeof low.high === 'number' && typeof high.low === 'number' && low.high < high.low;
}

function knowing(a: Compared, b: Compared, first: LearnPoint, second: LearnPoint): string {
  const [left, right] = [first.known.mean, second.known.mean];
  if (left === right) return words('learn-known-equal', { known: number(left) });
  const [more, most, least] = left > right ? [a, left, right] : [b, right, left];
  return words('learn-known-more', {
    more: more.name,
    most: number(most),
    least: number(least),
    times: least > 0 ? number(most / least, 1) : '∞',
  });
}
