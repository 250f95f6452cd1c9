import type { Estimate, ReviewedEntry, TurningPoint, Unit } from '@skerry/bots';
import type { Turn } from '@skerry/engine';

/** Where things stand on the curve, in pixels. */
export interface Plot {
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** With pins and slider. */
  readonly whole: number;
  readonly most: number;
  readonly ticks: readonly number[];
  x(page: number): number;
  y(worth: number): number;
}

export interface Axis {
  readonly most: number;
  readonly ticks: readonly number[];
}

/** Chances go from nothing to all; points as far as they and the goal are, in round steps. */
export function axisOf(course: readonly (readonly Estimate[])[], unit: Unit, goal = 0): Axis {
  if (unit === 'chance') return { most: 1, ticks: [0, 0.25, 0.5, 0.75, 1] };
  const highest = Math.max(10, goal, ...course.flat().map(({ mean }) => mean));
  const step = [5, 10, 20, 30, 50, 100].find((each) => highest / each <= 4) ?? 200;
  const count = Math.ceil(highest / step);
  return { most: count * step, ticks: Array.from({ length: count + 1 }, (_, n) => n * step) };
}

/** The room at the right: for the names of rivals at the ends of their lines, or for half a mark. */
const EDGES = { named: 106, bare: 14 } as const;

export interface PlotWish {
  readonly width: number;
  /** The last page. */
  readonly last: number;
  readonly isNarrow: boolean;
  /** Whether names stand at the ends of lines. */
  readonly isNamed: boolean;
}

export function plotFor({ width, last, isNarrow, isNamed }: PlotWish, { most, ticks }: Axis): Plot {
  const [left, right, top] = [44, width - (isNamed ? EDGES.named : EDGES.bare), 28];
  const bottom = top + (isNarrow ? 84 : 122);
  return {
    ...{ width, left, right, top, bottom, most },
    ticks: isNarrow ? ticks.filter((_, n) => n % 2 === 0) : ticks,
    whole: bottom + 84,
    x: (page) => round(left + (page / Math.max(1, last)) * (right - left)),
    y: (worth) => round(bottom - (Math.min(most, Math.max(0, worth)) / most) * (bottom - top)),
  };
}

/** The smallest drop that throws a shadow, as a part of the whole scale. */
const FALL = 0.02;

/** Where a line falls so far that it throws a shadow, and from which worth to which. */
export function fallsOf(
  values: readonly number[],
  { most }: Pick<Plot, 'most'>,
): { readonly page: number; readonly from: number; readonly to: number }[] {
  return values.flatMap((to, page) => {
    const from = values[page - 1] ?? to;
    return from - to < FALL * most ? [] : [{ page, from, to }];
  });
}

/** The shadow of a fall, from a height down to another at x: strokes that run down to the left, as on the slope of a coast. */
export function shadowPath(x: number, from: number, to: number, bottom: number): string {
  const count = Math.min(9, Math.max(3, Math.round((to - from) / 4)));
  const length = 7 + (to - from) * 0.45;
  return Array.from({ length: count }, (_, n) => {
    const y = round(from + ((to - from) * n) / count);
    return `M${x} ${y}v2.4L${round(x - 6)} ${round(Math.min(bottom, y + length))}Z`;
  }).join('');
}

export const linePath = (values: readonly number[], { x, y }: Plot): string =>
  `M${values.map((value, page) => `${x(page)} ${y(value)}`).join('L')}`;

/** Pins stand at least so far from each other. */
const APART = 30;

/** Where the pins stand: below their place, or a little aside where they crowd. */
export function pinPlaces(
  points: readonly TurningPoint[],
  { x, left, right }: Plot,
): { readonly point: TurningPoint; readonly x: number; readonly place: number }[] {
  const places = spread(
    points.map(({ page }) => x(page)),
    APART,
    Math.max(left, right),
  );
  return points.map((point, n) => ({ point, x: x(point.page), place: places[n] ?? x(point.page) }));
}

/** Places from the least to the greatest, moved on until they are so far apart, and back again from the most there may be. */
function spread(places: readonly number[], apart: number, most: number): number[] {
  let [before, after] = [Number.NEGATIVE_INFINITY, most + apart];
  const moved = places.map((place) => {
    before = Math.max(place, before + apart);
    return before;
  });
  return moved
    .reverse()
    .map((place) => {
      after = Math.min(place, after - apart);
      return after;
    })
    .reverse();
}

/** Names at the ends of lines are no nearer to each other than this. */
const ENDS_APART = 21;

/** Where the names of lines stand that end at these worths: at the end, or moved down, and up again from the foot, where they crowd. */
export function endPlaces(worths: readonly number[], { y, bottom }: Plot): number[] {
  const ends = worths.map((worth, side) => ({ worth, side })).sort((one, other) => other.worth - one.worth);
  const heights = spread(
    ends.map(({ worth }) => y(worth)),
    ENDS_APART,
    bottom,
  );
  const places = worths.map(y);
  for (const [n, height] of heights.entries()) places[ends[n]?.side ?? 0] = height;
  return places;
}

/** Turns are written so far from each other at least. */
const TURNS_APART = 34;

/** Where there is little room, the first turn and every fifth are written, nearer to each other. */
const EVERY = 5;
const NARROW_APART = 20;

/** The number that players are told of a turn. */
const toldNumber = ({ number, round, inRound }: Turn): number => inRound?.turn ?? round ?? number;

/** Where turns or rounds begin, as many as there is room for, or every fifth. */
export function turnMarks(
  entries: readonly Pick<ReviewedEntry, 'n' | 'turn'>[],
  { x }: Pick<Plot, 'x'>,
  isNarrow: boolean,
): { readonly x: number; readonly turn: number }[] {
  const marks: { x: number; turn: number }[] = [];
  let last = 0;
  for (const { n, turn: of } of entries) {
    const turn = toldNumber(of);
    if (turn === last) continue;
    last = turn;
    const place = x(n);
    const isWanted = !isNarrow || turn === 1 || turn % EVERY === 0;
    if (isWanted && place - (marks.at(-1)?.x ?? Number.NEGATIVE_INFINITY) >= (isNarrow ? NARROW_APART : TURNS_APART))
      marks.push({ x: place, turn });
  }
  return marks;
}

/** The first goal that was not reached, or the highest where all were: what the points were worth, or not quite. */
export const goalAbove = <G extends { readonly points: number }>(goals: readonly G[], points: number): G | undefined =>
  goals.find((goal) => goal.points > points) ?? goals.at(-1);

const round = (value: number): number => Math.round(value * 10) / 10;
