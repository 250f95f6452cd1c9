import { type Hex, type HexGrid, hexAt, hexOutline, type Point, type Size } from '@skerry/look';
import type { IslandMap } from '../../rules/map.ts';

/** Chart units: the radius of a hex, half its width, and the distance between rows. */
export const RADIUS = 40;
const HALF = 34.64;
const ROW = 60;
/** Between the centres of neighbouring hexes. */
export const STRIDE = 2 * HALF;
/** Water between the outer hexes and the frame. */
const MARGIN = 2;

/** Positions on an island. */
export interface ChartGeometry extends Size {
  readonly left: number;
  readonly top: number;
  /** The centre of each hex. */
  readonly middles: readonly Point[];
  /** The number of the hex at each place. */
  readonly places: ReadonlyMap<string, number>;
  /** The outline of all hexes, slightly larger, so that a stroke follows the shore. */
  readonly shore: string;
  /** The outline of each hex, and of all together. */
  readonly outlines: readonly string[];
  readonly outline: string;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Hexes lie with a point up. */
const grid = (radius: number): HexGrid => ({ up: 'point', radius });
const GRID = grid(RADIUS);

/** The outline of a hex of any size. */
export const hexagon = (middle: Point, radius: number): string => hexOutline(grid(radius), middle);

const nameOf = ({ q, r }: Hex): string => `${q} ${r}`;

function measure({ hexes }: IslandMap): ChartGeometry {
  const middles = hexes.map(({ x, row }) => ({ x: x * HALF, y: row * ROW }));
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const left = Math.min(...xs) - HALF - MARGIN;
  const top = Math.min(...ys) - RADIUS - MARGIN;
  const outlines = middles.map((middle) => hexagon(middle, RADIUS));
  return {
    left,
    top,
    width: Math.max(...xs) + HALF + MARGIN - left,
    height: Math.max(...ys) + RADIUS + MARGIN - top,
    middles,
    places: new Map(middles.map((middle, hex) => [nameOf(hexAt(GRID, middle)), hex])),
    shore: middles.map((middle) => hexagon(middle, RADIUS + 3)).join(''),
    outlines,
    outline: outlines.join(''),
  };
}

const geometries = new WeakMap<IslandMap, ChartGeometry>();

/** Computed once per island. */
export function geometryOf(island: IslandMap): ChartGeometry {
  const known = geometries.get(island) ?? measure(island);
  geometries.set(island, known);
  return known;
}

export const viewBox = ({ left, top, width, height }: ChartGeometry): string =>
  [left, top, width, height].map(round).join(' ');

/** Pixels per chart unit in a box, with the chart centred and as large as possible. */
export const scaleIn = ({ width, height }: Size, box: Size): number => Math.min(box.width / width, box.height / height);

/** Box pixels to chart units. */
export function onChart(map: ChartGeometry, box: Size, { x, y }: Point): Point {
  const scale = scaleIn(map, box);
  return {
    x: map.left + map.width / 2 + (x - box.width / 2) / scale,
    y: map.top + map.height / 2 + (y - box.height / 2) / scale,
  };
}

/** Chart units to box pixels. */
export function inBox(map: ChartGeometry, box: Size, { x, y }: Point): Point {
  const scale = scaleIn(map, box);
  return {
    x: box.width / 2 + (x - map.left - map.width / 2) * scale,
    y: box.height / 2 + (y - map.top - map.height / 2) * scale,
  };
}

/** Whether a place in the box, in pixels, is water with no hex nearer than the gap. */
export function isFree(map: ChartGeometry, box: Size, at: Point & Size, gap: number): boolean {
  const scale = scaleIn(map, box);
  return map.middles.every((middle) => {
    const { x, y } = inBox(map, box, middle);
    const dx = Math.max(x - HALF * scale - at.x - at.width, at.x - x - HALF * scale);
    const dy = Math.max(y - RADIUS * scale - at.y - at.height, at.y - y - RADIUS * scale);
    return Math.max(dx, dy) >= gap;
  });
}

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The hex under a point. */
export const hexUnder = ({ places }: ChartGeometry, point: Point): number | undefined =>
  places.get(nameOf(hexAt(GRID, point)));

/**
 * The segment nearest to a point among these, within reach. Ends are shared by many segments, so the middle counts.
 */
export function nearestSegment(
  island: IslandMap,
  segments: Iterable<number>,
  point: Point,
  reach: number,
): number | undefined {
  const { middles } = geometryOf(island);
  let best: number | undefined;
  let least = reach;
  for (const segment of segments) {
    const [from, to] = island.segments[segment]!;
    const far = awayFrom(middles[from]!, middles[to]!, point);
    if (far >= least) continue;
    best = segment;
    least = far;
  }
  return best;
}

/** The distance of a point from the middle half of a line. */
function awayFrom(from: Point, to: Point, { x, y }: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
  const held = Math.max(0.25, Math.min(0.75, along));
  return Math.hypot(x - from.x - held * dx, y - from.y - held * dy);
}

/** A part of a segment as a straight line: 20 % to 80 % for a mark. */
export function stretch(island: IslandMap, segment: number, from: number, to: number): string {
  const [a, b] = endsOf(island, segment);
  const at = (share: number) => `${round(a.x + (b.x - a.x) * share)} ${round(a.y + (b.y - a.y) * share)}`;
  return `M${at(from)}L${at(to)}`;
}

/** A hand-drawn, slightly curved trail; deterministic per segment. It starts at the given hex. */
export function bow(island: IslandMap, segment: number, first?: number): string {
  const [from, to] = island.segments[segment]!;
  const { middles } = geometryOf(island);
  const side = (((segment * 37) % 11) / 10 - 0.5) * 9;
  const [a, b] = [middles[from]!, middles[to]!];
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  const bend = {
    x: (a.x + b.x) / 2 - ((b.y - a.y) / long) * side,
    y: (a.y + b.y) / 2 + ((b.x - a.x) / long) * side,
  };
  const [start, end] = first === to ? [b, a] : [a, b];
  return `M${round(start.x)} ${round(start.y)}Q${round(bend.x)} ${round(bend.y)} ${round(end.x)} ${round(end.y)}`;
}

export function endsOf(island: IslandMap, segment: number): readonly [Point, Point] {
  const [from, to] = island.segments[segment]!;
  const { middles } = geometryOf(island);
  return [middles[from]!, middles[to]!];
}

export function middleOf(island: IslandMap, segment: number): Point {
  const [a, b] = endsOf(island, segment);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
