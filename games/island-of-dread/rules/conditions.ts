import type { Seat } from '@skerry/engine';
import {
  type CardNumber,
  type Condition,
  type Conditions,
  DECKS,
  NONE,
  PHASES,
  type Role,
  type Skill,
  TERRAINS,
} from '../content/vocabulary.ts';
import { ALWAYS, cardOf, SEA, type World } from '../content/world.ts';
import { isOnLand, isVoyaging, terrainAt } from './spaces.ts';
import { playerOf, type State } from './state.ts';

/** Who rolls, and whether to attack or to defend. */
export interface Rolling {
  readonly actor: number;
  readonly role: Role;
}

/** A card's first unmet condition, if any. `bearer` is the card that has the ability. */
export function unmet(
  world: World,
  state: State,
  seat: Seat,
  bearer: CardNumber,
  conditions: Conditions,
  rolling: Rolling | null = state.combat,
  skill?: Skill,
): Condition | undefined {
  if (conditions === ALWAYS) return undefined;
  const player = playerOf(state, seat);
  const { combat } = state;
  if (conditions.phase !== undefined && (combat === null || !conditions.phase.includes(PHASES[combat.phase]!)))
    return 'phase';
  if (conditions.role !== undefined && rolling?.role !== conditions.role) return 'role';
  if (conditions.roller !== undefined) {
    const roller = conditions.roller === 'hero' ? player.hero : bearer;
    if (rolling?.actor !== roller) return 'roller';
  }
  if (conditions.target !== undefined && !isTarget(state, seat, bearer, conditions.target)) return 'target';
  if (conditions.terrain !== undefined) {
    const terrain = isOnLand(player) ? terrainAt(world, state, player.at) : SEA;
    if (terrain === SEA || !conditions.terrain.includes(TERRAINS[terrain]!)) return 'terrain';
  }
  if (conditions.voyaging && !isVoyaging(player)) return 'voyaging';
  if (conditions.onLand && !isOnLand(player)) return 'onLand';
  if (conditions.round !== undefined) {
    if (combat === null) return 'round';
    if ('is' in conditions.round ? combat.round !== conditions.round.is : combat.round < conditions.round.from)
      return 'round';
  }
  if (conditions.tag !== undefined || conditions.deck !== undefined) {
    const challenge = combat === null || combat.card === NONE ? undefined : cardOf(world, combat.card);
    if (conditions.tag !== undefined && !challenge?.tags.includes(conditions.tag)) return 'tag';
    if (conditions.deck !== undefined && (challenge === undefined || !conditions.deck.includes(DECKS[challenge.deck]!)))
      return 'deck';
  }
  if (conditions.gold !== undefined && player.gold < conditions.gold) return 'gold';
  return conditions.skill !== undefined && skill !== conditions.skill ? 'skill' : undefined;
}

function isTarget(state: State, seat: Seat, bearer: CardNumber, whom: NonNullable<Conditions['target']>): boolean {
  const target = state.combat?.target;
  const { hero, allies, captain } = playerOf(state, seat);
  switch (whom) {
    case 'hero':
      return target === hero;
    case 'ally':
      return target !== undefined && allies.includes(target);
    case 'captain':
      return captain !== NONE && target === captain;
    case 'self':
      return target === bearer;
    case 'enemy':
      return target === NONE;
  }
}
