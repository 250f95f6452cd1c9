import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { threadTime } from '../thread-time.ts';

/** Works until the clock of the thread has gone on by some milliseconds. */
function work(milliseconds: number): void {
  const begun = threadTime();
  while (threadTime() < begun + milliseconds);
}

test('the time of a thread goes on while it works', () => {
  const before = performance.now();
  work(20);
  expect(performance.now() - before).toBeGreaterThan(19);
});

describe.runIf(existsSync('/proc/thread-self/schedstat'))('it stands still', () => {
  test('while the thread waits', async () => {
    const before = threadTime();
    await wait(400);
    expect(threadTime() - before).toBeLessThan(200);
  });

  test('while another thread works', async () => {
    const before = threadTime();
    const processBefore = process.cpuUsage();
    // However busy the machine is.
    const other = new Worker('while (process.cpuUsage().user < 300_000 + require("node:worker_threads").workerData);', {
      eval: true,
      workerData: processBefore.user,
    });
    await new Promise((resolve) => other.once('exit', resolve));
    const { user } = process.cpuUsage(processBefore);
    expect(threadTime() - before).toBeLessThan(user / 1000 - 50);
  });
});
