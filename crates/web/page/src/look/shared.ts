/** Styles that all components share: type, buttons, fields, cards, tables. */

import { css } from 'lit';

export const shared = css`
  :host {
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  h1,
  h2,
  h3,
  p {
    margin: 0;
  }
  h1 {
    font-size: var(--larger);
    line-height: 1.2;
    letter-spacing: -0.01em;
  }
  h2 {
    font-size: var(--large);
    line-height: 1.25;
  }
  h3 {
    font-size: var(--small);
    font-weight: 600;
    color: var(--soft);
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  button,
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--s2);
    min-height: 2.5rem;
    padding: var(--s1) var(--s3);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--raised);
    cursor: pointer;
    text-decoration: none;
    color: var(--ink);
  }
  button:hover:not(:disabled) {
    border-color: var(--strong-line);
  }
  button:disabled {
    cursor: default;
    color: var(--soft);
    opacity: 0.65;
  }
  button.primary {
    background: var(--primary);
    border-color: var(--primary);
    color: var(--on-primary);
    font-weight: 600;
  }
  button.quiet {
    background: none;
    border-color: transparent;
  }
  button[aria-pressed='true'] {
    background: var(--primary);
    border-color: var(--primary);
    color: var(--on-primary);
  }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  input,
  select,
  textarea {
    min-height: 2.5rem;
    max-width: 100%;
    padding: var(--s1) var(--s2);
    border: 1px solid var(--strong-line);
    border-radius: var(--radius);
    background: var(--raised);
  }
  input[type='checkbox'],
  input[type='radio'] {
    min-height: 0;
    width: 1.15rem;
    height: 1.15rem;
    accent-color: var(--primary);
  }
  input[type='range'] {
    padding: 0;
    accent-color: var(--primary);
  }
  label.field {
    display: grid;
    grid-template-columns: minmax(0, max-content);
    align-content: end;
    max-width: 100%;
    gap: var(--s1);
    font-size: var(--small);
    color: var(--soft);
    min-width: 0;
  }
  label.field > :not(.about) {
    font-size: 1rem;
    color: var(--ink);
  }
  .stepper {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: end;
    gap: var(--s1);
  }
  .stepper input {
    width: 100%;
  }
  .stepper .step {
    min-width: 2.75rem;
    padding: 0;
    font-size: var(--large);
  }
  /* The catalogue writes its words as parts of sentences. */
  .about {
    display: block;
  }
  .about::first-letter {
    text-transform: uppercase;
  }
  .card {
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: 0.75rem;
    padding: var(--s4);
    min-width: 0;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2) var(--s3);
    align-items: center;
  }
  label.check {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--s2);
    align-items: center;
  }
  .row.end {
    align-items: end;
  }
  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4);
    align-content: start;
    min-width: 0;
  }
  .soft {
    color: var(--soft);
  }
  .small {
    font-size: var(--small);
  }
  .mono {
    font-family: var(--mono);
    overflow-wrap: anywhere;
  }
  .alarm {
    color: var(--alarm);
    background: var(--alarm-wash);
    border-radius: var(--radius);
    padding: var(--s2) var(--s3);
    overflow-wrap: anywhere;
  }
  .alarm button {
    margin-block: var(--s2) var(--s1);
  }
  .sheet {
    overflow-x: auto;
    max-width: 100%;
  }
  table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  caption {
    text-align: start;
    padding-block-end: var(--s2);
  }
  th,
  td {
    padding: var(--s1) var(--s3);
    text-align: left;
    border-bottom: 1px solid var(--line);
    vertical-align: top;
  }
  th {
    font-size: var(--small);
    color: var(--soft);
    font-weight: 600;
  }
  td.number,
  th.number {
    text-align: right;
  }
  summary {
    cursor: pointer;
    min-height: 2rem;
    font-weight: 600;
  }
  summary.button {
    font-weight: inherit;
    min-height: 2.5rem;
  }
  dialog {
    width: min(52rem, calc(100vw - 2rem));
    max-height: calc(100vh - 2rem);
    border: 1px solid var(--line);
    border-radius: 1rem;
    background: var(--surface);
    color: var(--ink);
    padding: var(--s5);
    box-shadow: var(--shadow);
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 45%);
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media print {
    * {
      print-color-adjust: exact;
    }
    .card {
      break-inside: avoid;
    }
  }
  @media (max-width: 40rem) {
    .card {
      padding: var(--s3);
    }
    dialog {
      padding: var(--s4);
    }
  }
`;
