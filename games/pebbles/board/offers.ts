import { offersBy, type Scene } from '@skerry/look';
import { type BoardWords, wordsOf } from '../text/board.ts';
import type { Pebbles } from '../words.ts';

/** A button for each kind of action that can be done, and the greyed one that a player would look for. */
export const offers = offersBy<Pebbles, BoardWords>({
  about: ({ text }: Scene<Pebbles>) => wordsOf(text),
  words: (words) => words,
  kinds: {
    keep: { icon: 'hand', key: 'keep' },
    gather: { icon: 'take', key: 'gather' },
    throwShell: { icon: 'give', key: 'throwShell' },
    rest: { icon: 'done', go: true },
  },
  greyed: (_, offered, refused) =>
    offered.some(({ act }) => act === 'gather')
      ? []
      : refused.filter(({ action }) => action.act === 'gather').slice(0, 1),
});
