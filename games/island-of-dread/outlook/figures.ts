import { type CardNumber, KINDS, type Kind, NONE, PHASES, type Phase } from '../content/vocabulary.ts';
import { cardOf, type World } from '../content/world.ts';
import { attributeOf, countersOn, lifeOf, staminaOf } from '../rules/figures.ts';
import { isVoyaging } from '../rules/spaces.ts';
import { type Player, playerOf } from '../rules/state.ts';
import type { Position } from './position.ts';

/** Counters of one kind on a figure, and its capacity. */
export interface Vital {
  readonly kind: Kind;
  readonly n: number;
  readonly of: number;
}

/** Wounds and exhaustion of a figure; without an owner, its capacity. */
export const vitalsOf = (world: World, player: Player | undefined, figure: CardNumber): readonly Vital[] => {
  const { life, stamina } = cardOf(world, figure);
  return KINDS.map((kind) =>
    player === undefined
      ? { kind, n: 0, of: kind === 'wound' ? life : stamina }
      : {
          kind,
          n: countersOn(player, figure, kind),
          of: (kind === 'wound' ? lifeOf : staminaOf)(world, player, figure),
        },
  );
};

export interface Strength {
  readonly phase: Phase;
  readonly value: number;
  readonly damage: number;
}

/** A figure's values per phase: a Hero's including counters and Items. */
export const strengthsOf = (world: World, player: Player | undefined, figure: CardNumber): readonly Strength[] => {
  const { values, damages } = cardOf(world, figure);
  return PHASES.map((phase, n) => ({
    phase,
    value: player?.hero === figure ? attributeOf(world, player, n) : values[n]!,
    damage: damages[n]!,
  }));
};

/** A player's fighters: at sea the Captain too. */
export const fightersOf = (player: Player): readonly number[] => {
  const { hero, allies, captain } = player;
  return [hero, ...allies, ...(captain !== NONE && isVoyaging(player) ? [captain] : [])];
};

/** The prospects of a voyaging Hero's Captain. */
export interface Voyage {
  readonly captain: CardNumber;
  /** Whether the toll is paid with wounds. */
  readonly wounds: boolean;
  /** Whether there is no toll this turn. */
  readonly isSpared: boolean;
  /** Turns at sea that the Captain can still pay for. */
  readonly turns: number;
}

/** ID-168: the active Hero's voyage. */
export function voyageOf({ content, state }: Position): Voyage | undefined {
  const player = playerOf(state, state.active);
  const { captain } = player;
  if (captain === NONE || !isVoyaging(player)) return undefined;
  const [left, breath] = vitalsOf(content, player, captain).map(({ n, of }) => of - n) as [number, number];
  const wounds = breath === 0 || content.cards[captain]!.statics.tollWounds;
  return { captain, wounds, isSpared: state.turn.tollSkipped, turns: wounds ? left - 1 : breath + left - 1 };
}
