import type { World } from '../content/world.ts';
import { bestPlacing, groupSize, strengthOf } from './placing.ts';
import type { Attack } from './state.ts';

/**
 * The chance that the dice of a group alone, placed at their best, reach each strength: place n for at least n. Exact, over all
 * rolls; before the roll only. Re-rolls, injuries and what buildings add are not in it.
 */
export function chances(world: World, attack: Attack): number[] {
  const dice = groupSize(attack) + attack.combat;
  const exactly: number[] = [];
  for (const { faces, ways } of rolls(dice, 6)) {
    const strength = strengthOf(world, bestPlacing(world, { ...attack, dice: faces }));
    exactly[strength] = (exactly[strength] ?? 0) + ways;
  }
  const all = 6 ** dice;
  let more = 0;
  return Array.from(exactly, (ways = 0) => ways)
    .reverse()
    .map((ways) => {
      more += ways;
      return more / all;
    })
    .reverse();
}

interface Roll {
  /** In rising order. */
  readonly faces: readonly number[];
  /** In how many ways the dice can show them. */
  readonly ways: number;
}

/** All rolls of a number of dice that show no face above `highest`. */
function* rolls(dice: number, highest: number): Generator<Roll> {
  if (highest === 1) {
    yield { faces: Array.from({ length: dice }, () => 1), ways: 1 };
    return;
  }
  // `high` dice show the highest face; there are `choices` ways to pick them.
  let choices = 1;
  for (let high = 0; high <= dice; high++) {
    for (const { faces, ways } of rolls(dice - high, highest - 1))
      yield { faces: [...faces, ...Array.from({ length: high }, () => highest)], ways: ways * choices };
    choices = (choices * (dice - high)) / (high + 1);
  }
}
