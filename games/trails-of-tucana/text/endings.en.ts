import type { Seat } from '@skerry/engine';
import { capital, group, people } from '@skerry/speech/en';
import { points } from './english.ts';
import { names } from './names.en.ts';
import { type Endings, scoreOf, seatsOf, type TextContext } from './telling.ts';

export const shared = (seats: readonly Seat[], telling: TextContext): string =>
  seats.length === 1
    ? `${group(telling, seats, 'wins', 'win')}.`
    : `${capital(people(telling, seats))} share the victory.`;

export const solo = (total: number, level: number): string => {
  const title = names.levels[level - 1];
  return title === undefined
    ? `The journey ends with ${points(total)}, short of the first achievement.`
    : `The journey ends with ${points(total)}. Achievement: ${title}.`;
};

export const endings: Endings = {
  won: (why, telling) => shared(seatsOf(why), telling),
  solo: (why) => {
    const { total, level } = scoreOf(why);
    return solo(total, level);
  },
};
