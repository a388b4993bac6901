import { describe, expect, test } from 'vitest';

import type { Arena } from '../src/engine/documents';
import { neighbours, placed } from '../src/graph/near-places';

const size = () => ({ wide: 40, high: 30 });

describe('the neighbourhood of a vertex', () => {
  test('neighbours are told once, and never the vertex itself', () => {
    const arcs = [
      [0, 1],
      [1, 2],
      [1, 2],
      [1, 1],
      [3, 1],
    ];
    expect(neighbours({ arcs } as unknown as Arena, 1)).toEqual({ before: [0, 3], after: [2] });
  });

  test('nothing overlaps and nothing sticks out, however narrow', () => {
    for (const width of [300, 640, 1200]) {
      const [before, after] = [
        [1, 2, 3, 4, 5],
        [6, 7, 8, 9, 10, 11, 12, 13],
      ];
      const { vertices, height } = placed(width, 0, { before, after }, size);
      expect(vertices).toHaveLength(14);
      for (const [index, a] of vertices.entries()) {
        expect(a.x - 40).toBeGreaterThanOrEqual(0);
        expect(a.x + 40).toBeLessThanOrEqual(width);
        expect(a.y + 30).toBeLessThanOrEqual(height);
        for (const b of vertices.slice(index + 1)) {
          expect(Math.abs(a.x - b.x) >= 80 || Math.abs(a.y - b.y) >= 60).toBe(true);
        }
      }
      const at = (id: number) => vertices.find((vertex) => vertex.id === id)?.y ?? NaN;
      expect(Math.max(...before.map(at))).toBeLessThan(at(0));
      expect(Math.min(...after.map(at))).toBeGreaterThan(at(0));
    }
  });
});
