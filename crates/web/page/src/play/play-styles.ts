/** How the screen to play on is laid out. */

import { css } from 'lit';

export const playStyles = css`
  .screen {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(18rem, 23rem);
    gap: var(--s3);
    align-items: stretch;
    /* Everything that is needed to play is seen at once; what is asked about a position is below. */
    height: calc(100vh - var(--head, 3.6rem) - 6rem);
    height: calc(100dvh - var(--head, 3.6rem) - 6rem);
    min-height: 30rem;
  }
  .alone {
    grid-template-columns: minmax(0, 1fr);
    height: calc(100vh - 2 * var(--s3));
    height: calc(100dvh - 2 * var(--s3));
    min-height: 0;
  }
  .board {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: var(--s2);
    min-width: 0;
    min-height: 0;
  }
  game-board {
    flex: 1;
    --board-height: 100%;
    --board-fill: 100%;
  }
  .side {
    display: flex;
    flex-direction: column;
    gap: var(--s3);
    min-width: 0;
    min-height: 0;
  }
  .side {
    overflow-y: auto;
    /* What has the keys has a border outside itself. */
    padding: 4px;
    margin: -4px;
  }
  .side > * {
    flex: none;
  }
  .side .card {
    padding: var(--s3);
  }
  .side h2 {
    font-size: 1rem;
  }
  .seats {
    display: grid;
    gap: var(--s2);
  }
  .side .moves,
  .side .past {
    display: flex;
    flex-direction: column;
    gap: var(--s2);
    flex: 1 1 6rem;
    min-height: 5rem;
  }
  .side .moves {
    flex: 2 1 9rem;
  }
  .side .past history-view {
    position: relative;
    overflow-y: auto;
    padding: 2px;
    margin: -2px;
  }
  .analysis {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
    align-items: start;
    gap: var(--s3);
    margin-block-start: var(--s3);
  }
  .analysis .card {
    padding-block: var(--s2);
  }
  .sentence {
    font-size: var(--large);
    font-weight: 600;
    line-height: 1.3;
    min-height: 1.3em;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--s2) var(--s4);
  }
  .tools .row {
    gap: var(--s2);
  }
  .last {
    text-align: center;
    font-size: var(--large);
  }
  .note {
    position: absolute;
    inset-inline: 0;
    bottom: 4.25rem;
    z-index: 2;
    width: max-content;
    max-width: calc(100% - 2 * var(--s4));
    margin-inline: auto;
    padding: var(--s2) var(--s4);
    border-radius: var(--radius);
    background: var(--ink);
    color: var(--surface);
    box-shadow: var(--shadow);
  }
  .note:empty {
    display: block;
    padding: 0;
  }
  .cover {
    flex: 1;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: var(--s4);
    min-height: 20rem;
    text-align: center;
    font-size: var(--large);
    border-radius: var(--radius);
    background: repeating-linear-gradient(45deg, var(--sunken) 0 1rem, var(--surface) 1rem 2rem);
  }
  .cover p {
    background: var(--surface);
    padding: var(--s2) var(--s4);
    border-radius: var(--radius);
  }
  form.row input {
    flex: 1;
    min-width: 6rem;
  }
  .menu {
    position: relative;
  }
  .menu > summary {
    list-style: none;
  }
  .menu > summary::-webkit-details-marker {
    display: none;
  }
  .menu .list {
    position: absolute;
    right: 0;
    bottom: calc(100% + var(--s1));
    z-index: 3;
    display: grid;
    width: max-content;
    padding: var(--s1);
    background: var(--raised);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    box-shadow: var(--shadow);
  }
  .menu .list button {
    justify-content: start;
  }
  @media print {
    .screen {
      display: block;
      height: auto;
    }
    .tools,
    .moves form,
    game-picker {
      display: none;
    }
  }
  .strip {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr);
    gap: var(--s2);
    align-items: center;
  }
  .strip p {
    line-height: 1.2;
  }
  @media (max-width: 40rem) {
    .sentence {
      font-size: 1rem;
    }
    .strip {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    .tools .row {
      gap: var(--s1);
    }
    .tools button,
    .tools summary {
      padding-inline: var(--s2);
      font-size: var(--small);
    }
    .tools .word {
      display: none;
    }
  }
  @media (max-width: 60rem) {
    .screen:not(.alone) {
      grid-template-columns: minmax(0, 1fr);
      height: auto;
      min-height: 0;
    }
    .screen:not(.alone) game-board {
      --board-height: 58vh;
      --board-fill: auto;
    }
    .side .moves,
    .side .past {
      flex: none;
      min-height: 0;
      order: -1;
    }
    .chips {
      max-height: 30vh;
    }
    .note {
      position: fixed;
      bottom: var(--s4);
    }
  }
`;
