import { at, type Game, isAsked, type Move, offersTo, Random, SampleDealer, type Seat, take } from '@skerry/engine';
import type { World } from '../content/world.ts';
import type { Odds } from '../outlook/odds.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import { top } from '../rules/current-step.ts';
import { handOf } from '../rules/hand.ts';
import { bestPlacing, groupSize, strengthOf } from '../rules/placing.ts';
import { attackOf, playerOf, type State } from '../rules/state.ts';
import type { Islebound } from '../rules/types.ts';
import type { Valuer } from './worth.ts';

/** The chance of taking the town, with one crew member injured for it, at which a group is large enough. */
const SURE = 0.8;
/** Crew that may be injured to take a town. */
const INJURED = 2;

/** A fixed seed: no position's worth depends on those looked at before. */
const SEED = 1;

/** Plays every step with common sense: whole turns by their yield, single steps by their consequences. */
export class QuickPlayer {
  private readonly game: Game<Islebound>;
  private readonly world: World;
  private readonly valuer: Valuer;
  private readonly odds: Odds;
  private readonly dealer = new SampleDealer(SEED);

  constructor(game: Game<Islebound>, valuer: Valuer, odds: Odds) {
    this.game = game;
    this.world = game.content;
    this.valuer = valuer;
    this.odds = odds;
  }

  pick(state: State, random: Random): Move<Action> {
    this.dealer.restart(SEED);
    const seat = this.asked(state);
    const offers = this.offers(state, seat);
    return { seat, action: this.choose(state, seat, offers, random) };
  }

  private asked(state: State): Seat {
    for (let seat = 0; seat < state.seats; seat++) if (isAsked(this.game, state, seat)) return seat;
    throw new Error('Nobody is asked.');
  }

  private offers(state: State, seat: Seat): Action[] {
    const offers: Action[] = [];
    offersTo(this.game, state, seat, offers);
    return offers;
  }

  private choose(state: State, seat: Seat, offers: readonly Action[], random: Random): Action {
    const [first] = offers;
    if (first === undefined) throw new Error('Nothing is offered.');
    if (offers.length === 1) return first;
    const step = top(state);
    switch (step.do) {
      case 'homePort':
        return at(offers, random.below(offers.length));
      case 'sail':
        return this.best(offers, (action) => this.afterAction(state, seat, action));
      case 'act':
        return this.best(endFirst(worthTrying(this.world, state, seat, offers)), (action) =>
          this.afterTurn(state, seat, action),
        );
      case 'groupPirates':
      case 'groupSerpents':
      case 'groupIchor':
        return this.smallestGroup(state, step.do, offers) ?? first;
      case 'combat':
        return offers.find(({ act }) => act === (this.isSure(state) ? 'roll' : 'combat')) ?? first;
      case 'reroll':
        return this.rerolled(state, offers) ?? first;
      case 'place':
        return offers.find(({ act }) => act === 'placeBest') ?? first;
      case 'short':
        return offers.find(({ act }) => act === (step.missing <= INJURED ? 'injure' : 'retreat')) ?? first;
      case 'freeVisit':
        return offers.find(({ act }) => act === 'visit') ?? first;
      default:
        return this.best(worthTrying(this.world, state, seat, offers), (action) => this.after(state, seat, action));
    }
  }

  private best(offers: readonly Action[], value: (action: Action) => number): Action {
    let best = at(offers, 0);
    let most = Number.NEGATIVE_INFINITY;
    for (const action of offers) {
      const found = value(action);
      if (found <= most) continue;
      most = found;
      best = action;
    }
    return best;
  }

  private tried(state: State, seat: Seat, action: Action): State {
    const next = this.game.clone(state);
    take(this.game, next, seat, action, this.dealer);
    return next;
  }

  /** A seat's worth right after an action. */
  private after(state: State, seat: Seat, action: Action): number {
    return this.valuer.worth(this.tried(state, seat, action), seat);
  }

  /** A seat's worth after the action with all its steps. */
  private afterTurn(state: State, seat: Seat, action: Action): number {
    // A later round would lower every value, and make doing nothing look better.
    if (action.act === 'endTurn') return this.valuer.worth(state, seat);
    const next = this.tried(state, seat, action);
    const { turns } = next;
    for (let steps = 0; steps < 60 && next.outcome === null && next.turns === turns && !isAtAct(next); steps++)
      this.playOn(next);
    return this.valuer.worth(next, seat);
  }

  /** A seat's worth after sailing somewhere and the best action there. */
  private afterAction(state: State, seat: Seat, action: Action): number {
    const next = this.tried(state, seat, action);
    for (let steps = 0; steps < 8 && !isAtAct(next); steps++) this.playOn(next);
    let most = this.valuer.worth(next, seat);
    for (const offer of worthTrying(this.world, next, seat, this.offers(next, seat)))
      if (isAction(offer)) most = Math.max(most, this.afterTurn(next, seat, offer));
    return most;
  }

  /** Plays the current turn to its end. */
  endTurn(state: State, turns: number): void {
    this.dealer.restart(SEED);
    for (let steps = 0; steps < 90 && state.outcome === null && state.turns === turns; steps++) this.playOn(state);
  }

  private playOn(state: State): void {
    const seat = this.asked(state);
    const offers = this.offers(state, seat);
    take(this.game, state, seat, this.choose(state, seat, offers, FIRST), this.dealer);
  }

  private isSure(state: State): boolean {
    const attack = attackOf(state);
    return this.odds.reaching(attack.need - 1, attack) >= SURE;
  }

  /** A winning group is lost, so it is kept as small as possible. */
  private smallestGroup(
    state: State,
    step: 'groupPirates' | 'groupSerpents' | 'groupIchor',
    offers: readonly Action[],
  ): Action | undefined {
    const { need, pirates, serpents } = attackOf(state);
    const own = playerOf(state, state.active);
    const sizes = offers.filter((offer): offer is ActionOf<'group'> => offer.act === 'group');
    const chance = (cards: number): number =>
      this.odds.reaching(need - 1, {
        pirates: step === 'groupPirates' ? cards : pirates,
        serpents: step === 'groupSerpents' ? cards : step === 'groupPirates' ? own.serpents : serpents,
        ichor: step === 'groupIchor' && cards > 0,
        combat: 0,
      });
    return sizes.find(({ cards }) => chance(cards) >= SURE) ?? sizes.at(-1);
  }

  /** Pays wood to reroll the lowest die while the town is out of reach. */
  private rerolled(state: State, offers: readonly Action[]): Action | undefined {
    const { attack } = state;
    const keep = offers.find(({ act }) => act === 'keep');
    if (attack === null || groupSize(attack) === 0) return keep;
    const missing = attack.need - strengthOf(this.world, bestPlacing(this.world, attack));
    if (missing <= 1) return keep;
    return offers.find((offer) => offer.act === 'reroll' && offer.face <= 3) ?? keep;
  }
}

/** For steps within a turn that leave nothing to chance. */
const FIRST = new Random(1);

/** The first of equals is chosen: an action without yield is no better than ending the turn. */
const endFirst = (offers: readonly Action[]): readonly Action[] =>
  offers.toSorted((one, other) => Number(other.act === 'endTurn') - Number(one.act === 'endTurn'));

const isAtAct = ({ agenda }: State): boolean => agenda[agenda.length - 1]?.do === 'act';

const isAction = ({ act }: Action): boolean =>
  act === 'visit' || act === 'attack' || act === 'diplomacy' || act === 'hunt' || act === 'raid';

/** Actions no bot takes: visits part by part, trade proposals, and undoing parts of one. */
const LEFT_OUT: ReadonlySet<Action['act']> = new Set<Action['act']>([
  'visitByParts',
  'trade',
  'giveLess',
  'askLess',
  'counter',
]);

/** Drops the actions no bot takes. The hand is opened only to buy, or it might be opened and closed for ever. */
export function worthTrying(world: World, state: State, seat: Seat, offers: readonly Action[]): readonly Action[] {
  const canBuy = handOf(state, seat).some((card) => at(world.buildings, card).coins <= playerOf(state, seat).coins);
  const isOpen = offers.some(({ act }) => act === 'buyCard');
  return offers.filter(
    ({ act }) => !LEFT_OUT.has(act) && (act !== 'buyFromHand' || canBuy) && (act !== 'leaveOut' || !isOpen),
  );
}
