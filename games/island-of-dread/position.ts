import { kitFor } from '@skerry/engine';
import { positionFaults, positionForm } from './rules/position.ts';
import type { IslandOfDread } from './rules/types.ts';

export const position = kitFor<IslandOfDread>({
  form: positionForm,
  faults: positionFaults,
  countsItself: ['maps'],
  words: {
    en: async () => (await import('./text/en/position.ts')).position,
    fr: async () => (await import('./text/fr/position.ts')).position,
  },
});
