/** The address of a view: the screen and its fields, readable and copied as it is. */

export const SCREENS = ['play', 'graph', 'tournament', 'dice', 'learn'] as const;
export type Screen = (typeof SCREENS)[number];

/** A screen with its fields, each already escaped by `escape` or by who wrote it. */
export interface Address {
  screen: Screen;
  fields: Map<string, string>;
}

/** Reads `#/play?game=chomp:4x5&moves=b2,c1`; anything unknown opens the first screen. */
export function readAddress(hash: string): Address {
  const [path = '', query = ''] = splitOnce(hash.replace(/^#\/?/, ''), '?');
  const screen = SCREENS.find((known) => known === path) ?? 'play';
  const fields = new Map<string, string>();
  for (const part of query.split('&')) {
    const [name, value] = splitOnce(part, '=');
    if (name) fields.set(name, value ?? '');
  }
  return { screen, fields };
}

/** Whether an address names a screen, or none at all; what follows the `?` does not matter. */
export function isKnown(hash: string): boolean {
  const [path = ''] = splitOnce(hash.replace(/^#\/?/, ''), '?');
  return path === '' || SCREENS.some((screen) => screen === path);
}

/** Writes what `readAddress` reads; empty fields are left out. */
export function writeAddress({ screen, fields }: Address): string {
  const parts = [...fields].filter(([, value]) => value !== '').map((pair) => pair.join('='));
  return parts.length === 0 ? `#/${screen}` : `#/${screen}?${parts.join('&')}`;
}

/** Makes a text safe inside a field, and inside a list or a tree of moves. */
export function escape(text: string): string {
  const strict = encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  // These say nothing special where fields are read, and positions are full of them.
  return strict.replace(/%(3A|2F|3D|2B)/g, (code) => decodeURIComponent(code));
}

/** The text that was escaped; a broken escape is left as it is. */
export function unescape(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The text of a field, or nothing if it is not there. */
export function field(address: Address, name: string): string | null {
  const value = address.fields.get(name);
  return value === undefined || value === '' ? null : unescape(value);
}

/** A list in one field: words between commas. */
export function readList(value: string | undefined): string[] {
  return value ? value.split(',').map(unescape) : [];
}

export function writeList(words: readonly string[]): string {
  return words.map((word) => escape(word)).join(',');
}

/** The whole number in a field, or another one if there is none. */
export function wholeNumber(address: Address, name: string, otherwise: number): number {
  const value = address.fields.get(name) ?? '';
  return /^\d{1,15}$/.test(value) ? Number(value) : otherwise;
}

function splitOnce(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + mark.length)];
}
