import type { Telling as EngineTelling, GameText, Seat } from '@skerry/engine';
import type { Letter, Sight } from '../content/islands.ts';
import type { Ending } from '../rules/facts.ts';
import { type HexName, MAPS } from '../rules/map.ts';
import type { Draft } from '../rules/state.ts';
import type { TrailsOfTucana } from '../rules/types.ts';
import type { Names } from './names.ts';

export type Text = GameText<TrailsOfTucana>;
/** One for each way the game can end, so that a missing one does not compile. */
export type Endings = Readonly<Record<Ending['why'], Text['endings'][string]>>;
export type Telling = EngineTelling<TrailsOfTucana>;

/** "desert 7/2", "desert 3/5 (obelisk)", "mountain 1/3 (village C)": villages have the letters of a seat's sheet. */
export function place({ state }: Telling, names: Names, hex: HexName, seat: Seat | undefined): string {
  const map = MAPS[state.island];
  const number = map.numbers.get(hex);
  if (number === undefined) return hex;
  const { terrain, sight, village } = map.hexes[number]!;
  const plain = `${names.terrains[terrain]} ${hex}`;
  if (sight !== undefined) return `${plain} (${names.sights[sight].one})`;
  if (village === undefined) return plain;
  const letter: Letter | undefined = seat === undefined ? undefined : state.letters[seat]?.[village - 1];
  return `${plain} (${names.village} ${letter ?? village})`;
}

/** What a seat has drawn in this turn, as far as the reader knows. */
export const draftOf = ({ state }: Telling, seat: Seat): Draft | undefined => state.secrets?.[seat] ?? undefined;

/** Whether what the reader draws next is a bonus trail. */
export const isBonus = (telling: Telling): boolean =>
  telling.reader !== undefined && (draftOf(telling, telling.reader)?.owed.length ?? 0) > 0;

/** The kinds of sights in a list, each once. */
export const kindsOf = (sights: readonly Sight[]): Sight[] => [...new Set(sights)];

/** The arguments of an ending come from a record, so they are read with care. */
type Arguments = { readonly [argument: string]: unknown };

export function seatsOf({ seats }: Arguments): Seat[] {
  if (!Array.isArray(seats) || !seats.every((seat) => typeof seat === 'number'))
    throw new TypeError('This ending must name the seats that won.');
  return seats;
}

export function scoreOf({ total, level }: Arguments): { total: number; level: number } {
  if (typeof total !== 'number' || typeof level !== 'number')
    throw new TypeError('This ending must name the score and the level.');
  return { total, level };
}
