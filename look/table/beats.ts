import type { Fact, GameTypes } from '@skerry/engine';
import type { Moment } from '../board.ts';
import { type Stage, useStage } from './stage.ts';

/** A fact on the time line of its moment, in milliseconds. */
export interface Beat<F extends Fact = Fact> {
  readonly fact: F;
  readonly at: number;
  readonly lasts: number;
}

/** How long the motion of each kind of fact lasts, in milliseconds. A kind that is not named takes no time. */
export type Durations<F extends Fact> = {
  readonly [K in F['fact']]?: number | ((fact: Extract<F, { fact: K }>) => number);
};

/** The time line of facts that move one after another. */
export function oneByOne<F extends Fact>(durations: Durations<F>) {
  const lasts = (fact: F): number => {
    const found = durations[fact.fact as F['fact']] as number | ((fact: F) => number) | undefined;
    return typeof found === 'function' ? found(fact) : (found ?? 0);
  };
  const duration = (facts: readonly F[]): number => facts.reduce((sum, fact) => sum + lasts(fact), 0);
  const beats = (facts: readonly F[]): Beat<F>[] => {
    let at = 0;
    return facts.map((fact) => {
      const beat = { fact, at, lasts: lasts(fact) };
      at += beat.lasts;
      return beat;
    });
  };
  return { beats, duration };
}

/** What a part of the board needs to move. */
export interface MotionProps<T extends GameTypes> {
  readonly moment: Moment<T> | undefined;
  readonly motion: boolean;
}

/** A hook that plays each moment once, fact by fact. */
export const motionBy =
  <T extends GameTypes>(beats: (facts: readonly T['Fact'][]) => readonly Beat<T['Fact']>[]) =>
  (props: MotionProps<T>, set: (stage: Stage, beats: readonly Beat<T['Fact']>[], moment: Moment<T>) => void): void => {
    useStage(props, (stage, moment) => set(stage, beats(moment.facts), moment));
  };
