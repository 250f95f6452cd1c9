import type { Ending } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';

/** The result as a picture. */
export function Result({ outcome }: Ending<Islebound>) {
  const ranks = outcome.ranks.join(' · ');
  return (
    <svg viewBox="0 0 1200 630" role="img" aria-label={ranks}>
      <text x="60" y="120">
        {ranks}
      </text>
    </svg>
  );
}
