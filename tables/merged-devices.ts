import type { Seat } from '@skerry/engine';
import { movedSeats, type Person, personSeats, type TableSetup } from './table-setup.ts';

/** What a person had at a table before their devices were merged with another's: restored if that is undone. */
export interface Holdings {
  /** A seat is recognised by its name, as seat numbers may change. */
  readonly seats: readonly { readonly seat: Seat; readonly name: string }[];
  /** Seats they had played before, and that were moved to another device. */
  readonly former?: readonly Seat[];
  readonly host?: true;
  readonly kicked?: readonly Side[];
  readonly muted?: readonly Side[];
}
type Side = 'first' | 'second';

/** What the second of two people has at a table and the first does not. */
export function holdingsOf(table: TableSetup, first: Person, second: Person): Holdings {
  const sides = (people: readonly Person[] = []): Side[] => [
    ...(people.includes(first) ? (['first'] as const) : []),
    ...(people.includes(second) ? (['second'] as const) : []),
  ];
  return {
    seats: personSeats(table, second).map((seat) => ({ seat, name: table.seats[seat]?.name ?? '' })),
    former: movedSeats(table, second),
    ...(table.host === second && { host: true }),
    kicked: sides(table.kicked),
    muted: sides(table.muted),
  };
}

export function addHoldings(one: Holdings, other: Holdings): Holdings {
  const seats = other.seats.filter(({ name }) => one.seats.every((each) => each.name !== name));
  return {
    ...one,
    seats: [...one.seats, ...seats],
    former: [...new Set([...(one.former ?? []), ...(other.former ?? [])])],
    ...((one.host || other.host) && { host: true }),
  };
}

/** The seats to return to the second: those that the first still has. */
export function seatsToReturn(table: TableSetup, { seats }: Holdings, first: Person): Seat[] {
  const theirs = personSeats(table, first);
  const found = seats.flatMap(({ seat, name }) => {
    const named = theirs.find((each) => table.seats[each]?.name === name);
    return named ?? (theirs.includes(seat) ? seat : []);
  });
  return [...new Set(found)];
}

/** Undoes a merge: the second has again what was theirs, as far as it is still there. */
export function splitPerson<A extends TableSetup>(table: A, had: Holdings, first: Person, second: Person): A {
  const back = seatsToReturn(table, had, first);
  const seats = table.seats.map((seat, n) => {
    if (back.includes(n)) return { ...seat, person: second };
    const isFormer = had.former?.includes(n) && seat.person !== undefined && seat.person !== second;
    return isFormer && (seat.former === first || seat.former === undefined) ? { ...seat, former: second } : seat;
  });
  const isLeft = table.host === first && back.length > 0 && seats.every(({ person }) => person !== first);
  const isOf = (side: Side, sides: readonly Side[] = []): boolean => sides.includes(side) || sides.length === 0;
  const apart = (people: readonly Person[], sides: readonly Side[] | undefined): Person[] =>
    people.flatMap((each) => {
      if (each !== first) return each;
      return [...(isOf('first', sides) ? [first] : []), ...(isOf('second', sides) ? [second] : [])];
    });
  const kicked = apart(table.kicked, had.kicked).filter((each) => seats.every(({ person }) => person !== each));
  // A person kicked before the merge is kicked again, even if the other sat here.
  const wasKicked = had.kicked?.includes('second') && back.length === 0 && !kicked.includes(second);
  return {
    ...table,
    seats,
    host: (had.host && table.host === first) || isLeft ? second : table.host,
    kicked: wasKicked ? [...kicked, second] : kicked,
    ...(table.muted && { muted: apart(table.muted, had.muted) }),
  };
}
