import type { PackFault } from '@skerry/engine';
import { ISLAND_NAMES, MOST_IN_A_ROW, SIGHTS, type Sight, TURNS_A_ROUND, VILLAGES } from '../content/islands.ts';
import type { IslandPack, PrintedSheet } from '../content/pack.ts';
import { areAdjacent, type Hex, type HexName, readHexes, readRow, SIGHT_LETTERS, TERRAIN_LETTERS } from './map.ts';

/** What can be wrong with a well-formed island. */
export type IslandFault = { readonly place: string } /** A value is smaller than the one before it. */ & (
  | { readonly fault: 'falls' }
  /** Some kinds of sights have more values than others. */
  | { readonly fault: 'unevenKinds' }
  | { readonly fault: 'badStart'; readonly most: number }
  | { readonly fault: 'unknownHex'; readonly hex: string }
  | { readonly fault: 'wrongRow'; readonly have: number; readonly most: number }
  /** Rows of hexes lie half a hex apart. */
  | { readonly fault: 'rowsInLine' }
  | { readonly fault: 'wrongVillage'; readonly village: number; readonly have: number }
  | { readonly fault: 'wrongSights'; readonly sight: Sight; readonly have: number; readonly wanted: number }
  | { readonly fault: 'apart'; readonly hex: HexName }
  | { readonly fault: 'tooFewTrails'; readonly have: number; readonly least: number }
);

/** Half hexes from the left to the first hex of a row. */
const LAST_START = 2 * MOST_IN_A_ROW;

/** Faults of a pack's islands: every rule must be applicable. */
export const checkIslands = ({ islands }: IslandPack): readonly PackFault[] =>
  ISLAND_NAMES.flatMap((island) => checkIsland(islands[island], `islands.${island}`));

function checkIsland({ rows, sights, levels, rounds }: PrintedSheet, place: string): IslandFault[] {
  const counts = new Set(SIGHTS.map((sight) => sights[sight].length));
  const faults: IslandFault[] = [
    ...SIGHTS.flatMap((sight) => falls(sights[sight], `${place}.sights.${sight}`)),
    ...(counts.size > 1 ? [{ place: `${place}.sights`, fault: 'unevenKinds' } as const] : []),
    ...falls(levels, `${place}.levels`),
  ];
  const broken = rows.flatMap((row, n) => checkRow(row, rows[n - 1], `${place}.rows[${n}]`));
  if (broken.length > 0) return [...faults, ...broken];
  const hexes = readHexes(rows);
  const at = `${place}.rows`;
  return [
    ...faults,
    ...checkVillages(hexes, at),
    ...(counts.size === 1 ? checkSights(hexes, at, sights.obelisk.length) : []),
    ...checkTrails(hexes, at, rounds),
  ];
}

const falls = (values: readonly number[], place: string): IslandFault[] =>
  values.flatMap((value, n) =>
    n > 0 && value < values[n - 1]! ? [{ place: `${place}[${n}]`, fault: 'falls' } as const] : [],
  );

function checkRow(row: string, above: string | undefined, place: string): IslandFault[] {
  const { start, cells } = readRow(row);
  if (!(start >= 1 && start <= LAST_START)) return [{ place, fault: 'badStart', most: LAST_START }];
  const have = cells.filter((cell) => cell !== '-').length;
  return [
    ...cells.filter((cell) => !isCell(cell)).map((hex) => ({ place, fault: 'unknownHex', hex }) as const),
    ...(have < 1 || have > MOST_IN_A_ROW ? [{ place, fault: 'wrongRow', have, most: MOST_IN_A_ROW } as const] : []),
    ...(above !== undefined && (start - readRow(above).start) % 2 === 0
      ? [{ place, fault: 'rowsInLine' } as const]
      : []),
  ];
}

/** A terrain, then a sight, the number of a village or nothing; or a gap. */
function isCell(cell: string): boolean {
  if (cell === '-') return true;
  const mark = cell.slice(1);
  if (!Object.hasOwn(TERRAIN_LETTERS, cell[0] ?? '')) return false;
  if (mark === '' || Object.hasOwn(SIGHT_LETTERS, mark)) return true;
  return /^[1-9]\d?$/.test(mark) && Number(mark) <= VILLAGES;
}

function checkVillages(hexes: readonly Hex[], place: string): IslandFault[] {
  return Array.from({ length: VILLAGES }, (_, n) => n + 1).flatMap((village) => {
    const have = hexes.filter((hex) => hex.village === village).length;
    return have === 1 ? [] : [{ place, fault: 'wrongVillage', village, have } as const];
  });
}

/** TT-44: as many sights of each kind as there are values for it. */
function checkSights(hexes: readonly Hex[], place: string, wanted: number): IslandFault[] {
  return SIGHTS.flatMap((sight) => {
    const have = hexes.filter((hex) => hex.sight === sight).length;
    return have === wanted ? [] : [{ place, fault: 'wrongSights', sight, have, wanted } as const];
  });
}

function checkTrails(hexes: readonly Hex[], place: string, rounds: number): IslandFault[] {
  const reached = reachOf(hexes);
  const apart = hexes.find((hex) => !reached.has(hex));
  const have = hexes.flatMap((one, n) => hexes.slice(n + 1).filter((other) => areAdjacent(one, other))).length;
  // TT-51: there is room for a trail in every turn and for all bonus trails.
  const least = rounds * TURNS_A_ROUND + SIGHTS.length;
  return [
    ...(apart === undefined ? [] : [{ place, fault: 'apart', hex: apart.name } as const]),
    ...(have < least ? [{ place, fault: 'tooFewTrails', have, least } as const] : []),
  ];
}

/** All hexes that trails from the first one can reach. */
function reachOf(hexes: readonly Hex[]): ReadonlySet<Hex> {
  const found = new Set(hexes.slice(0, 1));
  for (const hex of found) for (const other of hexes) if (areAdjacent(hex, other)) found.add(other);
  return found;
}
