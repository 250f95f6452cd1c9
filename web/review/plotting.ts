import type { Estimate, ReviewedEntry, TurningPoint, Unit } from '@skerry/bots';
import type { Turn } from '@skerry/engine';

/** The geometry of the curve, in pixels. */
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

/** Chances range from 0 to 1; points up to the largest value or goal, in round steps. */
export function axisOf(course: readonly (readonly Estimate[])[], unit: Unit, goal = 0): Axis {
  if (unit === 'chance') return { most: 1, ticks: [0, 0.25, 0.5, 0.75, 1] };
  const highest = Math.max(10, goal, ...course.flat().map(({ mean }) => mean));
  const step = [5, 10, 20, 30, 50, 100].find((each) => highest / each <= 4) ?? 200;
  const count = Math.ceil(highest / step);
  return { most: count * step, ticks: Array.from({ length: count + 1 }, (_, n) => n * step) };
}

/** The space on the right: for rivals' names at the ends of their lines, or for half a mark. */
const EDGES = { named: 106, bare: 14 } as const;

export interface PlotWish {
  readonly width: number;
  readonly last: number;
  readonly isNarrow: boolean;
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

/** The smallest fall that is shaded, as a fraction of the scale. */
const FALL = 0.02;

/** Where a line falls enough to be shaded, and between which values. */
export function fallsOf(
  values: readonly number[],
  { most }: Pick<Plot, 'most'>,
): { readonly page: number; readonly from: number; readonly to: number }[] {
  return values.flatMap((to, page) => {
    const from = values[page - 1] ?? to;
    return from - to < FALL * most ? [] : [{ page, from, to }];
  });
}

/** The shading of a fall at x, from one height down to another: strokes down to the left, like the slope of a coast. */
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

const APART = 30;

/** The positions of the pins: below their points, or shifted where they crowd. */
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

/** Spreads ascending positions to the minimum distance, then back from the upper limit. */
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

const ENDS_APART = 21;

/**
 * The positions of names at the ends of lines: at the end, or shifted down, then up from the bottom, where they crowd.
 */
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

const TURNS_APART = 34;

/** Where space is short, the first turn and every fifth are labelled, closer together. */
const EVERY = 5;
const NARROW_APART = 20;

/** The turn number that players see. */
const toldNumber = ({ number, round, inRound }: Turn): number => inRound?.turn ?? round ?? number;

/** Where turns or rounds begin: as many labels as fit, or every fifth. */
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

/** The lowest goal not reached, or the highest if all were: the one the score is measured against. */
export const goalAbove = <G extends { readonly points: number }>(goals: readonly G[], points: number): G | undefined =>
  goals.find((goal) => goal.points > points) ?? goals.at(-1);

const round = (value: number): number => Math.round(value * 10) / 10;
