/** The visible part of the chart: zoom and pan within bounds. */
import type { Point, Size } from '@skerry/look';
import { FRAME, WIDE } from './hex-geometry.ts';

/** In chart units: the upper left corner and the width; the height follows from the box. */
export interface View extends Point {
  readonly width: number;
}

/** The largest hexes, in pixels. */
export const LARGEST = 96;
/** Hex width in pixels below which numbers, tags and ribbons disappear. */
export const FAR = 24;
/** How far beyond the chart the view may move. */
const MARGIN = 30;

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const heightOf = ({ width }: View, box: Size): number => (width * box.height) / box.width;

export function whole(box: Size): View {
  const width = Math.max(FRAME.width, (FRAME.height * box.width) / box.height);
  const height = (width * box.height) / box.width;
  return { width, x: FRAME.x + (FRAME.width - width) / 2, y: FRAME.y + (FRAME.height - height) / 2 };
}

export const hexPixels = ({ width }: View, box: Size): number => (WIDE * box.width) / width;

/** Clamped to the bounds; an axis on which the whole chart is visible is centred. */
export function held(view: View, box: Size): View {
  const width = between(view.width, (WIDE * box.width) / LARGEST, whole(box).width);
  const height = heightOf({ ...view, width }, box);
  const along = (start: number, seen: number, from: number, size: number): number =>
    seen >= size ? from + (size - seen) / 2 : between(start, from - MARGIN, from + size + MARGIN - seen);
  return {
    width,
    x: along(view.x, width, FRAME.x, FRAME.width),
    y: along(view.y, height, FRAME.y, FRAME.height),
  };
}

export const unitsAt = (view: View, box: Size, { x, y }: Point): Point => ({
  x: view.x + (x / box.width) * view.width,
  y: view.y + (y / box.height) * heightOf(view, box),
});

/** Zooms about a pixel and pans by a number of pixels. */
export function zoomedBy(view: View, box: Size, factor: number, at: Point, move: Point = { x: 0, y: 0 }): View {
  const point = unitsAt(view, box, at);
  const { width } = held({ ...view, width: view.width / factor }, box);
  const unit = width / box.width;
  return held({ width, x: point.x - (at.x + move.x) * unit, y: point.y - (at.y + move.y) * unit }, box);
}

/** Covered strips at the right and the bottom of the box, in pixels. */
export interface Covered {
  readonly right: number;
  readonly foot: number;
}
const OPEN: Covered = { right: 0, foot: 0 };

/** Centres a point in the uncovered part of the box, with hexes of at least `pixels` pixels. */
export function centred(view: View, box: Size, point: Point, pixels: number, covered = OPEN): View {
  const width = Math.min(view.width, (WIDE * box.width) / pixels);
  const unit = width / box.width;
  const [wide, high] = [box.width - covered.right, box.height - covered.foot];
  return held({ width, x: point.x - (wide * unit) / 2, y: point.y - (high * unit) / 2 }, box);
}

/** The largest hexes at which all points are visible, with a margin. */
export function fitting(points: readonly Point[], box: Size, covered: Covered, most: number): number {
  const across = (of: (point: Point) => number): number =>
    Math.max(...points.map(of)) - Math.min(...points.map(of)) + 3 * WIDE;
  const wide = (box.width - covered.right) / across(({ x }) => x);
  const high = (box.height - covered.foot) / across(({ y }) => y);
  return Math.min(most, WIDE * Math.min(wide, high));
}

/** Moves as little as needed to have a point well in sight. */
export function showing(view: View, box: Size, point: Point): View {
  const height = heightOf(view, box);
  const [x, y] = [point.x - view.x, point.y - view.y];
  return held(
    {
      width: view.width,
      x: view.x + x - between(x, view.width * 0.12, view.width * 0.88),
      y: view.y + y - between(y, height * 0.16, height * 0.84),
    },
    box,
  );
}

/** The `viewBox` with a margin; `beyond` is a share of the view. */
export function viewBoxOf({ x, y, width }: View, box: Size, beyond = 0): string {
  const height = (width * box.height) / box.width;
  const more = 1 + 2 * beyond;
  return [x - width * beyond, y - height * beyond, width * more, height * more].map((n) => n.toFixed(1)).join(' ');
}
