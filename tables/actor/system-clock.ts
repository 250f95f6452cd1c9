import type { ClockPort } from './ports.ts';

/** The clock and the timers of the machine, for a table that runs in this process only. */
export const systemClock = (pace: ClockPort['pace']): ClockPort => ({
  pace,
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  runs: () => true,
});
