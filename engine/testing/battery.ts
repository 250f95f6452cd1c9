import { afterAll, describe, test } from 'vitest';
import type { Game, GameTypes, Outcome } from '../contract.ts';
import { SampleDealer } from '../dealers.ts';
import { same } from '../json.ts';
import { readOptions } from '../keeping/options.ts';
import { settle, take } from '../loop.ts';
import { Random } from '../random.ts';
import type { Table } from '../table.ts';
import { demand, demandSame, show } from './demand.ts';
import { nothingFollowsTheEnd } from './ending.ts';
import { clonedStatesAreApart, clonesAreApart, undoIsExact } from './going-back.ts';
import { factsKeepSecrets, secretsDoNotShow, viewsHide } from './hiding.ts';
import { NIGHTLY } from './nightly.ts';
import {
  choicesAreStable,
  givingUpEnds,
  nobodyIsPassedOver,
  offersAreAccepted,
  oneJudge,
  othersAreRefused,
  promptsCanBeSkipped,
} from './offering.ts';
import { randomOptions } from './random-play.ts';
import {
  diceAreHonest,
  listeningChangesNothing,
  recordsReplay,
  savedTablesPlayOn,
  seedsDealAlike,
  snapshotsGoOn,
  statesAreJson,
} from './remembering.ts';
import { type Check, type Deal, ENDLESS, located, lookAt, nextMove, someStops, walk } from './stop.ts';

export interface BatteryOptions<T extends GameTypes> {
  /** The seat counts to play; all that the game has, unless told. */
  readonly seats?: readonly number[];
  /** Random games for each seat count; at night `NIGHTLY` times as many. */
  readonly games: number;
  /** How many of them are also played at a table and looked at closely; 1 unless told, and at night `NIGHTLY` times as many. */
  readonly closely?: number;
  /** In a game looked at closely one stop in this many is, beside the milestones; each unless told, and each at night. */
  readonly every?: number;
  /** The seed of the first game; the next ones follow. */
  readonly first?: number;
  /** Options that stay the same in all games; the others are drawn anew for each. */
  readonly options?: Partial<T['Options']>;
  /** A player with some sense, who plays most of every second game, so that they come further: a bot's `policy`. */
  readonly player?: Deal<T>['player'];
  /** Says what is wrong with a state, if something is: a rule of the game that holds at every stop. */
  readonly invariant?: (state: T['State'], options: T['Options']) => string | undefined;
}

/** Milliseconds that a test may take on a slow and busy machine. */
const PATIENCE = 120_000 * NIGHTLY;

/** What is looked at closely, at every stop of a game. */
export const CHECKS: { readonly [title: string]: Check } = {
  'every offered action is accepted': offersAreAccepted,
  'a step that names its only seat passes nobody over': nobodyIsPassedOver,
  'what skips a prompt is offered': promptsCanBeSkipped,
  'what is offered is what the judge of each action allows': oneJudge,
  'every other action is refused with a reason and without a trace': othersAreRefused,
  'choices are stable, and the refused ones say why': choicesAreStable,
  'giving up ends the game': givingUpEnds,
  'nothing follows the end': nothingFollowsTheEnd,
  'a state is plain JSON and plays on from its copy': statesAreJson,
  'a record replays without its seed': recordsReplay,
  'a saved table plays on': savedTablesPlayOn,
  'a table goes on from a snapshot': snapshotsGoOn,
  'the seed stays secret until the end, and then proves the dice': diceAreHonest,
  'the same seed deals the same game': seedsDealAlike,
  'play is the same when nobody listens': listeningChangesNothing,
  'undo is exact and takes back nothing that was shown': undoIsExact,
  'a table and its clone go separate ways': clonesAreApart,
  'a state and its clone share nothing that play changes': clonedStatesAreApart,
  'views hide what they must': viewsHide,
  'what a seat may not know changes nothing it sees': secretsDoNotShow,
  'facts keep secrets': factsKeepSecrets,
};

/**
 * The tests that every game must pass: call it in one line of a test file, and it defines a test for each property and
 * seat count.
 *
 * All `games` are played on bare states, once, which takes few milliseconds each, for what can be seen there: they end,
 * nobody is stuck, no component is lost, the invariant holds. The first few (`closely`) are played at a table for the
 * other properties, which clone, replay and imagine at each stop they look at and so take a hundred times as long.
 */
export function battery<T extends GameTypes>(game: Game<T>, options: BatteryOptions<T>): void {
  const { seats = game.seats, closely = 1, every = 1, first = 1, invariant } = options;
  const games = options.games * NIGHTLY;
  describe.each(seats)(`${game.name} with %d seats`, { timeout: PATIENCE }, (count) => {
    const deals = Array.from({ length: games }, (_, n): Deal<T> => {
      const seed = first + n;
      // Each seat count has other options, so that few games already show them all.
      const drawn = randomOptions(game, count, new Random(1000 * count + seed), options.options);
      return { seed, seats: count, options: drawn, player: seed % 2 === 0 ? options.player : undefined };
    });
    test(`${games} games end, and on the way nobody is stuck, nothing is lost and the invariant holds`, () => {
      for (const deal of deals) demandSound(game, deal, invariant);
    });
    let kept: readonly (readonly Table<T>[])[] | undefined;
    test.each(Object.entries(CHECKS))('%s', (_title, check) => {
      const close = deals.slice(0, closely * NIGHTLY);
      if (every === 1 || NIGHTLY > 1) for (const deal of close) walk(game, deal, check);
      else {
        // All checks look at the same few stops, so the game is played once for all of them.
        kept ??= close.map((deal) => someStops(game, deal, every));
        for (const [n, stops] of kept.entries()) lookAt(close[n]!, stops, check);
      }
    });
    afterAll(() => {
      kept = undefined;
    });
  });
}

/** Plays a random game on a bare state, as bots do. */
export function playThrough<T extends GameTypes>(
  game: Game<T>,
  deal: Deal<T>,
  look: (state: T['State']) => void,
): void {
  const { seed, seats } = deal;
  const random = new Random(seed);
  const dealer = new SampleDealer(seed);
  let entries = 0;
  located(
    deal,
    () => entries,
    () => {
      const state = game.setUp(seats, readOptions(game, seats, deal.options), dealer);
      settle(game, state, dealer);
      for (; game.outcome(state) === undefined; entries++) {
        look(state);
        demand(entries < ENDLESS, () => 'the game does not end');
        const { seat, action } = nextMove(game, deal, state, random);
        take(game, state, seat, action, dealer);
      }
      look(state);
      demandOutcome(game, game.outcome(state)!, seats);
    },
  );
}

function demandOutcome<T extends GameTypes>({ team }: Game<T>, outcome: Outcome, seats: number): void {
  const { ranks, scores, why } = outcome;
  demand(ranks.length === seats, () => `there are ranks ${show(ranks)} for ${seats} seats`);
  demand(
    team ? ranks.every((rank) => rank === ranks[0] && (rank === 1 || rank === 2)) : [1, 2].includes(Math.min(...ranks)),
    () =>
      `the ranks ${show(ranks)} cannot be: ${team ? 'a team has 1 or 2 throughout' : 'they begin with 1, or with 2'}`,
  );
  demand(scores === undefined || scores.length === seats, () => `there are scores ${show(scores)} for ${seats} seats`);
  demand(typeof why.why === 'string', () => `the game ended, and ${show(why)} does not say why`);
}

/**
 * One game for all that can be seen on a bare state. What is lost stays lost, so the components are counted at both ends,
 * and at every stop only to find the entry that is to blame.
 */
export function demandSound<T extends GameTypes>(
  game: Game<T>,
  deal: Deal<T>,
  invariant: BatteryOptions<T>['invariant'],
): void {
  let box: object | undefined;
  let left: object | undefined;
  const options = readOptions(game, deal.seats, deal.options);
  playThrough(game, deal, (state) => {
    demandInvariant(invariant?.(state, options));
    box ??= game.components?.(state);
    if (game.outcome(state) !== undefined) left = game.components?.(state);
  });
  if (same(left, box)) return;
  playThrough(game, deal, (state) => demandSame(game.components?.(state), box, 'the count of components'));
}

function demandInvariant(trouble: string | undefined): void {
  demand(trouble === undefined, () => `the invariant is broken: ${trouble}`);
}
