import type { Game, Lore, Seat } from '@skerry/engine';
import { QuickPlayer } from './bot/quick-player.ts';
import { trainedOf, worth } from './bot/worth.ts';
import type { State } from './rules/state.ts';
import type { IslandOfDread } from './rules/types.ts';

/** Experience counters ahead of the best rival that make a game nearly won. */
const AHEAD = 10;

/** What a bot knows of The Island of Dread, with the content that is played. */
export function loreOf(game: Game<IslandOfDread>): Lore<IslandOfDread> {
  const { content: world } = game;
  const quick = new QuickPlayer(game);

  function evaluate(state: State, seat: Seat): number {
    if (state.outcome !== null) return state.outcome.ranks[seat] === 1 ? 1 : 0;
    let best = 0;
    for (let other = 0; other < state.seats; other++)
      if (other !== seat) best = Math.max(best, worth(world, state, other));
    return Math.min(0.99, Math.max(0.01, 0.5 + (worth(world, state, seat) - best) / (2 * AHEAD)));
  }

  return {
    evaluate,
    horizon: { turns: 4, begun: ({ turns }) => turns },
    policy: (state, random) => quick.pick(state, random),
    rolloutCost: 60,
    // Trades are not thought of.
    sensible: (_state, _seat, offers) => offers.filter(({ act }) => act !== 'negotiate'),
    measures: ({ players }) =>
      Object.fromEntries(players.map((player, seat) => [`counters of seat ${seat + 1}`, trainedOf(player)])),
    cells: [2, 3, 4].map((seats) => ({ name: `${seats}/standard`, seats, options: {} })),
  };
}
