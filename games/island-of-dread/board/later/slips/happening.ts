import type { Seat } from '@skerry/engine';
import { NONE } from '../../../content/vocabulary.ts';
import type { World } from '../../../content/world.ts';
import type { Fact } from '../../../rules/facts.ts';

/** An event worth reading: a card that asked nothing, the end of a fight, a knock-out. */
export interface Happening {
  readonly seat: Seat;
  /** Its card; `NONE` without one. */
  readonly card: number;
  /** Its facts so far. */
  readonly facts: readonly Fact[];
  readonly isLoss: boolean;
}

/** Facts that begin a happening, or end a fight; told with the facts that follow. */
const BEGINS: readonly Fact['fact'][] = ['cardDrawn', 'challengeMet', 'attackedHero', 'toll'];
const DECIDES: readonly Fact['fact'][] = [
  'eventInPlay',
  'eventIgnored',
  'encounterDone',
  'challengeDefeated',
  'escaped',
  'paidOff',
  'knockedOut',
  'shipwrecked',
  'duelWon',
];
/** Facts with a sentence in a happening. */
const TOLD: ReadonlySet<Fact['fact']> = new Set([
  ...DECIDES.filter((fact) => fact !== 'encounterDone'),
  'tested',
  'optionChosen',
  'replenished',
  'tilePlaced',
  'tileTaken',
  'townRuined',
  'pointsGained',
  'goldGained',
  'goldLost',
  'mapGained',
  'legendaryGained',
  'trophyKept',
  'rewardLost',
  'undefeated',
  'trackFull',
  'cardLost',
  'allyKilled',
  'captainKilled',
  'countersPut',
  'placed',
  'dicePromised',
  'spoilsTaken',
] satisfies Fact['fact'][]);
/** Facts that end a happening. */
const OVER: ReadonlySet<Fact['fact']> = new Set([
  'moveRolled',
  'moved',
  'stayed',
  'rested',
  'sailed',
  'bought',
  'sold',
  'hired',
  'hiredOnLoan',
  'healed',
  'trained',
  'teleported',
] satisfies Fact['fact'][]);

/** The turn's last event worth reading; undefined once the game has moved on. */
export function happeningOf(world: World, facts: readonly Fact[]): Happening | undefined {
  const decided = facts.findLastIndex(({ fact }) => DECIDES.includes(fact));
  if (decided < 0 || facts.slice(decided).some(({ fact }) => OVER.has(fact))) return undefined;
  const decision = facts[decided]!;
  const begun = facts.slice(0, decided + 1).findLastIndex(({ fact }) => BEGINS.includes(fact));
  const from = facts[Math.max(0, begun)]!;
  const isFight = ['challengeDefeated', 'escaped', 'paidOff', 'duelWon', 'knockedOut', 'shipwrecked'].includes(
    decision.fact,
  );
  // Only the end of a fight is told here: its table showed the rest.
  const own = facts.slice(isFight ? decided : Math.max(0, begun)).filter(({ fact }) => TOLD.has(fact));
  const card = 'card' in decision ? decision.card : 'card' in from ? from.card : NONE;
  const seat = 'seat' in decision ? decision.seat : 'seat' in from ? from.seat : 0;
  return {
    seat: seat ?? 0,
    card: world.cards[card]?.deck === NONE ? NONE : card,
    facts: own,
    isLoss: decision.fact === 'knockedOut' || decision.fact === 'shipwrecked',
  };
}
