/** How a board looks, apart from its pieces. */

import { css } from 'lit';

export const boardStyles = css`
  :host {
    position: relative;
    display: flex;
    flex-direction: column;
    min-height: 0;
  }
  .scroll {
    flex: 1;
    min-height: 0;
    overflow-x: auto;
    overflow-y: hidden;
  }
  svg {
    display: block;
    width: 100%;
    /* A board in a frame of a given height fills it. */
    height: var(--board-fill, auto);
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
  .stroke.drawn {
    stroke: var(--ink);
    stroke-width: 5;
    stroke-linecap: round;
    pointer-events: none;
  }
  .stroke.latest {
    stroke: var(--strong-line);
    stroke-width: 9;
  }
  /* The line is marked, not its ends. */
  .stroke.latest ~ .place.last:not(.touched) .halo {
    stroke: none;
  }
  .label {
    fill: var(--soft);
    font-family: var(--sans);
    font-weight: 600;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .label.owner-1 {
    fill: var(--first-text);
    font-weight: 700;
  }
  .label.owner-2 {
    fill: var(--second-text);
    font-weight: 700;
  }
  .sign-1,
  .sign-2 {
    fill: var(--surface);
    stroke: var(--first);
    stroke-width: 3;
  }
  .sign-2 {
    stroke: var(--second);
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
  .place.lit .halo {
    stroke: var(--primary);
    stroke-opacity: 0.4;
  }
  .place.grab {
    touch-action: none;
    cursor: grab;
  }
  .place.going .piece {
    opacity: 0.3;
  }
  .place.going .halo {
    stroke: var(--alarm);
    stroke-opacity: 0.8;
    stroke-dasharray: 4 3;
  }
  .ghost {
    opacity: 0.55;
  }
  .place.refused .halo {
    stroke: var(--alarm);
    stroke-opacity: 1;
    stroke-width: 5;
    stroke-dasharray: 3 3;
  }
  .place.decisive .halo,
  .place.decisive.last .halo {
    stroke: var(--ink);
    stroke-width: 6;
  }
  .place.decisive .hit {
    fill: var(--primary);
    fill-opacity: 0.16;
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
  .badge.guess text {
    font-style: italic;
    font-weight: 500;
  }
  .badge.dot .back {
    fill: var(--soft);
    stroke: var(--surface);
    stroke-width: 2;
  }
  .badge.dot.best .back {
    stroke: var(--ink);
    stroke-width: 3;
  }
  .badge.dot.winner-1 .back {
    fill: var(--first);
  }
  .badge.dot.winner-2 .back {
    fill: var(--second);
  }
  .badge.dot.guess .back {
    fill: var(--surface);
    stroke: var(--soft);
    stroke-dasharray: 4 3;
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
