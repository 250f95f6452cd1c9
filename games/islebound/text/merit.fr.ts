import { amounts, points } from './french.ts';
import { meritsIn } from './merit.ts';

export const merit = meritsIn({
  brings: (things) => `rapporte ${amounts(things)}`,
  costs: (things) => `coûte ${amounts(things)}`,
  points: (n) => `${n > 0 ? '+' : '−'}${points(Math.abs(n))}`,
  town: 'la ville devient vôtre',
});
