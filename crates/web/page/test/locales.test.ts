import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const source = (language: string) =>
  readFileSync(join(import.meta.dirname, '..', 'locales', `${language}.ftl`), 'utf8');

/** Every key with the arguments that its words use. */
function keys(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, key = '', words = ''] of text.matchAll(/^([a-z][a-z0-9-]*) =((?:.|\n(?= ))*)/gm)) {
    found.set(key, [...new Set(words.match(/\$\w+/g) ?? [])].sort());
  }
  return found;
}

test('both languages have the same keys and arguments', () => {
  expect(keys(source('fr'))).toEqual(keys(source('en')));
});

test('every key that the page asks for has words', () => {
  const known = keys(source('en'));
  const folder = join(import.meta.dirname, '..', 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const asked = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/\bwords\(\s*'([a-z0-9-]+)'/g),
    ])
    .map(([, key = '']) => key);
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});

test('every piece that the server can send has a name', () => {
  const description = join(import.meta.dirname, '..', '..', 'openapi.json');
  const { components } = JSON.parse(readFileSync(description, 'utf8'));
  const forms: string[] = components.schemas.FormJson.enum;
  expect(forms.length).toBeGreaterThan(10);
  const known = keys(source('en'));
  expect(forms.filter((form) => !known.has(`form-${form}`))).toEqual([]);
});

test('French marks of two parts follow a narrow space', () => {
  const wrong =
    [...keys(source('fr')).keys()].length > 0 &&
    source('fr').match(/[^\u202f\s[\]*>-][?!;:»](?=\s|$)/gm);
  expect(wrong).toBeNull();
});
