import type { Seat } from '@skerry/engine';
import { capital, group, people } from '@skerry/speech/en';
import { type Endings, scoreOf, seatsOf, type TextContext } from '../context.ts';
import { points } from './grammar.ts';
import { names } from './names.ts';

export const shared = (seats: readonly Seat[], context: TextContext): string =>
  seats.length === 1
    ? `${group(context, seats, 'wins', 'win')}.`
    : `${capital(people(context, seats))} share the victory.`;

export const solo = (total: number, level: number): string => {
  const title = names.levels[level - 1];
  return title === undefined
    ? `The journey ends with ${points(total)}, short of the first achievement.`
    : `The journey ends with ${points(total)}. Achievement: ${title}.`;
};

export const endings: Endings = {
  won: (why, context) => shared(seatsOf(why), context),
  solo: (why) => {
    const { total, level } = scoreOf(why);
    return solo(total, level);
  },
};
