import type { Seat } from '@skerry/engine';
import { NONE } from '../content/vocabulary.ts';
import { TOWN, type World } from '../content/world.ts';
import { isHurt } from './figures.ts';
import { ownedAt, ownedCount } from './owned-cards.ts';
import type { State } from './state.ts';

/** ID-53: the movement dice. Never changed, only replaced, so clones share it. */
export interface Walk {
  /** The face of each die, counted from 0. */
  readonly dice: readonly number[];
  /** Which sets of dice can have paid for the spaces entered: bit s stands for the set of dice s. */
  readonly ways: number;
  /** How many spaces were entered. */
  readonly entered: number;
}

/** ID-48, ID-49, ID-63: the movement dice of a Hero; `more`: what another card would add. */
export function diceAtHand(world: World, state: State, seat: Seat, more = 0): number {
  const player = state.players[seat]!;
  const { moveDice, moveDiceHurt } = world.content.numbers;
  const dice = player.promisedDice > 0 ? player.promisedDice : isHurt(player) ? moveDiceHurt : moveDice;
  return Math.min(moveDice, Math.max(0, dice + state.turn.dice + more));
}

/** ID-55: the bits of terrains that any die enters. */
export function wildTerrain(world: World, state: State, seat: Seat): number {
  const player = state.players[seat]!;
  let bits = 1 << TOWN;
  const count = ownedCount(player);
  for (let n = 0; n < count; n++) {
    const card = ownedAt(player, n);
    if (card !== NONE) bits |= world.cards[card]!.statics.wild;
  }
  return bits;
}

/** Nothing is paid for yet: only the empty set of dice. */
export const NOTHING_SPENT = 1;

/**
 * ID-53: the ways to have paid for one more space of a terrain; 0 if the dice cannot. Bit s of `ways` stands for the set of
 * dice s, so five dice make 32 bits.
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

/** The bits of the terrains that the dice can pay for next: those with ways after them. */
export function terrainsAhead(world: World, { dice, ways }: Walk, wild: number): number {
  let bits = 0;
  for (let rest = ways; rest !== 0; rest = withoutLowest(rest)) {
    const set = lowest(rest);
    for (let die = 0; die < dice.length; die++) if ((set & (1 << die)) === 0) bits |= world.faces[dice[die]!]! | wild;
  }
  return bits;
}

/** The place of the lowest bit that is set. */
const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);
const withoutLowest = (bits: number): number => bits & (bits - 1);
