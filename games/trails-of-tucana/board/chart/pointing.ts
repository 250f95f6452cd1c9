import { type Hold, isArrow, type Point, type Size, unzoomed, useTouch, type Zooming } from '@skerry/look';
import { useEffect, useState } from 'preact/hooks';
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

/** Half the width of the band along a segment that takes a touch, in pixels. */
const REACH = 22;

export interface Aim {
  readonly segment: number;
  /** Marked by a tap: it stays until it is confirmed. */
  readonly held: boolean;
}

interface Asked {
  readonly island: IslandMap;
  readonly box: Size;
  readonly zooming: Zooming;
  /** The segments that may be drawn, and those that are refused with a reason. */
  readonly allowed: ReadonlySet<number>;
  readonly refused: ReadonlySet<number>;
  draw(segment: number): void;
  /** Says why a segment is refused; without it the slip of the segment does. */
  readonly refuse?: ((segment: number) => void) | undefined;
}

/** What a pointer, a finger, two fingers or a key do to the island. */
export function usePointing({ island, box, zooming, allowed, refused, draw, refuse }: Asked) {
  const { zoom } = zooming;
  const map = geometryOf(island);
  const [aim, setAim] = useState<Aim | undefined>(undefined);
  /** A refused segment that was tried. */
  const [tried, setTried] = useState<number | undefined>(undefined);
  /** From a hex to the pointer, while a trail is being dragged. */
  const [pull, setPull] = useState<{ readonly hex: number; readonly to: Point } | undefined>(undefined);
  const [focused, setFocused] = useState<number | undefined>(undefined);
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
    const { between: segments, hexes } = island;
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
    const [from, to] = island.segments[segment]!;
    return distance(map.middles[from]!, point) <= distance(map.middles[to]!, point) ? from : to;
  };

  /** A trail is drawn from a hex by dragging; near the middle of the hex where the island can be moved about too. */
  const hold = (point: Point): Hold | undefined => {
    const hex = hexUnder(map, chartPoint(point));
    if (hex === undefined || !island.at[hex]!.some((segment) => allowed.has(segment))) return undefined;
    const isGrip = distance(map.middles[hex]!, chartPoint(point)) < RADIUS * 0.55;
    if (!isGrip && zoom.scale > 1) return undefined;
    return {
      drag(to) {
        setPull({ hex, to: chartPoint(to) });
        const segment = between(hex, hexUnder(map, chartPoint(to)));
        aimAt(segment !== undefined && allowed.has(segment) ? segment : undefined);
        setTried(segment !== undefined && refused.has(segment) ? segment : undefined);
      },
      drop(to) {
        setPull(undefined);
        const segment = between(hex, hexUnder(map, chartPoint(to)));
        if (segment !== undefined && allowed.has(segment)) ink(segment, hex);
        else setAim(undefined);
      },
    };
  };

  const tap = (point: Point, event: PointerEvent) => {
    const segment = near(point, allowed);
    setTried(undefined);
    if (segment === undefined) {
      setAim(undefined);
      const against = near(point, refused);
      if (against !== undefined && refuse !== undefined) refuse(against);
      else setTried(against);
    } else if (event.pointerType === 'mouse' || (aim?.held && aim.segment === segment))
      ink(segment, nearerEnd(segment, chartPoint(point)));
    else aimAt(segment, true);
  };

  const touch = useTouch(zooming, {
    tap,
    hold,
    hover: (point) => aimAt(point === undefined ? undefined : near(point, allowed)),
    cancel: () => {
      setPull(undefined);
      setAim(undefined);
    },
  });

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
    touch,
    focus(segment: number, event: FocusEvent) {
      setFocused(segment);
      if (!(event.currentTarget as Element).matches(':focus-visible')) return;
      aimAt(segment);
      if (zoom.scale > 1) zooming.show(inBox(map, box, middleOf(island, segment)));
    },
    key(event: KeyboardEvent) {
      // The key says where it was pressed, in a browser that tells of no focus, too.
      const held = Number(
        (event.target as Element).closest('[data-segment]')?.getAttribute('data-segment') ?? Number.NaN,
      );
      const here = allowed.has(held) ? held : undefined;
      if ((event.key === 'Enter' || event.key === ' ') && here !== undefined) ink(here, undefined);
      else if (event.key === 'Escape' && (aim !== undefined || tried !== undefined)) {
        setAim(undefined);
        setTried(undefined);
      } else if (isArrow(event.key) && here !== undefined) {
        const next = neighbour(island, allowed, here, event.key);
        setFocused(next);
        (event.currentTarget as Element).querySelector<SVGGElement>(`[data-segment="${next}"]`)?.focus();
      } else if (!zooming.key(event.key)) return;
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
