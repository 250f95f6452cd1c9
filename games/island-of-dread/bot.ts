import { type Game, type Lore, Random, type Seat, same } from '@skerry/engine';
import { QuickPlayer } from './bot/quick-player.ts';
import { trainedOf, worth } from './bot/worth.ts';
import type { State, Step } from './rules/state.ts';
import type { IslandOfDread } from './rules/types.ts';

/** Experience counters ahead of the best rival that make a game nearly won. */
const AHEAD = 10;

/** Where a turn begins. */
const BEGINNINGS: readonly Step['do'][] = ['course', 'move', 'sail'];

/** Where thinking pays; elsewhere, as at the market or between two rolls, the quick player decides. Trades are not thought of. */
const SEARCHED: readonly Step['do'][] = ['course', 'move', 'walk', 'fly', 'sail', 'meet', 'escape', 'phase', 'choose'];

/** For the quick player's own choices, where a bot thinks. */
const FIRST = new Random(1);

/** What a bot knows of The Island of Dread, with the content that is played. */
export function loreOf(game: Game<IslandOfDread>): Lore<IslandOfDread> {
  const { content: world } = game;
  const quick = new QuickPlayer(game);

  /** A seat in the midst of its turn is judged by how the turn may end. */
  function atTurnsEnd(state: State, seat: Seat): State {
    const { turns, active, agenda } = state;
    if (seat !== active || BEGINNINGS.includes(agenda.at(-1)!.do)) return state;
    const next = game.clone(state);
    quick.endTurn(next, turns);
    return next;
  }

  function evaluate(state: State, seat: Seat): number {
    const end = state.outcome === null ? atTurnsEnd(state, seat) : state;
    if (end.outcome !== null) return end.outcome.ranks[seat] === 1 ? 1 : 0;
    let best = 0;
    for (let other = 0; other < end.seats; other++) if (other !== seat) best = Math.max(best, worth(world, end, other));
    return Math.min(0.99, Math.max(0.01, 0.5 + (worth(world, end, seat) - best) / (2 * AHEAD)));
  }

  return {
    evaluate,
    horizon: { turns: 4, begun: ({ turns }) => turns },
    policy: (state, random) => quick.pick(state, random),
    rolloutCost: 60,
    review: { beam: 1, ends: 1, choice: 6, sure: 3, chance: 2 },
    // The quick player's choice comes first, so that it is taken where others are no better.
    sensible: (state, _seat, offers) => {
      const { action } = quick.pick(state, FIRST);
      if (!SEARCHED.includes(state.agenda.at(-1)!.do)) return [action];
      return [action, ...offers.filter((offer) => offer.act !== 'negotiate' && !same(offer, action))];
    },
    measures: ({ players }) =>
      Object.fromEntries(players.map((player, seat) => [`counters of seat ${seat + 1}`, trainedOf(player)])),
    cells: [2, 3, 4].map((seats) => ({ name: `${seats}/standard`, seats, options: {} })),
  };
}
