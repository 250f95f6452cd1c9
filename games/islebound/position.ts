import { kitFor } from '@skerry/engine';
import { positionFaults, positionForm } from './rules/position.ts';
import type { Islebound } from './rules/types.ts';

export const position = kitFor<Islebound>({
  form: positionForm,
  faults: positionFaults,
  countsItself: ['cubes', 'starters'],
  words: {
    en: async () => (await import('./text/en/position.ts')).position,
    fr: async () => (await import('./text/fr/position.ts')).position,
  },
});
