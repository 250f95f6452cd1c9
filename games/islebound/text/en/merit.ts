import { meritsIn } from '../merit.ts';
import { amounts, points } from './grammar.ts';

export const merit = meritsIn({
  brings: (things) => `gives ${amounts(things)}`,
  costs: (things) => `costs ${amounts(things)}`,
  points: (n) => `${n > 0 ? '+' : '−'}${points(Math.abs(n))}`,
  town: 'the town becomes yours',
});
