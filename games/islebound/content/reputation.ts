import { type Nameless, namedByNumber } from './names.ts';
import type { ReputationCard } from './vocabulary.ts';

export const REPUTATION: readonly ReputationCard[] = namedByNumber<Nameless<ReputationCard>>('reputation', [
  { number: 1, active: 1, per: 'building', limit: null },
  { number: 2, active: 2, per: 'town', limit: 7 },
  { number: 3, active: 2, per: 'crewTwoSkills', limit: 7 },
  { number: 4, active: 2, per: 'book', limit: 7 },
  { number: 5, active: 1, per: 'wood', limit: 7 },
  { number: 6, active: 0, per: 'fish', limit: 7 },
  {
    number: 7,
    active: 1,
    per: 'fleet',
    limit: 7,
  },
  { number: 8, active: 2, per: 'cube', limit: 7 },
]);
