import type { Timepiece } from '../timepiece.ts';

/** Milliseconds of difference between the wall clock and the monotonic clock that count as a change of the wall clock. */
const STEP = 2_000;

/** The wall clock, which notices when it was set or the machine slept. */
export class DayClock {
  private readonly time: Timepiece;
  /** `should` is what the clock would have shown otherwise. */
  private readonly wasSet: (now: number, should: number) => void;
  private last: number;
  private lastTicks: number;

  constructor(time: Timepiece, wasSet: (now: number, should: number) => void) {
    this.time = time;
    this.wasSet = wasSet;
    this.last = time.now();
    this.lastTicks = time.ticks();
  }

  now(): number {
    const now = this.time.now();
    const ticks = this.time.ticks();
    const should = this.last + (ticks - this.lastTicks);
    this.last = now;
    this.lastTicks = ticks;
    if (Math.abs(now - should) >= STEP) this.wasSet(now, should);
    return now;
  }
}
