import type { SpaceNumber } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import { type Player, playerOf, type State } from '../rules/state.ts';
import { best } from './best-choice.ts';
import type { Outlook } from './outlook.ts';
import { islandGains, legsBetween, sailingGain } from './travel.ts';
import { FIGHTING } from './weights.ts';

/** Upper bound of an island's worth. */
export const ENOUGH_TO_DO = 6;

/** Play at sea: when to set sail, which lane to take, and when to land on the Island. */
export class AtSea {
  protected readonly world: World;
  protected readonly outlook: Outlook;
  /** The chance of winning by landing from which a landing is tried. */
  protected readonly enough: number = FIGHTING.landing;
  private readonly far: readonly (readonly number[])[];

  constructor(world: World, outlook: Outlook) {
    this.world = world;
    this.outlook = outlook;
    this.far = legsBetween(world);
  }

  /** A town's worth to a Hero about to set sail. */
  sailing(state: State, player: Player, cell: SpaceNumber): number {
    return this.outlook.isSeaworthy(player) ? sailingGain(this.world, state, player, cell) : 0;
  }

  /** For fights at sea, which a loan makes worthless, or for the Island. */
  goesToSea(player: Player): boolean {
    return (!player.loan && this.isSeaworthy(player)) || this.hopesForIsland(player);
  }

  /** Whether to set sail with the hired Captain. */
  isSeaworthy(player: Player): boolean {
    return this.outlook.isSeaworthy(player);
  }

  /** On to the next fight while it is safe, else to the town with the most left to do. */
  lane(state: State, player: Player, lanes: readonly ActionOf<'lane'>[]): Action | undefined {
    const { towns } = this.world.chart;
    const endures = this.tollsLeft(player) > 2;
    const goesOn = (!player.loan && this.outlook.atSea(player) >= FIGHTING.sailOn) || this.hopesForIsland(player);
    if (endures && goesOn) {
      // Next to a town but not in it, so that the way home is short.
      const anchors = lanes.filter((lane) => this.portOf(lane) >= towns.length);
      if (anchors.length > 0) return best(anchors, (lane) => -this.legsHome(lane));
    }
    return this.homeward(state, player, lanes);
  }

  /** Tolls the Captain can still pay; the last one sinks the ship. */
  protected tollsLeft({ captain, captainWounds, captainExhaustion }: Player): number {
    const { life, stamina } = this.world.cards[captain]!;
    return life - captainWounds + stamina - captainExhaustion;
  }

  protected portOf({ to }: ActionOf<'lane'>): number {
    return this.world.chart.ports.indexOf(to);
  }

  /** Legs from a lane's end to the next town. */
  protected legsHome(lane: ActionOf<'lane'>): number {
    return Math.min(...this.world.chart.towns.map((_, town) => this.far[this.portOf(lane)]![town]!));
  }

  /** Towards the town with the most left to do. */
  protected homeward(state: State, player: Player, lanes: readonly ActionOf<'lane'>[]): Action {
    const { towns, landmass } = this.world.chart;
    const gains = islandGains(this.world, this.outlook, state, player);
    const worthOf = (port: number): number =>
      Math.max(
        ...towns.map((cell, town) => Math.min(gains[landmass[cell]!]!, ENOUGH_TO_DO) - 2 * this.far[port]![town]!),
      );
    return best(lanes, (lane) => worthOf(this.portOf(lane)));
  }

  /** Has maps, and is strong enough to consider the Island. */
  hopesForIsland(player: Player): boolean {
    return Math.min(player.blue, player.green) > 0 && this.landing(player) >= this.hopeful(player);
  }

  /** The chance from which a Hero with maps sails for the Island alone. */
  protected hopeful(_player: Player): number {
    return FIGHTING.hopeful;
  }

  /** Whether to land on the Island now. The likelier a rival wins first, the less waiting is worth. */
  lands(state: State, seat: number): boolean {
    let open = 1;
    for (let rival = 0; rival < state.seats; rival++)
      if (rival !== seat) open *= 1 - this.outlook.landing(playerOf(state, rival));
    return this.landing(playerOf(state, seat)) >= this.enough * open;
  }

  /** The chance of winning by landing on the Island now. */
  private landing(player: Player): number {
    return this.outlook.of(player).island(this.outlook.lifeLeft(player));
  }
}
