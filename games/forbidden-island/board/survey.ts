import type { Point } from '@skerry/look';
import { LAYOUTS, type Layout } from '../content/layouts.ts';
import { MISSING, type Water } from '../rules/state.ts';

/** Measures of the chart, in its own units: a tile, and the way from one tile to the next. */
export const TILE = 116;
export const STEP = 124;
/** Water between the outer tiles and the frame. */
const MARGIN = 24;

export interface Survey {
  readonly width: number;
  readonly height: number;
  /** The upper left corner of each space. */
  readonly corners: readonly Point[];
}

const surveys = new Map<Layout, Survey>();

/** Where the spaces of a layout lie on the chart. */
export function survey(layout: Layout): Survey {
  const known = surveys.get(layout);
  if (known !== undefined) return known;
  const rows: readonly string[] = LAYOUTS[layout];
  const corners = rows.flatMap((row, y) =>
    Array.from(row).flatMap((letter, x) => (letter === '#' ? [{ x: x * STEP, y: y * STEP }] : [])),
  );
  const found = {
    width: Math.max(...rows.map((row) => row.length)) * STEP - STEP + TILE,
    height: rows.length * STEP - STEP + TILE,
    corners,
  };
  surveys.set(layout, found);
  return found;
}

export const viewBox = ({ width, height }: Survey): string =>
  `${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`;

/** Where the chart lies in a box of pixels: centred, as large as it can be. */
export function fit({ width, height }: Survey, box: Size): { scale: number; left: number; top: number } {
  const scale = Math.min(box.width / (width + 2 * MARGIN), box.height / (height + 2 * MARGIN));
  return { scale, left: (box.width - width * scale) / 2, top: (box.height - height * scale) / 2 };
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The outline of all tiles that are there: rounded squares that overlap, so that a stroke follows the shore. */
export function shore({ corners }: Survey, water: readonly Water[]): string {
  return corners.flatMap(({ x, y }, space) => (water[space] === MISSING ? [] : [square(x, y)])).join('');
}

const square = (x: number, y: number): string =>
  `M${x + 19} ${y - 7}h78q26 0 26 26v78q0 26-26 26h-78q-26 0-26-26v-78q0-26 26-26Z`;

/** A free place in a corner of the box for something of that size, away from all spaces. */
export function freeCorner(
  found: Survey,
  box: Size,
  thing: Size,
  corners: readonly Corner[],
  inset: number,
): Corner | undefined {
  const { scale, left, top } = fit(found, box);
  const gap = 18;
  return corners.find((corner) => {
    const x = corner.endsWith('left') ? inset : box.width - inset - thing.width;
    const y = corner.startsWith('top') ? inset : box.height - inset - thing.height;
    if (x < 0 || y < 0) return false;
    return found.corners.every((tile) => {
      const tx = left + tile.x * scale;
      const ty = top + tile.y * scale;
      const size = TILE * scale;
      return tx > x + thing.width + gap || tx + size < x - gap || ty > y + thing.height + gap || ty + size < y - gap;
    });
  });
}

export const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type Corner = (typeof CORNERS)[number];
