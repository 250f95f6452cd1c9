import { parentPort } from 'node:worker_threads';
import { serveBots } from '@skerry/bots';
import { roomOf } from '@skerry/games';

/** A thread in which bots of the server think. */
serveBots(
  { post: (answer) => parentPort?.postMessage(answer), listen: (hear) => parentPort?.on('message', hear) },
  async (name) => {
    const room = roomOf(name);
    if (room === undefined) throw new Error(`There is no game "${name}".`);
    const game = await room.rules();
    return { game, lore: await room.lore(game) };
  },
);
