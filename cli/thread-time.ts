import { readFileSync } from 'node:fs';

/** It begins with the nanoseconds that the thread has kept a processor busy. Only Linux has it. */
const BUSY = '/proc/thread-self/schedstat';

function busyTime(): number {
  try {
    return Number.parseInt(readFileSync(BUSY, 'latin1'), 10) / 1e6;
  } catch {
    return 0;
  }
}

/**
 * Milliseconds that this thread has kept a processor busy, so that nothing else on the machine counts, nor the threads of Node.js that
 * compile and clear away beside it. Where the system does not tell, those of the clock.
 */
export const threadTime: () => number = busyTime() > 0 ? busyTime : () => performance.now();
