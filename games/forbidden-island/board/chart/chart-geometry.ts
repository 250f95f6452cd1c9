import type { Point, Size } from '@skerry/look';
import { LAYOUTS, type Layout } from '../../content/layouts.ts';
import { MISSING, type Water } from '../../content/tiles.ts';

/** Chart units: the size of a tile, and the distance between tiles. */
export const TILE = 116;
export const STEP = 124;
/** Water between the outer tiles and the frame. */
const MARGIN = 16;

export interface ChartGeometry extends Size {
  /** The upper left corner of each space. */
  readonly corners: readonly Point[];
}

const geometries = new Map<string, ChartGeometry>();

/** Positions of a layout's spaces on the chart; after a quarter turn, the top is at the right. */
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

/**
 * The gain that justifies turning the chart: wide islands on phones, whose tiles are otherwise too small to touch.
 */
const GAIN = 1.12;

/** The orientation that uses a box best. */
export function geometryFor(layout: Layout, box: Size): ChartGeometry {
  const upright = geometryOf(layout);
  const turned = geometryOf(layout, true);
  const wins = fit(turned, box).scale > GAIN * fit(upright, box).scale;
  return wins && box.width < box.height ? turned : upright;
}

export const viewBox = ({ width, height }: ChartGeometry): string =>
  `${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`;

/** Position of the chart in a box of pixels: centred, as large as possible. */
export function fit({ width, height }: Size, box: Size): { scale: number; left: number; top: number } {
  const scale = Math.min(box.width / (width + 2 * MARGIN), box.height / (height + 2 * MARGIN));
  return { scale, left: (box.width - width * scale) / 2, top: (box.height - height * scale) / 2 };
}

/** The outline of all remaining tiles: rounded squares that overlap, so that a stroke follows the shore. */
export function shore({ corners }: ChartGeometry, water: readonly Water[]): string {
  return corners.flatMap(({ x, y }, space) => (water[space] === MISSING ? [] : [square(x, y)])).join('');
}

const square = (x: number, y: number): string =>
  `M${x + 19} ${y - 7}h78q26 0 26 26v78q0 26-26 26h-78q-26 0-26-26v-78q0-26 26-26Z`;
