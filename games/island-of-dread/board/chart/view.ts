/** The part of the chart that is seen: made larger and smaller and moved about, within bounds. */
import type { Point, Size } from '@skerry/look';
import { FRAME, WIDE } from './hex-geometry.ts';

/** In units of the chart: the upper left corner and the width; the height follows from the box. */
export interface View extends Point {
  readonly width: number;
}

/** The largest hexes, in pixels. */
export const LARGEST = 96;
/** Below this, in pixels a hex, numbers, tags and ribbons disappear. */
export const FAR = 24;
/** How far outside the chart the view stops. */
const MARGIN = 30;

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const heightOf = ({ width }: View, box: Size): number => (width * box.height) / box.width;

/** The whole chart in the middle of the box. */
export function whole(box: Size): View {
  const width = Math.max(FRAME.width, (FRAME.height * box.width) / box.height);
  const height = (width * box.height) / box.width;
  return { width, x: FRAME.x + (FRAME.width - width) / 2, y: FRAME.y + (FRAME.height - height) / 2 };
}

/** The pixels that a hex is wide. */
export const hexPixels = ({ width }: View, box: Size): number => (WIDE * box.width) / width;

/** The same view within its bounds; a side on which the whole chart is seen is centred. */
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

/** The point of the chart at a pixel of the box. */
export const unitsAt = (view: View, box: Size, { x, y }: Point): Point => ({
  x: view.x + (x / box.width) * view.width,
  y: view.y + (y / box.height) * heightOf(view, box),
});

/** Enlarged so that what lies at a pixel stays there, and moved along by a number of pixels. */
export function zoomedBy(view: View, box: Size, factor: number, at: Point, move: Point = { x: 0, y: 0 }): View {
  const point = unitsAt(view, box, at);
  const { width } = held({ ...view, width: view.width / factor }, box);
  const unit = width / box.width;
  return held({ width, x: point.x - (at.x + move.x) * unit, y: point.y - (at.y + move.y) * unit }, box);
}

/** What lies over the box, in pixels from its right side and from its foot. */
export interface Covered {
  readonly right: number;
  readonly foot: number;
}
const OPEN: Covered = { right: 0, foot: 0 };

/** With a point in the middle of the part of the box that nothing covers, and hexes of at least `pixels` pixels. */
export function centred(view: View, box: Size, point: Point, pixels: number, covered = OPEN): View {
  const width = Math.min(view.width, (WIDE * box.width) / pixels);
  const unit = width / box.width;
  const [wide, high] = [box.width - covered.right, box.height - covered.foot];
  return held({ width, x: point.x - (wide * unit) / 2, y: point.y - (high * unit) / 2 }, box);
}

/** How large hexes can be for these points to be seen at once, with room round them. */
export function fitting(points: readonly Point[], box: Size, covered: Covered, most: number): number {
  const across = (of: (point: Point) => number): number =>
    Math.max(...points.map(of)) - Math.min(...points.map(of)) + 3 * WIDE;
  const wide = (box.width - covered.right) / across(({ x }) => x);
  const high = (box.height - covered.foot) / across(({ y }) => y);
  return Math.min(most, WIDE * Math.min(wide, high));
}

/** Moved as little as needed to have a point well in sight. */
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

/** As an attribute, with more round it: `beyond` is a share of the view. */
export function viewBoxOf({ x, y, width }: View, box: Size, beyond = 0): string {
  const height = (width * box.height) / box.width;
  const more = 1 + 2 * beyond;
  return [x - width * beyond, y - height * beyond, width * more, height * more].map((n) => n.toFixed(1)).join(' ');
}
