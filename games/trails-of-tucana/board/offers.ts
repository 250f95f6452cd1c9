import { offersBy, type Scene } from '@skerry/look';
import { isBonus } from '../outlook/position.ts';
import type { TrailsOfTucana } from '../rules/types.ts';
import { wordsOf } from '../text/board.ts';

const about = ({ telling, text }: Scene<TrailsOfTucana>) => ({ words: wordsOf(text), isBonus: isBonus(telling) });

/** A trail, a bonus trail, and done. Nothing needs confirmation: everything can be undone until all are done. */
export const offers = offersBy<TrailsOfTucana, ReturnType<typeof about>>({
  about,
  words: ({ words }) => words,
  kinds: {
    draw: {
      icon: 'pen',
      key: (_, { isBonus }) => (isBonus ? 'bonus' : 'draw'),
      detail: (_, { isBonus, words }, all) => (isBonus ? words.anywhere : words.trails(all.length)),
    },
    done: { icon: 'done', go: true },
  },
  greyed(_, offered, refused) {
    const isOffered = (act: string) => offered.some((action) => action.act === act);
    // When looking for another trail, it helps to read that the last one can be undone.
    const wanted = !isOffered('done') ? 'done' : !isOffered('draw') ? 'draw' : undefined;
    return refused.filter(({ action }) => action.act === wanted).slice(0, 1);
  },
});
