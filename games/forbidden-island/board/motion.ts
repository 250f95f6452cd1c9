import { type Beat as BeatOf, motionBy } from '@skerry/look';
import type { Fact } from '../rules/facts.ts';
import type { ForbiddenIsland } from '../rules/types.ts';

export type Beat<F extends Fact = Fact> = BeatOf<F>;

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

function beats(facts: readonly Fact[]): Beat[] {
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

export const useMotion = motionBy<ForbiddenIsland>(beats);
