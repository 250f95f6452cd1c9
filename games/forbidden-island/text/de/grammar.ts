import * as speech from '@skerry/speech/de';
import type { Adventurer } from '../../content/adventurers.ts';
import type { PileCard } from '../../content/cards.ts';
import type { Space } from '../../content/spaces.ts';
import type { Tile, Treasure } from '../../content/tiles.ts';
import { type TextContext, tileAt } from '../context.ts';
import { BENT, GENDERS, names, WHERE } from './names.ts';

// What is counted.
export const ACTION: speech.Noun = { name: 'Aktion', gender: 'f', many: 'Aktionen' };
export const STEP: speech.Noun = { name: 'Schritt', gender: 'm', many: 'Schritte' };
export const TILE: speech.Noun = { name: 'Feld', gender: 'n', many: 'Felder' };
export const CARD: speech.Noun = { name: 'Karte', gender: 'f', many: 'Karten' };
export const FLOOD_CARD: speech.Noun = { name: 'Flutkarte', gender: 'f', many: 'Flutkarten' };
export const TREASURE_CARD: speech.Noun = { name: 'Schatzkarte', gender: 'f', many: 'Schatzkarten' };
export const DISCARD: speech.Noun = { name: 'abgelegte Karte', gender: 'f', many: 'abgelegte Karten' };

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

const noun = (thing: Thing): speech.Noun => ({
  name: bare[thing],
  gender: GENDERS[thing],
  ...(BENT[thing] !== undefined && { bent: BENT[thing] }),
});

export const der = (thing: Thing): string => speech.der(noun(thing));
export const Der = (thing: Thing): string => speech.Der(noun(thing));
export const den = (thing: Thing): string => speech.den(noun(thing));
/** "im Korallenpalast". */
export const where = (tile: Tile): string => speech.at(WHERE[tile], noun(tile));
/** "zum Korallenpalast". */
export const to = (tile: Tile): string => speech.at('zu', noun(tile));
/** "vom Korallenpalast". */
export const from = (tile: Tile): string => speech.at('von', noun(tile));

/** The form of a verb that goes with a tile or treasure. */
export const verb = (thing: Thing, one: string, many: string): string => speech.nounDoes(noun(thing), one, many);

/** The tile on a space, as what is shored up: "den Korallenpalast". */
export function place(context: TextContext, space: Space): string {
  const tile = tileAt(context, space);
  return tile === undefined ? 'das offene Meer' : den(tile);
}

/** The tile on a space, as a goal: "zum Korallenpalast". */
export function goal(context: TextContext, space: Space): string {
  const tile = tileAt(context, space);
  return tile === undefined ? 'aufs offene Meer' : to(tile);
}

/** "Feuer-Karte", "Hubschrauberkarte", "Karte „Die Flut steigt!“". */
export function card(card: PileCard): string {
  switch (card) {
    case 'helicopter-lift':
      return 'Hubschrauberkarte';
    case 'sandbags':
      return 'Sandsackkarte';
    case 'waters-rise':
      return `Karte „${names.cards[card]}“`;
    default:
      return `${names.cards[card]}-Karte`;
  }
}
