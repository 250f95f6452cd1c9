import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { serveBots } from '@skerry/bots';
import { gameWithBots } from '@skerry/games';

// People come first. Only on Linux has a thread a priority of its own. At the lowest one, bots would starve on a busy machine.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

serveBots(
  { post: (answer) => parentPort?.postMessage(answer), listen: (hear) => parentPort?.on('message', hear) },
  gameWithBots,
);
