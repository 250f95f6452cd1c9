import type { Timepiece } from '../timepiece.ts';

/** Milliseconds by which the two clocks of a machine may differ before somebody has set the one of the day. */
const STEP = 2_000;

/** The time of day, which notices when somebody has set the clock, or the machine slept. */
export class DayClock {
  private readonly time: Timepiece;
  /** Told what the clock showed, and what it would have shown if nobody had set it. */
  private readonly wasSet: (now: number, should: number) => void;
  /** Both clocks when they were last compared. */
  private last: { readonly now: number; readonly ticks: number };

  constructor(time: Timepiece, wasSet: (now: number, should: number) => void) {
    this.time = time;
    this.wasSet = wasSet;
    this.last = { now: time.now(), ticks: time.ticks() };
  }

  now(): number {
    const { last, time } = this;
    const now = time.now();
    const ticks = time.ticks();
    this.last = { now, ticks };
    const should = last.now + (ticks - last.ticks);
    if (Math.abs(now - should) >= STEP) this.wasSet(now, should);
    return now;
  }
}
