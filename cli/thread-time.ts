import { readFileSync } from 'node:fs';

/** Begins with the nanoseconds of CPU time of the thread. Only Linux has it. */
const BUSY = '/proc/thread-self/schedstat';

function busyTime(): number {
  try {
    return Number.parseInt(readFileSync(BUSY, 'latin1'), 10) / 1e6;
  } catch {
    return 0;
  }
}

/** Milliseconds of CPU time of this thread alone; elsewhere than on Linux, wall-clock time. */
export const threadTime: () => number = busyTime() > 0 ? busyTime : () => performance.now();
