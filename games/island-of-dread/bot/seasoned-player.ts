import type { Game } from '@skerry/engine';
import { NONE } from '../content/vocabulary.ts';
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

/** Of what can still be done on an island, to whoever comes there to heal, to shop and to hire. */
const SOME_DAY = 0.5;

/** What a town brings in which a Captain can be paid. */
const ONWARD = 2;

/**
 * The quick player who knows the sea: it sets sail with any Captain who makes the Hero strong enough, reaches a town before ship or
 * Hero fail, and looks for the Legendary Item that helps most in the last fight.
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

  override sailing(state: State, player: Player, cell: number): number {
    return captainGain(this.world, this.outlook, state, player, cell);
  }

  override isSeaworthy(player: Player): boolean {
    return this.outlook.isSeaworthyWith(player, player.captain);
  }

  /** Some Captains pay with wounds alone (ID-169). */
  protected override tollsLeft(player: Player): number {
    const { life, statics } = this.world.cards[player.captain]!;
    return statics.tollWounds ? life - player.captainWounds : super.tollsLeft(player);
  }

  /** On loan there is nothing to be won on the way: whoever is not strong enough yet would sail for ever. */
  protected override hopeful(player: Player): number {
    return player.loan || player.captain === NONE ? this.enough : super.hopeful(player);
  }

  /** With whom of those who can be paid the Hero is strongest at sea, if strong enough with one. */
  bestCaptain(state: State, player: Player, captains: readonly number[]): number {
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

  /** Into a town at once, if one is next: the best to shop in, to go on from, and to stay. */
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

  /** Whether a Captain can be paid in a town: one who is there, or the one on board, who comes ashore. */
  private canGoOn(state: State, player: Player, cell: number): boolean {
    const town = townAt(this.world, state, cell);
    return town !== NONE && this.bestCaptain(state, player, [...state.captains[town]!, player.captain]) !== NONE;
  }
}

export class SeasonedInTown extends InTown<SeasonedAtSea> {
  protected override wantsCaptain(state: State, player: Player): boolean {
    if (player.captain !== NONE) return false;
    // Looking for Captains costs nothing.
    return !state.turn.looked || this.canHire(state, player, townAt(this.world, state, player.at));
  }

  protected override canHire(state: State, player: Player, town: number): boolean {
    return this.sea.bestCaptain(state, player, state.captains[town]!) !== NONE || this.mayBorrow(state, player);
  }

  override hire(state: State, player: Player, offers: readonly Action[]): Action | undefined {
    const hires = offers.filter((offer) => offer.act === 'hire');
    const captains = hires.map(({ captain }) => captain);
    const best = this.sea.bestCaptain(state, player, captains);
    if (best !== NONE) return hires.find(({ captain }) => captain === best);
    return this.mayBorrow(state, player) ? super.hire(state, player, offers) : undefined;
  }

  protected override knownAt(state: State, space: number): Card | undefined {
    return undefeatedAt(this.world, state, space);
  }

  protected override find(finds: readonly ActionOf<'find'>[]): Action {
    return best(finds, ({ item }) => aidOf(this.world, item));
  }
}
