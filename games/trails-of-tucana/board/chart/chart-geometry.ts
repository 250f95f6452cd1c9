import { type Hex, type HexGrid, hexAt, hexOutline, type Point, type Size } from '@skerry/look';
import type { IslandMap } from '../../rules/map.ts';

/** Measures of the chart, in its own units: the radius of a hex, half its width, and the way from row to row. */
export const RADIUS = 40;
const HALF = 34.64;
const ROW = 60;
/** From the middle of a hex to the middle of its neighbour. */
export const STRIDE = 2 * HALF;
/** Water between the outer hexes and the frame. */
const MARGIN = 2;

/** Where everything on an island lies. */
export interface ChartGeometry extends Size {
  /** The upper left corner of the chart. */
  readonly left: number;
  readonly top: number;
  /** The middle of each hex. */
  readonly middles: readonly Point[];
  /** The number of the hex at each place. */
  readonly places: ReadonlyMap<string, number>;
  /** The outline of all hexes, a little larger, so that a stroke follows the shore. */
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

/** An island is measured once. */
export function geometryOf(island: IslandMap): ChartGeometry {
  const known = geometries.get(island) ?? measure(island);
  geometries.set(island, known);
  return known;
}

export const viewBox = ({ left, top, width, height }: ChartGeometry): string =>
  [left, top, width, height].map(round).join(' ');

/** How many pixels a unit of the chart is in a box, where the chart is centred and as large as it can be. */
export const scaleIn = ({ width, height }: Size, box: Size): number => Math.min(box.width / width, box.height / height);

/** A point of the box, in pixels from its corner, on the chart. */
export function onChart(map: ChartGeometry, box: Size, { x, y }: Point): Point {
  const scale = scaleIn(map, box);
  return {
    x: map.left + map.width / 2 + (x - box.width / 2) / scale,
    y: map.top + map.height / 2 + (y - box.height / 2) / scale,
  };
}

/** A point of the chart in the box, in pixels from its corner. */
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

/** The segment whose line is nearest to a point, if one of these is within reach. Its ends belong to many, so its middle counts. */
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

/** How far a point is from the middle half of a line. */
function awayFrom(from: Point, to: Point, { x, y }: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
  const held = Math.max(0.25, Math.min(0.75, along));
  return Math.hypot(x - from.x - held * dx, y - from.y - held * dy);
}

/** A part of a segment as a straight line: from 20 % to 80 % for a mark. */
export function stretch(island: IslandMap, segment: number, from: number, to: number): string {
  const [a, b] = endsOf(island, segment);
  const at = (share: number) => `${round(a.x + (b.x - a.x) * share)} ${round(a.y + (b.y - a.y) * share)}`;
  return `M${at(from)}L${at(to)}`;
}

/** A trail as a hand draws it, slightly bowed; always the same for one segment. It begins at the hex that is named. */
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
