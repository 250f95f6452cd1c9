import { kitFor } from '@skerry/engine';
import { positionFaults, positionForm } from './rules/position.ts';
import type { TrailsOfTucana } from './rules/types.ts';

export const position = kitFor<TrailsOfTucana>({
  form: positionForm,
  faults: positionFaults,
  words: {
    en: async () => (await import('./text/en/position.ts')).position,
    fr: async () => (await import('./text/fr/position.ts')).position,
  },
});
