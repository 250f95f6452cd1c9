import type { Seat } from '@skerry/engine';
import { isBots, type SeatRow } from './arrangement.ts';
import type { ClockRule } from './seating.ts';

/**
 * The clock of a seat runs while the game waits for the person there. There is the turn time each time the wait begins,
 * and anew when a turn has `ended`: the seat did what it cannot take back. What is over comes from the bank. To take
 * something back gives no time back.
 */
export function runClocks(
  rule: ClockRule,
  seats: readonly SeatRow[],
  asked: ReadonlySet<Seat>,
  now: number,
  ended?: Seat,
): readonly SeatRow[] {
  let changed = false;
  const next = seats.map((seat, n) => {
    const { bank, since } = seat.clock ?? { bank: rule.bank };
    const runs = asked.has(n) && seat.who === 'person' && !isBots(seat);
    if (runs === (since !== undefined) && seat.clock !== undefined && !(runs && n === ended)) return seat;
    changed = true;
    const left = since === undefined ? bank : bankAfter(rule, bank, since, now);
    return { ...seat, clock: runs ? { bank: left, since: now } : { bank: left } };
  });
  return changed ? next : seats;
}

/** When the first running clock has used its turn time and its bank. */
export function deadline(rule: ClockRule | undefined, seats: readonly SeatRow[]): number | undefined {
  if (rule === undefined) return undefined;
  const ends = seats.flatMap(({ clock }) => (clock?.since === undefined ? [] : [clock.since + rule.turn + clock.bank]));
  return ends.length === 0 ? undefined : Math.min(...ends);
}

/** Seats whose time is up. */
export const expired = (rule: ClockRule, seats: readonly SeatRow[], now: number): Seat[] =>
  seats.flatMap(({ clock }, n) =>
    clock?.since !== undefined && clock.since + rule.turn + clock.bank <= now ? [n] : [],
  );

/** Clocks as they stand when a server that was last awake at `awake` starts again: the time between does not count. */
export function resumeClocks(seats: readonly SeatRow[], awake: number, now: number): readonly SeatRow[] {
  return seats.map((seat) => {
    if (seat.clock?.since === undefined) return seat;
    const used = Math.max(0, awake - seat.clock.since);
    return { ...seat, clock: { ...seat.clock, since: now - used } };
  });
}

const bankAfter = ({ turn }: ClockRule, bank: number, since: number, now: number): number =>
  Math.max(0, bank - Math.max(0, now - since - turn));
