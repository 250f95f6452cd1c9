import type { Choice, GameTypes } from '@skerry/engine';
import type { Refused } from './offers.ts';

/** The choices that concern one thing of the board. */
export interface Concern<T extends GameTypes = GameTypes> {
  /** The actions available with it, the main one first. */
  readonly offered: readonly T['Action'][];
  readonly refused: readonly Refused<T>[];
}

/** The choices grouped by the thing to touch for them. */
export function concernsBy<T extends GameTypes, Thing>(
  choices: readonly Choice<T>[],
  thingsOf: (choice: Choice<T>) => readonly Thing[],
): ReadonlyMap<Thing, Concern<T>> {
  const found = new Map<Thing, { offered: T['Action'][]; refused: Refused<T>[] }>();
  for (const choice of choices)
    for (const thing of thingsOf(choice)) {
      const concern = found.get(thing) ?? { offered: [], refused: [] };
      found.set(thing, concern);
      const { action, why } = choice;
      if (why === undefined) concern.offered.push(action);
      else concern.refused.push({ action, why });
    }
  return found;
}
