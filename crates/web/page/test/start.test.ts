import { expect, test } from 'vitest';

import { field, readAddress, readList } from '../src/model/address';
import { readStart, startAddress } from '../src/model/start';

test('a view that is written into the page is opened', () => {
  const start = readStart('{"screen": "graph", "game": "chomp:2x3", "hintSeconds": 5}');
  expect(startAddress(start)).toBe('#/graph?game=chomp:2x3');
});

test('fields and lists are those of an address', () => {
  const start = { game: 'tic-tac-toe', start: 'XO./.../... & 1', moves: ['a,1', 'b2'] };
  const address = readAddress(startAddress(readStart(JSON.stringify(start))));
  expect(address.screen).toBe('play');
  expect(field(address, 'start')).toBe(start.start);
  expect(readList(address.fields.get('moves'))).toEqual(start.moves);
});

test.each(['', '{}', '[]', 'null', '7', '{', '{"screen": "nowhere"}', '{"hintSeconds": 3}'])(
  '`%s` asks for no view',
  (text) => expect(startAddress(readStart(text))).toBe(''),
);
