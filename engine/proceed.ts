import type { Game, GameTypes } from './contract.ts';
import { ReplayDealer, type Told } from './dealers.ts';
import { take } from './loop.ts';
import type { Entry } from './table.ts';

/**
 * What an entry brings about in a state, and the state after it; the given one stays as it is. For those who see the
 * whole state and hear the log of a table that somebody else keeps and checks.
 */
export function proceed<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  { seat, action, chance = [] }: Entry,
): { state: T['State']; facts: readonly Told<T['Fact']>[] } {
  const after = game.clone(state);
  const dealer = new ReplayDealer<T['Fact']>(chance, 'This entry');
  if (seat === undefined) game.giveUp?.(after, dealer);
  else take(game, after, seat, action as T['Action'], dealer);
  return { state: after, facts: dealer.facts };
}
