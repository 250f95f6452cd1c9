import type { Seat } from '@skerry/engine';
import type { Role, Skill } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { enemyStat, needOf, rivalValue, rollBonus, strengthOf } from './combat/values.ts';
import { NONE, type State } from './state.ts';
import { testBonus } from './test.ts';

const SIDES = 10;
const ROLLS = SIDES * SIDES;

/** The chance that two ten-sided dice show at least so much: exact, over all rolls. */
export function chanceOf(least: number): number {
  if (least <= 2) return 1;
  if (least > 2 * SIDES) return 0;
  // So many of the hundred rolls show less: 1 + 2 + 3 and so on up to a sum of 11, from there counted from the top.
  const below = least - 2;
  const above = 2 * SIDES - least + 1;
  return least <= SIDES + 1 ? 1 - (below * (below + 1)) / 2 / ROLLS : (above * (above + 1)) / 2 / ROLLS;
}

/** The chance that one of two pairs of dice, with this lead, is at least as high as the other. */
function chanceAgainst(lead: number): number {
  let chance = 0;
  for (let sum = 2; sum <= 2 * SIDES; sum++) chance += (chanceOf(sum) - chanceOf(sum + 1)) * chanceOf(sum - lead);
  return chance;
}

/** The chance to pass a test of a skill, as cards stand now. */
export const testChance = (world: World, state: State, seat: Seat, skill: Skill, difficulty: number): number =>
  chanceOf(difficulty - testBonus(world, state, seat, skill));

/** ID-110, ID-227: the chance to escape from the combat that is on. */
export function escapeChance(world: World, state: State): number {
  const { seat, rival } = state.combat!;
  const bonus = testBonus(world, state, seat, world.content.numbers.escapeSkill);
  if (rival === NONE) return chanceOf(enemyStat(world, state, 0) - bonus);
  return chanceAgainst(bonus - strengthOf(world, state, rival, state.players[rival]!.hero, 0));
}

/** ID-96, ID-223: the chance that a figure succeeds in the phase that is on, without what may still be used. */
export function rollChance(world: World, state: State, figure: number, role: Role): number {
  const before = state.combat!;
  // The same combat, had this figure just been chosen.
  const combat = before.actor === figure && before.role === role ? before : { ...before, bonus: 0, sure: false };
  const chosen: State = { ...state, combat: { ...combat, actor: figure, role } };
  const { seat, rival, phase, sure } = chosen.combat!;
  if (sure) return 1;
  const total = strengthOf(world, chosen, seat, figure, phase) + rollBonus(world, chosen);
  return rival === NONE ? chanceOf(needOf(world, chosen) - total) : chanceAgainst(total - rivalValue(world, chosen));
}
