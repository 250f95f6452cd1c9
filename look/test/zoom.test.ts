import { describe, expect, test } from 'vitest';
import { centred, closeUp, showing, unzoomed, WHOLE, zoomed } from '../map/zoom.ts';

const box = { width: 400, height: 300 };
const MOST = 4;

describe('a zoomed board', () => {
  const at = { x: 100, y: 200 };
  const twice = zoomed(WHOLE, box, MOST, at, 2);

  test('keeps the point under the fingers', () => {
    expect(twice.scale).toBe(2);
    expect(unzoomed(twice, at)).toEqual(at);
  });

  test('never leaves its box, and is never smaller than it', () => {
    expect(zoomed(twice, box, MOST, at, 1, { x: 9999, y: -9999 })).toEqual({ scale: 2, x: 0, y: -300 });
    expect(zoomed(twice, box, MOST, at, 0.1)).toEqual(WHOLE);
  });

  test('grows no larger than it may', () => {
    expect(zoomed(twice, box, MOST, at, 50).scale).toBe(MOST);
  });

  test('stays where a point is in sight already, and moves where it is not', () => {
    const middle = unzoomed(twice, { x: 200, y: 150 });
    expect(showing(twice, box, MOST, middle)).toBe(twice);
    const corner = showing(twice, box, MOST, { x: 390, y: 10 });
    expect(unzoomed(corner, { x: 400, y: 0 })).toEqual({ x: 400, y: 0 });
  });

  test('goes to a piece: it is in the middle, or as near as the edge allows', () => {
    const home = centred(WHOLE, box, MOST, { x: 200, y: 100 }, 2);
    expect(unzoomed(home, { x: 200, y: 150 })).toEqual({ x: 200, y: 100 });
    const edge = centred(WHOLE, box, MOST, { x: 0, y: 300 }, 2);
    expect([edge.x, edge.y]).toEqual([0, -300]);
    // A larger scale is kept.
    expect(centred({ ...twice, scale: 3 }, box, MOST, { x: 200, y: 100 }, 2).scale).toBe(3);
  });

  test('is brought so near that all points are in sight, and one alone no nearer than a double tap', () => {
    expect(closeUp(box, [])).toEqual(WHOLE);
    expect(closeUp(box, [{ x: 200, y: 150 }]).scale).toBe(2.2);
    const wide = closeUp(box, [
      { x: 40, y: 150 },
      { x: 220, y: 150 },
    ]);
    for (const x of [40, 220]) {
      const seen = x * wide.scale + wide.x;
      expect(seen).toBeGreaterThan(0);
      expect(seen).toBeLessThan(box.width);
    }
    expect(wide.scale).toBeCloseTo((0.6 * 400) / 180);
  });
});
