/** Positions of ports, and the sea lanes between them. */
import type { Point } from '@skerry/look';
import { CELLS, type Places, SEA } from '../../content/world.ts';
import { around, cellAt, middleOf } from './hex-geometry.ts';

/**
 * The lanes of the built-in chart, bent by hand so that none crosses land: between two ports, or of an event space by
 * its number. Used wherever a chart has ports at these ends; other lanes are routed automatically.
 */
const BENT: readonly string[] = [
  'M797 400L831 460L727 520',
  'M1351 160L1385 340Q1480 446 1628 400',
  'M1455 580L1455 820',
  'M589 1000L866 1000Q1110 1190 1222 886',
  'M554 100C520 -60 330 -50 196 -16C70 30 40 180 69 340',
  'M1108 820C1180 764 1120 680 1039 672',
  'M1039 672Q900 566 727 520',
  'M727 520L762 580',
  'M727 520C1000 540 930 290 693 220',
  'M727 520Q1010 540 1222 736',
  'M693 220Q1010 150 1351 160',
  'M693 220Q815 270 797 400',
  'M797 400L762 340',
  'M1351 160Q1378 228 1455 220',
  'M1351 160Q950 40 554 100',
  'M554 100Q450 -34 346 100',
  'M1455 220C1425 340 1500 410 1628 400',
  'M1628 400Q1466 468 1524 580',
  'M1222 736Q1330 770 1455 820',
  'M1455 820L1420 880',
  'M1222 736Q1330 620 1455 580',
  'M1455 580L1524 580',
  'M1108 820C1126 776 1160 770 1196 776C1236 784 1250 820 1222 886',
  'M1222 886Q1320 900 1420 880',
  'M1108 820C1170 768 1124 712 1062 712C960 712 850 716 727 760',
  'M727 760Q756 680 762 580',
  'M727 760Q748 920 589 1000',
  'M589 1000C480 1102 20 1084 139 940',
  'M139 940L69 940',
  'M69 940C8 800 -26 600 35 520',
  'M35 520Q-4 400 69 340',
  'M69 340C30 44 250 -10 346 100',
];

/** How far a port may be from the end of a bent lane for the lane to be used. */
const NEAR = 32;
/** Distance of an anchor from adjacent land. */
const OFF = 14;

export interface Lane {
  /** Port numbers: towns, then anchors. */
  readonly ends: readonly [number, number];
  /** Number of an event lane; 0 for a printed one. */
  readonly number: number;
  readonly path: string;
}

/** Towns, then anchors. */
export function portsOf({ towns, anchors, terrain }: Places): Point[] {
  return [...towns.map(middleOf), ...anchors.map((cell) => offshore(cell, terrain))];
}

/** Shifted slightly away from land. */
function offshore(cell: number, terrain: readonly number[]): Point {
  const { x, y } = middleOf(cell);
  const shores = around(cell)
    .filter((other) => other >= 0 && terrain[other] !== SEA)
    .map(middleOf);
  if (shores.length === 0) return { x, y };
  const dx = shores.reduce((sum, shore) => sum + x - shore.x, 0);
  const dy = shores.reduce((sum, shore) => sum + y - shore.y, 0);
  const away = Math.max(1, Math.hypot(dx, dy));
  return { x: x + (dx / away) * OFF, y: y + (dy / away) * OFF };
}

const KNOWN = new WeakMap<Places, readonly Lane[]>();

export function lanesOf(chart: Places): readonly Lane[] {
  const known = KNOWN.get(chart) ?? layOut(chart);
  KNOWN.set(chart, known);
  return known;
}

function layOut(chart: Places): readonly Lane[] {
  const ports = portsOf(chart);
  const lanes: Lane[] = [];
  chart.legs.forEach((legs, from) => {
    for (const { to, number } of legs) {
      if (to < from) continue;
      const through = chart.eventSpaces.find((space) => space.kind === 'lane' && space.number === number);
      const stops = [ports[from]!, ...(through === undefined ? [] : [middleOf(through.space)]), ports[to]!];
      lanes.push({ ends: [from, to], number, path: bentOf(stops, number > 0, chart) ?? routeOf(stops, chart) });
    }
  });
  return lanes;
}

/** Routed over a town's ruins where its lanes meet. */
export function laneBetween(chart: Places, from: number, to: number): string | undefined {
  const port = (place: number): number =>
    place < CELLS ? chart.towns.indexOf(place) : chart.towns.length + place - CELLS;
  const ends = [port(from), port(to)] as const;
  return legOf(chart, ...ends) ?? joined(legOf(chart, ends[0], chart.ruinTown), legOf(chart, chart.ruinTown, ends[1]));
}

export function lanePoints(chart: Places, from: number, to: number): Point[] {
  const lane = laneBetween(chart, from, to);
  return lane === undefined ? [] : along(lane);
}

function legOf(chart: Places, from: number, to: number): string | undefined {
  const lane = lanesOf(chart).find(({ ends }) => ends.includes(from) && ends.includes(to));
  return lane === undefined || lane.ends[0] === from
    ? lane?.path
    : drawn(lane.path, false, pointsOf(lane.path).reverse());
}

const joined = (one: string | undefined, other: string | undefined): string | undefined =>
  one === undefined || other === undefined ? undefined : one + other.replace('M', 'L');

const isNear = (one: Point, other: Point): boolean => away(one, other) < NEAR;

function bentOf(stops: readonly Point[], isNumbered: boolean, chart: Places): string | undefined {
  const [from, to] = [stops[0]!, stops.at(-1)!];
  for (const [n, path] of BENT.entries()) {
    const points = pointsOf(path);
    const [first, last] = [points[0]!, points.at(-1)!];
    const isForth = isNear(first, from) && isNear(last, to);
    if (!isForth && !(isNear(first, to) && isNear(last, from))) continue;
    const passes = points.some((point) => isNear(point, stops[1]!));
    if (isNumbered === n < 5 && (!isNumbered || passes)) {
      const lane = isForth ? points : [...points].reverse();
      const found = drawn(path, isForth, [from, ...lane.slice(1, -1), to]);
      return crossesLand(found, chart) ? undefined : found;
    }
  }
  return undefined;
}

/** A lane nearer than this to the middle of a land space counts as crossing it. */
const ASHORE = 26;

export function crossesLand(path: string, { terrain }: Places): boolean {
  const points = along(path);
  const ends = [cellAt(points[0]!), cellAt(points.at(-1)!)];
  return points.some((point) => {
    const cell = cellAt(point);
    return cell >= 0 && terrain[cell] !== SEA && !ends.includes(cell) && away(middleOf(cell), point) < ASHORE;
  });
}

/** Coordinates of a path of absolute `M`, `L`, `Q` and `C`, in pairs. */
export function pointsOf(path: string): Point[] {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, n) => ({ x: numbers[2 * n]!, y: numbers[2 * n + 1]! }));
}

/** The same path with other points, reversed if the lane was written the other way round. */
function drawn(path: string, isForth: boolean, points: readonly Point[]): string {
  const letters = Array.from(path.replace(/[^LQC]/g, ''));
  const order = isForth ? letters : letters.reverse();
  let n = 1;
  const at = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;
  const pieces = order.map((letter) => {
    const count = { L: 1, Q: 2, C: 3 }[letter]!;
    const piece =
      letter +
      points
        .slice(n, n + count)
        .map(at)
        .join(' ');
    n += count;
    return piece;
  });
  return `M${at(points[0]!)}${pieces.join('')}`;
}

function routeOf(stops: readonly Point[], chart: Places): string {
  const passed = stops.slice(1).flatMap((to, n) => overWater(stops[n]!, to, chart));
  const points = [stops[0]!, ...passed];
  const at = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;
  const bends = points.slice(1, -1).map((point, n) => {
    const next = points[n + 2]!;
    const isLast = n === points.length - 3;
    return `Q${at(point)} ${at(isLast ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`;
  });
  return `M${at(points[0]!)}${bends.length === 0 ? `L${at(points.at(-1)!)}` : bends.join('')}`;
}

/** The shortest sea route without its start; spaces passed in a straight line are left out. */
function overWater(from: Point, to: Point, { terrain }: Places): Point[] {
  const nearest = (point: Point): number =>
    terrain.reduce((best, _, cell) => (away(middleOf(cell), point) < away(middleOf(best), point) ? cell : best), 0);
  const [start, goal] = [nearest(from), nearest(to)];
  const came = new Map([[start, start]]);
  const front = [start];
  for (const cell of front) {
    if (cell === goal) break;
    const beside = around(cell).filter((other) => other >= 0 && (other === goal || terrain[other] === SEA));
    // Nearest to the goal first, so that a route over open water is straight.
    for (const other of beside.sort((a, b) => away(middleOf(a), to) - away(middleOf(b), to)))
      if (!came.has(other)) {
        came.set(other, cell);
        front.push(other);
      }
  }
  if (!came.has(goal)) return [to];
  const cells: number[] = [];
  for (let cell = goal; cell !== start; cell = came.get(cell)!) cells.unshift(cell);
  const corners = cells.slice(0, -1).filter((cell, n) => {
    const before = middleOf(n === 0 ? start : cells[n - 1]!);
    const [here, after] = [middleOf(cell), middleOf(cells[n + 1]!)];
    return Math.abs(after.x - 2 * here.x + before.x) > 1 || Math.abs(after.y - 2 * here.y + before.y) > 1;
  });
  return [...corners.map(middleOf), to];
}

const away = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Samples of a path, dense enough to keep names off it. */
export function along(path: string): Point[] {
  const letters = Array.from(path.replace(/[^LQC]/g, ''));
  const points = pointsOf(path);
  let n = 0;
  return letters.flatMap((letter) => {
    const count = { L: 1, Q: 2, C: 3 }[letter]!;
    const curve = points.slice(n, n + count + 1);
    n += count;
    return Array.from({ length: 25 }, (_, step) => onCurve(curve, step / 24));
  });
}

/** De Casteljau: a point of a curve of any degree. */
function onCurve(curve: readonly Point[], t: number): Point {
  if (curve.length === 1) return curve[0]!;
  return onCurve(
    curve.slice(1).map((to, n) => ({
      x: curve[n]!.x + (to.x - curve[n]!.x) * t,
      y: curve[n]!.y + (to.y - curve[n]!.y) * t,
    })),
    t,
  );
}
