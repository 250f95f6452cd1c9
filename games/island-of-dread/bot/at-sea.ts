import type { World } from '../content/world.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import type { Player, State } from '../rules/state.ts';
import { best } from './best-choice.ts';
import type { Outlook } from './outlook.ts';
import { islandGains, legsBetween, sailingGain } from './travel.ts';
import { FIGHTING } from './weights.ts';

/** No island is worth going to for more than this. */
export const ENOUGH_TO_DO = 6;

/** What the quick player knows of the sea and of the Island: when to set sail, which lane to take, and when to land. */
export class AtSea {
  protected readonly world: World;
  protected readonly outlook: Outlook;
  /** The chance to win the game by landing on the Island for which it is tried. */
  protected readonly enough: number = FIGHTING.landing;
  private readonly far: readonly (readonly number[])[];

  constructor(world: World, outlook: Outlook) {
    this.world = world;
    this.outlook = outlook;
    this.far = legsBetween(world);
  }

  /** What a town brings whoever wants to set sail. */
  sailing(state: State, player: Player, cell: number): number {
    return this.outlook.isSeaworthy(player) ? sailingGain(this.world, state, player, cell) : 0;
  }

  /** For fights at sea, which a loan makes worthless, or for the Island. */
  goesToSea(player: Player): boolean {
    return (!player.loan && this.isSeaworthy(player)) || this.hopesForIsland(player);
  }

  /** Whether to set sail with the Captain whom the Hero has. */
  isSeaworthy(player: Player): boolean {
    return this.outlook.isSeaworthy(player);
  }

  /** On to the next fight while it is safe, else to the town from which most can be done. */
  lane(state: State, player: Player, lanes: readonly ActionOf<'lane'>[]): Action | undefined {
    const { towns } = this.world.chart;
    const endures = this.tollsLeft(player) > 2;
    const goesOn = (!player.loan && this.outlook.atSea(player) >= FIGHTING.sailOn) || this.hopesForIsland(player);
    if (endures && goesOn) {
      // Close to a town, but not in it: so the way home is short.
      const anchors = lanes.filter((lane) => this.portOf(lane) >= towns.length);
      if (anchors.length > 0) return best(anchors, (lane) => -this.legsHome(lane));
    }
    return this.homeward(state, player, lanes);
  }

  /** How many tolls the Captain can still pay; the last one sinks the ship. */
  protected tollsLeft({ captain, captainWounds, captainExhaustion }: Player): number {
    const { life, stamina } = this.world.cards[captain]!;
    return life - captainWounds + stamina - captainExhaustion;
  }

  protected portOf({ to }: ActionOf<'lane'>): number {
    return this.world.chart.ports.indexOf(to);
  }

  /** How many legs the next town is from where a lane leads. */
  protected legsHome(lane: ActionOf<'lane'>): number {
    return Math.min(...this.world.chart.towns.map((_, town) => this.far[this.portOf(lane)]![town]!));
  }

  /** Towards the town from which most can be done. */
  protected homeward(state: State, player: Player, lanes: readonly ActionOf<'lane'>[]): Action {
    const { towns, landmass } = this.world.chart;
    const gains = islandGains(this.world, this.outlook, state, player);
    const worthOf = (port: number): number =>
      Math.max(
        ...towns.map((cell, town) => Math.min(gains[landmass[cell]!]!, ENOUGH_TO_DO) - 2 * this.far[port]![town]!),
      );
    return best(lanes, (lane) => worthOf(this.portOf(lane)));
  }

  /** With maps, and strong enough to think of it. */
  hopesForIsland(player: Player): boolean {
    return Math.min(player.blue, player.green) > 0 && this.landing(player) >= this.hopeful(player);
  }

  /** The chance for which a Hero with maps goes to sea for the Island alone. */
  protected hopeful(_player: Player): number {
    return FIGHTING.hopeful;
  }

  /** Whether to land on the Island now. The likelier a rival wins before the next turn, the less there is to wait for. */
  lands(state: State, seat: number): boolean {
    let open = 1;
    for (let rival = 0; rival < state.seats; rival++)
      if (rival !== seat) open *= 1 - this.outlook.landing(state.players[rival]!);
    return this.landing(state.players[seat]!) >= this.enough * open;
  }

  /** The chance to win the game by landing on the Island as the Hero is now. */
  private landing(player: Player): number {
    return this.outlook.of(player).island(this.outlook.lifeLeft(player));
  }
}
