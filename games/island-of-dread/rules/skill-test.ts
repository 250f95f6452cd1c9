import type { Seat } from '@skerry/engine';
import { ATTRIBUTES, type Attribute, NONE, SKILL_ATTRIBUTES, type Skill } from '../content/vocabulary.ts';
import { cardOf, type World } from '../content/world.ts';
import { unmet } from './conditions.ts';
import type { Dice } from './facts.ts';
import { attributeOf } from './figures.ts';
import { ownedAt, ownedCount } from './owned-cards.ts';
import { playerOf, type State } from './state.ts';
import type { Dealer } from './types.ts';

const SIDES = 10;

/** ID-39, ID-40: attribute, the Hero's bonus for the skill, and cards that change tests. */
export function testBonus(world: World, state: State, seat: Seat, skill: Skill): number {
  const player = playerOf(state, seat);
  const attribute: Attribute = SKILL_ATTRIBUTES[skill];
  let bonus = attributeOf(world, player, ATTRIBUTES.indexOf(attribute));
  bonus += cardOf(world, player.hero).skills[skill] ?? 0;
  const count = ownedCount(player);
  for (let n = 0; n < count; n++) {
    const card = ownedAt(player, n);
    if (card === NONE) continue;
    for (const { if: conditions, n: add } of cardOf(world, card).statics.tests)
      if (unmet(world, state, seat, card, conditions, null, skill) === undefined) bonus += add;
  }
  return bonus;
}

/** Two ten-sided dice. */
export const rollTwo = (dealer: Dealer, label: string): Dice => [dealer.die(SIDES, label), dealer.die(SIDES, label)];

/** ID-39: passed with at least the difficulty. */
export function test(
  world: World,
  state: State,
  seat: Seat,
  skill: Skill,
  difficulty: number,
  dealer: Dealer,
): boolean {
  const dice = rollTwo(dealer, 'testDice');
  const bonus = testBonus(world, state, seat, skill);
  const passed = dice[0] + dice[1] + bonus >= difficulty;
  dealer.tell?.({ fact: 'tested', seat, skill, dice, bonus, difficulty, passed });
  return passed;
}
