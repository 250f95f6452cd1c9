import type { ClockPort } from './ports.ts';

export const systemClock = (pace: ClockPort['pace']): ClockPort => ({
  pace,
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  runs: () => true,
});
