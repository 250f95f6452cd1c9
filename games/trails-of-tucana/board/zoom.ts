import type { Point, Size } from '@skerry/look';
import { useLayoutEffect, useState } from 'preact/hooks';

/** How the chart is enlarged and moved: first scaled from its corner, then moved, in pixels. */
export interface Zoom extends Point {
  readonly scale: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
/** A double tap or a press of a button. */
export const CLOSER = 2.2;
const LARGEST = 4;

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The chart always fills its box. */
function held({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const size = between(scale, 1, LARGEST);
  return { scale: size, x: between(x, width * (1 - size), 0), y: between(y, height * (1 - size), 0) };
}

/** Scaled so that the point of the chart under `at` stays there, and moved along. */
export function zoomed(zoom: Zoom, box: Size, at: Point, factor: number, move: Point = { x: 0, y: 0 }): Zoom {
  const scale = between(zoom.scale * factor, 1, LARGEST);
  const grown = scale / zoom.scale;
  return held({ scale, x: at.x - (at.x - zoom.x) * grown + move.x, y: at.y - (at.y - zoom.y) * grown + move.y }, box);
}

/** A point of the box as it would be without zoom. */
export const unzoomed = ({ scale, x, y }: Zoom, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});

export function useZoom(box: Size) {
  const [zoom, setZoom] = useState<Zoom>(WHOLE);
  useLayoutEffect(() => setZoom((now) => held(now, box)), [box.width, box.height]);
  const middle = { x: box.width / 2, y: box.height / 2 };
  return {
    zoom,
    by: (factor: number, at: Point = middle, move?: Point) => setZoom((now) => zoomed(now, box, at, factor, move)),
    /** Moves as little as needed to have a point of the box well in sight. */
    show: (point: Point) =>
      setZoom((now) => {
        const x = point.x * now.scale + now.x;
        const y = point.y * now.scale + now.y;
        const move = {
          x: between(x, box.width * 0.15, box.width * 0.85) - x,
          y: between(y, box.height * 0.15, box.height * 0.85) - y,
        };
        return move.x === 0 && move.y === 0 ? now : zoomed(now, box, middle, 1, move);
      }),
  };
}
