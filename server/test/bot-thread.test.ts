import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

const TASKS = '/proc/self/task';

/** How far every thread of this process steps back behind others. */
const courtesies = (): number[] =>
  readdirSync(TASKS).map((task) => {
    const stat = readFileSync(`${TASKS}/${task}/stat`, 'utf8');
    // The name of a thread may hold spaces; what is counted stands behind it.
    return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[17]);
  });

test.runIf(existsSync(TASKS))('bots think at a lower priority than people are answered', async () => {
  const own = Math.max(...courtesies());
  const thread = new Worker(new URL('../../dist/bot-thread.js', import.meta.url));
  try {
    await expect.poll(() => Math.max(...courtesies())).toBeGreaterThan(own);
    expect(Math.min(...courtesies())).toBeLessThanOrEqual(own);
  } finally {
    await thread.terminate();
  }
});
