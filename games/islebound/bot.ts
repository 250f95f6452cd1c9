import type { Game, Lore, Seat } from '@skerry/engine';
import { Odds } from './bot/odds.ts';
import { planningOf } from './bot/planning.ts';
import { QuickPlayer, worthTrying } from './bot/quick-player.ts';
import { WEIGHTS } from './bot/weights.ts';
import { Valuer } from './bot/worth.ts';
import { scoreOf, totalOf } from './rules/ending.ts';
import type { State } from './rules/state.ts';
import type { Islebound } from './rules/types.ts';

/** Points ahead that make a game three quarters won. */
const AHEAD = 60;

/** A game is as far as its round in a usual game; only the last round is the end. */
const USUAL_ROUNDS = 20;
const BEFORE_LAST = 0.9;

/** What a bot knows of Islebound, with the content that is played. */
export function loreOf(game: Game<Islebound>): Lore<Islebound> {
  const { content: world } = game;
  const odds = new Odds(world);
  const valuer = new Valuer(world, odds);
  const quick = new QuickPlayer(game, valuer, odds);

  /** A seat in the midst of its turn is judged by how the turn may end. */
  function atTurnsEnd(state: State, seat: Seat): State {
    const { turns, active, agenda } = state;
    if (seat !== active || agenda.at(-1)?.do === 'sail' || state.round === 0) return state;
    const next = game.clone(state);
    quick.endTurn(next, turns);
    return next;
  }

  /** How well a seat stands if the turn that is on were over. */
  function judge(state: State, seat: Seat): number {
    if (state.outcome !== null) return state.outcome.ranks[seat] === 1 ? 1 : 0;
    let best = 0;
    for (let other = 0; other < state.seats; other++)
      if (other !== seat) best = Math.max(best, valuer.worth(state, other));
    const ahead = valuer.worth(state, seat) - WEIGHTS.rival * best - (1 - WEIGHTS.rival) * typical(state);
    // It never comes to an end of its scale: even in a hopeless position more is better than less.
    return 0.5 + ahead / (2 * (AHEAD + Math.abs(ahead)));
  }

  /** What a seat has by then in a usual game, so that a judgement stays in the middle of its scale. */
  const typical = ({ round }: State): number => 16 + 3 * round;

  return {
    evaluate: (state, seat) => judge(atTurnsEnd(state, seat), seat),
    horizon: { turns: 1, begun: ({ turns }) => turns },
    prospects: {
      points: (state) => state.players.map((_, seat) => valuer.worth(state, seat)),
      progress: ({ round, ending }) => (ending === null ? Math.min(BEFORE_LAST, round / USUAL_ROUNDS) : 1),
      spread: [26.6, 6.9, 7.5, 4.6],
      lift: 0,
    },
    review: { beam: 60, ends: 12, choice: 192, sure: 96, chance: 64, entries: 450 },
    planning: planningOf(game, odds, quick, judge),
    policy: (state, random) => quick.pick(state, random),
    rolloutCost: 40,
    sensible: (state, seat, offers) => worthTrying(world, state, seat, offers),
    measures: (state) =>
      Object.fromEntries(
        state.players.map((_, seat) => [`points of seat ${seat + 1}`, totalOf(scoreOf(world, state as State, seat))]),
      ),
    cells: [2, 3, 4].map((seats) => ({ name: `${seats}/standard`, seats, options: {} })),
  };
}
