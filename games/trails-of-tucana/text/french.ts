import type { Seat } from '@skerry/engine';
import type { Card } from '../content/cards.ts';
import type { Terrain } from '../content/islands.ts';
import { names } from './names.fr.ts';
import { readerLast, type Telling } from './telling.ts';

const NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** Numbers up to ten are words. All that we count in words (sentiers) is masculine. */
export const number = (n: number): string => NUMBERS[n] ?? String(n);

/** "aucun sentier", "un sentier", "deux sentiers". */
export const count = (n: number, noun: string): string => `${number(n)} ${noun}${n < 2 ? '' : 's'}`;

/** Points stand in figures: "1 point", "14 points". */
export const points = (n: number): string => `${n} ${n < 2 ? 'point' : 'points'}`;

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "Ada", "Ada et Bruno", "Ada, Bruno et Chiara". */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} et ${last}`;
}

// People. A name never follows "de" or "que", which would have to be cut short before a vowel, and no word agrees with
// a person, whose gender we do not know.

export const nameOf = ({ names }: Telling, seat: Seat): string => names[seat] ?? `Place ${seat + 1}`;

/** "vous" or "Ada", inside a sentence. */
export const who = (telling: Telling, seat: Seat): string => (seat === telling.reader ? 'vous' : nameOf(telling, seat));

/** "Vous avez" or "Ada a", where a sentence begins. */
export const has = (telling: Telling, seat: Seat): string => does(telling, seat, 'a', 'avez');

/** "Vous tracez" or "Ada trace", where a sentence begins. */
export const does = (telling: Telling, seat: Seat, other: string, you: string): string =>
  `${capital(who(telling, seat))} ${seat === telling.reader ? you : other}`;

/** "Bruno, Chiara et vous". */
export const people = (telling: Telling, seats: readonly Seat[]): string =>
  list(readerLast(telling, seats).map((seat) => who(telling, seat)));

/** The form of a verb that goes with such people: "Bruno peut", "Bruno et Chiara peuvent", "Bruno et vous pouvez". */
export const theyDo = ({ reader }: Telling, seats: readonly Seat[], one: string, many: string, you: string): string => {
  if (seats.some((seat) => seat === reader)) return you;
  return seats.length === 1 ? one : many;
};

/** "désert et eau", "désert et désert". */
export const pair = ([one, other]: readonly [Card | Terrain, Card | Terrain]): string =>
  `${names.cards[one]} et ${names.cards[other]}`;
