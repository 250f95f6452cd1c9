import type { Seat } from '@skerry/engine';
import { NONE } from '../content/vocabulary.ts';
import { cardOf, TOWN, type World } from '../content/world.ts';
import { isHurt } from './figures.ts';
import { ownedAt, ownedCount } from './owned-cards.ts';
import { playerOf, type State } from './state.ts';

/** ID-53: the movement dice. Immutable, so that clones share them. */
export interface Walk {
  /** Face per die, from 0. */
  readonly dice: readonly number[];
  /** The sets of dice that can have paid for the spaces entered: bit s for set s. */
  readonly ways: number;
  readonly entered: number;
}

/** ID-48, ID-49, ID-63: a Hero's movement dice; `more`: added by another card. */
export function diceAtHand(world: World, state: State, seat: Seat, more = 0): number {
  const player = playerOf(state, seat);
  const { moveDice, moveDiceHurt } = world.content.numbers;
  const dice = player.promisedDice > 0 ? player.promisedDice : isHurt(player) ? moveDiceHurt : moveDice;
  return Math.min(moveDice, Math.max(0, dice + state.turn.dice + more));
}

/** ID-55: the bits of terrains that any die enters. */
export function wildTerrain(world: World, state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  let bits = 1 << TOWN;
  const count = ownedCount(player);
  for (let n = 0; n < count; n++) {
    const card = ownedAt(player, n);
    if (card !== NONE) bits |= cardOf(world, card).statics.wild;
  }
  return bits;
}

/** Nothing paid yet: only the empty set of dice. */
export const NOTHING_SPENT = 1;

/**
 * ID-53: the ways to pay for one more space of a terrain; 0 if impossible. Bit s of `ways` is set s of dice, so five
 * dice need 32 bits.
 */
export function waysAfter(world: World, { dice, ways }: Walk, terrain: number, wild: number): number {
  const bit = 1 << terrain;
  const isWild = (wild & bit) !== 0;
  let after = 0;
  for (let rest = ways; rest !== 0; rest = withoutLowest(rest)) {
    const set = lowest(rest);
    for (let die = 0; die < dice.length; die++) {
      if ((set & (1 << die)) !== 0) continue;
      if (isWild || (world.faces[dice[die]!]! & bit) !== 0) after |= 1 << (set | (1 << die));
    }
  }
  return after;
}

/** Bits of the terrains that the dice can pay for next. */
export function terrainsAhead(world: World, { dice, ways }: Walk, wild: number): number {
  let bits = 0;
  for (let rest = ways; rest !== 0; rest = withoutLowest(rest)) {
    const set = lowest(rest);
    for (let die = 0; die < dice.length; die++) if ((set & (1 << die)) === 0) bits |= world.faces[dice[die]!]! | wild;
  }
  return bits;
}

/** The index of the lowest set bit. */
const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);
const withoutLowest = (bits: number): number => bits & (bits - 1);
