import { fetched } from '@skerry/look';
import type { ExplanationProps } from '../later/explanation.tsx';

/** Loaded at the first touch. */
export const Explanation = fetched<ExplanationProps>(
  async () => (await import('../later/explanation.tsx')).Explanation,
);
