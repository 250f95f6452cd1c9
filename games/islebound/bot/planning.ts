import type { Planning, Sequel } from '@skerry/bots/profile';
import { type Game, SampleDealer, type Seat, settle } from '@skerry/engine';
import type { Landing, Odds } from '../outlook/odds.ts';
import { bonus } from '../rules/abilities.ts';
import type { Action } from '../rules/actions.ts';
import { count } from '../rules/crew.ts';
import { top } from '../rules/current-step.ts';
import { attackOf, playerOf, type State, type Step, shipOf } from '../rules/state.ts';
import { setOwner } from '../rules/take-town.ts';
import { townAt } from '../rules/town.ts';
import type { Islebound } from '../rules/types.ts';
import { key } from './position-key.ts';
import { type QuickPlayer, worthTrying } from './quick-player.ts';

/** A seat's standing if its turn is over, from 0 to 1. */
export type Evaluator = (state: State, seat: Seat) => number;

/** Steps of a turn up to the dice. Later steps, the set-up and trades are decided one by one. */
const PLANNED: ReadonlySet<Step['do']> = new Set<Step['do']>([
  'sail',
  'act',
  'exhaust',
  'heal',
  'buyCard',
  'parts',
  'gainOne',
  'pay',
  'hire',
  'reputation',
  'build',
  'payCard',
  'cubes',
  'groupPirates',
  'groupSerpents',
  'groupIchor',
  'combat',
  'influence',
  'freeCube',
  'freeVisit',
  'stow',
]);

/** Chances of a landing worth a plan each; beyond the last no more crew are exhausted for it. */
const LANDINGS = [0.5, 0.75, 0.9];
const CERTAIN = 0.9;

/**
 * Keeps nearly every decision below 0.3 s. First plans on a cold machine are several times slower; they occur in the
 * first round.
 */
const POSITIONS = { keen: 4000, fierce: 5000 };
const FIRST_ROUND = 0.2;

/** Discount for the turn after: rivals are skipped, and the best of many plans is seldom as good as it looks. */
const FORESIGHT = 0.65;

/** A bot's plan of a turn at sea. */
export function planningOf(
  game: Game<Islebound>,
  odds: Odds,
  quick: QuickPlayer,
  judge: Evaluator,
  weighEnd: Evaluator,
): Planning<Islebound> {
  const { content: world } = game;
  const dealer = new SampleDealer(1);

  type Then = 'takeTown' | 'retreat';

  /** Before the dice all outcomes are weighed, with one crew member who may be injured for the town. */
  function weigh(after: State, seat: Seat, before?: State): number {
    const isLanding = before?.agenda.at(-1)?.do === 'combat';
    const { attack, active } = after;
    if (!isLanding && (before !== undefined || attack === null || active !== seat || attack.dice.length > 0))
      return judge(after, seat);
    let sum = 0;
    for (const { state, chance } of isLanding ? landed(before, seat, atTurnsEnd) : landed(after, seat, roughly))
      sum += chance * judge(state, seat);
    return sum;
  }

  /** The outcomes of a landing, by exact chances. */
  function landed(
    state: State,
    seat: Seat,
    outcome: (state: State, seat: Seat, then: Then, isHurt: boolean) => State,
  ): Sequel<Islebound>[] {
    const attack = attackOf(state);
    if (attack.pirates + attack.serpents + Number(attack.ichor) === 0) return [{ state, chance: 1 }];
    const need = attack.need - bonus(world, state, seat, 'attackStrength');
    const byDice = odds.reaching(need, attack);
    const withOne = playerOf(state, seat).deck === 0 ? byDice : odds.reaching(need - 1, attack);
    const found: Sequel<Islebound>[] = [];
    if (byDice > 0) found.push({ state: outcome(state, seat, 'takeTown', false), chance: byDice });
    if (withOne > byDice) found.push({ state: outcome(state, seat, 'takeTown', true), chance: withOne - byDice });
    if (withOne < 1) found.push({ state: outcome(state, seat, 'retreat', false), chance: 1 - withOne });
    return found;
  }

  /** Rivals are skipped: their moves are hardly known, and mostly the same after every end. */
  function sequels(after: State, seat: Seat, before: State): Sequel<Islebound>[] {
    const isLanding = before.agenda.at(-1)?.do === 'combat';
    const ends = isLanding ? landed(before, seat, atTurnsEnd) : [{ state: game.clone(after), chance: 1 }];
    const isOver = ends.some(({ state }) => state.outcome !== null || !hasAnotherTurn(state, seat));
    if (isOver) return [];
    for (const { state } of ends) {
      state.active = seat;
      state.round = before.round + 1;
    }
    return ends;
  }

  /** Whether a seat has another turn. */
  function hasAnotherTurn({ seats, round, first, active, ending, agenda }: State, seat: Seat): boolean {
    if (agenda[agenda.length - 1]?.do !== 'sail') return false;
    const place = (each: Seat): number => (each - first + seats) % seats;
    return ending === null || round < ending.round || place(seat) >= place(active);
  }

  /** The turn played to its end after the dice. */
  function atTurnsEnd(state: State, seat: Seat, then: Then, isHurt: boolean): State {
    const next = game.clone(state);
    const { agenda, turns } = next;
    // Removes the roll, and the Combat crew before it.
    agenda.length -= 2;
    agenda.push({ do: then });
    if (isHurt) injureAny(next, seat);
    dealer.restart(1);
    settle(game, next, dealer);
    quick.endTurn(next, turns);
    return next;
  }

  /**
   * An approximation while the group gathers: the town taken, its spoils gained, the group gone; or a card lost
   * (IB-94).
   */
  function roughly(state: State, seat: Seat, then: Then, isHurt: boolean): State {
    const next = game.clone(state);
    const player = playerOf(next, seat);
    const { pirates, serpents, ichor } = attackOf(next);
    if (then === 'retreat') {
      if (pirates > 0) player.pirates--;
      else if (serpents > 0) player.serpents--;
      else player.ichor = false;
      return next;
    }
    setOwner(next, shipOf(next, seat), seat);
    player.coins += townAt(world, next, seat).strength;
    player.pirates -= pirates;
    player.serpents -= serpents;
    if (ichor) player.ichor = false;
    if (isHurt) injureAny(next, seat);
    return next;
  }

  /** Group sizes that make the landing likely, sure enough, and as sure as possible. */
  function worthPlanning(state: State, seat: Seat, offers: readonly Action[]): readonly Action[] {
    const { attack } = state;
    if (attack === null || attack.dice.length > 0) return worthTrying(world, state, seat, offers);
    const own = playerOf(state, seat);
    const chance = (more: Partial<Landing>): number => odds.reaching(attack.need, { ...attack, ...more });
    const step = top(state).do;
    if (step === 'combat') return chance({}) >= CERTAIN ? offers.slice(-1) : offers;
    const spare = count(own.deck & world.skilled.combat);
    const sizes = offers.filter((offer) => offer.act === 'group');
    const chances = sizes.map(({ cards }) => {
      if (step === 'groupPirates')
        return chance({ pirates: cards, serpents: own.serpents, ichor: own.ichor, combat: spare });
      if (step === 'groupSerpents') return chance({ serpents: cards, ichor: own.ichor, combat: spare });
      return chance({ ichor: cards > 0, combat: spare });
    });
    const worth = LANDINGS.map((wanted) => chances.findIndex((each) => each >= wanted));
    return sizes.filter((_, n) => n === sizes.length - 1 || worth.includes(n));
  }

  return {
    isOn: (state) => state.round > 0 && state.outcome === null && PLANNED.has(top(state).do),
    key,
    worthPlanning,
    // Every destination of a ship offers something to do.
    apart: shipOf,
    weigh,
    weighEnd,
    // Rows and piles show their next card; only dice decide a turn's worth.
    passesOver: (label) => !label.endsWith('Dice'),
    sequels,
    worthPondering: ({ round }) => (round === 1 ? FIRST_ROUND : 1),
    widths: {
      // A narrower beam leaves most regions a single position, and no plan reaches its end.
      calm: { beam: 16, ends: 1, futures: 0 },
      keen: { beam: 40, ends: 5, futures: 1, positions: POSITIONS.keen },
      fierce: { beam: 80, ends: 20, futures: 1, positions: POSITIONS.fierce, foresight: FORESIGHT },
    },
    narrow: 26,
  };
}

function injureAny(state: State, seat: Seat): void {
  const player = playerOf(state, seat);
  const hurt = player.deck & -player.deck;
  player.deck &= ~hurt;
  player.injured |= hurt;
}
