import type { Seat } from '@skerry/engine';
import { group } from '@skerry/speech/fr';
import { type Endings, scoreOf, seatsOf, type TextContext } from '../context.ts';
import { points } from './grammar.ts';
import { names } from './names.ts';

export const shared = (seats: readonly Seat[], context: TextContext): string =>
  seats.length === 1
    ? `${group(context, seats, 'gagne', 'gagnent', 'gagnez')} la partie.`
    : `${group(context, seats, 'partage', 'partagent', 'partagez')} la victoire.`;

export const solo = (total: number, level: number): string => {
  const title = names.levels[level - 1];
  return title === undefined
    ? `Le voyage s’achève avec ${points(total)}, sous le seuil du premier titre.`
    : `Le voyage s’achève avec ${points(total)}. Titre : ${title}.`;
};

export const endings: Endings = {
  won: (why, context) => shared(seatsOf(why), context),
  solo: (why) => {
    const { total, level } = scoreOf(why);
    return solo(total, level);
  },
};
