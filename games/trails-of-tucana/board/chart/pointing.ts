import { useSignal } from '@preact/signals';
import { type Hold, type Point, type Size, unzoomed, usePointing, useTouch, type Zooming } from '@skerry/look';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ActionOf } from '../../rules/actions.ts';
import type { IslandMap } from '../../rules/map.ts';
import {
  distance,
  geometryOf,
  hexUnder,
  inBox,
  middleOf,
  nearestSegment,
  onChart,
  RADIUS,
  scaleIn,
} from './chart-geometry.ts';
import { penAt } from './shown-island.ts';

/** Half the touch width of a segment, in pixels. */
const REACH = 22;

type Draw = ActionOf<'draw'>;

interface Asked {
  readonly island: IslandMap;
  readonly box: Size;
  readonly zooming: Zooming;
  readonly choices: readonly unknown[];
  /** Drawable segments, and those refused with a reason. */
  readonly allowed: ReadonlyMap<number, Draw>;
  readonly refused: ReadonlyMap<number, unknown>;
  /** The pointer that must confirm before a trail is drawn. */
  readonly asks: 'finger' | undefined;
  answer(draw: Draw): void;
  /** Says why a segment is refused; by default the segment's slip does. */
  readonly refuse?: ((segment: number) => void) | undefined;
}

/** Adapts the kit's pointing to a zoomable island, where trails can also be drawn by dragging from hex to hex. */
export function useDrawing({ island, box, zooming, choices, allowed, refused, asks, answer, refuse }: Asked) {
  const { zoom } = zooming;
  const map = geometryOf(island);
  const aimed = useSignal<number | undefined>(undefined);
  /** From a hex to the pointer, while dragging a trail. */
  const [pull, setPull] = useState<{ readonly hex: number; readonly to: Point } | undefined>(undefined);
  /** The start hex of the trail being pressed. */
  const from = useRef<number>(undefined);
  useEffect(() => setPull(undefined), [choices]);

  const pointing = usePointing<Draw>({
    name: 'segment',
    choices,
    start: allowed.keys().next().value,
    aimed,
    meant: (segment) => ({
      action: allowed.get(segment),
      asks,
      refuse: refuse && (() => refuse(segment)),
    }),
    play(draw) {
      penAt.value = from.current;
      setPull(undefined);
      answer(draw);
    },
    beside: (segment, arrow) => neighbour(island, allowed.keys(), segment, arrow),
    show: (segment) => zoom.scale > 1 && zooming.show(inBox(map, box, middleOf(island, segment))),
    key: ({ key }) => zooming.key(key),
  });
  const { over, open } = pointing;
  /** Starts a press on a segment, drawn from a hex. */
  const pressFrom = (hex: number | undefined, segment: number | undefined, by: 'mouse' | 'finger') => {
    from.current = hex;
    pointing.press(segment, by);
    from.current = undefined;
  };

  const perPixel = 1 / (scaleIn(map, box) * zoom.scale);
  const chartPoint = (point: Point): Point => onChart(map, box, unzoomed(zoom, point));
  const near = (point: Point, among: Iterable<number>) =>
    nearestSegment(island, among, chartPoint(point), Math.max(REACH * perPixel, 12));
  const between = (one: number, other: number | undefined): number | undefined => {
    const segment = other === undefined ? -1 : island.between[one * island.hexes.length + other]!;
    return segment < 0 ? undefined : segment;
  };
  /** The end of a segment nearer to a point. */
  const nearerEnd = (segment: number, point: Point): number => {
    const [one, other] = island.segments[segment]!;
    return distance(map.middles[one]!, point) <= distance(map.middles[other]!, point) ? one : other;
  };

  /** Dragging from a hex draws a trail; if the island can be panned, only near the hex's middle. */
  const hold = (point: Point): Hold | undefined => {
    const hex = hexUnder(map, chartPoint(point));
    if (hex === undefined || !island.at[hex]!.some((segment) => allowed.has(segment))) return undefined;
    const isGrip = distance(map.middles[hex]!, chartPoint(point)) < RADIUS * 0.55;
    if (!isGrip && zoom.scale > 1) return undefined;
    const segmentTo = (to: Point) => between(hex, hexUnder(map, chartPoint(to)));
    return {
      drag(to) {
        setPull({ hex, to: chartPoint(to) });
        const segment = segmentTo(to) ?? -1;
        over.value = allowed.has(segment) ? segment : undefined;
        open.value = refused.has(segment) ? segment : undefined;
      },
      drop(to) {
        setPull(undefined);
        over.value = undefined;
        const segment = segmentTo(to);
        if (segment !== undefined && allowed.has(segment)) pressFrom(hex, segment, 'mouse');
      },
    };
  };
  const touch = useTouch(zooming, {
    tap(point, { pointerType }) {
      const segment = near(point, allowed.keys()) ?? near(point, refused.keys());
      const hex = segment === undefined ? undefined : nearerEnd(segment, chartPoint(point));
      pressFrom(hex, segment, pointerType === 'mouse' ? 'mouse' : 'finger');
    },
    hold,
    hover(point) {
      over.value = point === undefined ? undefined : near(point, allowed.keys());
    },
    cancel() {
      setPull(undefined);
      pointing.forget();
    },
  });

  /** The segment that would be drawn. */
  const [aim] = [over.value, aimed.value].filter((segment) => segment !== undefined && allowed.has(segment));
  return { pointing, touch, pull, aim };
}

/** Left and right follow reading order; up and down go to the nearest above and below. */
const ARROWS: { readonly [key: string]: { readonly step: number } | { readonly up: number } } = {
  ArrowLeft: { step: -1 },
  ArrowRight: { step: 1 },
  ArrowUp: { up: -1 },
  ArrowDown: { up: 1 },
};

/** An arrow's destination. The right arrow alone reaches every segment. */
export function neighbour(island: IslandMap, among: Iterable<number>, from: number, arrow: string): number {
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
