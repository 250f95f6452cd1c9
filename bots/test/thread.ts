import { parentPort } from 'node:worker_threads';
import { serveBots } from '../index.ts';
import { botProfile, loading } from './low-tide.ts';

/** A real thread that serves bots, for the tests. */
serveBots(
  { post: (answer) => parentPort?.postMessage(answer), listen: (hear) => parentPort?.on('message', hear) },
  loading(botProfile),
);
