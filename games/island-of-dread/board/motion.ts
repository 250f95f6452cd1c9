import { type Moment, type Stage, useStage } from '@skerry/look';
import type { Fact } from '../rules/facts.ts';
import type { IslandOfDread } from '../rules/types.ts';

/** A fact on the time line of its moment, in milliseconds. */
export interface Beat<F extends Fact = Fact> {
  readonly fact: F;
  readonly at: number;
  readonly lasts: number;
}

/** A pip that fills, and the most that all pips of one fact take. */
const PIP = 240;
const MOST = 960;
const pips = ({ n }: { readonly n: number }): number => Math.min(MOST, PIP * Math.max(1, n));

/** How long the motion of a fact lasts, in milliseconds. A fact that is not named here takes no time. */
const LASTS: { readonly [K in Fact['fact']]?: number | ((fact: Extract<Fact, { fact: K }>) => number) } = {
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
};

export function lasts(fact: Fact): number {
  const found = LASTS[fact.fact] as number | ((fact: Fact) => number) | undefined;
  return typeof found === 'function' ? found(fact) : (found ?? 0);
}

export function beats(facts: readonly Fact[]): Beat[] {
  let at = 0;
  return facts.map((fact) => {
    const beat = { fact, at, lasts: lasts(fact) };
    at += beat.lasts;
    return beat;
  });
}

export const duration = (facts: readonly Fact[]): number => facts.reduce((sum, fact) => sum + lasts(fact), 0);

/** Plays each moment once, fact by fact. */
export function useMotion(
  props: { moment: Moment<IslandOfDread> | undefined; motion: boolean },
  stageIt: (stage: Stage, found: readonly Beat[], moment: Moment<IslandOfDread>) => void,
): void {
  useStage(props, (stage, moment) => stageIt(stage, beats(moment.facts), moment));
}
