import { count, list } from '@skerry/speech/fr';
import { meritsIn } from '../merit.ts';
import { le, points, TRAIL } from './grammar.ts';

export const merit = meritsIn({
  sight: (sight, value, rounds) => {
    const what = `atteint ${le(sight)}, ${points(value)}`;
    return rounds === 1 ? what : `${what} à chacune des ${rounds} manches`;
  },
  pair: (letter, value) => `relie les villages ${letter}, ${points(value)}`,
  bonus: 'donne un sentier bonus',
  nearerSight: (sight, missing) => `encore ${count(missing, TRAIL)} pour atteindre ${le(sight)}`,
  nearerPair: (letter, missing) => `encore ${count(missing, TRAIL)} pour relier les villages ${letter}`,
  list,
  rests: 'finit votre tour',
});
