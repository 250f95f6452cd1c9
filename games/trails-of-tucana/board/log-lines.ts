import type { LineLook, Sound } from '@skerry/look';
import type { Fact } from '../rules/facts.ts';

/** How a fact stands in the log. */
export function line(fact: Fact): LineLook {
  switch (fact.fact) {
    case 'roundBegan':
    case 'cardsShown':
      return { heading: true };
    case 'cardsLeft':
    case 'blueLaid':
    case 'blueGone':
      return { silent: true };
    // The prompt says what comes next; that it was drawn is told when all are done.
    case 'drafted':
    case 'done':
      return { seat: fact.seat, silent: true };
    case 'couldNotDraw':
    case 'bonusTrailOwed':
    case 'lettersWritten':
    case 'drew':
    case 'sightConnected':
    case 'kindCompleted':
    case 'pairConnected':
    case 'roundScored':
    case 'finished':
      return { seat: fact.seat };
    case 'blueWon':
    case 'redWon':
    case 'won': {
      const [seat] = fact.seats;
      return fact.seats.length === 1 && seat !== undefined ? { seat } : {};
    }
    case 'soloCut':
      return { loss: true };
    case 'opened':
    case 'startVillage':
    case 'setUpCard':
    case 'redLaid':
    case 'scoreOnly':
      return {};
  }
}

export function sound(fact: Fact): Sound | undefined {
  switch (fact.fact) {
    case 'drafted':
    case 'drew':
      return 'ink';
    case 'cardsShown':
    case 'soloCut':
      return 'paper';
    case 'sightConnected':
      return 'wood';
    case 'bonusTrailOwed':
    case 'pairConnected':
    case 'blueWon':
    case 'redWon':
      return 'treasure';
    case 'won':
    case 'scoreOnly':
      return 'won';
    default:
      return undefined;
  }
}
