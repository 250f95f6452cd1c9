import { type Choice, type Seat, sayReason } from '@skerry/engine';
import type { Scene } from '@skerry/look';
import { CELLS, type Cell } from '../../content/map.ts';
import { distanceBetween, type World } from '../../content/world.ts';
import { berthCost, chartOf, speedOf } from '../../rules/sail.ts';
import { type State, shipOf } from '../../rules/state.ts';
import type { Islebound } from '../../rules/types.ts';
import { type Passage, wordsOf } from '../../text/board.ts';

type Why = NonNullable<Choice<Islebound>['why']>;

/** A region as the ship to move could reach it. */
export interface Reach {
  readonly steps: number;
  readonly fish: number;
  readonly berth: boolean;
  /** Why it cannot be chosen. */
  readonly why: Why | undefined;
}

/** IB-32, IB-34: the steps to a region and what they cost. */
export function passageTo(world: World, state: State, seat: Seat, to: Cell): Omit<Reach, 'why'> {
  const cell = CELLS.indexOf(to);
  const steps = distanceBetween(chartOf(world, state), shipOf(state, seat), cell);
  return {
    steps,
    fish: Math.max(0, steps - speedOf(world, state, seat)),
    berth: berthCost(world, state, seat, cell) !== undefined,
  };
}

/** What the reader could sail to and what not; empty when it is not the time. */
export function reaches(world: World, state: State, choices: readonly Choice<Islebound>[]): ReadonlyMap<Cell, Reach> {
  return new Map(
    choices.flatMap(({ action, why }) =>
      action.act === 'sail' ? [[action.to, { ...passageTo(world, state, state.active, action.to), why }]] : [],
    ),
  );
}

/** The same in words. */
export function passageOf({ telling, text }: Scene<Islebound>, reach: Reach): Passage {
  const { why, steps, fish, berth } = reach;
  if (why === undefined) return { steps, fish, berth };
  return { why: why.why === 'tooFar' ? wordsOf(text).tooFar(why) : sayReason(text, why, telling) };
}
