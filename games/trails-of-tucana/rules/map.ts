import { CARDS, type Card } from '../content/cards.ts';
import {
  type Island,
  type Letter,
  MOST_IN_A_ROW,
  MOST_ROWS,
  SIGHTS,
  type Sight,
  TERRAINS,
  type Terrain,
  VILLAGES,
} from '../content/islands.ts';
import type { IslandPack, PrintedSheet } from '../content/pack.ts';
import type { ActionOf } from './actions.ts';

/** A hex is named by its row from the top and its place in the row from the left, gaps not counted: `7/2`. */
export type HexName = `${number}/${number}`;

export interface Hex {
  readonly name: HexName;
  readonly row: number;
  /** Half hexes from the left. */
  readonly x: number;
  readonly terrain: Terrain;
  /** 1 to 10. */
  readonly village?: number;
  readonly sight?: Sight;
}

/** An island compiled for play. Hexes and segments are numbers, in reading order. */
export interface IslandMap {
  readonly island: Island;
  readonly names: PrintedSheet['names'];
  readonly rounds: number;
  readonly hexes: readonly Hex[];
  /** The number of a named hex; undefined for sea (TT-32). */
  readonly numbers: ReadonlyMap<HexName, number>;
  /** TT-21: the two hexes of each segment, the lower number first. */
  readonly segments: readonly (readonly [number, number])[];
  /** The first and the second hex of each segment, for the inner loops. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** The draw action per segment, created once: offers are only looked up. */
  readonly draws: readonly ActionOf<'draw'>[];
  /** The segments at each hex. */
  readonly at: readonly (readonly number[])[];
  /** All segments. */
  readonly everySegment: readonly number[];
  /** The segment between two hexes at [one * hexes + other], or -1. */
  readonly between: readonly number[];
  /** TT-22 to TT-27: the segments that two cards allow on an empty sheet. */
  readonly allowed: { readonly [C in Card]: { readonly [D in Card]: readonly number[] } };
  /** The hexes of villages 1 to 10, then of the sights: kind by kind, each in reading order. */
  readonly landmarks: readonly number[];
  /** How many sights there are of each kind. */
  readonly perKind: number;
  /** Sheet values: of each kind of sight, in the order of `SIGHTS`. */
  readonly values: readonly (readonly number[])[];
  /** TT-55: what a pair of each letter is worth. */
  readonly villages: { readonly [L in Letter]: number };
  /** TT-82: the scores from which each level of achievement is reached. */
  readonly levels: readonly number[];
  /** The trail of each hex on an empty sheet: its own. See `Sheet.trail`. */
  readonly untouched: readonly number[];
}

/** The game's binding: both islands of a pack. */
export type World = { readonly [I in Island]: IslandMap };

/** The letters of terrain and sights in the rows of a pack. */
export const TERRAIN_LETTERS: { readonly [letter: string]: Terrain } = Object.fromEntries(
  TERRAINS.map((terrain) => [terrain[0]!.toUpperCase(), terrain]),
);
export const SIGHT_LETTERS: { readonly [letter: string]: Sight } = {
  o: 'obelisk',
  b: 'book',
  t: 'toucan',
  y: 'yeti',
  m: 'sea-monster',
};

/** Every name that a hex of any island may have, in reading order. */
export const HEX_NAMES: readonly HexName[] = Array.from({ length: MOST_ROWS }, (_, row) =>
  Array.from({ length: MOST_IN_A_ROW }, (_, place): HexName => `${row + 1}/${place + 1}`),
).flat();

/** No island has more segments: each hex begins at most three, to the right and downwards. */
export const MOST_SEGMENTS = 3 * HEX_NAMES.length;

export const surveyWorld = ({ islands }: IslandPack): World => ({
  petit: survey('petit', islands.petit),
  grande: survey('grande', islands.grande),
});

function survey(island: Island, { names, rounds, rows, sights, villages: worth, levels }: PrintedSheet): IslandMap {
  const hexes = readHexes(rows);
  const segments = hexes.flatMap((one, from) =>
    hexes.flatMap((other, to): [number, number][] => (to > from && areAdjacent(one, other) ? [[from, to]] : [])),
  );
  const between = Array.from({ length: hexes.length ** 2 }, () => -1);
  segments.forEach(([one, other], segment) => {
    between[one * hexes.length + other] = segment;
    between[other * hexes.length + one] = segment;
  });
  const villages = Array.from({ length: VILLAGES }, (_, n) => hexes.findIndex(({ village }) => village === n + 1));
  const places = SIGHTS.flatMap((sight) => hexes.flatMap((hex, number) => (hex.sight === sight ? [number] : [])));
  const landmarks = [...villages, ...places];
  return {
    island,
    names,
    rounds,
    hexes,
    numbers: new Map(hexes.map(({ name }, number) => [name, number])),
    segments,
    from: segments.map(([one]) => one),
    to: segments.map(([, other]) => other),
    draws: segments.map(([one, other]) => ({ act: 'draw', between: [hexes[one]!.name, hexes[other]!.name] })),
    at: hexes.map((_, hex) => segments.flatMap((ends, segment) => (ends.includes(hex) ? [segment] : []))),
    between,
    allowed: forEachCard((one) =>
      forEachCard((other) =>
        segments.flatMap(([from, to], segment) =>
          matches(one, other, hexes[from]!.terrain, hexes[to]!.terrain) ? [segment] : [],
        ),
      ),
    ),
    everySegment: segments.map((_, segment) => segment),
    landmarks,
    perKind: sights.obelisk.length,
    values: SIGHTS.map((sight) => sights[sight]),
    villages: worth,
    levels,
    untouched: hexes.map((_, hex) => (landmarks.includes(hex) ? landmarks.indexOf(hex) : landmarks.length + hex)),
  };
}

/** TT-22, TT-25: one hex matches the one card, the other hex the other card, in either order. */
function matches(one: Card, other: Card, from: Terrain, to: Terrain): boolean {
  const fits = (card: Card, terrain: Terrain) => card === 'any' || card === terrain;
  return (fits(one, from) && fits(other, to)) || (fits(one, to) && fits(other, from));
}

export function areAdjacent(one: Hex, other: Hex): boolean {
  const rows = Math.abs(one.row - other.row);
  const halves = Math.abs(one.x - other.x);
  return (rows === 0 && halves === 2) || (rows === 1 && halves === 1);
}

/** A row of a pack: half hexes from the left, and its cells. */
export function readRow(row: string): { readonly start: number; readonly cells: readonly string[] } {
  const [start = '', ...cells] = row.split(' ');
  return { start: /^\d+:$/.test(start) ? Number.parseInt(start, 10) : Number.NaN, cells };
}

export function readHexes(rows: readonly string[]): Hex[] {
  return rows.flatMap((text, above) => {
    const { start, cells } = readRow(text);
    const row = above + 1;
    const found: Hex[] = [];
    cells.forEach((cell, n) => {
      const terrain = TERRAIN_LETTERS[cell[0]!];
      if (terrain === undefined) return;
      const mark = cell.slice(1);
      const hex = { name: `${row}/${found.length + 1}`, row, x: start + 2 * n, terrain } as const;
      const sight = SIGHT_LETTERS[mark];
      if (sight !== undefined) found.push({ ...hex, sight });
      else found.push(mark === '' ? hex : { ...hex, village: Number(mark) });
    });
    return found;
  });
}

function forEachCard<V>(make: (card: Card) => V): { readonly [C in Card]: V } {
  return Object.fromEntries(CARDS.map((card) => [card, make(card)])) as { [C in Card]: V };
}
