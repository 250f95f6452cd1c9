import { type Nameless, namedById } from './names.ts';
import type { FleetCard } from './vocabulary.ts';

export const FLEET: readonly FleetCard[] = namedById<Nameless<FleetCard>>('fleet', [
  { id: 'pirate', count: 15, byDie: [0, 1, 1, 1, 2, 2] },
  { id: 'serpent', count: 14, byDie: [0, 0, 2, 2, 3, 3] },
  { id: 'ichor', count: 1, byDie: [1, 2, 2, 3, 3, 4] },
]);
