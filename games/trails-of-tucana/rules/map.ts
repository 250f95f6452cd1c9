import { CARDS, type Card } from '../content/cards.ts';
import { ISLANDS, type Island, SIGHTS, type Sight, TERRAINS, type Terrain, VILLAGES } from '../content/islands.ts';

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

/** An island as play needs it. Hexes are numbers here, in reading order, and so are segments. */
export interface IslandMap {
  readonly island: Island;
  readonly rounds: number;
  readonly hexes: readonly Hex[];
  /** The number of a named hex; undefined for sea (TT-32). */
  readonly numbers: ReadonlyMap<HexName, number>;
  /** TT-21: the two hexes of each segment, the lower number first. */
  readonly segments: readonly (readonly [number, number])[];
  /** The first and the second hex of each segment, for the inner loops. */
  readonly from: readonly number[];
  readonly to: readonly number[];
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
  /** The trail of each hex on an empty sheet: its own. See `Sheet.trail`. */
  readonly untouched: readonly number[];
}

const TERRAIN_LETTERS: { readonly [letter: string]: Terrain } = Object.fromEntries(
  TERRAINS.map((terrain) => [terrain[0]!.toUpperCase(), terrain]),
);
const SIGHT_LETTERS: { readonly [letter: string]: Sight } = {
  o: 'obelisk',
  b: 'book',
  t: 'toucan',
  y: 'yeti',
  m: 'sea-monster',
};

export const MAPS: { readonly [I in Island]: IslandMap } = { petit: survey('petit'), grande: survey('grande') };

/** Every name of a hex on any island, in reading order. */
export const HEX_NAMES: readonly HexName[] = [
  ...new Set([...MAPS.petit.hexes, ...MAPS.grande.hexes].map(({ name }) => name)),
].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

function survey(island: Island): IslandMap {
  const { rounds, sights } = ISLANDS[island];
  const hexes = readHexes(ISLANDS[island].rows);
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
    rounds,
    hexes,
    numbers: new Map(hexes.map(({ name }, number) => [name, number])),
    segments,
    from: segments.map(([one]) => one),
    to: segments.map(([, other]) => other),
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
    untouched: hexes.map((_, hex) => (landmarks.includes(hex) ? landmarks.indexOf(hex) : landmarks.length + hex)),
  };
}

/** TT-22, TT-25: one hex matches the one card, the other hex the other card, in either order. */
function matches(one: Card, other: Card, from: Terrain, to: Terrain): boolean {
  const fits = (card: Card, terrain: Terrain) => card === 'any' || card === terrain;
  return (fits(one, from) && fits(other, to)) || (fits(one, to) && fits(other, from));
}

function areAdjacent(one: Hex, other: Hex): boolean {
  const rows = Math.abs(one.row - other.row);
  const halves = Math.abs(one.x - other.x);
  return (rows === 0 && halves === 2) || (rows === 1 && halves === 1);
}

function readHexes(rows: readonly string[]): Hex[] {
  return rows.flatMap((text, above) => {
    const [first = '', ...cells] = text.split(' ');
    const row = above + 1;
    const found: Hex[] = [];
    cells.forEach((cell, n) => {
      const terrain = TERRAIN_LETTERS[cell[0]!];
      if (terrain === undefined) return;
      const mark = cell.slice(1);
      const x = Number.parseInt(first, 10) + 2 * n;
      const hex = { name: `${row}/${found.length + 1}`, row, x, terrain } as const;
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
