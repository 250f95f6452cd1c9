import type { ClockRule, SeatInfo } from '@skerry/tables';
import { spanOf } from '../../shell/time-span.ts';
import { myTablesWords } from '../../words/my-tables.ts';

export interface TimeLeft {
  /** Time for the turn; beyond it, the bank is used. */
  readonly turn: number;
  readonly bank: number;
  readonly runs: boolean;
}

/** A seat's remaining time at `now`, in milliseconds. `now` is the table's clock, not the reader's. */
export function timeLeft(
  { clock }: Pick<SeatInfo, 'clock'>,
  rule: ClockRule | undefined,
  now: number,
): TimeLeft | undefined {
  if (clock === undefined || rule === undefined) return undefined;
  if (clock.since === undefined) return { turn: rule.turn, bank: clock.bank, runs: false };
  const used = Math.max(0, now - clock.since);
  return {
    turn: Math.max(0, rule.turn - used),
    bank: Math.max(0, clock.bank - Math.max(0, used - rule.turn)),
    runs: true,
  };
}

/** 83000 as "1:23", 5400000 as "1:30:00"; days are counted in hours. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (figure: number) => String(figure).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** From here on seconds are left out, and times are written as in the list of tables. */
const LONG = 90 * 60_000;

/** "1:23", or "3 days". */
export function spokenTime(milliseconds: number): string {
  if (milliseconds < LONG) return clockFace(milliseconds);
  const { unit, count } = spanOf(milliseconds);
  return myTablesWords().spans[unit](count);
}

/** The time shown beside a seat: its bank, and while it is asked what is left of its turn too, as in the list of tables. */
export const seatFace = ({ turn, bank, runs }: TimeLeft): string => spokenTime(runs ? turn + bank : bank);
