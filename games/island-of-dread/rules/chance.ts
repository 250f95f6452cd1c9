import type { Seat } from '@skerry/engine';
import { NONE, type Role, type Skill } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { enemyStat, needOf, rivalValue, rollBonus, strengthOf } from './combat/values.ts';
import { testBonus } from './skill-test.ts';
import type { State } from './state.ts';

const SIDES = 10;
const ROLLS = SIDES * SIDES;

/** The chance that two ten-sided dice show at least a sum: exact, over all rolls. */
export function chanceOf(least: number): number {
  if (least <= 2) return 1;
  if (least > 2 * SIDES) return 0;
  // How many of the hundred rolls show less: 1 + 2 + 3 and so on up to a sum of 11, from there counted from the top.
  const below = least - 2;
  const above = 2 * SIDES - least + 1;
  return least <= SIDES + 1 ? 1 - (below * (below + 1)) / 2 / ROLLS : (above * (above + 1)) / 2 / ROLLS;
}

/** A roll before it is made. */
export interface Throws {
  readonly chance: number;
  /** The least that the dice must show; against another Hero nobody knows it yet. */
  readonly least: number | undefined;
  /** For each sum of two dice, from 2 to 20: how many of the hundred rolls show it, and how likely it succeeds then. */
  readonly sums: readonly { readonly rolls: number; readonly wins: number }[];
}

const SUMS = Array.from({ length: 2 * SIDES - 1 }, (_, n) => n + 2);
const rollsOf = (sum: number): number => SIDES - Math.abs(SIDES + 1 - sum);

function throwsWhere(wins: (sum: number) => number, least?: number): Throws {
  const sums = SUMS.map((sum) => ({ rolls: rollsOf(sum), wins: wins(sum) }));
  return { chance: sums.reduce((all, { rolls, wins: won }) => all + rolls * won, 0) / ROLLS, least, sums };
}

const atLeast = (least: number): Throws => throwsWhere((sum) => (sum >= least ? 1 : 0), least);
/** One of two pairs of dice, with this lead, is at least as high as the other. */
const notBelow = (lead: number): Throws => throwsWhere((sum) => 1 - chanceOf(sum + lead + 1));

/** The chance to pass a test of a skill, as cards stand now. */
export const testChance = (world: World, state: State, seat: Seat, skill: Skill, difficulty: number): number =>
  chanceOf(difficulty - testBonus(world, state, seat, skill));

/** ID-110, ID-227: to escape from the combat that is on. */
export function throwsToEscape(world: World, state: State): Throws {
  const { seat, rival } = state.combat!;
  const bonus = testBonus(world, state, seat, world.content.numbers.escapeSkill);
  if (rival === NONE) return atLeast(enemyStat(world, state, 0) - bonus);
  return notBelow(bonus - strengthOf(world, state, rival, state.players[rival]!.hero, 0));
}

/** ID-96, ID-223: for a figure in the phase that is on, without what may still be used. */
export function throwsFor(world: World, state: State, figure: number, role: Role): Throws {
  const before = state.combat!;
  // The same combat, had this figure just been chosen.
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
