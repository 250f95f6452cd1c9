import type { Seat } from '@skerry/engine';
import type { CardId } from '../content/ids.ts';
import {
  type Condition,
  type Conditions,
  DECKS,
  type Deck,
  PHASES,
  type Role,
  type Skill,
} from '../content/vocabulary.ts';
import { ALWAYS, cardOf, deckOf, SEA, terrainWord, type World } from '../content/world.ts';
import type { Combat } from './combat/combat.ts';
import { isOnLand, isVoyaging, terrainAt } from './spaces.ts';
import { NONE, playerOf, type State } from './state.ts';

/** What a roll is about: who rolls, and whether to attack or to defend. */
export interface Rolling {
  readonly actor: CardId;
  readonly role: Role;
}

/** The first condition of a card that does not hold, if one does not. `bearer` is the card that has the ability. */
export function unmet(
  world: World,
  state: State,
  seat: Seat,
  bearer: CardId,
  conditions: Conditions,
  rolling: Rolling | null = state.combat,
  skill?: Skill,
): Condition | undefined {
  if (conditions === ALWAYS) return undefined;
  const player = playerOf(state, seat);
  const { combat } = state;
  if (conditions.phase !== undefined && (combat === null || !conditions.phase.includes(PHASES[combat.phase])))
    return 'phase';
  if (conditions.role !== undefined && rolling?.role !== conditions.role) return 'role';
  if (conditions.roller !== undefined) {
    const roller = conditions.roller === 'hero' ? player.hero : bearer;
    if (rolling?.actor !== roller) return 'roller';
  }
  if (conditions.target !== undefined && !isTarget(state, seat, bearer, conditions.target)) return 'target';
  if (conditions.terrain !== undefined) {
    const terrain = isOnLand(player) ? terrainAt(world, state, player.at) : SEA;
    if (terrain === SEA || !conditions.terrain.includes(terrainWord(terrain))) return 'terrain';
  }
  if (conditions.voyaging && !isVoyaging(player)) return 'voyaging';
  if (conditions.onLand && !isOnLand(player)) return 'onLand';
  if (conditions.round !== undefined) {
    if (combat === null) return 'round';
    if ('is' in conditions.round ? combat.round !== conditions.round.is : combat.round < conditions.round.from)
      return 'round';
  }
  if (conditions.tag !== undefined && !isTagged(world, combat, conditions.tag)) return 'tag';
  if (conditions.deck !== undefined && !isFrom(world, combat, conditions.deck)) return 'deck';
  if (conditions.gold !== undefined && player.gold < conditions.gold) return 'gold';
  return conditions.skill !== undefined && skill !== conditions.skill ? 'skill' : undefined;
}

function isTarget(state: State, seat: Seat, bearer: CardId, whom: NonNullable<Conditions['target']>): boolean {
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

const isTagged = (world: World, combat: Combat | null, tag: string): boolean =>
  combat !== null && combat.card !== NONE && cardOf(world, combat.card).tags.includes(tag);

const isFrom = (world: World, combat: Combat | null, decks: readonly Deck[]): boolean =>
  combat !== null && combat.card !== NONE && decks.includes(DECKS[deckOf(world, combat.card)]);
