import type { Ask, Seat } from '@skerry/engine';

/** The reader's seats that can act now: those that must act come first. */
export function ownAsks(asks: readonly Ask[], seats: readonly Seat[]): readonly Ask[] {
  const own = asks.filter(({ seat }) => seats.includes(seat));
  return [...own.filter(({ must }) => must), ...own.filter(({ must }) => !must)];
}

/** The seat the reader acts for: the one they switched to, if it can act, otherwise the one that must act. */
export function acting(asks: readonly Ask[], seats: readonly Seat[], wanted: Seat | undefined): Ask | undefined {
  const own = ownAsks(asks, seats);
  return own.find(({ seat }) => seat === wanted) ?? own[0];
}

/** Who "you" is in sentences: a reader with one seat always; a reader with several, the acting seat. */
export function readerOf(
  seats: readonly Seat[],
  looking: Seat | 'watcher',
  act: Pick<Ask, 'seat'> | undefined,
): Seat | undefined {
  if (seats.length === 0) return undefined;
  if (act !== undefined) return act.seat;
  return looking === 'watcher' ? seats[0] : looking;
}

/** The order of the panels: the reader's own seats first, led by the acting one, then in seat order. */
export function panelOrder(count: number, seats: readonly Seat[], first: Seat | undefined): Seat[] {
  const all = Array.from({ length: count }, (_, seat) => seat);
  const head = first ?? seats[0];
  const round = head === undefined ? all : [...all.slice(head), ...all.slice(0, head)];
  return [...round.filter((seat) => seats.includes(seat)), ...round.filter((seat) => !seats.includes(seat))];
}
