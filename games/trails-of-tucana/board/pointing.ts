import type { Point, Size } from '@skerry/look';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Island } from '../content/islands.ts';
import { MAPS } from '../rules/map.ts';
import { penAt } from './seen.ts';
import { distance, hexAt, inBox, middleOf, nearestSegment, onChart, RADIUS, SURVEYS, scaleIn } from './survey.ts';
import { CLOSER, unzoomed, type Zoom } from './zoom.ts';

/** Half the width of the band along a segment that takes a touch, in pixels. */
const REACH = 22;
/** A finger or mouse that moves less has not moved, in pixels. */
const STILL = 7;
const DOUBLE = 300;

export interface Aim {
  readonly segment: number;
  /** Marked by a tap: it stays until it is confirmed. */
  readonly held: boolean;
}

interface Press {
  readonly id: number;
  readonly start: Point;
  /** The hex where it began, if a trail may be drawn from there. */
  readonly hex: number | undefined;
  doing: 'tap' | 'draw' | 'pan';
}

interface Asked {
  readonly island: Island;
  readonly box: Size;
  readonly zoom: Zoom;
  /** The segments that may be drawn, and those that are refused with a reason. */
  readonly allowed: ReadonlySet<number>;
  readonly refused: ReadonlySet<number>;
  draw(segment: number): void;
  zoomBy(factor: number, at?: Point, move?: Point): void;
  show(point: Point): void;
}

/** What a pointer, a finger, two fingers or a key do to the island. */
export function usePointing({ island, box, zoom, allowed, refused, draw, zoomBy, show }: Asked) {
  const map = SURVEYS[island];
  const [aim, setAim] = useState<Aim | undefined>(undefined);
  /** A refused segment that was tried. */
  const [tried, setTried] = useState<number | undefined>(undefined);
  /** From a hex to the pointer, while a trail is being dragged. */
  const [pull, setPull] = useState<{ readonly hex: number; readonly to: Point } | undefined>(undefined);
  const [focused, setFocused] = useState<number | undefined>(undefined);
  const pointers = useRef(new Map<number, Point>());
  const press = useRef<Press | undefined>(undefined);
  const lastTap = useRef<{ readonly at: Point; readonly time: number } | undefined>(undefined);
  useEffect(() => {
    setAim(undefined);
    setTried(undefined);
    setPull(undefined);
  }, [allowed]);

  const perPixel = 1 / (scaleIn(map, box) * zoom.scale);
  const chartPoint = (point: Point): Point => onChart(map, box, unzoomed(zoom, point));
  const near = (point: Point, among: Iterable<number>, reach = REACH) =>
    nearestSegment(island, among, chartPoint(point), Math.max(reach * perPixel, 12));
  const aimAt = (segment: number | undefined, held = false) =>
    setAim(segment === undefined ? undefined : { segment, held });
  const between = (one: number, other: number | undefined): number | undefined => {
    if (other === undefined) return undefined;
    const { between: segments, hexes } = MAPS[island];
    const segment = segments[one * hexes.length + other]!;
    return segment < 0 ? undefined : segment;
  };
  const ink = (segment: number, from: number | undefined) => {
    penAt.value = from;
    setAim(undefined);
    setPull(undefined);
    draw(segment);
  };
  /** The end of a segment that a point is nearer to. */
  const nearerEnd = (segment: number, point: Point): number => {
    const [from, to] = MAPS[island].segments[segment]!;
    return distance(map.middles[from]!, point) <= distance(map.middles[to]!, point) ? from : to;
  };

  const beginPress = (event: PointerEvent, point: Point) => {
    const hex = hexAt(map, chartPoint(point));
    const grip = hex !== undefined && distance(map.middles[hex]!, chartPoint(point)) < RADIUS * 0.55;
    const starts = hex !== undefined && MAPS[island].at[hex]!.some((segment) => allowed.has(segment));
    const canDraw = starts && (grip || zoom.scale === 1);
    press.current = { id: event.pointerId, start: point, hex: canDraw ? hex : undefined, doing: 'tap' };
  };

  const drag = (now: Press, point: Point, before: Point) => {
    if (now.doing === 'tap' && distance(point, now.start) > STILL) now.doing = now.hex === undefined ? 'pan' : 'draw';
    if (now.doing === 'pan') zoomBy(1, point, { x: point.x - before.x, y: point.y - before.y });
    if (now.doing !== 'draw' || now.hex === undefined) return;
    const to = chartPoint(point);
    setPull({ hex: now.hex, to });
    const segment = between(now.hex, hexAt(map, to));
    aimAt(segment !== undefined && allowed.has(segment) ? segment : undefined);
    setTried(segment !== undefined && refused.has(segment) ? segment : undefined);
  };

  const tap = (event: PointerEvent, point: Point) => {
    const segment = near(point, allowed);
    setTried(undefined);
    if (event.pointerType === 'mouse') {
      if (segment !== undefined) ink(segment, nearerEnd(segment, chartPoint(point)));
      else setTried(near(point, refused));
      return;
    }
    const last = lastTap.current;
    lastTap.current = { at: point, time: event.timeStamp };
    if (last !== undefined && event.timeStamp - last.time < DOUBLE && distance(last.at, point) < REACH) {
      lastTap.current = undefined;
      zoomBy(zoom.scale > 1 ? 1 / zoom.scale : CLOSER, point);
    } else if (segment === undefined) {
      setAim(undefined);
      setTried(near(point, refused));
    } else if (aim?.held && aim.segment === segment) ink(segment, nearerEnd(segment, chartPoint(point)));
    else aimAt(segment, true);
  };

  const pointOf = (event: PointerEvent | WheelEvent): Point => {
    const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  return {
    aim,
    tried,
    pull,
    focused,
    close() {
      setAim(undefined);
      setTried(undefined);
    },
    confirm() {
      if (aim !== undefined) ink(aim.segment, undefined);
    },
    down(event: PointerEvent) {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      const point = pointOf(event);
      pointers.current.set(event.pointerId, point);
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      if (pointers.current.size === 1) beginPress(event, point);
      else {
        press.current = undefined;
        setPull(undefined);
      }
    },
    move(event: PointerEvent) {
      const point = pointOf(event);
      const before = pointers.current.get(event.pointerId);
      if (before === undefined) {
        if (event.pointerType === 'mouse') aimAt(near(point, allowed));
        return;
      }
      const [other] = [...pointers.current].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
      pointers.current.set(event.pointerId, point);
      if (other !== undefined) {
        const factor = Math.max(1, distance(point, other)) / Math.max(1, distance(before, other));
        const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
        zoomBy(factor, middle, { x: (point.x - before.x) / 2, y: (point.y - before.y) / 2 });
      } else if (press.current !== undefined) drag(press.current, point, before);
    },
    up(event: PointerEvent) {
      const now = press.current;
      pointers.current.delete(event.pointerId);
      if (now?.id !== event.pointerId) return;
      press.current = undefined;
      setPull(undefined);
      if (now.doing === 'tap') tap(event, pointOf(event));
      else if (now.doing === 'draw' && now.hex !== undefined) {
        const segment = between(now.hex, hexAt(map, chartPoint(pointOf(event))));
        if (segment !== undefined && allowed.has(segment)) ink(segment, now.hex);
        else setAim(undefined);
      }
    },
    cancel(event: PointerEvent) {
      pointers.current.delete(event.pointerId);
      press.current = undefined;
      setPull(undefined);
      setAim(undefined);
    },
    leave(event: PointerEvent) {
      if (event.pointerType === 'mouse' && press.current === undefined) setAim(undefined);
    },
    wheel(event: WheelEvent) {
      if (!event.ctrlKey && zoom.scale === 1) return;
      event.preventDefault();
      if (event.ctrlKey) zoomBy(Math.exp(-event.deltaY / 200), pointOf(event));
      else zoomBy(1, undefined, { x: -event.deltaX, y: -event.deltaY });
    },
    focus(segment: number, event: FocusEvent) {
      setFocused(segment);
      if (!(event.currentTarget as Element).matches(':focus-visible')) return;
      aimAt(segment);
      if (zoom.scale > 1) show(inBox(map, box, middleOf(island, segment)));
    },
    key(event: KeyboardEvent) {
      const isArrow = Object.hasOwn(ARROWS, event.key);
      const here = focused !== undefined && allowed.has(focused) ? focused : undefined;
      if ((event.key === 'Enter' || event.key === ' ') && here !== undefined) ink(here, undefined);
      else if (event.key === 'Escape' && (aim !== undefined || tried !== undefined)) {
        setAim(undefined);
        setTried(undefined);
      } else if (event.key === '+' || event.key === '-') zoomBy(event.key === '+' ? 1.5 : 1 / 1.5);
      else if (isArrow && here !== undefined) {
        const next = neighbour(island, allowed, here, event.key);
        setFocused(next);
        (event.currentTarget as Element).querySelector<SVGGElement>(`[data-segment="${next}"]`)?.focus();
      } else return;
      event.preventDefault();
    },
  };
}

/** Left and right go from one to the next as one reads, up and down to the nearest above and below. */
const ARROWS: { readonly [key: string]: { readonly step: number } | { readonly up: number } } = {
  ArrowLeft: { step: -1 },
  ArrowRight: { step: 1 },
  ArrowUp: { up: -1 },
  ArrowDown: { up: 1 },
};

/** Where an arrow leads to. Every segment is reached by the arrow to the right alone. */
export function neighbour(island: Island, among: Iterable<number>, from: number, arrow: string): number {
  const way = ARROWS[arrow];
  if (way === undefined) return from;
  const places = [...among].map((segment) => ({ segment, ...middleOf(island, segment) }));
  if ('step' in way) {
    const read = places.sort((one, other) => one.y - other.y || one.x - other.x).map(({ segment }) => segment);
    return read.at((read.indexOf(from) + way.step) % read.length) ?? from;
  }
  const here = middleOf(island, from);
  const ahead = (y: number) => (y - here.y) * way.up;
  const cost = ({ x, y }: Point) => ahead(y) + 2 * Math.abs(x - here.x);
  return places.filter(({ y }) => ahead(y) > 1).sort((one, other) => cost(one) - cost(other))[0]?.segment ?? from;
}
