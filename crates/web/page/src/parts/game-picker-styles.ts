/** How the choice of a game is laid out. */

import { css } from 'lit';

export const pickerStyles = css`
  .open {
    width: 100%;
    justify-content: space-between;
    text-align: start;
    padding: var(--s2) var(--s3);
  }
  .open strong {
    display: block;
    font-size: var(--large);
    line-height: 1.2;
  }
  .open .mono,
  .open .aim {
    display: block;
    font-size: var(--small);
    line-height: 1.3;
    color: var(--soft);
  }
  .open .aim::first-letter {
    text-transform: uppercase;
  }
  .symbols {
    position: absolute;
    width: 0;
    height: 0;
  }
  dialog.choosing {
    width: min(76rem, calc(100vw - 1rem));
    max-height: calc(100dvh - 1rem);
    padding: var(--s4);
  }
  .choice {
    display: grid;
    grid-template-columns: minmax(0, 1.7fr) minmax(17rem, 1fr);
    gap: var(--s4);
    margin-block-start: var(--s3);
  }
  .games,
  .about-game {
    max-height: calc(100dvh - 8rem);
    overflow-y: auto;
    padding: 4px;
  }
  .about-game {
    max-height: calc(100dvh - 12rem);
  }
  .games h3 {
    margin-block: var(--s3) var(--s2);
  }
  .games h3:first-child {
    margin-block-start: 0;
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr));
    gap: var(--s2);
  }
  .cards button {
    flex-direction: column;
    justify-content: start;
    gap: var(--s2);
    padding: var(--s2);
    line-height: 1.25;
    text-align: start;
  }
  .cards button[aria-pressed='true'] {
    background: var(--first-wash);
    color: var(--ink);
    outline: 3px solid var(--primary);
  }
  .still {
    width: 100%;
    height: 5.5rem;
  }
  .still .stroke {
    stroke: var(--strong-line);
    stroke-width: 1.5;
  }
  .still .letters {
    fill: var(--soft);
    font-family: var(--sans);
    font-weight: 700;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .still .letters.on-light {
    fill: #16191d;
  }
  .said {
    display: grid;
    gap: 2px;
    width: 100%;
  }
  .said .aim,
  .minutes {
    font-size: var(--small);
    color: var(--soft);
  }
  .cards button[aria-pressed='true'] .aim,
  .cards button[aria-pressed='true'] .minutes {
    color: inherit;
  }
  h3.chosen {
    font-size: var(--large);
    color: var(--ink);
  }
  .about-game > * + h3 {
    margin-block-start: var(--s3);
  }
  .parameters {
    display: grid;
    gap: var(--s3);
    margin-block: var(--s3);
  }
  .parameters .field {
    grid-template-columns: minmax(0, 1fr);
  }
  .rules {
    white-space: pre-wrap;
    margin-block: var(--s2);
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
    justify-content: end;
    padding-block-start: var(--s3);
  }
  @media (max-width: 48rem) {
    .choice {
      grid-template-columns: minmax(0, 1fr);
    }
    .games {
      max-height: 48dvh;
    }
    .about-game {
      max-height: none;
    }
    .cards {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .cards button {
      overflow-wrap: anywhere;
    }
    .still {
      height: 4rem;
    }
    .foot {
      position: sticky;
      bottom: calc(-1 * var(--s4));
      background: var(--surface);
      padding-block: var(--s3);
      margin-bottom: calc(-1 * var(--s4));
    }
  }
`;
