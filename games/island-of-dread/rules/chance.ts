import type { Seat } from '@skerry/engine';
import { type CardNumber, NONE, type Role, type Skill } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { enemyStat, needOf, rivalValue, rollBonus, strengthOf } from './combat/values.ts';
import { testBonus } from './skill-test.ts';
import { combatOf, playerOf, type State } from './state.ts';

const SIDES = 10;
const ROLLS = SIDES * SIDES;

/** The exact chance that two ten-sided dice show at least a sum. */
export function chanceOf(least: number): number {
  if (least <= 2) return 1;
  if (least > 2 * SIDES) return 0;
  // Of the hundred rolls, 1 + 2 + 3 and so on are lower, up to a sum of 11; from there counted from the top.
  const below = least - 2;
  const above = 2 * SIDES - least + 1;
  return least <= SIDES + 1 ? 1 - (below * (below + 1)) / 2 / ROLLS : (above * (above + 1)) / 2 / ROLLS;
}

/** A roll before it is made. */
export interface Throws {
  readonly chance: number;
  /** The sum to reach; unknown against another Hero. */
  readonly least: number | undefined;
  /** Per sum of two dice, 2 to 20: how many of the hundred rolls show it, and its chance of success. */
  readonly sums: readonly { readonly rolls: number; readonly wins: number }[];
}

const SUMS = Array.from({ length: 2 * SIDES - 1 }, (_, n) => n + 2);
const rollsOf = (sum: number): number => SIDES - Math.abs(SIDES + 1 - sum);

function throwsWhere(wins: (sum: number) => number, least?: number): Throws {
  const sums = SUMS.map((sum) => ({ rolls: rollsOf(sum), wins: wins(sum) }));
  return { chance: sums.reduce((all, { rolls, wins: won }) => all + rolls * won, 0) / ROLLS, least, sums };
}

const atLeast = (least: number): Throws => throwsWhere((sum) => (sum >= least ? 1 : 0), least);
/** The chance that one of two pairs of dice, with this lead, is at least as high as the other. */
const notBelow = (lead: number): Throws => throwsWhere((sum) => 1 - chanceOf(sum + lead + 1));

/** The chance of passing a skill test, as cards are now. */
export const testChance = (world: World, state: State, seat: Seat, skill: Skill, difficulty: number): number =>
  chanceOf(difficulty - testBonus(world, state, seat, skill));

/** ID-110, ID-227: an escape from the current combat. */
export function throwsToEscape(world: World, state: State): Throws {
  const { seat, rival } = combatOf(state);
  const bonus = testBonus(world, state, seat, world.content.numbers.escapeSkill);
  if (rival === NONE) return atLeast(enemyStat(world, state, 0) - bonus);
  return notBelow(bonus - strengthOf(world, state, rival, playerOf(state, rival).hero, 0));
}

/** ID-96, ID-223: a figure's roll in the current phase, before optional abilities. */
export function throwsFor(world: World, state: State, figure: CardNumber, role: Role): Throws {
  const before = combatOf(state);
  // The same combat as if this figure had just been chosen.
  const combat =
    before.actor === figure && before.role === role
      ? before
      : { ...before, bonus: 0, sure: false, rivalBonus: 0, rivalSure: false };
  const chosen: State = { ...state, combat: { ...combat, actor: figure, role } };
  const { seat, rival, phase, sure, rivalSure } = chosen.combat!;
  if (sure) return throwsWhere(() => 1);
  if (rivalSure) return throwsWhere(() => 0);
  const total = strengthOf(world, chosen, seat, figure, phase) + rollBonus(world, chosen);
  return rival === NONE ? atLeast(needOf(world, chosen) - total) : notBelow(total - rivalValue(world, chosen));
}
