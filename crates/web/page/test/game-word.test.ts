import { expect, test } from 'vitest';

import type { Parameter } from '../src/engine/documents';
import { readGameWord, writeGameWord } from '../src/model/game-word';

const size = (name: string, usual: number): Parameter => ({
  name,
  kind: 'size',
  about: '',
  default: String(usual),
  choices: [],
});
const play: Parameter = {
  name: 'play',
  kind: 'word',
  about: '',
  default: 'normal',
  choices: [
    { word: 'normal', about: '' },
    { word: 'misere', about: '' },
  ],
};
const BOARD = [size('rows', 3), size('columns', 4), play];
const HEAPS: Parameter[] = [
  { name: 'heaps', kind: 'numbers', about: '', default: '1,3,5,7', choices: [] },
  play,
];

test.each<[string, string, Parameter[], string]>([
  ['no parameters', 'chomp', BOARD, 'chomp'],
  ['sizes', 'chomp:4x5', BOARD, 'chomp:4x5'],
  ['named sizes', 'chomp:rows=2,columns=3', BOARD, 'chomp:2x3'],
  ['a bare word', 'chomp:2x3,misere', BOARD, 'chomp:2x3,play=misere'],
  ['defaults', 'chomp:3x4,play=normal', BOARD, 'chomp'],
  ['a list', 'nim:3,5,misere', HEAPS, 'nim:3,5,play=misere'],
  ['a named list', 'nim:heaps=3,5', HEAPS, 'nim:3,5'],
])('%s are understood', (_claim, word, parameters, canonical) => {
  const name = word.split(':')[0] ?? '';
  expect(writeGameWord(name, readGameWord(word, parameters), parameters)).toBe(canonical);
});
