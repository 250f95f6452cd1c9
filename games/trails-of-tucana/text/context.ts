import { type TextContext as EngineContext, type GameText, inLanguage, type Language, type Seat } from '@skerry/engine';
import type { Island, Letter, Sight } from '../content/islands.ts';
import { mapOf } from '../outlook/position.ts';
import type { IslandFault } from '../rules/check.ts';
import type { Ending } from '../rules/facts.ts';
import type { HexName } from '../rules/map.ts';
import type { TrailsOfTucana } from '../rules/types.ts';
import type { Names } from './names.ts';

export type Text = GameText<TrailsOfTucana>;
/** A sentence for each fault of an island, so that a missing one does not compile. */
export type Faults = { readonly [K in IslandFault['fault']]: (fault: Extract<IslandFault, { fault: K }>) => string };
/** One for each way the game can end, so that a missing one does not compile. */
export type Endings = Readonly<Record<Ending['why'], Text['endings'][string]>>;
export type TextContext = EngineContext<TrailsOfTucana>;

/** What the pack calls an island, in this language or else in English. */
export const islandName = ({ content }: Pick<TextContext, 'content'>, island: Island, language: Language): string =>
  inLanguage(language, content[island].names);

/** "desert 7/2", "desert 3/5 (obelisk)", "mountain 1/3 (village C)": villages have the letters of a seat's sheet. */
export function place(context: TextContext, names: Names, hex: HexName, seat: Seat | undefined): string {
  const map = mapOf(context);
  const number = map.numbers.get(hex);
  if (number === undefined) return hex;
  const { terrain, sight, village } = map.hexes[number]!;
  const plain = `${names.terrains[terrain]} ${hex}`;
  if (sight !== undefined) return `${plain} (${names.sights[sight].one})`;
  if (village === undefined) return plain;
  const letter: Letter | undefined = seat === undefined ? undefined : context.state.letters[seat]?.[village - 1];
  return `${plain} (${names.village} ${letter ?? village})`;
}

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
