import type { Point, Size } from '@skerry/look';
import { LAYOUTS, type Layout } from '../../content/layouts.ts';
import { MISSING, type Water } from '../../content/tiles.ts';

/** Measures of the chart, in its own units: a tile, and the way from one tile to the next. */
export const TILE = 116;
export const STEP = 124;
/** Water between the outer tiles and the frame. */
const MARGIN = 16;

export interface ChartGeometry extends Size {
  /** The upper left corner of each space. */
  readonly corners: readonly Point[];
}

const geometries = new Map<string, ChartGeometry>();

/** Where the spaces of a layout lie on the chart; turned by a quarter, the top is at the right. */
export function geometryOf(layout: Layout, turned = false): ChartGeometry {
  const key = `${layout} ${turned}`;
  const known = geometries.get(key);
  if (known !== undefined) return known;
  const rows: readonly string[] = LAYOUTS[layout];
  const columns = Math.max(...rows.map((row) => row.length));
  const across = (count: number): number => count * STEP - STEP + TILE;
  const corners = rows.flatMap((row, y) =>
    Array.from(row).flatMap((letter, x) => {
      if (letter !== '#') return [];
      return [turned ? { x: (rows.length - 1 - y) * STEP, y: x * STEP } : { x: x * STEP, y: y * STEP }];
    }),
  );
  const [width, height] = turned ? [rows.length, columns] : [columns, rows.length];
  const found = { width: across(width), height: across(height), corners };
  geometries.set(key, found);
  return found;
}

/** Worth turning the chart for: wide islands on phones, whose tiles would otherwise be too small to touch. */
const GAIN = 1.12;

/** The survey that makes the best of a box. */
export function geometryFor(layout: Layout, box: Size): ChartGeometry {
  const upright = geometryOf(layout);
  const turned = geometryOf(layout, true);
  const wins = fit(turned, box).scale > GAIN * fit(upright, box).scale;
  return wins && box.width < box.height ? turned : upright;
}

export const viewBox = ({ width, height }: ChartGeometry): string =>
  `${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`;

/** Where the chart lies in a box of pixels: centred, as large as it can be. */
export function fit({ width, height }: Size, box: Size): { scale: number; left: number; top: number } {
  const scale = Math.min(box.width / (width + 2 * MARGIN), box.height / (height + 2 * MARGIN));
  return { scale, left: (box.width - width * scale) / 2, top: (box.height - height * scale) / 2 };
}

/** The outline of all tiles that are there: rounded squares that overlap, so that a stroke follows the shore. */
export function shore({ corners }: ChartGeometry, water: readonly Water[]): string {
  return corners.flatMap(({ x, y }, space) => (water[space] === MISSING ? [] : [square(x, y)])).join('');
}

const square = (x: number, y: number): string =>
  `M${x + 19} ${y - 7}h78q26 0 26 26v78q0 26-26 26h-78q-26 0-26-26v-78q0-26 26-26Z`;

/** Whether a place in the box, in pixels, is water with no space nearer than the gap. */
export function isFree(map: ChartGeometry, box: Size, at: Point & Size, gap: number): boolean {
  const { scale, left, top } = fit(map, box);
  const side = TILE * scale;
  return map.corners.every(({ x, y }) => {
    const dx = Math.max(left + x * scale - at.x - at.width, at.x - left - x * scale - side);
    const dy = Math.max(top + y * scale - at.y - at.height, at.y - top - y * scale - side);
    return Math.max(dx, dy) >= gap;
  });
}

/** Things in a corner keep this far from the frame. */
const INSET = 20;

/** Where something of that size has room, in one of the corners. */
export function freeCorner(map: ChartGeometry, box: Size, thing: Size, corners: readonly Corner[]): Place | undefined {
  return corners
    .map((corner) => ({
      corner,
      x: corner.endsWith('left') ? INSET : box.width - INSET - thing.width,
      y: corner.startsWith('top') ? INSET : box.height - INSET - thing.height,
      ...thing,
    }))
    .find((place) => place.x >= 0 && place.y >= 0 && isFree(map, box, place, 6));
}

export interface Place extends Point, Size {
  readonly corner: Corner;
}

export const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type Corner = (typeof CORNERS)[number];
