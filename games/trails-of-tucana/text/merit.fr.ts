import { list } from '@skerry/speech/fr';
import { le, points } from './french.ts';
import { meritsIn } from './merit.ts';

export const merit = meritsIn({
  sight: (sight, value, rounds) => {
    const what = `atteint ${le(sight)}, ${points(value)}`;
    return rounds === 1 ? what : `${what} à chacune des ${rounds} manches`;
  },
  pair: (letter, value) => `relie les villages ${letter}, ${points(value)}`,
  list,
  rests: 'ne trace plus rien',
});
