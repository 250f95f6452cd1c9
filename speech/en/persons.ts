import type { Seat } from '@skerry/engine';
import { capital } from '../lists.ts';
import { isEveryone, type Persons, readerLast } from '../persons.ts';
import { list } from './lists.ts';
import { possessive } from './nouns.ts';

export const nameOf = ({ names }: Persons, seat: Seat): string => names[seat] ?? `Seat ${seat + 1}`;

/** "you" or "Ada", inside a sentence. */
export const who = (persons: Persons, seat: Seat): string => (seat === persons.reader ? 'you' : nameOf(persons, seat));

/** "You" or "Ada", where a sentence begins. */
export const subject = (persons: Persons, seat: Seat): string => capital(who(persons, seat));

/** "yourself" or "Ada": whom the reader does something to. */
export const oneself = (persons: Persons, seat: Seat): string =>
  seat === persons.reader ? 'yourself' : nameOf(persons, seat);

/** "your" or "Ada’s". */
export const whose = (persons: Persons, seat: Seat): string =>
  seat === persons.reader ? 'your' : possessive(nameOf(persons, seat));

/** The form of a verb that goes with the person: "has" for Ada, "have" for you. */
export const verb = (persons: Persons, seat: Seat, other: string, you: string): string =>
  seat === persons.reader ? you : other;

/** "nobody", "Bruno", "Bruno, Chiara and you". */
export const people = (persons: Persons, seats: readonly Seat[], word?: 'and' | 'or'): string =>
  seats.length === 0
    ? 'nobody'
    : list(
        readerLast(persons, seats).map((seat) => who(persons, seat)),
        word,
      );

/** The form of a verb that goes with such people: "is" for Ada or nobody, "are" for you or for several. */
export const theyDo = ({ reader }: Persons, seats: readonly Seat[], one: string, many: string): string =>
  seats.length === 0 || (seats.length === 1 && seats[0] !== reader) ? one : many;

/** The people with their verb: "Ada gets", "Ada and you get", "Everyone gets", where a sentence begins. */
export const group = (persons: Persons, seats: readonly Seat[], one: string, many: string): string =>
  isEveryone(persons, seats)
    ? `Everyone ${one}`
    : `${capital(people(persons, seats))} ${theyDo(persons, seats, one, many)}`;
