import { expect, test } from 'vitest';

import { History } from '../src/model/history';

test.each([
  ['nothing', ''],
  ['a line', 'b2,c1,a2'],
  ['a variation', 'b2,c1,(a2,b1),d3'],
  ['variations in variations', 'a,b,(c,d,(e,f),g),h'],
  ['several first moves', 'a,(b),(c,d)'],
  ['moves with marks', '6=1+5,a%2Cb,%28x%29'],
])('%s is written as it was read', (_claim, text) => {
  expect(History.read(text).write()).toBe(text);
});

test('a move that was played before is found again', () => {
  const history = new History();
  const once = history.extend(History.START, ['a', 'b']);
  expect(history.extend(History.START, ['a', 'b'])).toBe(once);
  expect(history.size).toBe(3);
});

test('a line goes through its node and on along first moves', () => {
  const history = History.read('a,b,(c,d),e');
  const c = history.extend(History.START, ['a', 'c']);
  expect(history.line(c).map((node) => history.move(node))).toEqual(['a', 'c', 'd']);
});

test('brackets that do not fit are passed over', () => {
  expect(History.read('),a,((b').write()).toBe('a,(b)');
});

test.each([
  ['b2,c1', ['b2', 'c1'], 'b2', ['b2']],
  ['b2,(a2,b1),c1', ['a2', 'b1'], 'b2,(a2),c1', ['a2']],
  ['b2', ['b2'], '', []],
])('%s without the end of %j is %j', (text, moves, left, before) => {
  const history = History.read(text);
  const without = history.without(history.extend(History.START, moves));
  expect(without.history.write()).toBe(left);
  expect(without.history.moves(without.at)).toEqual(before);
  expect(history.write()).toBe(text);
});
