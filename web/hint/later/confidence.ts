import type { Hint } from '@skerry/bots';
import { WHISKER } from '@skerry/bots';

/** How sure it is that the first of the best moves is the best; nothing where there is only one. */
export type Sureness = 'sure' | 'close12' | 'close12Not3' | 'closeAll';

export function surenessOf(best: readonly Pick<Hint['best'][number], 'worth'>[]): Sureness | undefined {
  const [first, second, third] = best.map(({ worth }) => worth);
  if (first === undefined || second === undefined) return undefined;
  const isWeaker = (other: typeof first): boolean =>
    first.mean - other.mean >= WHISKER * Math.hypot(first.error, other.error);
  if (isWeaker(second)) return 'sure';
  if (third === undefined) return 'close12';
  return isWeaker(third) ? 'close12Not3' : 'closeAll';
}
