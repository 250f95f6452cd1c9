import { kitFor } from '@skerry/engine';
import { positionFaults, positionForm } from './rules/position.ts';
import type { ForbiddenIsland } from './rules/types.ts';

export const position = kitFor<ForbiddenIsland>({
  form: positionForm,
  faults: positionFaults,
  countsItself: ['flood cards'],
  words: {
    en: async () => (await import('./text/en/position.ts')).position,
    fr: async () => (await import('./text/fr/position.ts')).position,
    de: async () => (await import('./text/de/position.ts')).position,
  },
});
