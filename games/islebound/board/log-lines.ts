import type { LineLook, Sound } from '@skerry/look';
import type { Fact } from '../rules/facts.ts';

/** Facts that other lines tell, or that are seen on the board. */
const SILENT: ReadonlySet<Fact['fact']> = new Set([
  'turnEnded',
  'crewRowFilled',
  'eventShown',
  'rowFilled',
  'tokenShown',
  'reputationShown',
  'packsPassed',
  'groupReturned',
  'townLost',
  'skipDeclined',
  'abilityUsed',
  'attackDeclared',
] satisfies Fact['fact'][]);

/** How a fact stands in the log. */
export function line(fact: Fact): LineLook {
  return {
    ...('seat' in fact ? { seat: fact.seat } : {}),
    ...(fact.fact === 'turnBegan' ? { heading: true } : {}),
    ...(SILENT.has(fact.fact) ? { silent: true } : {}),
    ...(isLoss(fact) ? { loss: true } : {}),
  };
}

function isLoss(fact: Fact): boolean {
  switch (fact.fact) {
    case 'crewInjured':
    case 'retreated':
    case 'fellShort':
    case 'dumped':
    case 'lastRound':
      return true;
    case 'townTaken':
      return fact.from !== null;
    default:
      return false;
  }
}

export function sound(fact: Fact): Sound | undefined {
  switch (fact.fact) {
    case 'sailed':
      return 'water';
    case 'rolled':
    case 'rerolled':
    case 'raided':
    case 'cubesPlaced':
    case 'cubeMoved':
    case 'influencePaid':
    case 'homePortChosen':
      return 'wood';
    case 'bought':
    case 'built':
    case 'eventDone':
    case 'reputationActivated':
    case 'cardReceived':
    case 'packDealt':
      return 'paper';
    case 'gained':
    case 'spoils':
    case 'traded':
      return 'ink';
    case 'hunted':
    case 'tokenTaken':
      return 'treasure';
    case 'townTaken':
      return 'rise';
    case 'retreated':
    case 'crewInjured':
      return 'sink';
    case 'gameEnded':
      return 'won';
    default:
      return undefined;
  }
}
