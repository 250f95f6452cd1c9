import { comesToMore, type Hint, isSameFigure, isSurelyBetter } from '@skerry/bots';

/** How certain it is that the first of the best moves is the best; undefined if there is only one. */
export type Sureness = 'sure' | 'gainsMost' | 'close12' | 'close12Not3' | 'closeAll';

type Compared = Pick<Hint['best'][number], 'worth' | 'comesTo'>;

export function surenessOf({
  unit,
  best,
}: { readonly best: readonly Compared[] } & Pick<Hint, 'unit'>): Sureness | undefined {
  const [first, ...others] = best;
  const [second, third] = others;
  if (first === undefined || second === undefined) return undefined;
  const isAsLikely = (other: Compared): boolean => isSameFigure(unit, first.worth.mean, other.worth.mean);
  if (others.every((other) => isAsLikely(other) && comesToMore(first, other))) return 'gainsMost';
  const isWeaker = (other: Compared): boolean => !isAsLikely(other) && isSurelyBetter(unit, first, other);
  if (isWeaker(second)) return 'sure';
  if (third === undefined) return 'close12';
  return isWeaker(third) ? 'close12Not3' : 'closeAll';
}
