import { type BotProfile, chance, type Prices } from '@skerry/bots/profile';
import { at, type Game, type Seat } from '@skerry/engine';
import { Appraiser } from './bot/appraiser.ts';
import { planningOf } from './bot/planning.ts';
import learned from './bot/prices.json' with { type: 'json' };
import { QUANTITIES, Quantities } from './bot/quantities.ts';
import { QuickPlayer, worthTrying } from './bot/quick-player.ts';
import { usesOf } from './bot/uses.ts';
import { WEIGHTS } from './bot/weights.ts';
import { Valuer } from './bot/worth.ts';
import { Odds } from './outlook/odds.ts';
import { scoreOf, totalOf } from './rules/ending.ts';
import type { Options, State } from './rules/state.ts';
import type { Islebound } from './rules/types.ts';

/**
 * The lead in points at which a game counts as three quarters won, for a bot that looks no further than this turn.
 */
const AHEAD = 60;
/** The lead over the best rival that nearly decides a game, for planning bots. */
const MARGIN = 20;

/** Progress is measured in rounds of a typical game; only the last round counts as the end. */
const USUAL_ROUNDS = 20;
const BEFORE_LAST = 0.9;

/** The game's bot profile for the played content. */
export const botProfileOf = (game: Game<Islebound>): BotProfile<Islebound> => loreBy(game, learned);

/** The same with given prices. */
function loreBy(game: Game<Islebound>, prices: Prices): BotProfile<Islebound> {
  const { content: world } = game;
  const odds = new Odds(world);
  const valuer = new Valuer(world, odds);
  const quick = new QuickPlayer(game, valuer, odds);
  const quantities = new Quantities(world, valuer);
  const appraiser = new Appraiser(quantities, prices);

  /** A position within a turn is evaluated by how the turn may end. */
  function atTurnsEnd(state: State, seat: Seat): State {
    const { turns, active, agenda } = state;
    if (seat !== active || agenda.at(-1)?.do === 'sail' || state.round === 0) return state;
    const next = game.clone(state);
    quick.endTurn(next, turns);
    return next;
  }

  /** The worth of a seat's best rival. */
  function bestRival(state: State, seat: Seat): number {
    let best = 0;
    for (let other = 0; other < state.seats; other++)
      if (other !== seat) best = Math.max(best, valuer.worth(state, other));
    return best;
  }

  /** A seat's standing if this turn were over. The scale has no end: more is always better. */
  function judge(state: State, seat: Seat): number {
    if (state.outcome !== null) return isWon(state, seat);
    return chance(appraiser.lead(state, seat) / MARGIN);
  }

  /** Winning is most of it; the rest is the lead, since a plan may have skipped the rivals. */
  function judgeEnd(state: State, seat: Seat): number {
    const lead = valuer.worth(state, seat) - bestRival(state, seat);
    return (isWon(state, seat) + chance(lead / MARGIN)) / 2;
  }

  /**
   * The same relative to a seat's typical worth by then, with less weight on rivals: otherwise greedy bots chase
   * them.
   */
  function standing(state: State, seat: Seat): number {
    if (state.outcome !== null) return isWon(state, seat);
    const own = valuer.worth(state, seat);
    const rival = bestRival(state, seat);
    // Hopes grow with every late round and vanish in the last one: an evaluation that included them would put off the
    // end for ever.
    if (state.ending !== null) return chance((own - rival) / MARGIN);
    const ahead = own - WEIGHTS.rival * rival - (1 - WEIGHTS.rival) * typical(state);
    return 0.5 + ahead / (2 * (AHEAD + Math.abs(ahead)));
  }

  return {
    evaluate: (state, seat) => judge(atTurnsEnd(state, seat), seat),
    evaluateGreedily: (state, seat) => standing(atTurnsEnd(state, seat), seat),
    horizon: { turns: 1, begun: ({ turns }) => turns },
    prospects: {
      points: (state, seat) => appraiser.worth(state, seat),
      progress: ({ round, ending }) => (ending === null ? Math.min(BEFORE_LAST, round / USUAL_ROUNDS) : 1),
      // By `skerry review --fit 60 --game islebound --seed 1`.
      spread: [10.4, 11, 5.1, 3.1],
      lift: 0,
    },
    review: { beam: 60, ends: 12, choice: 192, sure: 96, chance: 64, entries: 450 },
    planning: planningOf(game, odds, quick, judge, judgeEnd),
    appraisal: {
      quantities: QUANTITIES,
      count: (state, seat, held) => quantities.count(state, seat, held),
      ahead: (state) => quantities.ahead(state),
      points: (state, seat) => totalOf(scoreOf(world, state, seat)),
      pricedBy: (others) => loreBy(game, others),
      table,
      widths: { beam: 24, ends: 3, futures: 1 },
      narrow: 14,
    },
    policy: (state, random) => quick.pick(state, random),
    rolloutCost: 40,
    sensible: (state, seat, offers) => worthTrying(world, state, seat, offers),
    measures: (state) =>
      Object.fromEntries(
        state.players.map((_, seat) => [`points of seat ${seat + 1}`, totalOf(scoreOf(world, state as State, seat))]),
      ),
    uses: usesOf(world.content),
    cells: [2, 3, 4].map((seats) => ({ name: `${seats}/standard`, seats, options: {} })),
  };
}

/** Training tables: mostly the usual ones, some with options that change the worth of things. */
const TABLES: readonly { readonly seats: number; readonly options: Partial<Options> }[] = [
  { seats: 2, options: {} },
  { seats: 4, options: {} },
  { seats: 2, options: {} },
  { seats: 3, options: {} },
  { seats: 2, options: {} },
  { seats: 4, options: {} },
  { seats: 2, options: {} },
  { seats: 2, options: { boards: 'advanced', layout: 'random', sixBuildings: true } },
  { seats: 2, options: {} },
  { seats: 4, options: {} },
  { seats: 2, options: {} },
  { seats: 3, options: { architect: true } },
];
const table = (n: number) => at(TABLES, n % TABLES.length);

const isWon = ({ outcome }: State, seat: Seat): number => (outcome?.ranks[seat] === 1 ? 1 : 0);

/** A seat's typical worth by then, which keeps evaluations in the middle of the scale. */
const typical = ({ round }: State): number => 16 + 3 * round;
