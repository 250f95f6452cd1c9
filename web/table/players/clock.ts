import type { ClockRule, SeatInfo } from '@skerry/tables';

export interface TimeLeft {
  /** Of the turn; anything over comes out of the bank. */
  readonly turn: number;
  readonly bank: number;
  readonly runs: boolean;
}

/** What a seat has left at a moment, in milliseconds. `now` is by the clock of whoever keeps the table. */
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
