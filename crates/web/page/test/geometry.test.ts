import { expect, test } from 'vitest';

import { labelAt } from '../src/board/geometry';
import type { Picture } from '../src/engine/documents';

/** A board of three by three squares with these names beside it. */
function board(...labels: [number, number][]): Picture {
  const rows = [0, 2, 4];
  const places = rows.flatMap((y) =>
    rows.map((x) => ({ x, y, name: '', outline: 'square' as const, mark: null, piece: null })),
  );
  const named = labels.map(([x, y]) => ({ x, y, text: 'a' }));
  return { layout: 'squares', places, labels: named, strokes: [] };
}

test.each([
  ['a name of a row comes nearer', [[-3, 2]], [-1.7, 2]],
  ['a name of a column comes nearer', [[2, 7]], [2, 5.7]],
  [
    'a second line of names stays below the first',
    [
      [2, 9],
      [0, 7],
    ],
    [2, 7.7],
  ],
  ['a number right of a row stays', [[7, 2]], [7, 2]],
  ['a name that is near already stays', [[-1.5, 2]], [-1.5, 2]],
] as const)('%s', (_claim, labels, [x, y]) => {
  const picture = board(...labels.map(([a, b]): [number, number] => [a, b]));
  const at = labelAt(picture, picture.labels[0] ?? { x: 0, y: 0 });
  expect([at.x, at.y].map((value) => Number(value.toFixed(6)))).toEqual([x, y]);
});

test('names stay where there is no board', () => {
  const picture: Picture = { ...board([-3, 2]), places: [] };
  expect(labelAt(picture, { x: -3, y: 2 })).toEqual({ x: -3, y: 2 });
});
