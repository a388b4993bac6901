import { expect, test } from 'vitest';

import type { Picture } from '../src/engine/documents';
import { compare } from '../src/model/preview';

/** A picture of places in a row, each with the layer of its piece or nothing. */
function picture(pieces: readonly (string | null)[], y = 0): Picture {
  const places = pieces.map((layer, index) => ({
    x: 52 * index,
    y,
    name: '',
    edge: 'square-edge',
    ground: [],
    mark: null,
    piece: layer ? { owner: 1, form: 'disc', glyph: 'x', layers: [layer], scale: 1 } : null,
  }));
  return { places, strokes: [] } as unknown as Picture;
}

test('lines that are drawn are told', () => {
  const line = { x1: 0, y1: 0, x2: 52, y2: 0 };
  const before = picture([null, null]);
  expect(compare(before, { ...before, strokes: [line] }, []).lines).toEqual([line]);
});

test('what goes and what comes is told', () => {
  const { going, coming } = compare(
    picture(['disc', null, 'disc']),
    picture([null, 'disc', 'disc']),
    [0, 1],
  );
  expect([...going]).toEqual([0]);
  expect([...coming.keys()]).toEqual([1]);
});

test('places that are no longer there go', () => {
  expect([...compare(picture(['a', 'a', 'a']), picture(['a']), [1]).going]).toEqual([1, 2]);
});

test('where the board is laid out anew, only what is touched is told', () => {
  const after = picture(['a', 'a'], 52);
  const { going, coming } = compare(picture(['a', 'a', 'a']), after, [1]);
  expect([...going]).toEqual([1]);
  expect(coming.size).toBe(0);
});
