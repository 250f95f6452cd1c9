import type { Seat } from '@skerry/engine';

/** Who is at the table and who is reading: the part of a `Telling` that sentences about people need. */
export interface Persons {
  /** The reader's seat, if the reader has one; sentences then say "you". */
  readonly reader?: Seat | undefined;
  readonly names: readonly string[];
}

/** People in the order they are spoken of: the reader comes last. */
export function readerLast({ reader }: Persons, seats: readonly Seat[]): Seat[] {
  const others = seats.filter((seat) => seat !== reader);
  return others.length < seats.length && reader !== undefined ? [...others, reader] : others;
}

/** Whether these are all the people at a table of several. */
export const isEveryone = ({ names }: Persons, seats: readonly Seat[]): boolean =>
  seats.length > 2 && seats.length === names.length;
