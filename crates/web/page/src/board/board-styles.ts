/** How a board looks, apart from its pieces. */

import { css } from 'lit';

export const boardStyles = css`
  :host {
    position: relative;
  }
  .scroll {
    overflow-x: auto;
  }
  svg {
    display: block;
    width: 100%;
    height: auto;
    max-height: var(--board-height, 74vh);
    margin-inline: auto;
    touch-action: manipulation;
    user-select: none;
    overflow: visible;
  }
  .stroke {
    stroke: var(--strong-line);
    stroke-width: 1.5;
  }
  .label {
    fill: var(--soft);
    font-family: var(--sans);
    font-weight: 600;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .letters {
    fill: var(--soft);
    font-family: var(--sans);
    font-weight: 700;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .letters.on-light {
    fill: #16191d;
  }
  .place {
    outline: none;
  }
  .place.open {
    cursor: pointer;
  }
  .hit {
    fill: transparent;
  }
  .halo {
    fill: none;
    stroke: none;
    stroke-width: 4;
  }
  .place.open:hover .halo {
    stroke: var(--primary);
    stroke-opacity: 0.55;
  }
  .place:focus-visible .halo {
    stroke: var(--focus);
    stroke-opacity: 1;
  }
  .place.touched .halo {
    stroke: var(--primary);
    stroke-dasharray: 7 4;
  }
  .place.last .halo {
    stroke: var(--strong-line);
    stroke-width: 3;
  }
  .target {
    fill: var(--primary);
    fill-opacity: 0.85;
  }
  .badge {
    pointer-events: none;
  }
  .badge .back {
    fill: var(--surface);
    stroke: var(--strong-line);
    stroke-width: 2;
  }
  .badge.best .back {
    stroke-width: 3.5;
  }
  .badge.guess .back {
    stroke-dasharray: 4 3;
  }
  .badge.winner-1 .back {
    stroke: var(--first);
  }
  .badge.winner-2 .back {
    stroke: var(--second);
  }
  .badge text {
    fill: var(--ink);
    font-family: var(--sans);
    font-weight: 600;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .badge.best text {
    font-weight: 800;
  }
  .moving {
    pointer-events: none;
  }
  .choice {
    position: absolute;
    inset-inline: 0;
    bottom: var(--s2);
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--s2);
    padding: var(--s3);
    background: var(--surface);
    border: 1px solid var(--strong-line);
    border-radius: var(--radius);
    box-shadow: var(--shadow);
  }
`;
