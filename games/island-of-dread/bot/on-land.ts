import type { SpaceNumber } from '../content/vocabulary.ts';
import { cellOf, type World } from '../content/world.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import { exhaustionOf, staminaOf } from '../rules/figures.ts';
import type { Player, State } from '../rules/state.ts';
import type { AtSea } from './at-sea.ts';
import { spaceGain } from './gain.ts';
import type { Outlook } from './outlook.ts';
import { bestTarget, type Distances, type Target } from './travel.ts';

/** Routes on land, and setting sail. */
export class OnLand {
  private readonly world: World;
  private readonly outlook: Outlook;
  private readonly distances: Distances;
  private readonly sea: AtSea;

  constructor(world: World, outlook: Outlook, distances: Distances, sea: AtSea) {
    this.world = world;
    this.outlook = outlook;
    this.distances = distances;
    this.sea = sea;
  }

  /** The goal, if anything is left to do. */
  private target(state: State, player: Player): Target | undefined {
    const away = this.distances.from(state, player.at);
    return bestTarget(this.world, this.outlook, state, player, away, (cell) => this.sea.sailing(state, player, cell));
  }

  move(state: State, player: Player, offers: readonly Action[]): Action | undefined {
    const target = this.target(state, player);
    const lanes = lanesIn(offers);
    if (lanes.length > 0 && (this.sea.goesToSea(player) || target === undefined))
      return this.sea.lane(state, player, lanes);
    const act = (name: Action['act']): Action | undefined => offers.find((offer) => offer.act === name);
    if (target === undefined || target.cell === player.at) return this.restful(player, offers) ?? act('stay');
    const step = offers.find((offer) => offer.act === 'step' && cellOf(offer.to) === target.cell);
    return (
      step ?? this.restful(player, offers) ?? act('roll') ?? this.nearer(state, player, offers, target) ?? act('stay')
    );
  }

  /** A worn-out Hero rests while a die or two remain to walk with. */
  private restful(player: Player, offers: readonly Action[]): Action | undefined {
    const tired = player.exhaustion >= Math.max(2, staminaOf(this.world, player, player.hero) - 1);
    if (!tired && exhaustionOf(player) < 4) return undefined;
    return offers.findLast((offer) => offer.act === 'rest' && offer.n <= 2);
  }

  /** A step or space nearer to the goal. */
  private nearer(
    state: State,
    player: Player,
    offers: readonly Action[],
    { cell: target }: Target,
  ): Action | undefined {
    const away = this.distances.from(state, target);
    let best: Action | undefined;
    let least = away[player.at]!;
    for (const offer of offers) {
      if (offer.act !== 'step' && offer.act !== 'enter') continue;
      const spaces = away[cellOf(offer.to)]!;
      if (spaces >= least) continue;
      least = spaces;
      best = offer;
    }
    return best;
  }

  walk(state: State, player: Player, offers: readonly Action[]): Action | undefined {
    const halt = offers.find(({ act }) => act === 'halt');
    const target = this.target(state, player);
    if (target?.cell === player.at) return halt;
    const nearer = target === undefined ? undefined : this.nearer(state, player, offers, target);
    if (nearer !== undefined) return nearer;
    // Do not stop on a fight that is too strong.
    const gain = (cell: SpaceNumber): number => spaceGain(this.world, this.outlook, state, player, cell);
    if (gain(player.at) >= 0) return halt;
    return offers.find((offer) => offer.act === 'enter' && gain(cellOf(offer.to)) >= 0) ?? halt;
  }
}

export const lanesIn = (offers: readonly Action[]): ActionOf<'lane'>[] =>
  offers.filter((offer): offer is ActionOf<'lane'> => offer.act === 'lane');
