import { expect, test } from 'vitest';

import { escape, readAddress, unescape, writeAddress } from '../src/model/address';
import { course, HUMAN, newPlay, readPlay, writePlay } from '../src/model/play-state';

test.each(['chomp:4x5,play=misere', 'XO./.../... 1', '1:6-6,5-4 2:6-1', 'a&b=c#d', 'é (x) %41'])(
  '%s survives an address',
  (text) => {
    expect(unescape(escape(text))).toBe(text);
    expect(escape(text)).not.toMatch(/[&#(), ]/);
  },
);

test.each([
  ['', '#/play'],
  ['#/nowhere?x=1', '#/play?x=1'],
  ['#/graph?game=chomp:2x3&layers=3', '#/graph?game=chomp:2x3&layers=3'],
])('%s opens %s', (hash, opened) => {
  expect(writeAddress(readAddress(hash))).toBe(opened);
});

test('a link reopens the same play at the same move', () => {
  const play = newPlay('nim:3,5,7', { 1: HUMAN, 2: 'mcts:1000' }, 7);
  play.start = '3,5,7 1';
  const variation = play.history.extend(0, ['x', 'y']);
  play.history.extend(0, ['z']);
  play.history.extend(0, ['x', 'w', 'v']);
  play.at = variation;
  const link = writeAddress(writePlay(play));
  const reopened = readPlay(readAddress(link), 'chomp');
  expect(course(reopened)).toEqual(course(play));
  expect(reopened.players).toEqual(play.players);
  expect(reopened.history.write()).toBe(play.history.write());
});

test('a link that names no move shows the end of the main line', () => {
  const play = readPlay(readAddress('#/play?game=chomp&moves=a,(b,c),d'), 'nim');
  expect(course(play).moves).toEqual(['a', 'd']);
});
