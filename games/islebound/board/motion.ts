import { type Moment, type Stage, useStage } from '@skerry/look';
import type { Fact } from '../rules/facts.ts';
import type { Islebound } from '../rules/types.ts';

/** A fact on the time line of its moment, in milliseconds. */
export interface Beat<F extends Fact = Fact> {
  readonly fact: F;
  readonly at: number;
  readonly lasts: number;
}

/** A step of a ship, a cube that flies, a mark that hops; and the most that all of one fact take. */
const STEP = 240;
const HOP = 120;
const MOST = 960;

const each = (n: number, lasts: number): number => Math.min(MOST, lasts * Math.max(1, n));

/** How long the motion of a fact lasts, in milliseconds. A fact that is not named here takes no time. */
const LASTS: { readonly [K in Fact['fact']]?: number | ((fact: Extract<Fact, { fact: K }>) => number) } = {
  sailed: ({ route }) => each(route.length - 1, STEP),
  crewExhausted: 240,
  crewInjured: 480,
  rested: 240,
  crewHealed: 240,
  crewHired: 480,
  crewRowFilled: 240,
  entryPaid: 480,
  gained: 240,
  paid: 240,
  dumped: 240,
  rolled: 900,
  rerolled: 480,
  dicePlaced: 480,
  townTaken: 900,
  spoils: 240,
  influencePaid: 240,
  cubeMoved: 240,
  hunted: 480,
  eventDone: 480,
  eventShown: 240,
  cubesPlaced: ({ slots }) => each(slots.length, STEP),
  homePortChosen: 480,
  bought: 480,
  built: 480,
  rowFilled: 240,
  cardPaid: 240,
  renown: ({ n }) => each(n, HOP),
  tokenTaken: 900,
  reputationActivated: 480,
  raided: 900,
  coinsTaken: 240,
  traded: 480,
  lastRound: 900,
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
  props: { moment: Moment<Islebound> | undefined; motion: boolean },
  stageIt: (stage: Stage, found: readonly Beat[], moment: Moment<Islebound>) => void,
): void {
  useStage(props, (stage, moment) => stageIt(stage, beats(moment.facts), moment));
}
