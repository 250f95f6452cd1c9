import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { serveBots } from '@skerry/bots';
import { gameWithLore } from '@skerry/games';

// People are answered first, however many bots think. Linux alone gives a thread a priority of its own.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

/** A thread in which bots of the server think. */
serveBots(
  { post: (answer) => parentPort?.postMessage(answer), listen: (hear) => parentPort?.on('message', hear) },
  gameWithLore,
);
