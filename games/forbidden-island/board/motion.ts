import { type Moment, type Stage, useStage } from '@skerry/look';
import type { Fact } from '../rules/facts.ts';
import type { ForbiddenIsland } from '../rules/types.ts';

/** A fact on the time line of its moment, in milliseconds. */
export interface Beat<F extends Fact = Fact> {
  readonly fact: F;
  readonly at: number;
  readonly lasts: number;
}

/** How long the motion of a fact lasts, and after what time the next may begin. */
function measure(fact: Fact): readonly [lasts: number, next: number] {
  switch (fact.fact) {
    case 'moved':
      return fact.how === 'walk' ? [240, 240] : [480, 480];
    case 'shoredUp':
    case 'flooded':
      return [480, 420];
    case 'sank':
      return [900, 700];
    case 'watersRose':
      return [900, 800];
    case 'captured':
    case 'liftedOff':
      return [900, 900];
    case 'drew':
      return [320, 320];
    case 'gave':
      return [240, 240];
    case 'discarded':
      return fact.why === 'capture' ? [240, 60] : [240, 200];
    case 'floodStacked':
      return [480, 360];
    case 'floodCard':
      return [240, 180];
    case 'cardDealt':
      return [240, 60];
    case 'tileLaid':
      return [240, 40];
    default:
      return [0, 0];
  }
}

/** A moment never takes longer, however much happens in it. */
const LONGEST = 3500;

export function beats(facts: readonly Fact[]): Beat[] {
  const found: Beat[] = [];
  let at = 0;
  for (const fact of facts) {
    const [lasts, next] = measure(fact);
    found.push({ fact, at, lasts });
    at += next;
  }
  const haste = Math.min(1, LONGEST / end(found));
  return found.map((beat) => ({ fact: beat.fact, at: beat.at * haste, lasts: beat.lasts * haste }));
}

const end = (found: readonly Beat[]): number => found.reduce((last, { at, lasts }) => Math.max(last, at + lasts), 0);

export const duration = (facts: readonly Fact[]): number => Math.round(end(beats(facts)));

/** Plays each moment once, fact by fact. */
export function useMotion(
  props: { moment: Moment<ForbiddenIsland> | undefined; motion: boolean },
  stageIt: (stage: Stage, found: readonly Beat[], before: Moment<ForbiddenIsland>['before']) => void,
): void {
  useStage(props, (stage, { facts, before }) => stageIt(stage, beats(facts), before));
}
