import { meritsIn } from '../merit.ts';
import { amounts, points } from './grammar.ts';

export const merit = meritsIn({
  brings: (things) => `rapporte ${amounts(things)}`,
  costs: (things) => `coûte ${amounts(things)}`,
  points: (n) => `${n > 0 ? '+' : '−'}${points(Math.abs(n))}`,
  town: 'la ville devient vôtre',
});
