import { capital, group, people } from '@skerry/speech/en';
import { bestOf, type Endings, type TextContext } from '../context.ts';
import { names } from './grammar.ts';

/** There is no winner, but the closest seat is named. */
const closest = (context: TextContext): string => {
  const best = bestOf(context);
  return best.length === 1
    ? `Nobody wins; ${people(context, best)} came closest.`
    : `Nobody wins; ${people(context, best)} came equally close.`;
};

export const endings: Endings = {
  defeated: (_, context) => `${names.assif(context)} is defeated. ${group(context, bestOf(context), 'wins', 'win')}.`,
  limit: (_, context) => `The last round is over, and ${names.assif(context)} is still undefeated. ${closest(context)}`,
  doom: (_, context) => `${capital(names.assif(context))} survived the last turns. ${closest(context)}`,
};
