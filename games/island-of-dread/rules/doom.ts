import type { World } from '../content/world.ts';
import type { State } from './state.ts';
import type { Dealer } from './types.ts';

/** ID-240, ID-241: every `cardsPerCounter` adventure cards discarded bring a doom counter, up to eight. */
export function countDoom(world: World, state: State, dealer: Dealer): void {
  if (!state.doom) return;
  const { spaces, cardsPerCounter } = world.content.numbers.doom;
  state.doomCards++;
  if (state.doomCounters >= spaces || state.doomCards % cardsPerCounter[state.seats]! !== 0) return;
  state.doomCounters++;
  dealer.tell?.({ fact: 'doomCounter', n: state.doomCounters });
}

/** ID-242 */
export const isDoomed = (world: World, state: State): boolean =>
  state.doomCounters >= world.content.numbers.doom.spaces;
