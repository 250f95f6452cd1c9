import { describe, expect, test } from 'vitest';
import { type Hex, type HexGrid, hexAt, hexBeside, hexMiddle, hexOutline } from '../map/hexes.ts';
import { placeBeside } from '../table/arrows.ts';

const GRIDS: readonly HexGrid[] = [
  { up: 'flat', radius: 40 },
  { up: 'point', radius: 40 },
];
const HEXES: readonly Hex[] = [-3, -1, 0, 2, 5].flatMap((q) => [-4, 0, 1, 3].map((r) => ({ q, r })));

describe.each(GRIDS)('hexes with $up up', (grid) => {
  test('a point belongs to the hex whose middle is nearest', () => {
    for (const hex of HEXES) {
      const { x, y } = hexMiddle(grid, hex);
      expect(hexAt(grid, { x, y })).toEqual(hex);
      // All round, a little inside the edge.
      for (let turn = 0; turn < 12; turn++) {
        const [dx, dy] = [33 * Math.cos((turn * Math.PI) / 6), 33 * Math.sin((turn * Math.PI) / 6)];
        expect(hexAt(grid, { x: x + dx, y: y + dy })).toEqual(hex);
      }
    }
  });

  test('neighbours lie one stride from each other', () => {
    const { x, y } = hexMiddle(grid, { q: 0, r: 0 });
    for (const [q, r] of [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ] as const) {
      const other = hexMiddle(grid, { q, r });
      expect(Math.hypot(other.x - x, other.y - y)).toBeCloseTo(Math.sqrt(3) * grid.radius);
    }
  });

  test('an outline has its six corners round the middle', () => {
    const corners = [...hexOutline(grid, { x: 0, y: 0 }).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
    expect(corners).toHaveLength(6);
    for (const [, x, y] of corners) expect(Math.hypot(Number(x), Number(y))).toBeCloseTo(40, 0);
    expect(corners.some(([, x]) => Number(x) === 40)).toBe(grid.up === 'flat');
  });

  test('an arrow leads the way it points, and the opposite one back', () => {
    const home: Hex = { q: 2, r: 1 };
    const { x, y } = hexMiddle(grid, home);
    for (const lean of [1, -1] as const) {
      for (const [arrow, back, dx, dy] of [
        ['ArrowRight', 'ArrowLeft', 1, 0],
        ['ArrowLeft', 'ArrowRight', -1, 0],
        ['ArrowUp', 'ArrowDown', 0, -1],
        ['ArrowDown', 'ArrowUp', 0, 1],
      ] as const) {
        const [there] = hexBeside(grid.up, home, arrow, lean);
        const middle = hexMiddle(grid, there);
        expect((middle.x - x) * dx + (middle.y - y) * dy).toBeGreaterThan(grid.radius);
        expect(Math.hypot(middle.x - x, middle.y - y)).toBeCloseTo(Math.sqrt(3) * grid.radius);
        const isStraight = (grid.up === 'flat') === (dx === 0);
        const returned = hexBeside(grid.up, there, back, isStraight ? lean : lean === 1 ? -1 : 1)[0];
        expect(returned).toEqual(home);
      }
    }
  });

  test('the arrows that lead between two hexes take the side of the last step along', () => {
    const along = grid.up === 'flat' ? (['ArrowUp', 'ArrowDown'] as const) : (['ArrowLeft', 'ArrowRight'] as const);
    const across = grid.up === 'flat' ? 'ArrowRight' : 'ArrowDown';
    const sides = along.map((arrow) => {
      const [step, lean] = hexBeside(grid.up, { q: 0, r: 0 }, arrow, 1);
      const from = hexMiddle(grid, step);
      const to = hexMiddle(grid, hexBeside(grid.up, step, across, lean)[0]);
      return grid.up === 'flat' ? to.y - from.y : to.x - from.x;
    });
    expect(sides[0]).toBeLessThan(0);
    expect(sides[1]).toBeGreaterThan(0);
  });
});

describe('places that lie as they like', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 100, y: 10 },
    { x: 60, y: 80 },
    { x: 0, y: 120 },
  ];

  test('the nearest one ahead is taken, straight ahead before aside', () => {
    expect(placeBeside(places, 0, 'ArrowRight')).toBe(1);
    expect(placeBeside(places, 0, 'ArrowDown')).toBe(3);
    expect(placeBeside(places, 3, 'ArrowUp')).toBe(0);
  });

  test('where nothing lies ahead, one stays', () => {
    expect(placeBeside(places, 0, 'ArrowLeft')).toBe(0);
  });
});
