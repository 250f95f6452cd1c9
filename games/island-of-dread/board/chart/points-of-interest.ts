import { CELLS } from '../../content/world.ts';
import { townAt } from '../../rules/spaces.ts';
import { NONE } from '../../rules/state.ts';
import type { TextContext } from '../../text/context.ts';
import type { Target } from './targets.ts';

/** Towns, jewels whose counter lies there, Heroes, anchors: what a player looks for. */
export function isInteresting({ content, state }: TextContext, place: number): boolean {
  if (place >= CELLS || townAt(content, state, place) !== NONE) return true;
  return state.jewels[content.chart.jewelAt[place]!] === 1 || state.players.some(({ at }) => at === place);
}

/** The places of interest that can be gone to, the nearest first: the Tab key jumps from one to the next. */
export const interests = (telling: TextContext, targets: Iterable<Target>): number[] =>
  [...targets]
    .filter(({ action, place }) => action !== undefined && isInteresting(telling, place))
    .sort((a, b) => (a.way?.steps.length ?? 0) - (b.way?.steps.length ?? 0) || a.place - b.place)
    .map(({ place }) => place);
