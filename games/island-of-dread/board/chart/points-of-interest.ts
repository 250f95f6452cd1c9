import { isInteresting } from '../../outlook/land.ts';
import type { TextContext } from '../../text/context.ts';
import type { Target } from './targets.ts';

/** Reachable places of interest for the Tab key, nearest first. */
export const interests = (telling: TextContext, targets: Iterable<Target>): number[] =>
  [...targets]
    .filter(({ action, place }) => action !== undefined && isInteresting(telling, place))
    .sort((a, b) => (a.way?.steps.length ?? 0) - (b.way?.steps.length ?? 0) || a.place - b.place)
    .map(({ place }) => place);
