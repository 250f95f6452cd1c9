import { Thinker } from '@skerry/bots';
import { inThread } from '@skerry/server/in-thread';
import type { Home } from './command.ts';

export const thinkerIn = (home: Home): Thinker => new Thinker(inThread(new URL('dist/bot-thread.js', home)));
