import type { FleetCard } from './vocabulary.ts';

export const FLEET: readonly FleetCard[] = [
  { id: 'pirate', name: { en: 'Pirate', fr: 'Pirate' }, count: 15, byDie: [0, 1, 1, 1, 2, 2] },
  { id: 'serpent', name: { en: 'Sea serpent', fr: 'Serpent de mer' }, count: 14, byDie: [0, 0, 2, 2, 3, 3] },
  { id: 'ichor', name: { en: 'Ichor', fr: 'Ichor' }, count: 1, byDie: [1, 2, 2, 3, 3, 4] },
];
