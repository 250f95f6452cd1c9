// No word agrees with a person, whose gender we do not know: nobody is "er" or "sie", and the past is told with "hat" and "ist".
import type { Seat } from '@skerry/engine';
import { capital } from '../lists.ts';
import { type Persons, readerLast } from '../persons.ts';
import { list } from './lists.ts';

export const nameOf = ({ names }: Persons, seat: Seat): string => names[seat] ?? `Platz ${seat + 1}`;

/** "du" or "Ada", inside a sentence. */
export const who = (persons: Persons, seat: Seat): string => (seat === persons.reader ? 'du' : nameOf(persons, seat));

/** Whom something is done to: "dich" or "Ada". */
export const whom = (persons: Persons, seat: Seat): string =>
  seat === persons.reader ? 'dich' : nameOf(persons, seat);

/** To or with whom: "dir" or "Ada". */
export const toWhom = (persons: Persons, seat: Seat): string =>
  seat === persons.reader ? 'dir' : nameOf(persons, seat);

/** "Adas", "Max’", "Alice’": an s that is already heard is only marked. */
export const possessive = (name: string): string => (/(?:[sßxz]|ce)$/i.test(name) ? `${name}’` : `${name}s`);

/** The form of a verb that goes with the person: "hat" for Ada, "hast" for you. */
export const verb = (persons: Persons, seat: Seat, other: string, you: string): string =>
  seat === persons.reader ? you : other;

/** "Du spielst" or "Ada spielt", where a sentence begins. */
export const does = (persons: Persons, seat: Seat, other: string, you: string): string =>
  `${capital(who(persons, seat))} ${verb(persons, seat, other, you)}`;

/** "Du hast" or "Ada hat", where a sentence begins. */
export const has = (persons: Persons, seat: Seat): string => does(persons, seat, 'hat', 'hast');

/** "Du bist" or "Ada ist", where a sentence begins. */
export const is = (persons: Persons, seat: Seat): string => does(persons, seat, 'ist', 'bist');

/** "niemand", "Bruno", "Bruno, Chiara und du"; with `whom` or `toWhom`, "Bruno und dich". */
export const people = (
  persons: Persons,
  seats: readonly Seat[],
  word?: 'und' | 'oder',
  called: (persons: Persons, seat: Seat) => string = who,
): string =>
  seats.length === 0
    ? 'niemand'
    : list(
        readerLast(persons, seats).map((seat) => called(persons, seat)),
        word,
      );

/** The form of a verb that goes with such people: "Bruno kann", "du kannst", "Bruno und du könnt", "Bruno und Chiara können". */
export function theyDo(
  { reader }: Persons,
  seats: readonly Seat[],
  forms: { readonly one: string; readonly you: string; readonly many: string; readonly youAll: string },
): string {
  const reads = seats.some((seat) => seat === reader);
  if (seats.length < 2) return reads ? forms.you : forms.one;
  return reads ? forms.youAll : forms.many;
}
