import { LAYOUT_NAMES, LAYOUTS, type Layout } from './layouts.ts';
import { TILES, type Tile, TREASURE_TILES, TREASURES } from './tiles.ts';

/** Spaces are named by column letter, left to right, and row number, top to bottom. */
const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;
const ROWS = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type Space = `${(typeof COLUMNS)[number]}${(typeof ROWS)[number]}`;
export const SPACES: readonly Space[] = ROWS.flatMap((row) => COLUMNS.map((column): Space => `${column}${row}`));

/** A layout's geometry. A space is a number here, in reading order. */
export interface Geometry {
  readonly names: readonly Space[];
  /** The number of a named space; undefined for open sea (FI-4). */
  readonly numbers: ReadonlyMap<Space, number>;
  /** Orthogonal neighbours. */
  readonly beside: readonly (readonly number[])[];
  readonly diagonal: readonly (readonly number[])[];
  /** Orthogonal and diagonal neighbours. */
  readonly around: readonly (readonly number[])[];
  /** The same with the space itself, in reading order: what a pawn can shore up. */
  readonly besideOrHere: readonly (readonly number[])[];
  readonly aroundOrHere: readonly (readonly number[])[];
  /** Steps between two spaces, orthogonally and with diagonals, as if no tile were missing. */
  readonly walks: readonly (readonly number[])[];
  readonly strides: readonly (readonly number[])[];
}

export type ForEachLayout<V> = { readonly [L in Layout]: V };

/**
 * A value per layout, created at first use: a table has one layout of twelve. The value shadows its getter; replacing
 * the getter would make every later property lookup slow.
 */
function whenNeeded<V>(make: (layout: Layout) => V): ForEachLayout<V> {
  const makers = {} as { [L in Layout]: V };
  for (const layout of LAYOUT_NAMES) {
    Object.defineProperty(makers, layout, {
      get() {
        const value = make(layout);
        Object.defineProperty(this, layout, { value });
        return value;
      },
    });
  }
  return Object.create(makers);
}

export const GEOMETRY: ForEachLayout<Geometry> = whenNeeded((layout) => survey(LAYOUTS[layout]));

function survey(rows: readonly string[]): Geometry {
  const found: { x: number; y: number }[] = [];
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) if (row[x] === '#') found.push({ x, y });
  });
  const names = found.map(({ x, y }) => `${COLUMNS[x]}${ROWS[y]}` as Space);
  const neighbours = (wanted: (dx: number, dy: number) => boolean) =>
    found.map((here) =>
      found.flatMap((there, number) =>
        wanted(Math.abs(there.x - here.x), Math.abs(there.y - here.y)) ? [number] : [],
      ),
    );
  const beside = neighbours((dx, dy) => dx + dy === 1);
  const around = neighbours((dx, dy) => Math.max(dx, dy) === 1);
  return {
    names,
    numbers: new Map(names.map((name, number) => [name, number])),
    beside,
    diagonal: neighbours((dx, dy) => dx === 1 && dy === 1),
    around,
    besideOrHere: neighbours((dx, dy) => dx + dy <= 1),
    aroundOrHere: neighbours((dx, dy) => Math.max(dx, dy) <= 1),
    walks: names.map((_, from) => distances(beside, from)),
    strides: names.map((_, from) => distances(around, from)),
  };
}

function distances(near: readonly (readonly number[])[], from: number): number[] {
  const steps = near.map(() => Number.POSITIVE_INFINITY);
  steps[from] = 0;
  const queue = [from];
  for (const space of queue) {
    for (const next of near[space]!) {
      if (steps[next]! <= steps[space]! + 1) continue;
      steps[next] = steps[space]! + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** The tiles as laid: fixed for the whole game, so that clones share it. Tile i is on space i of the layout. */
export interface Island {
  readonly layout: Layout;
  readonly tiles: readonly Tile[];
}

/** Positions on one island. */
export interface IslandChart extends Geometry {
  readonly tiles: readonly Tile[];
  readonly spaceOf: { readonly [T in Tile]: number };
  readonly landing: number;
  /** The two spaces of each treasure, in the order of `TREASURES`. */
  readonly sites: readonly (readonly [number, number])[];
  /** The treasure of each space, an index in `TREASURES`, or -1. */
  readonly treasureAt: readonly number[];
}

/** The chart is stored under a symbol, invisible to records, views and comparisons. */
const CHART = Symbol('chart');
type Charted = Island & { readonly [CHART]?: IslandChart };

/** An island's chart, computed once: all states of a game share their island. */
export function chart(island: Charted): IslandChart {
  return island[CHART] ?? keepChart(island);
}

function keepChart(island: Charted): IslandChart {
  const value = draw(island);
  Object.defineProperty(island, CHART, { value });
  return value;
}

function draw({ layout, tiles }: Island): IslandChart {
  const spaceOf = { ...NOWHERE };
  for (let space = 0; space < tiles.length; space++) spaceOf[tiles[space]!] = space;
  const treasureAt = NO_TREASURES.slice();
  const sites: [number, number][] = [];
  for (let treasure = 0; treasure < TREASURES.length; treasure++) {
    const [one, other] = TREASURE_TILES[TREASURES[treasure]!];
    sites.push([spaceOf[one], spaceOf[other]]);
    treasureAt[spaceOf[one]] = treasure;
    treasureAt[spaceOf[other]] = treasure;
  }
  const { names, numbers, beside, diagonal, around, besideOrHere, aroundOrHere, walks, strides } = GEOMETRY[layout];
  return {
    names,
    numbers,
    beside,
    diagonal,
    around,
    besideOrHere,
    aroundOrHere,
    walks,
    strides,
    tiles,
    spaceOf,
    landing: spaceOf['fools-landing'],
    sites,
    treasureAt,
  };
}

const NO_TREASURES = TILES.map(() => -1);
const NOWHERE = Object.fromEntries(TILES.map((tile) => [tile, -1])) as { [T in Tile]: number };

/** A value derived from each layout's geometry. */
export const forEachLayout = <V>(make: (geometry: Geometry) => V): ForEachLayout<V> =>
  whenNeeded((layout) => make(GEOMETRY[layout]));

/** One action per space of each layout, created once: offers are only looked up. */
export const forEachSpace = <A>(make: (space: Space) => A): ForEachLayout<readonly A[]> =>
  forEachLayout(({ names }) => names.map(make));
