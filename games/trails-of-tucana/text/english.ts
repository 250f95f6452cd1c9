import type { Seat } from '@skerry/engine';
import type { Card } from '../content/cards.ts';
import type { Terrain } from '../content/islands.ts';
import { names } from './names.en.ts';
import { readerLast, type Telling } from './telling.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Numbers up to ten are words. */
export const number = (n: number): string => NUMBERS[n] ?? String(n);

/** "no trails", "one trail", "two trails". */
export const count = (n: number, noun: string): string => `${number(n)} ${noun}${n === 1 ? '' : 's'}`;

/** Points stand in figures: "1 point", "14 points". */
export const points = (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`;

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "Ada", "Ada and Bruno", "Ada, Bruno and Chiara". */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

export const nameOf = ({ names }: Telling, seat: Seat): string => names[seat] ?? `Seat ${seat + 1}`;

/** "you" or "Ada", inside a sentence. */
export const who = (telling: Telling, seat: Seat): string => (seat === telling.reader ? 'you' : nameOf(telling, seat));

/** "You" or "Ada", where a sentence begins. */
export const subject = (telling: Telling, seat: Seat): string => capital(who(telling, seat));

/** "Your" or "Ada’s", where a sentence begins. */
export const whose = (telling: Telling, seat: Seat): string =>
  seat === telling.reader ? 'Your' : `${nameOf(telling, seat)}’s`;

/** The form of a verb that goes with the person: "has" for Ada, "have" for you. */
export const verb = (telling: Telling, seat: Seat, other: string, you: string): string =>
  seat === telling.reader ? you : other;

/** "Bruno, Chiara and you". */
export const people = (telling: Telling, seats: readonly Seat[]): string =>
  list(readerLast(telling, seats).map((seat) => who(telling, seat)));

/** The form of a verb that goes with such people: "is" for Ada, "are" for you or for several. */
export const theyDo = ({ reader }: Telling, seats: readonly Seat[], one: string, many: string): string =>
  seats.length === 1 && seats[0] !== reader ? one : many;

/** "desert and water", "desert and desert". */
export const pair = ([one, other]: readonly [Card | Terrain, Card | Terrain]): string =>
  `${names.cards[one]} and ${names.cards[other]}`;
