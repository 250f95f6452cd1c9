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

/** Points ahead that make a game three quarters won, to whoever looks no further than the turn that is on. */
const AHEAD = 60;
/** Points ahead of the best rival that count for most of a game, to whoever plans. */
const MARGIN = 20;

/** A game is as far as its round in a usual game; only the last round is the end. */
const USUAL_ROUNDS = 20;
const BEFORE_LAST = 0.9;

/** What a bot knows of Islebound, with the content that is played. */
export const botProfileOf = (game: Game<Islebound>): BotProfile<Islebound> => loreBy(game, learned);

/** The same with given prices. */
function loreBy(game: Game<Islebound>, prices: Prices): BotProfile<Islebound> {
  const { content: world } = game;
  const odds = new Odds(world);
  const valuer = new Valuer(world, odds);
  const quick = new QuickPlayer(game, valuer, odds);
  const quantities = new Quantities(world, valuer);
  const appraiser = new Appraiser(quantities, prices);

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
    return chance(appraiser.lead(state, seat) / MARGIN);
  }

  /** To win is most of it; the rest is how far a seat is ahead, for rivals may have been passed over. */
  function judgeEnd(state: State, seat: Seat): number {
    const lead = valuer.worth(state, seat) - bestRival(state, seat);
    return (isWon(state, seat) + chance(lead / MARGIN)) / 2;
  }

  /** The same with an eye on what a seat usually has by then, and less on rivals: greedy bots would else run after them. */
  function standing(state: State, seat: Seat): number {
    if (state.outcome !== null) return isWon(state, seat);
    const own = valuer.worth(state, seat);
    const rival = bestRival(state, seat);
    // Hopes grow with every late round and are gone in the last one: whoever judged it by them would put it off for ever.
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

/** The tables to learn from: most as they are mostly played, some with what changes the worth of things. */
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

/** What a seat has by then in a usual game, so that a judgement stays in the middle of its scale. */
const typical = ({ round }: State): number => 16 + 3 * round;
