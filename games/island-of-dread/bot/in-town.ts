import type { Seat } from '@skerry/engine';
import { COUNTERS, DECKS, type DeckNumber, NONE, type TownNumber } from '../content/vocabulary.ts';
import type { Card, World } from '../content/world.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import { hirePrice } from '../rules/captain.ts';
import { buyPrice } from '../rules/market.ts';
import { townAt } from '../rules/spaces.ts';
import type { Player, State } from '../rules/state.ts';
import type { AtSea } from './at-sea.ts';
import { best } from './best-choice.ts';
import { fightGain, isBargain, SEA } from './gain.ts';
import type { Outlook, Prospects } from './outlook.ts';
import { CHEAP_CAPTAIN, FIGHTING } from './weights.ts';
import { cardWorth, trainedOf } from './worth.ts';

export const SILVER = DECKS.indexOf('silver');

/** Spending: gold at the market, points and maps in the Experience Step. */
export class InTown<Sea extends AtSea = AtSea> {
  protected readonly world: World;
  protected readonly outlook: Outlook;
  protected readonly sea: Sea;

  constructor(world: World, outlook: Outlook, sea: Sea) {
    this.world = world;
    this.outlook = outlook;
    this.sea = sea;
  }

  market(state: State, seat: Seat, player: Player, offers: readonly Action[]): Action | undefined {
    const act = (name: Action['act']): Action | undefined => offers.find((offer) => offer.act === name);
    const heal = offers.find((offer) => offer.act === 'heal' && offer.figure === player.hero) ?? act('heal');
    if (heal !== undefined) return heal;
    const town = townAt(this.world, state, player.at);
    if (this.wantsCaptain(state, player)) {
      if (act('lookForCaptains') !== undefined) return act('lookForCaptains');
      if (act('captains') !== undefined && !state.turn.hired && this.canHire(state, player, town))
        return act('captains');
    }
    const reserve = player.captain === NONE && this.sea.isSeaworthy(player) ? CHEAP_CAPTAIN : 0;
    // ID-131: a card sold this turn cannot be bought back.
    const bargains = state.stacks[town]!.filter(
      (card) =>
        !state.turn.sold.includes(card) &&
        buyPrice(this.world, state, seat, card) <= player.gold - reserve &&
        isBargain(this.world, player, card),
    ).sort((one, other) => cardWorth(this.world, other) - cardWorth(this.world, one));
    for (const card of bargains) {
      const buy = offers.find((offer) => offer.act === 'buy' && offer.card === card);
      const shelf = offers.find((offer) => offer.act === 'shelf' && offer.kind === this.world.cards[card]!.limited);
      if (buy !== undefined || shelf !== undefined) return buy ?? shelf;
    }
    return act('leave') ?? act('back');
  }

  protected wantsCaptain(state: State, player: Player): boolean {
    if (player.captain !== NONE) return false;
    return this.outlook.isSeaworthy(player) || this.mayBorrow(state, player);
  }

  protected canHire(state: State, player: Player, town: TownNumber): boolean {
    return (
      state.captains[town]!.some((card) => hirePrice(this.world, state, state.active, card) <= player.gold) ||
      this.mayBorrow(state, player)
    );
  }

  /** A loan suits only a Hero who wants to get away, or to the Island. */
  protected mayBorrow(state: State, player: Player): boolean {
    return this.sea.hopesForIsland(player) || this.isStranded(state, player);
  }

  /** Nothing is left to do on this island. */
  private isStranded(state: State, player: Player): boolean {
    const { jewels, landmass } = this.world.chart;
    return !jewels.some(
      ({ space, deck }, jewel) =>
        state.jewels[jewel] === 1 &&
        landmass[space] === landmass[player.at] &&
        fightGain(this.world, this.outlook, state, player, deck, this.knownAt(state, space)) > 0,
    );
  }

  /** The quick player rates undefeated Challenges by their deck's average. */
  protected knownAt(_state: State, _space: number): Card | undefined {
    return undefined;
  }

  hire(state: State, player: Player, offers: readonly Action[]): Action | undefined {
    const hires = offers.filter((offer) => offer.act === 'hire');
    if (hires.length > 0) return best(hires, ({ captain }) => this.world.cards[captain]!.cost);
    return this.mayBorrow(state, player) ? offers.findLast(({ act }) => act === 'loan') : undefined;
  }

  train(player: Player, offers: readonly Action[]): Action | undefined {
    const trains = offers.filter((offer) => offer.act === 'train');
    // Trains for the sea first, then for the Island.
    const deck = trainedOf(player) < FIGHTING.forTheSea ? SEA : SILVER;
    if (trains.length > 0)
      return best(trains, ({ counter }) => {
        const trained = player.trained.map((n, at) => (COUNTERS[at] === counter ? n + 1 : n));
        return this.strength(this.outlook.of({ ...player, trained }), deck);
      });
    const finds = offers.filter((offer) => offer.act === 'find');
    const sets = Math.min(player.blue, player.green);
    // Keeps one set for the way to the Island.
    if (sets > 1 && finds.length > 0) return this.find(finds);
    return offers.find(({ act }) => act === 'done');
  }

  /** The strength of a Hero whose training is for a deck. */
  protected strength(prospects: Prospects, deck: DeckNumber): number {
    const { win, lifeAfter } = prospects.against(deck);
    return win.at(-1)! + lifeAfter.at(-1)! / (lifeAfter.length - 1);
  }

  /** The Legendary Item to find with a set of maps. */
  protected find(finds: readonly ActionOf<'find'>[]): Action {
    return finds[0]!;
  }
}
