import type { Seat } from '@skerry/engine';
import { isBots, type SeatClock, type SeatRow } from './table-setup.ts';
import type { ClockRule } from './wire/table-info.ts';

/**
 * The clock of a seat runs while the game waits for the person there. Each turn of the game has its time, however often it
 * comes back to the seat; the excess comes from the bank. Undo gives no time back.
 */
export function runClocks(
  rule: ClockRule,
  seats: readonly SeatRow[],
  asked: ReadonlySet<Seat>,
  turn: number,
  now: number,
): readonly SeatRow[] {
  let changed = false;
  const next = seats.map((seat, n) => {
    const { clock } = seat;
    const runs = asked.has(n) && seat.who === 'person' && !isBots(seat);
    if (clock && runs === (clock.since !== undefined) && (!runs || clock.turn === turn)) return seat;
    changed = true;
    const stopped = clock ? stop(rule, clock, now) : { bank: rule.bank };
    return { ...seat, clock: runs ? start(stopped, turn, now) : stopped };
  });
  return changed ? next : seats;
}

function start({ bank, used = 0, turn: last }: SeatClock, turn: number, now: number): SeatClock {
  return { bank, since: last === turn ? now - used : now, turn };
}

function stop(rule: ClockRule, { bank, since, ...rest }: SeatClock, now: number): SeatClock {
  if (since === undefined) return { bank, ...rest };
  const gone = Math.max(0, now - since);
  return { bank: Math.max(0, bank - Math.max(0, gone - rule.turn)), ...rest, used: Math.min(gone, rule.turn) };
}

/** When the first running clock ends. */
export function deadline(rule: ClockRule | undefined, seats: readonly SeatRow[]): number | undefined {
  if (rule === undefined) return undefined;
  const ends = seats.flatMap(({ clock }) => (clock?.since === undefined ? [] : [clock.since + rule.turn + clock.bank]));
  return ends.length === 0 ? undefined : Math.min(...ends);
}

export const expired = (rule: ClockRule, seats: readonly SeatRow[], now: number): Seat[] =>
  seats.flatMap(({ clock }, n) =>
    clock?.since !== undefined && clock.since + rule.turn + clock.bank <= now ? [n] : [],
  );

/** Restarts clocks after the server was down since `awake`: that time does not count. */
export function resumeClocks(seats: readonly SeatRow[], awake: number, now: number): readonly SeatRow[] {
  return seats.map((seat) => {
    if (seat.clock?.since === undefined) return seat;
    const used = Math.max(0, awake - seat.clock.since);
    return { ...seat, clock: { ...seat.clock, since: now - used } };
  });
}
