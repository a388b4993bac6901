/**
 * What a copy of the page opens with: `<script type="application/json" id="stratege-start">`.
 *
 * A program that hands out copies writes such a document into it: `{"screen": "graph", "game":
 * "chomp:2x3"}` opens that view, with any field that the address of the screen has; lists are
 * lists (`"moves": ["b2", "a1"]`). `hintSeconds` is how long hints may take.
 */

import { escape, SCREENS, writeAddress, writeList } from './address';

export interface Start {
  screen?: string;
  hintSeconds?: number;
  [field: string]: unknown;
}

const ELEMENT = 'stratege-start';

/** What is written in the page; nothing where it was not understood. */
export function readStart(text = document.getElementById(ELEMENT)?.textContent): Start {
  try {
    const start = JSON.parse(text ?? '{}') as unknown;
    return start && typeof start === 'object' && !Array.isArray(start) ? { ...start } : {};
  } catch {
    return {};
  }
}

/** The address of the view to begin with; empty if none is asked for. */
export function startAddress({ screen, hintSeconds: _, ...rest }: Start): string {
  const known = SCREENS.find((name) => name === screen);
  const fields = Object.entries(rest).map(([name, value]): [string, string] => [
    name,
    Array.isArray(value) ? writeList(value.map(String)) : escape(String(value)),
  ]);
  if (!known && fields.length === 0) return '';
  return writeAddress({ screen: known ?? 'play', fields: new Map(fields) });
}
