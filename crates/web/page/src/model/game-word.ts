/** The word of a game with its parameters, `chomp:4x5,play=misere`, taken apart and put together. */

import type { GameCard, Parameter } from '../engine/documents';

/** The name before the colon. */
export function gameName(word: string): string {
  return word.split(':', 1)[0]?.trim() ?? '';
}

/** The card of a game, under its name or another word for it. */
export function cardOf(games: readonly GameCard[], word: string): GameCard | undefined {
  const name = gameName(word);
  return games.find((card) => card.name === name || card.aliases.includes(name));
}

/** What a word says about each parameter; what it does not say is the default. */
export function readGameWord(word: string, parameters: readonly Parameter[]): Map<string, string> {
  const values = new Map(parameters.map(({ name, default: usual }) => [name, usual]));
  const colon = word.indexOf(':');
  const items =
    colon < 0
      ? []
      : word
          .slice(colon + 1)
          .split(',')
          .filter((item) => item !== '');
  const sizes = parameters.filter(({ kind }) => kind === 'size').map(({ name }) => name);
  const list = parameters.find(({ kind }) => kind === 'numbers')?.name;
  const listed: string[] = [];
  for (const item of items) {
    const equals = item.indexOf('=');
    const name = item.slice(0, Math.max(equals, 0));
    if (equals >= 0 && name !== list) values.set(name, item.slice(equals + 1));
    else if (list && /^\d+$/.test(item.slice(equals + 1))) listed.push(item.slice(equals + 1));
    else if (/^\d+(x\d+)*$/.test(item)) {
      for (const size of item.split('x')) {
        const next = sizes.shift();
        if (next) values.set(next, size);
      }
    } else {
      const taker = parameters.find(({ choices }) =>
        choices?.some((choice) => choice.word === item),
      );
      if (taker) values.set(taker.name, item);
    }
  }
  if (list && listed.length > 0) values.set(list, listed.join(','));
  return values;
}

/** The shortest word that says the same. */
export function writeGameWord(
  name: string,
  values: ReadonlyMap<string, string>,
  parameters: readonly Parameter[],
): string {
  const items: string[] = [];
  const sizes = parameters.filter(({ kind }) => kind === 'size');
  if (sizes.some((size) => isChanged(size, values))) {
    items.push(sizes.map((size) => values.get(size.name) ?? size.default).join('x'));
  }
  for (const parameter of parameters) {
    if (parameter.kind === 'size' || !isChanged(parameter, values)) continue;
    const value = values.get(parameter.name) ?? '';
    items.push(parameter.kind === 'numbers' ? value : `${parameter.name}=${value}`);
  }
  return items.length === 0 ? name : `${name}:${items.join(',')}`;
}

function isChanged(parameter: Parameter, values: ReadonlyMap<string, string>): boolean {
  const value = values.get(parameter.name);
  return value !== undefined && value !== parameter.default;
}
