import { chance, type Game, type Lore, type Seat } from '@skerry/engine';
import { Odds } from './bot/odds.ts';
import { planningOf } from './bot/planning.ts';
import { QuickPlayer, worthTrying } from './bot/quick-player.ts';
import { WEIGHTS } from './bot/weights.ts';
import { Valuer } from './bot/worth.ts';
import { scoreOf, totalOf } from './rules/ending.ts';
import type { State } from './rules/state.ts';
import type { Islebound } from './rules/types.ts';

/** Points ahead that make a game three quarters won, to whoever looks no further than the turn that is on. */
const AHEAD = 60;
/** Points ahead of the best rival that count for most of a game, to whoever plans. */
const MARGIN = 20;

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

  /** What the best of a seat's rivals has. */
  function bestRival(state: State, seat: Seat): number {
    let best = 0;
    for (let other = 0; other < state.seats; other++)
      if (other !== seat) best = Math.max(best, valuer.worth(state, other));
    return best;
  }

  /** How well a seat stands if the turn that is on were over. It never comes to an end of its scale: more is better than less. */
  function judge(state: State, seat: Seat): number {
    if (state.outcome !== null) return isWon(state, seat);
    return chance((valuer.worth(state, seat) - bestRival(state, seat)) / MARGIN);
  }

  /** The same with an eye on what a seat usually has by then, and less on rivals: greedy bots would else run after them. */
  function glance(state: State, seat: Seat): number {
    if (state.outcome !== null) return isWon(state, seat);
    const others = WEIGHTS.rival * bestRival(state, seat) + (1 - WEIGHTS.rival) * typical(state);
    const ahead = valuer.worth(state, seat) - others;
    return 0.5 + ahead / (2 * (AHEAD + Math.abs(ahead)));
  }

  return {
    evaluate: (state, seat) => judge(atTurnsEnd(state, seat), seat),
    glance: (state, seat) => glance(atTurnsEnd(state, seat), seat),
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

const isWon = ({ outcome }: State, seat: Seat): number => (outcome!.ranks[seat] === 1 ? 1 : 0);

/** What a seat has by then in a usual game, so that a judgement stays in the middle of its scale. */
const typical = ({ round }: State): number => 16 + 3 * round;
