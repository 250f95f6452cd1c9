import { type Nameless, namedById } from './names.ts';
import type { CrewTile } from './vocabulary.ts';

export const CREW: readonly CrewTile[] = namedById<Nameless<CrewTile>>('crew', [
  {
    id: 'administrate',
    skills: ['administrate'],
    count: 8,
    starter: true,
    perPlayer: 2,
  },
  { id: 'work', skills: ['work'], count: 4, starter: true, perPlayer: 1 },
  {
    id: 'administrateCombat',
    skills: ['administrate', 'combat'],
    count: 1,
    starter: false,
  },
  {
    id: 'administrateNegotiate',
    skills: ['administrate', 'negotiate'],
    count: 1,
    starter: false,
  },
  {
    id: 'administrateSail',
    skills: ['administrate', 'sail'],
    count: 1,
    starter: false,
  },
  {
    id: 'administrateWork',
    skills: ['administrate', 'work'],
    count: 1,
    starter: false,
  },
  {
    id: 'combatNegotiate',
    skills: ['combat', 'negotiate'],
    count: 1,
    starter: false,
  },
  {
    id: 'combatSail',
    skills: ['combat', 'sail'],
    count: 1,
    starter: false,
  },
  {
    id: 'combatWork',
    skills: ['combat', 'work'],
    count: 1,
    starter: false,
  },
  {
    id: 'negotiateSail',
    skills: ['negotiate', 'sail'],
    count: 1,
    starter: false,
  },
  {
    id: 'negotiateWork',
    skills: ['negotiate', 'work'],
    count: 1,
    starter: false,
  },
  {
    id: 'sailWork',
    skills: ['sail', 'work'],
    count: 1,
    starter: false,
  },
]);
