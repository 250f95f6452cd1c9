import { parentPort } from 'node:worker_threads';
import { serveBots } from '@skerry/bots';
import { loadGame } from './games.ts';

/** The thread in which bots think while a person sits at the terminal. */
serveBots(
  { post: (answer) => parentPort?.postMessage(answer), listen: (hear) => parentPort?.on('message', hear) },
  loadGame,
);
