import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { serveBots } from '@skerry/bots';
import { gameWithBots } from '@skerry/games';

// People are answered first, however many bots think. Linux alone gives a thread a priority of its own. At the lowest one
// bots would hardly ever get to think on a machine that other programs keep busy.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** A thread in which bots of the server think. */
serveBots(
  { post: (answer) => parentPort?.postMessage(answer), listen: (hear) => parentPort?.on('message', hear) },
  gameWithBots,
);
