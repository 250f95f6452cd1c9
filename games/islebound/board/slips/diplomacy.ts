import type { World } from '../../content/world.ts';
import { bonus } from '../../rules/abilities.ts';
import { NOBODY, type State } from '../../rules/state.ts';

/** Diplomacy as it stands. */
export interface DiplomacyNow {
  readonly need: number;
  readonly paid: number;
  /** What buildings add; it is part of what is paid. */
  readonly bonus: number;
  /** The slots whose cubes were paid, counted from 1. */
  readonly slots: readonly number[];
  /** How many crew members talked. */
  readonly crew: number;
}

export function diplomacyOf(world: World, state: State): DiplomacyNow | undefined {
  if (state.talks === null) return undefined;
  const { need, paid, slots, crew } = state.talks;
  return { need, paid, slots, crew: crew.length, bonus: bonus(world, state, state.active, 'influence') };
}

/** The empty slots from the left, counted from 1. */
export const emptySlots = ({ influence }: Pick<State, 'influence'>): number[] =>
  influence.flatMap((owner, slot) => (owner === NOBODY ? [slot + 1] : []));
