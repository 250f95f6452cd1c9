import { type Moment, type Stage, useStage } from '@skerry/look';
import type { Fact } from '../rules/facts.ts';
import type { ForbiddenIsland } from '../rules/types.ts';

/** A fact on the time line of its moment, in milliseconds. */
export interface Beat<F extends Fact = Fact> {
  readonly fact: F;
  readonly at: number;
  readonly lasts: number;
}

/** How long the motion of a fact lasts, in milliseconds. */
function measure(fact: Fact): number {
  switch (fact.fact) {
    case 'moved':
      return fact.how === 'walk' ? 240 : 480;
    case 'shoredUp':
    case 'flooded':
    case 'floodStacked':
      return 480;
    case 'sank':
    case 'watersRose':
    case 'captured':
    case 'liftedOff':
      return 900;
    case 'drew':
      return 320;
    case 'gave':
    case 'discarded':
    case 'floodCard':
      return 240;
    default:
      return 0;
  }
}

/** The four cards of a treasure leave one right after the other, and then the treasure comes. */
const isPrice = (fact: Fact): boolean => fact.fact === 'discarded' && fact.why === 'capture';
const CARD_AFTER_CARD = 60;

export function beats(facts: readonly Fact[]): Beat[] {
  let next = 0;
  return facts.map((fact) => {
    const at = next;
    const lasts = measure(fact);
    next += isPrice(fact) ? CARD_AFTER_CARD : lasts;
    return { fact, at, lasts };
  });
}

export function duration(facts: readonly Fact[]): number {
  if (facts.every(isPrice)) return 0;
  return Math.max(...beats(facts).map(({ at, lasts }) => at + lasts));
}

/** Plays each moment once, fact by fact. */
export function useMotion(
  props: { moment: Moment<ForbiddenIsland> | undefined; motion: boolean },
  stageIt: (stage: Stage, found: readonly Beat[], moment: Moment<ForbiddenIsland>) => void,
): void {
  useStage(props, (stage, moment) => stageIt(stage, beats(moment.facts), moment));
}
