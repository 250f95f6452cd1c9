import type { Seat } from '@skerry/engine';
import { BLOCKED, NOBODY, type SlotNumber } from '../content/vocabulary.ts';
import { bonus } from '../rules/abilities.ts';
import { count } from '../rules/crew.ts';
import { influenceOf } from '../rules/diplomacy.ts';
import { playerOf } from '../rules/state.ts';
import { needFor } from '../rules/town.ts';
import { type Position, publicState } from './position.ts';

/** A slot of the influence track, counted from 1. */
export interface Slot {
  readonly slot: SlotNumber;
  readonly worth: number;
  /** Whose cube is there. */
  readonly owner: Seat | undefined;
  /** Not used with so few players (IB-19). */
  readonly isBlocked: boolean;
  /** The next cube comes here; if that slot is passed over, to the second. */
  readonly isNext: boolean;
  readonly isSecond: boolean;
  /** Its cube was paid in the diplomacy that is on. */
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

/** The same, the slots of one worth together. */
export function trackByWorth(position: Pick<Position, 'content' | 'state'>): (readonly Slot[])[] {
  const groups: Slot[][] = [];
  for (const slot of trackOf(position)) {
    const last = groups.at(-1);
    if (last?.[0]?.worth === slot.worth) last.push(slot);
    else groups.push([slot]);
  }
  return groups;
}

/** What a seat's cubes on the track are worth. */
export const influenceIn = (position: Position, seat: Seat): number =>
  influenceOf(position.content, publicState(position), seat);

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

export function diplomacyOf(position: Position): DiplomacyNow | undefined {
  const state = publicState(position);
  if (state.talks === null) return undefined;
  const { need, paid, slots, crew } = state.talks;
  return { need, paid, slots, crew: crew.length, bonus: bonus(position.content, state, state.active, 'influence') };
}

/** The influence that the town needs, and all that the reader could pay (IB-105, IB-106). */
export function diplomacyOutlook(position: Position): { readonly need: number; readonly have: number } {
  const { content: world, reader } = position;
  const state = publicState(position);
  const seat = reader ?? state.active;
  const talkers = count(playerOf(state, seat).deck & world.skilled.negotiate);
  return {
    need: needFor(world, state, seat),
    have: influenceOf(world, state, seat) + talkers + bonus(world, state, seat, 'influence'),
  };
}
