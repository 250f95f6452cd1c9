import { capital, group, people } from '@skerry/speech/en';
import { names } from './english.ts';
import { bestOf, type Endings, type TextContext } from './telling.ts';

/** Nobody wins: whoever came closest is named all the same. */
const closest = (telling: TextContext): string => {
  const best = bestOf(telling);
  return best.length === 1
    ? `Nobody wins; ${people(telling, best)} came closest.`
    : `Nobody wins; ${people(telling, best)} came equally close.`;
};

export const endings: Endings = {
  defeated: (_, telling) => `${names.assif(telling)} is defeated. ${group(telling, bestOf(telling), 'wins', 'win')}.`,
  limit: (_, telling) => `The last round is over, and ${names.assif(telling)} is still undefeated. ${closest(telling)}`,
  doom: (_, telling) => `${capital(names.assif(telling))} survived the last turns. ${closest(telling)}`,
};
