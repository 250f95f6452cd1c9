import type { Seat } from '@skerry/engine';
import { NONE } from '../../content/vocabulary.ts';
import type { World } from '../../content/world.ts';
import type { Fact } from '../../rules/facts.ts';

/** Something that happened by itself and is worth reading: a card that asked nothing, the end of a fight, a fall. */
export interface Happening {
  readonly seat: Seat;
  /** The card it is about; `NONE` where there is none. */
  readonly card: number;
  /** What was told since it began, as far as it belongs to it. */
  readonly facts: readonly Fact[];
  readonly isLoss: boolean;
}

/** What begins a happening, and what ends a fight: told with the facts that follow. */
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
/** What is worth a sentence in it. */
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
/** With these the game has moved on. */
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

/** The last thing of a turn that is worth reading; nothing when the game has moved on. */
export function happeningOf(world: World, facts: readonly Fact[]): Happening | undefined {
  const decided = facts.findLastIndex(({ fact }) => DECIDES.includes(fact));
  if (decided < 0 || facts.slice(decided).some(({ fact }) => OVER.has(fact))) return undefined;
  const decision = facts[decided]!;
  const begun = facts.slice(0, decided + 1).findLastIndex(({ fact }) => BEGINS.includes(fact));
  const from = facts[Math.max(0, begun)]!;
  const isFight = ['challengeDefeated', 'escaped', 'paidOff', 'duelWon', 'knockedOut', 'shipwrecked'].includes(
    decision.fact,
  );
  // Of a fight only its end is told here: the rest was seen in its table.
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
