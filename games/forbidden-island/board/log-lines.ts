import type { LineLook, Sound } from '@skerry/look';
import type { Fact } from '../rules/facts.ts';

/** How a fact stands in the log. */
export function line(fact: Fact): LineLook {
  switch (fact.fact) {
    case 'opened':
      return {};
    case 'tileLaid':
    case 'cardDealt':
    case 'dealtAgain':
    case 'floodCard':
    case 'mustSwim':
      return { silent: true };
    case 'discarded':
      // Played cards and the price of a treasure are told by the line that follows.
      return fact.why === 'limit' ? { seat: fact.seat } : { seat: fact.seat, silent: true };
    case 'turnBegan':
      return { seat: fact.seat, heading: true };
    case 'actionsEnded':
      return { seat: fact.seat, silent: fact.unused === 0 };
    case 'moved':
    case 'shoredUp':
      return { seat: fact.by };
    case 'gave':
      return { seat: fact.from };
    case 'adventurerDealt':
    case 'captured':
    case 'handFull':
    case 'played':
    case 'liftedOff':
      return { seat: fact.seat };
    // Nothing happened; with every card it would drown what did.
    case 'passed':
      return { seat: fact.seat, silent: true };
    case 'drew':
      return { seat: fact.seat, loss: fact.card === 'waters-rise' };
    case 'drowning':
      return { seat: fact.seat, loss: true };
    case 'watersRose':
    case 'sank':
    case 'lost':
      return { loss: true };
    case 'floodStacked':
    case 'treasureRenewed':
    case 'flooded':
    case 'floodRenewed':
    case 'won':
      return {};
  }
}

export function sound(fact: Fact): Sound | undefined {
  switch (fact.fact) {
    case 'moved':
      return fact.how === 'swam' || fact.how === 'dive' ? 'water' : 'wood';
    case 'shoredUp':
    case 'flooded':
      return 'water';
    case 'sank':
      return 'sink';
    case 'watersRose':
      return 'rise';
    case 'captured':
      return 'treasure';
    case 'drew':
    case 'gave':
    case 'cardDealt':
    case 'floodStacked':
      return 'paper';
    case 'discarded':
      return fact.why === 'capture' ? undefined : 'paper';
    case 'won':
    case 'lost':
      return fact.fact;
    default:
      return undefined;
  }
}
