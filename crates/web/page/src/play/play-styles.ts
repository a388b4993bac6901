/** How the screen to play on is laid out. */

import { css } from 'lit';

export const playStyles = css`
  .screen {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(18rem, 24rem);
    gap: var(--s4);
    align-items: start;
  }
  .alone {
    grid-template-columns: minmax(0, 1fr);
  }
  .alone game-board {
    --board-height: calc(100vh - 9rem);
  }
  .board,
  .side {
    grid-template-columns: minmax(0, 1fr);
  }
  .board {
    display: grid;
    gap: var(--s3);
    align-content: start;
    min-width: 0;
  }
  game-board {
    --board-height: calc(100vh - 17rem);
  }
  .side {
    display: grid;
    gap: var(--s4);
    min-width: 0;
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
  .cover {
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
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s1);
    max-height: 16rem;
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
  .screen.broad {
    grid-template-columns: minmax(0, 1fr);
  }
  .broad .side {
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    align-items: start;
  }
  @media print {
    .tools,
    .moves form,
    game-picker {
      display: none;
    }
  }
  @media (min-width: 75rem) {
    .broad .moves {
      grid-column: span 2;
    }
  }
  @media (max-width: 40rem) {
    .tools .row {
      gap: var(--s1);
    }
    .tools button,
    .tools summary {
      padding-inline: var(--s2);
    }
  }
  @media (max-width: 60rem) {
    .screen {
      grid-template-columns: minmax(0, 1fr);
    }
    game-board {
      --board-height: 70vh;
    }
  }
`;
