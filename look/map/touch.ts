/** Pointer, touch and wheel input for a board that can be zoomed: the same on every board. */
import { useRef } from 'preact/hooks';
import type { Point } from '../chart.tsx';
import { CLOSER, type Zooming } from './zoom.ts';

/** A pointer that moves less counts as still, in pixels. */
export const STILL = 7;
/** Two taps within this time and this close together are a double tap. */
const DOUBLE = 300;
const NEAR = 22;

/** A thing that a press has picked up, instead of the board itself: it is dragged and dropped. */
export interface Hold {
  drag(point: Point): void;
  drop(point: Point): void;
}

/** The board's handlers. Points are pixels of its box. */
export interface Touched {
  /** A press that did not move. A second one right after the first zooms in instead. */
  tap(point: Point, event: PointerEvent): void;
  /** The position of the mouse; undefined when it has left. */
  hover?(point: Point | undefined): void;
  /** What a press at this point picks up; if absent, a drag pans the board. */
  hold?(point: Point): Hold | undefined;
  /** A press was cancelled: by a second finger, or the browser. */
  cancel?(): void;
}

interface Press {
  readonly id: number;
  readonly start: Point;
  readonly hold: Hold | undefined;
  moved: boolean;
}

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The handlers for the element that has the size of the box. */
export function useTouch({ zoom, by }: Pick<Zooming, 'zoom' | 'by'>, touched: Touched) {
  const pointers = useRef(new Map<number, Point>());
  const press = useRef<Press | undefined>(undefined);
  const lastTap = useRef<{ readonly at: Point; readonly time: number } | undefined>(undefined);

  const tap = (point: Point, event: PointerEvent) => {
    const last = lastTap.current;
    const isFinger = event.pointerType !== 'mouse';
    const isSecond = last !== undefined && event.timeStamp - last.time < DOUBLE && apart(last.at, point) < NEAR;
    lastTap.current = isSecond ? undefined : { at: point, time: event.timeStamp };
    if (isFinger && isSecond) by(zoom.scale > 1 ? 1 / zoom.scale : CLOSER, point);
    else touched.tap(point, event);
  };
  const drag = (now: Press, point: Point, before: Point) => {
    now.moved ||= apart(point, now.start) > STILL;
    if (!now.moved) return;
    if (now.hold !== undefined) now.hold.drag(point);
    else by(1, point, { x: point.x - before.x, y: point.y - before.y });
  };
  const pinch = (point: Point, before: Point, other: Point) => {
    const factor = Math.max(1, apart(point, other)) / Math.max(1, apart(before, other));
    const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
    by(factor, middle, { x: (point.x - before.x) / 2, y: (point.y - before.y) / 2 });
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      const point = pointOf(event);
      pointers.current.set(event.pointerId, point);
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      if (pointers.current.size > 1) {
        press.current = undefined;
        touched.cancel?.();
      } else press.current = { id: event.pointerId, start: point, hold: touched.hold?.(point), moved: false };
    },
    onPointerMove(event: PointerEvent) {
      const point = pointOf(event);
      const before = pointers.current.get(event.pointerId);
      if (before === undefined) {
        if (event.pointerType === 'mouse') touched.hover?.(point);
        return;
      }
      const [other] = [...pointers.current].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
      pointers.current.set(event.pointerId, point);
      if (other !== undefined) pinch(point, before, other);
      else if (press.current !== undefined) drag(press.current, point, before);
    },
    onPointerUp(event: PointerEvent) {
      const now = press.current;
      pointers.current.delete(event.pointerId);
      if (now?.id !== event.pointerId) return;
      press.current = undefined;
      if (!now.moved) tap(pointOf(event), event);
      else now.hold?.drop(pointOf(event));
    },
    onPointerCancel(event: PointerEvent) {
      pointers.current.delete(event.pointerId);
      press.current = undefined;
      touched.cancel?.();
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === 'mouse' && press.current === undefined) touched.hover?.(undefined);
    },
    onWheel(event: WheelEvent) {
      // A wheel without a key scrolls the page around a board that is not zoomed.
      if (!event.ctrlKey && zoom.scale === 1) return;
      event.preventDefault();
      if (event.ctrlKey) by(Math.exp(-event.deltaY / 200), pointOf(event));
      else by(1, undefined, { x: -event.deltaX, y: -event.deltaY });
    },
  };
}

function pointOf(event: PointerEvent | WheelEvent): Point {
  const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
