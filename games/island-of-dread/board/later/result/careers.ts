import type { Seat } from '@skerry/engine';
import type { Ending } from '@skerry/look';
import type { IslandOfDread } from '../../../rules/types.ts';

type Course = NonNullable<Ending<IslandOfDread>['course']>;

/** Turns of knock-outs and of setting sail, and the number of victories. */
export interface Career {
  readonly knockOuts: readonly number[];
  readonly voyages: readonly number[];
  readonly defeated: number;
}

/** Derived from the facts of each turn: the state does not keep it. */
export function careerOf(course: Course, seat: Seat): Career {
  const turnsOf = (...facts: readonly string[]): number[] =>
    course.flatMap(({ turn, facts: told }) =>
      told.flatMap((fact) => (facts.includes(fact.fact) && 'seat' in fact && fact.seat === seat ? [turn] : [])),
    );
  return {
    knockOuts: turnsOf('knockedOut', 'shipwrecked'),
    voyages: turnsOf('setSail'),
    defeated: turnsOf('challengeDefeated').length,
  };
}
