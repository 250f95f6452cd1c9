/** A Web Worker in which bots think. */
import { type Question, serveBots } from '@skerry/bots';
import { gameWithBots } from '@skerry/games';

serveBots(
  {
    post: (answer) => postMessage(answer),
    listen: (hear) => addEventListener('message', ({ data }: MessageEvent<Question>) => hear(data)),
  },
  gameWithBots,
);
