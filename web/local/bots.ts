/** A Web Worker in which bots think. */
import { type Question, serveBots } from '@skerry/bots';
import { roomOf } from '@skerry/games';

serveBots(
  {
    post: (answer) => postMessage(answer),
    listen: (hear) => addEventListener('message', ({ data }: MessageEvent<Question>) => hear(data)),
  },
  async (name) => {
    const room = roomOf(name);
    if (room === undefined) throw new Error(`There is no game ${name}.`);
    const game = await room.rules();
    return { game, lore: await room.lore(game) };
  },
);
