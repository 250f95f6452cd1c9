import { a, count, list } from '@skerry/speech/en';
import { meritsIn } from '../merit.ts';
import { points } from './grammar.ts';
import { names } from './names.ts';

export const merit = meritsIn({
  sight: (sight, value, rounds) => {
    const what = `reaches ${a(names.sights[sight].one)}, ${points(value)}`;
    return rounds === 1 ? what : `${what} in each of ${rounds} rounds`;
  },
  pair: (letter, value) => `connects the ${letter} villages, ${points(value)}`,
  bonus: 'gives a bonus trail',
  nearerSight: (sight, missing) => `then ${count(missing, 'trail')} short of ${a(names.sights[sight].one)}`,
  nearerPair: (letter, missing) => `then ${count(missing, 'trail')} short of connecting the ${letter} villages`,
  list,
  rests: 'ends your turn',
});
