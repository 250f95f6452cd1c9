// A name never follows "de", "que" or "si", which would have to be cut short before a vowel, and no word agrees with a
// person, whose gender we do not know: the past is told with "avoir".
import type { Seat } from '@skerry/engine';
import { capital } from '../lists.ts';
import { isEveryone, type Persons, readerLast } from '../persons.ts';
import { list } from './lists.ts';

export const nameOf = ({ names }: Persons, seat: Seat): string => names[seat] ?? `Place ${seat + 1}`;

/** "vous" or "Ada", inside a sentence. */
export const who = (persons: Persons, seat: Seat): string => (seat === persons.reader ? 'vous' : nameOf(persons, seat));

/** The form of a verb that goes with the person: "a" for Ada, "avez" for you. */
export const verb = (persons: Persons, seat: Seat, other: string, you: string): string =>
  seat === persons.reader ? you : other;

/** "Vous jouez" or "Ada joue", where a sentence begins. */
export const does = (persons: Persons, seat: Seat, other: string, you: string): string =>
  `${capital(who(persons, seat))} ${verb(persons, seat, other, you)}`;

/** "Vous avez" or "Ada a", where a sentence begins. */
export const has = (persons: Persons, seat: Seat): string => does(persons, seat, 'a', 'avez');

/** "personne", "Bruno", "Bruno, Chiara et vous". */
export const people = (persons: Persons, seats: readonly Seat[], word?: 'et' | 'ou'): string =>
  seats.length === 0
    ? 'personne'
    : list(
        readerLast(persons, seats).map((seat) => who(persons, seat)),
        word,
      );

/** The form of a verb that goes with such people: "Bruno peut", "Bruno et Chiara peuvent", "Bruno et vous pouvez". */
export const theyDo = ({ reader }: Persons, seats: readonly Seat[], one: string, many: string, you: string): string => {
  if (seats.some((seat) => seat === reader)) return you;
  return seats.length < 2 ? one : many;
};

/** The people with their verb: "Ada gagne", "Ada et vous gagnez", "Tout le monde gagne", where a sentence begins. */
export const group = (persons: Persons, seats: readonly Seat[], one: string, many: string, you: string): string =>
  isEveryone(persons, seats)
    ? `Tout le monde ${one}`
    : `${capital(people(persons, seats))} ${theyDo(persons, seats, one, many, you)}`;
