import { type Beat as BeatOf, motionBy, oneByOne } from '@skerry/look';
import type { Fact } from '../rules/facts.ts';
import type { IslandOfDread } from '../rules/types.ts';

/** A pip that fills, and the most that all pips of one fact take. */
const PIP = 240;
const MOST = 960;
const pips = ({ n }: { readonly n: number }): number => Math.min(MOST, PIP * Math.max(1, n));

export type Beat<F extends Fact = Fact> = BeatOf<F>;

const { beats, duration } = oneByOne<Fact>({
  moveRolled: 480,
  diceRerolled: 480,
  rested: pips,
  moved: 240,
  teleported: 480,
  placed: 480,
  sailed: 720,
  landed: 240,
  toll: 240,
  shipwrecked: 900,
  cardDrawn: 480,
  cardTurnedUp: 480,
  cardShown: 240,
  eventInPlay: 480,
  replenished: 480,
  tilePlaced: 480,
  tileTaken: 240,
  tested: 720,
  acted: 120,
  rolled: 720,
  rolledAgain: 720,
  escapeTried: 720,
  duelRolled: 480,
  damageDealt: pips,
  damageTaken: pips,
  countersPut: pips,
  countersRemoved: pips,
  challengeHealed: pips,
  challengeDefeated: 480,
  undefeated: 480,
  goldGained: 240,
  goldLost: 240,
  pointsGained: 240,
  trophyKept: 240,
  allyKilled: 480,
  captainKilled: 480,
  knockedOut: 900,
  bought: 480,
  gotFree: 480,
  sold: 240,
  healed: 240,
  hired: 480,
  hiredOnLoan: 480,
  captainDrawn: 240,
  trained: 480,
  mapGained: 480,
  legendaryGained: 900,
  duelWon: 480,
  traded: 480,
  reachedIsland: 900,
  doomCounter: 480,
  gameEnded: 900,
});

export { duration };
export const useMotion = motionBy<IslandOfDread>(beats);
