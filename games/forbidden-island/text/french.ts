import type { Seat } from '@skerry/engine';
import type { Adventurer } from '../content/adventurers.ts';
import type { PileCard } from '../content/cards.ts';
import type { Tile, Treasure } from '../content/tiles.ts';
import type { Space } from '../rules/spaces.ts';
import { GENDERS, names } from './names.fr.ts';
import { readerLast, type Telling, tileAt } from './telling.ts';

const NUMBERS = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** Numbers up to ten are words. All that we count (actions, cards, spaces) is feminine. */
export const number = (n: number): string => NUMBERS[n] ?? String(n);

/** "aucune action", "une action", "deux actions"; `many` where the plural is not just an s. */
export const count = (n: number, one: string, many = `${one}s`): string => `${number(n)} ${n < 2 ? one : many}`;

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "Ada", "Ada et Bruno", "Ada, Bruno et Chiara". */
export function list(items: readonly string[], word: 'et' | 'ou' = 'et'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}

// People. A name never follows "de" or "que", which would have to be cut short before a vowel, and no word agrees with
// a person, whose gender we do not know: the past is told with "avoir", and a reader who is moved is "votre pion".

export const nameOf = ({ names }: Telling, seat: Seat): string => names[seat] ?? `Place ${seat + 1}`;

/** "vous" or "Ada", inside a sentence. */
export const who = (telling: Telling, seat: Seat): string => (seat === telling.reader ? 'vous' : nameOf(telling, seat));

/** "votre pion" or "Ada": who is carried or guided by somebody. */
export const pawn = (telling: Telling, seat: Seat): string =>
  seat === telling.reader ? 'votre pion' : nameOf(telling, seat);

/** "Vous avez" or "Ada a", where a sentence begins. */
export const has = (telling: Telling, seat: Seat): string => does(telling, seat, 'a', 'avez');

/** "Vous jouez" or "Ada joue", where a sentence begins. */
export const does = (telling: Telling, seat: Seat, other: string, you: string): string =>
  seat === telling.reader ? `Vous ${you}` : `${nameOf(telling, seat)} ${other}`;

/** "Bruno, Chiara et vous". */
export const people = (telling: Telling, seats: readonly Seat[], word?: 'et' | 'ou'): string =>
  list(
    readerLast(telling, seats).map((seat) => who(telling, seat)),
    word,
  );

/** The form of a verb that goes with such people: "Bruno peut", "Bruno et Chiara peuvent", "Bruno et vous pouvez". */
export const theyDo = ({ reader }: Telling, seats: readonly Seat[], one: string, many: string, you: string): string => {
  if (seats.some((seat) => seat === reader)) return you;
  return seats.length === 1 ? one : many;
};

/** "Bruno, Chiara et votre pion". */
export const pawns = (telling: Telling, seats: readonly Seat[]): string =>
  list(readerLast(telling, seats).map((seat) => pawn(telling, seat)));

// Tiles, treasures and adventurers, with the articles that melt into the words around them.

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

const joined = (thing: Thing, m: string, f: string, vowel: string, plural: string): string => {
  if (GENDERS[thing] === 'fp') return plural + bare[thing];
  if (/^[AEIOUYÉÈÊÎÔ]/.test(bare[thing])) return vowel + bare[thing];
  return (GENDERS[thing] === 'f' ? f : m) + bare[thing];
};

/** "le Jardin hurlant", "la Tour de guet", "l’Observatoire", "les Falaises de l’Abandon". */
export const le = (thing: Thing): string => joined(thing, 'le ', 'la ', 'l’', 'les ');
/** The same where a sentence begins. */
export const Le = (thing: Thing): string => capital(le(thing));
/** "au Jardin hurlant", "à la Tour de guet", "à l’Observatoire", "aux Falaises de l’Abandon". */
export const au = (thing: Thing): string => joined(thing, 'au ', 'à la ', 'à l’', 'aux ');
/** "du Jardin hurlant", "de la Tour de guet", "de l’Observatoire", "des Falaises de l’Abandon". */
export const du = (thing: Thing): string => joined(thing, 'du ', 'de la ', 'de l’', 'des ');

/** The form of a verb that goes with a tile or treasure. */
export const verb = (thing: Thing, one: string, many: string): string => (GENDERS[thing] === 'fp' ? many : one);

/** "inondé", "inondée", "inondées". */
export const agree = (thing: Thing, adjective: string): string =>
  adjective + { m: '', f: 'e', fp: 'es' }[GENDERS[thing]];

/** The tile on a space, after a verb: "rejoindre le Jardin hurlant". */
export function place(telling: Telling, space: Space): string {
  const tile = tileAt(telling, space);
  return tile === undefined ? 'la pleine mer' : le(tile);
}

/** The tile on a space, as a goal: "jusqu’au Jardin hurlant". */
export function upTo(telling: Telling, space: Space): string {
  const tile = tileAt(telling, space);
  return `jusqu’${tile === undefined ? 'à la pleine mer' : au(tile)}`;
}

/** "carte Feu"; a name that is a sentence stands in quotes. */
export const card = (card: PileCard): string =>
  card === 'waters-rise' ? `carte « ${names.cards[card]} »` : `carte ${names.cards[card]}`;
