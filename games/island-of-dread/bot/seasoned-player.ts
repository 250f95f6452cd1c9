import type { Game } from '@skerry/engine';
import { type CardNumber, NONE, type SpaceNumber, type TownNumber } from '../content/vocabulary.ts';
import type { Card } from '../content/world.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import { hirePrice } from '../rules/captain.ts';
import { townAt } from '../rules/spaces.ts';
import type { Player, State } from '../rules/state.ts';
import type { IslandOfDread } from '../rules/types.ts';
import { AtSea, ENOUGH_TO_DO } from './at-sea.ts';
import { best } from './best-choice.ts';
import { townGain, undefeatedAt } from './gain.ts';
import { InTown } from './in-town.ts';
import { aidOf, type Outlook } from './outlook.ts';
import { QuickPlayer } from './quick-player.ts';
import { captainGain, type Distances, islandGains } from './travel.ts';
import { FIGHTING } from './weights.ts';

/** Share of an island's worth credited to a visit for healing, shopping and hiring. */
const SOME_DAY = 0.5;

/** Bonus of a town with an affordable Captain. */
const ONWARD = 2;

/**
 * A quick player that knows the sea: it sails with any Captain strong enough, reaches a town before ship or Hero
 * fail, and seeks the Legendary Item that helps most in the last fight.
 */
export class SeasonedPlayer extends QuickPlayer {
  constructor(
    game: Game<IslandOfDread>,
    outlook: Outlook,
    distances: Distances,
    Town: typeof SeasonedInTown = SeasonedInTown,
  ) {
    const sea = new SeasonedAtSea(game.content, outlook);
    super(game, outlook, distances, { sea, town: new Town(game.content, outlook, sea) });
  }
}

export class SeasonedAtSea extends AtSea {
  protected override readonly enough = FIGHTING.seasonedLanding;

  override sailing(state: State, player: Player, cell: SpaceNumber): number {
    return captainGain(this.world, this.outlook, state, player, cell);
  }

  override isSeaworthy(player: Player): boolean {
    return this.outlook.isSeaworthyWith(player, player.captain);
  }

  /** ID-169: some Captains pay with wounds alone. */
  protected override tollsLeft(player: Player): number {
    const { life, statics } = this.world.cards[player.captain]!;
    return statics.tollWounds ? life - player.captainWounds : super.tollsLeft(player);
  }

  /** A borrowed ship wins nothing on the way: a Hero not yet strong enough would sail for ever. */
  protected override hopeful(player: Player): number {
    return player.loan || player.captain === NONE ? this.enough : super.hopeful(player);
  }

  /** The affordable Captain with whom the Hero is strongest at sea, if strong enough. */
  bestCaptain(state: State, player: Player, captains: readonly CardNumber[]): number {
    let best = NONE;
    let most = 0;
    for (const captain of captains) {
      if (hirePrice(this.world, state, state.active, captain) > player.gold) continue;
      const chance = this.outlook.atSeaWith(player, captain);
      if (chance < most || !this.outlook.isSeaworthyWith(player, captain)) continue;
      most = chance;
      best = captain;
    }
    return best;
  }

  /** Enters an adjacent town at once: the best one to shop in, to sail on from, and to stay in. */
  protected override homeward(state: State, player: Player, lanes: readonly ActionOf<'lane'>[]): Action {
    const { towns, landmass } = this.world.chart;
    const havens = lanes.filter((lane) => this.portOf(lane) < towns.length);
    if (havens.length === 0) return best(lanes, (lane) => -this.legsHome(lane));
    const gains = islandGains(this.world, this.outlook, state, player);
    return best(havens, (lane) => {
      const cell = towns[this.portOf(lane)]!;
      const toDo = SOME_DAY * Math.min(gains[landmass[cell]!]!, ENOUGH_TO_DO);
      return toDo + townGain(this.world, state, player, cell) + (this.canGoOn(state, player, cell) ? ONWARD : 0);
    });
  }

  /** Whether a Captain is affordable in a town: one there, or the one on board, who comes ashore. */
  private canGoOn(state: State, player: Player, cell: SpaceNumber): boolean {
    const town = townAt(this.world, state, cell);
    return town !== NONE && this.bestCaptain(state, player, [...state.captains[town]!, player.captain]) !== NONE;
  }
}

export class SeasonedInTown extends InTown<SeasonedAtSea> {
  protected override wantsCaptain(state: State, player: Player): boolean {
    if (player.captain !== NONE) return false;
    // Looking for Captains is free.
    return !state.turn.looked || this.canHire(state, player, townAt(this.world, state, player.at));
  }

  protected override canHire(state: State, player: Player, town: TownNumber): boolean {
    return this.sea.bestCaptain(state, player, state.captains[town]!) !== NONE || this.mayBorrow(state, player);
  }

  override hire(state: State, player: Player, offers: readonly Action[]): Action | undefined {
    const hires = offers.filter((offer) => offer.act === 'hire');
    const captains = hires.map(({ captain }) => captain);
    const best = this.sea.bestCaptain(state, player, captains);
    if (best !== NONE) return hires.find(({ captain }) => captain === best);
    return this.mayBorrow(state, player) ? super.hire(state, player, offers) : undefined;
  }

  protected override knownAt(state: State, space: SpaceNumber): Card | undefined {
    return undefeatedAt(this.world, state, space);
  }

  protected override find(finds: readonly ActionOf<'find'>[]): Action {
    return best(finds, ({ item }) => aidOf(this.world, item));
  }
}
