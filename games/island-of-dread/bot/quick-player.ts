import { type Game, isAsked, type Move, type Random, SampleDealer, type Seat, take } from '@skerry/engine';
import type { Action } from '../rules/actions.ts';
import { playerOf, type State } from '../rules/state.ts';
import type { IslandOfDread } from '../rules/types.ts';
import { AtSea } from './at-sea.ts';
import { best } from './best-choice.ts';
import { InFight } from './in-fight.ts';
import { InTown } from './in-town.ts';
import { offersIn } from './offers.ts';
import { lanesIn, OnLand } from './on-land.ts';
import type { Outlook } from './outlook.ts';
import type { Distances } from './travel.ts';
import { worth } from './worth.ts';

/** What the quick player knows, by part of the game. */
export interface Senses {
  readonly sea: AtSea;
  readonly town: InTown;
}

/**
 * Plays every step with common sense: it fights what it can beat, shops, sails when strong, and lands on the Island.
 */
export class QuickPlayer {
  protected readonly game: Game<IslandOfDread>;
  private readonly outlook: Outlook;
  private readonly dealer = new SampleDealer(1);
  private readonly fight: InFight;
  private readonly land: OnLand;
  private readonly sea: AtSea;
  private readonly town: InTown;

  constructor(
    game: Game<IslandOfDread>,
    outlook: Outlook,
    distances: Distances,
    { sea, town }: Senses = quickSenses(game, outlook),
  ) {
    this.game = game;
    this.outlook = outlook;
    this.fight = new InFight(game.content, outlook);
    this.land = new OnLand(game.content, outlook, distances, sea);
    this.sea = sea;
    this.town = town;
  }

  pick(state: State, random: Random): Move<Action> {
    const seat = this.asked(state);
    const offers = offersIn(this.game, state, seat);
    return { seat, action: offers.length === 1 ? offers[0]! : this.choose(state, seat, offers, random) };
  }

  private asked(state: State): Seat {
    for (let seat = 0; seat < state.seats; seat++) if (isAsked(this.game, state, seat)) return seat;
    throw new Error('Nobody is asked.');
  }

  private choose(state: State, seat: Seat, offers: readonly Action[], random: Random): Action {
    const player = playerOf(state, seat);
    const step = state.agenda.at(-1)!;
    const use = this.fight.useful(state, seat, offers);
    if (use !== undefined) return use;
    const others = offers.filter(({ act }) => act !== 'use');
    const act = (name: Action['act']): Action | undefined => others.find((offer) => offer.act === name);
    const first = others[0] ?? offers[0]!;
    switch (step.do) {
      case 'course':
        return (this.sea.lands(state, seat) ? act('toIsland') : act('sailOn')) ?? first;
      case 'move':
        return this.land.move(state, player, others) ?? first;
      case 'rerollAsk':
        return act('keepDice') ?? first;
      case 'markDie':
        return act('rollAgain') ?? first;
      case 'walk':
      case 'fly':
        return this.land.walk(state, player, others) ?? first;
      case 'teleportRow':
      case 'teleportSpace':
        return others[random.below(others.length)] ?? first;
      case 'sail':
        return this.sea.lane(state, player, lanesIn(others)) ?? first;
      case 'sailThrough':
        return act('stopHere') ?? first;
      case 'meet':
      case 'lookout':
      case 'drawn':
      case 'combatRound':
        return act('goOn') ?? first;
      case 'beforeCombat':
        return act('fight') ?? first;
      case 'give':
      case 'want':
        return act('drop') ?? first;
      case 'escape':
        return (this.fight.wouldFlee(state, player) ? act('tryEscape') : act('stand')) ?? first;
      case 'phase':
        return this.fight.phase(state, player, others) ?? first;
      case 'beforeRoll':
        return act('rollCombat') ?? first;
      case 'market':
      case 'shelf':
        return this.town.market(state, seat, player, others) ?? first;
      case 'sell':
        return act('back') ?? first;
      case 'captains':
        return this.town.hire(state, player, others) ?? act('back') ?? first;
      case 'experience':
        return this.town.train(player, others) ?? first;
      case 'floodPlace':
      case 'castAshore':
      case 'sendHome':
        return this.place(state, step.seat, others, random) ?? first;
      default:
        return best(others.length > 0 ? others : offers, (action) => this.after(state, seat, action));
    }
  }

  /** Another seat's Hero is placed anywhere. */
  protected place(_state: State, _seat: Seat, places: readonly Action[], random: Random): Action | undefined {
    return places[random.below(places.length)];
  }

  /** A seat's worth right after an action. */
  private after(state: State, seat: Seat, action: Action): number {
    const next = this.game.clone(state);
    // A fixed seed, so that a position is always answered in the same way.
    this.dealer.restart(1);
    take(this.game, next, seat, action, this.dealer);
    return worth(this.game.content, this.outlook, next, seat);
  }
}

function quickSenses({ content: world }: Game<IslandOfDread>, outlook: Outlook): Senses {
  const sea = new AtSea(world, outlook);
  return { sea, town: new InTown(world, outlook, sea) };
}
