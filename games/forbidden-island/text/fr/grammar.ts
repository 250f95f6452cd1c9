import type { Seat } from '@skerry/engine';
import { readerLast } from '@skerry/speech';
import * as speech from '@skerry/speech/fr';
import type { Adventurer } from '../../content/adventurers.ts';
import type { PileCard } from '../../content/cards.ts';
import type { Space } from '../../content/spaces.ts';
import type { Tile, Treasure } from '../../content/tiles.ts';
import { type TextContext, tileAt } from '../context.ts';
import { GENDERS, names } from './names.ts';

// What is counted.
export const ACTION: speech.Noun = { name: 'action', gender: 'f' };
export const STEP: speech.Noun = { name: 'case', gender: 'f' };
export const FLOOD_CARD: speech.Noun = { name: 'carte Inondation', gender: 'f', many: 'cartes Inondation' };
export const TREASURE_CARD: speech.Noun = { name: 'carte Trésor', gender: 'f', many: 'cartes Trésor' };
export const DISCARD: speech.Noun = { name: 'carte défaussée', gender: 'f', many: 'cartes défaussées' };

/** "votre pion" or "Ada": no word agrees with a person, so a reader who is carried or guided is a pawn. */
export const pawn = (context: TextContext, seat: Seat): string =>
  seat === context.reader ? 'votre pion' : speech.nameOf(context, seat);

/** "Bruno, Chiara et votre pion". */
export const pawns = (context: TextContext, seats: readonly Seat[]): string =>
  speech.list(readerLast(context, seats).map((seat) => pawn(context, seat)));

type Thing = Tile | Treasure | Adventurer;

const bare: Readonly<Record<Thing, string>> = {
  ...names.tiles,
  ...names.treasures,
  diver: names.adventurers.diver.name,
  engineer: names.adventurers.engineer.name,
  explorer: names.adventurers.explorer.name,
  messenger: names.adventurers.messenger.name,
  navigator: names.adventurers.navigator.name,
  pilot: names.adventurers.pilot.name,
};

const noun = (thing: Thing): speech.Noun => ({ name: bare[thing], gender: GENDERS[thing] });

export const le = (thing: Thing): string => speech.le(noun(thing));
export const Le = (thing: Thing): string => speech.Le(noun(thing));
export const au = (thing: Thing): string => speech.au(noun(thing));
export const du = (thing: Thing): string => speech.du(noun(thing));

/** The form of a verb that goes with a tile or treasure. */
export const verb = (thing: Thing, one: string, many: string): string => speech.nounDoes(noun(thing), one, many);

export const agree = (thing: Thing, adjective: string, feminine?: string): string =>
  speech.agree(noun(thing), adjective, feminine);

/** The tile on a space, after a verb: "rejoindre le Jardin des Hurlements". */
export function place(context: TextContext, space: Space): string {
  const tile = tileAt(context, space);
  return tile === undefined ? 'la pleine mer' : le(tile);
}

/** The tile on a space, as a goal: "jusqu’au Jardin des Hurlements". */
export function upTo(context: TextContext, space: Space): string {
  const tile = tileAt(context, space);
  return `jusqu’${tile === undefined ? 'à la pleine mer' : au(tile)}`;
}

/** "carte Feu". */
export const card = (card: PileCard): string => `carte ${names.cards[card]}`;
