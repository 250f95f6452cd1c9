import { parentPort } from 'node:worker_threads';
import { serveBots } from '@skerry/bots';
import { gameWithLore } from '@skerry/games';

/** A thread in which bots of the server think. */
serveBots(
  { post: (answer) => parentPort?.postMessage(answer), listen: (hear) => parentPort?.on('message', hear) },
  gameWithLore,
);
