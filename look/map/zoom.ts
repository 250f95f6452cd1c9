/** Zooming and panning a board: by wheel, fingers, keys and buttons, the same on every board. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Size } from '../box.ts';
import type { Point } from '../chart.tsx';

/** A board's zoom: first scaled from its corner, then translated, in pixels. */
export interface Zoom extends Point {
  readonly scale: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
/** The factor of a double tap; two presses of a button come close to it. */
export const CLOSER = 2.2;
const KEY_STEP = 1.5;

export interface ZoomLimits {
  /** The largest scale, relative to the whole board. */
  readonly largest: number;
  /** The position of the reader's own piece, in pixels of the unzoomed box: the letter H goes there. */
  readonly home?: Point | undefined;
}

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The board always fills its box. */
export function held({ scale, x, y }: Zoom, { width, height }: Size, largest: number): Zoom {
  const size = between(scale, 1, largest);
  return { scale: size, x: between(x, width * (1 - size), 0), y: between(y, height * (1 - size), 0) };
}

const STAY: Point = { x: 0, y: 0 };

/** Scaled so that the point of the board under `at` stays there, then moved. */
export function zoomed(zoom: Zoom, box: Size, largest: number, at: Point, factor: number, move: Point = STAY): Zoom {
  const scale = between(zoom.scale * factor, 1, largest);
  const grown = scale / zoom.scale;
  const [x, y] = [at.x - (at.x - zoom.x) * grown + move.x, at.y - (at.y - zoom.y) * grown + move.y];
  return held({ scale, x, y }, box, largest);
}

/** Moved as little as needed to show a point of the unzoomed box, away from the edges. */
export function showing(zoom: Zoom, box: Size, largest: number, point: Point): Zoom {
  const [x, y] = [point.x * zoom.scale + zoom.x, point.y * zoom.scale + zoom.y];
  const move = {
    x: between(x, box.width * 0.15, box.width * 0.85) - x,
    y: between(y, box.height * 0.15, box.height * 0.85) - y,
  };
  return move.x === 0 && move.y === 0 ? zoom : zoomed(zoom, box, largest, STAY, 1, move);
}

/** Centred on a point of the unzoomed box, at no less than a given scale. */
export function centred(zoom: Zoom, box: Size, largest: number, point: Point, scale: number): Zoom {
  const size = between(Math.max(zoom.scale, scale), 1, largest);
  return held({ scale: size, x: box.width / 2 - point.x * size, y: box.height / 2 - point.y * size }, box, largest);
}

/** The fraction of the box that the points fill in a close-up. */
const FILLED = 0.6;

/** Zoomed in on these points and their surroundings. */
export function closeUp(box: Size, points: readonly Point[], largest = CLOSER): Zoom {
  if (points.length === 0) return WHOLE;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    largest,
    (FILLED * box.width) / Math.max(1, right - left),
    (FILLED * box.height) / Math.max(1, bottom - top),
  );
  return centred(WHOLE, box, largest, { x: (left + right) / 2, y: (top + bottom) / 2 }, scale);
}

export const unzoomed = ({ scale, x, y }: Zoom, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});

export interface Zooming {
  readonly zoom: Zoom;
  /** Zooms around a point of the box, or its centre, and moves. */
  by(factor: number, at?: Point, move?: Point): void;
  show(point: Point): void;
  closeUp(points: readonly Point[]): void;
  goHome(): void;
  /**
   * `+` and `-` zoom, `0` shows the whole board, the Home key the reader's own piece. Returns whether the key was one
   * of these.
   */
  key(key: string): boolean;
}

export function useZoom(box: Size, { largest, home }: ZoomLimits): Zooming {
  const [zoom, setZoom] = useState<Zoom>(WHOLE);
  useLayoutEffect(() => setZoom((now) => held(now, box, largest)), [box.width, box.height, largest]);
  const middle = { x: box.width / 2, y: box.height / 2 };
  const by = (factor: number, at: Point = middle, move?: Point) =>
    setZoom((now) => zoomed(now, box, largest, at, factor, move));
  const goHome = () => {
    if (home !== undefined) setZoom((now) => centred(now, box, largest, home, CLOSER));
  };
  return {
    zoom,
    by,
    show: (point) => setZoom((now) => showing(now, box, largest, point)),
    closeUp: (points) => setZoom(closeUp(box, points)),
    goHome,
    key(key) {
      if (key === '+' || key === '=') by(KEY_STEP);
      else if (key === '-') by(1 / KEY_STEP);
      else if (key === '0') setZoom(WHOLE);
      else if (key === 'Home' && home !== undefined) goHome();
      else return false;
      return true;
    },
  };
}
