import type { Seat } from '@skerry/engine';
import { BLOCKED, NOBODY, type SlotNumber } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { bonus } from '../rules/abilities.ts';
import { count } from '../rules/crew.ts';
import { influenceOf } from '../rules/diplomacy.ts';
import { playerOf, type State } from '../rules/state.ts';
import { needFor, townAt } from '../rules/town.ts';
import { type Position, publicState } from './position.ts';

/** A slot of the influence track, from 1. */
export interface Slot {
  readonly slot: SlotNumber;
  readonly worth: number;
  /** The owner of its cube. */
  readonly owner: Seat | undefined;
  /** IB-19: unused with so few players. */
  readonly isBlocked: boolean;
  /** The next cube goes here; if the slot is passed over, to the second such slot. */
  readonly isNext: boolean;
  readonly isSecond: boolean;
  /** Its cube was paid in the current diplomacy. */
  readonly isPaid: boolean;
}

/** The influence track from left to right. */
export function trackOf({ content, state }: Pick<Position, 'content' | 'state'>): readonly Slot[] {
  const next = state.influence.indexOf(NOBODY);
  const second = state.influence.indexOf(NOBODY, next + 1);
  return state.influence.map((owner, n) => ({
    slot: n + 1,
    worth: content.slots[n] ?? 0,
    owner: owner === NOBODY || owner === BLOCKED ? undefined : owner,
    isBlocked: owner === BLOCKED,
    isNext: n === next,
    isSecond: n === second && next >= 0,
    isPaid: state.talks?.slots.includes(n + 1) ?? false,
  }));
}

/** The same, grouped by worth. */
export function trackByWorth(position: Pick<Position, 'content' | 'state'>): (readonly Slot[])[] {
  const groups: Slot[][] = [];
  for (const slot of trackOf(position)) {
    const last = groups.at(-1);
    if (last?.[0]?.worth === slot.worth) last.push(slot);
    else groups.push([slot]);
  }
  return groups;
}

/** The worth of a seat's cubes on the track. */
export const influenceIn = (position: Position, seat: Seat): number =>
  influenceOf(position.content, publicState(position), seat);

/** The current diplomacy. */
export interface DiplomacyNow {
  readonly need: number;
  readonly paid: number;
  /** Added by buildings; part of what is paid. */
  readonly bonus: number;
  /** Slots with paid cubes, from 1. */
  readonly slots: readonly number[];
  /** Crew members exhausted for it. */
  readonly crew: number;
}

export function diplomacyOf(position: Position): DiplomacyNow | undefined {
  const state = publicState(position);
  if (state.talks === null) return undefined;
  const { need, paid, slots, crew } = state.talks;
  return { need, paid, slots, crew: crew.length, bonus: bonus(position.content, state, state.active, 'influence') };
}

/** IB-105, IB-106: the town's need, and the most that the player could pay. */
export function diplomacyOutlook(position: Position): {
  readonly need: number;
  readonly have: number;
  /** The town's coins. */
  readonly spoils: number;
} {
  const { content: world, reader } = position;
  const state = publicState(position);
  const seat = reader ?? state.active;
  return {
    need: needFor(world, state, seat),
    spoils: townAt(world, state, seat).strength,
    have: influenceToPay(world, state, seat),
  };
}

/** IB-105, IB-106: the most that a seat could pay; diplomacy needs at least one cube. */
export function influenceToPay(world: World, state: State, seat: Seat): number {
  const cubes = influenceOf(world, state, seat);
  if (cubes === 0) return 0;
  const talkers = count(playerOf(state, seat).deck & world.skilled.negotiate);
  return cubes + talkers + bonus(world, state, seat, 'influence');
}
