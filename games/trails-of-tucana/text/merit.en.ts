import { a, count, list } from '@skerry/speech/en';
import { points } from './english.ts';
import { meritsIn } from './merit.ts';
import { names } from './names.en.ts';

export const merit = meritsIn({
  sight: (sight, value, rounds) => {
    const what = `reaches ${a(names.sights[sight].one)}, ${points(value)}`;
    return rounds === 1 ? what : `${what} in each of ${rounds} rounds`;
  },
  pair: (letter, value) => `joins the villages ${letter}, ${points(value)}`,
  bonus: 'brings a bonus trail',
  nearerSight: (sight, missing) => `then ${count(missing, 'trail')} short of ${a(names.sights[sight].one)}`,
  nearerPair: (letter, missing) => `then ${count(missing, 'trail')} short of joining the villages ${letter}`,
  list,
  rests: 'draws nothing more',
});
