import { serveBots, type WorkerRequest } from '@skerry/bots';
import { gameWithBots } from '@skerry/games';

serveBots(
  {
    post: (answer) => postMessage(answer),
    listen: (hear) => addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => hear(data)),
  },
  gameWithBots,
);
