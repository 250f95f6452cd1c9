import { KINDS, type Kind, NONE, PHASES, type Phase } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { attributeOf, countersOn, lifeOf, staminaOf } from '../rules/figures.ts';
import { isVoyaging } from '../rules/spaces.ts';
import type { Player } from '../rules/state.ts';
import type { Position } from './position.ts';

/** Counters of a kind on a figure, and how many it can take. */
export interface Vital {
  readonly kind: Kind;
  readonly n: number;
  readonly of: number;
}

/** The wounds and the exhaustion of a figure. */
export const vitalsOf = (world: World, player: Player, figure: number): readonly Vital[] =>
  KINDS.map((kind) => ({
    kind,
    n: countersOn(player, figure, kind),
    of: (kind === 'wound' ? lifeOf : staminaOf)(world, player, figure),
  }));

export interface Strength {
  readonly phase: Phase;
  readonly value: number;
  readonly damage: number;
}

/** What a figure has for each phase: a Hero's values as counters and Items raise them. */
export const strengthsOf = (world: World, player: Player | undefined, figure: number): readonly Strength[] => {
  const { values, damages } = world.cards[figure]!;
  return PHASES.map((phase, n) => ({
    phase,
    value: player?.hero === figure ? attributeOf(world, player, n) : values[n]!,
    damage: damages[n]!,
  }));
};

/** The figures that fight for a player: at sea the Captain too. */
export const fightersOf = (player: Player): readonly number[] => {
  const { hero, allies, captain } = player;
  return [hero, ...allies, ...(captain !== NONE && isVoyaging(player) ? [captain] : [])];
};

/** What lies ahead of the Captain of a voyaging Hero. */
export interface Voyage {
  readonly captain: number;
  /** Whether the toll is paid with wounds. */
  readonly wounds: boolean;
  /** How many turns at sea the Captain can still pay for. */
  readonly turns: number;
}

/** ID-168: the voyage of the Hero whose turn it is. */
export function voyageOf({ content, state }: Position): Voyage | undefined {
  const player = state.players[state.active]!;
  const { captain } = player;
  if (captain === NONE || !isVoyaging(player)) return undefined;
  const [left, breath] = vitalsOf(content, player, captain).map(({ n, of }) => of - n) as [number, number];
  const wounds = breath === 0 || content.cards[captain]!.statics.tollWounds;
  return { captain, wounds, turns: wounds ? left - 1 : breath + left - 1 };
}
