import type { Game, Lore, Seat } from '@skerry/engine';
import { QuickPlayer, worthTrying } from './bot/quick-player.ts';
import { WEIGHTS } from './bot/weights.ts';
import { worth } from './bot/worth.ts';
import { scoreOf, totalOf } from './rules/ending.ts';
import type { State } from './rules/state.ts';
import type { Islebound } from './rules/types.ts';

/** Points ahead of the best rival that make a game nearly won. */
const AHEAD = 60;

/** What a bot knows of Islebound, with the content that is played. */
export function loreOf(game: Game<Islebound>): Lore<Islebound> {
  const { content: world } = game;
  const quick = new QuickPlayer(game);

  /** A seat in the midst of its turn is judged by how the turn may end. */
  function atTurnsEnd(state: State, seat: Seat): State {
    const { turns, active, agenda } = state;
    if (seat !== active || agenda.at(-1)?.do === 'sail' || state.round === 0) return state;
    const next = game.clone(state);
    quick.endTurn(next, turns);
    return next;
  }

  function evaluate(state: State, seat: Seat): number {
    if (state.outcome !== null) return state.outcome.ranks[seat] === 1 ? 1 : 0;
    const end = atTurnsEnd(state, seat);
    if (end.outcome !== null) return end.outcome.ranks[seat] === 1 ? 1 : 0;
    let best = 0;
    for (let other = 0; other < end.seats; other++) if (other !== seat) best = Math.max(best, worth(world, end, other));
    const ahead = worth(world, end, seat) - WEIGHTS.rival * best - (1 - WEIGHTS.rival) * typical(end);
    return Math.min(0.99, Math.max(0.01, 0.5 + ahead / (2 * AHEAD)));
  }

  /** What a seat has by then in a usual game, so that `evaluate` stays in the middle of its scale. */
  const typical = ({ round }: State): number => 16 + 3 * round;

  return {
    evaluate,
    horizon: { turns: 4, begun: ({ turns }) => turns },
    policy: (state, random) => quick.pick(state, random),
    rolloutCost: 40,
    sensible: (_state, _seat, offers) => worthTrying(offers),
    measures: (state) =>
      Object.fromEntries(
        state.players.map((_, seat) => [`points of seat ${seat + 1}`, totalOf(scoreOf(world, state as State, seat))]),
      ),
    cells: [2, 3, 4].map((seats) => ({ name: `${seats}/standard`, seats, options: {} })),
  };
}
