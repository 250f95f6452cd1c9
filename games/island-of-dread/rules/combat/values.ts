import type { Seat } from '@skerry/engine';
import { ENEMY_STATS, NONE, PHASES, type Role } from '../../content/vocabulary.ts';
import type { Added, Statics, World } from '../../content/world.ts';
import { type Rolling, unmet } from '../conditions.ts';
import { attributeOf } from '../figures.ts';
import { ownedAt, ownedCount } from '../owned-cards.ts';
import type { State } from '../state.ts';

const LIFE = ENEMY_STATS.indexOf('life');
const PHASE_COUNT = PHASES.length;

/** A value, the damage or the Life of the Challenge now, by its place in `ENEMY_STATS`. Damage is never below 0. */
export function enemyStat(world: World, state: State, stat: number): number {
  const combat = state.combat!;
  const card = world.cards[combat.card]!;
  if (stat === LIFE && combat.life > 0) return combat.life;
  const printed =
    stat === LIFE ? card.life : stat < PHASE_COUNT ? card.values[stat]! : card.damages[stat - PHASE_COUNT]!;
  const { seat } = combat;
  let now = printed + combat.change[stat]!;
  now += statAdded(world, state, seat, card.textStatics, combat.card, stat);
  if (state.event !== NONE)
    now += statAdded(world, state, seat, world.cards[state.event]!.textStatics, state.event, stat);
  now += statOwned(world, state, seat, stat);
  return stat >= PHASE_COUNT && stat !== LIFE ? Math.max(0, now) : now;
}

/** What the cards of a seat change in its enemy by themselves. */
function statOwned(world: World, state: State, seat: Seat, stat: number): number {
  const { trophies, items } = state.players[seat]!;
  let sum = 0;
  for (const trophy of trophies) sum += statAdded(world, state, seat, world.cards[trophy]!.statics, trophy, stat);
  for (const item of items) sum += statAdded(world, state, seat, world.cards[item]!.statics, item, stat);
  return sum;
}

function statAdded(world: World, state: State, seat: Seat, { enemy }: Statics, bearer: number, stat: number): number {
  let sum = 0;
  for (let n = 0; n < enemy.length; n++) {
    const each = enemy[n]!;
    if (each.stat === stat && unmet(world, state, seat, bearer, each.if) === undefined) sum += each.n;
  }
  return sum;
}

export const enemyLife = (world: World, state: State): number => enemyStat(world, state, LIFE);
export const enemyDamage = (world: World, state: State, phase: number): number =>
  enemyStat(world, state, PHASE_COUNT + phase);

/** ID-226: what the other Hero's cards change in a Hero who fights, by its place in `ENEMY_STATS`. */
function heroChange(world: World, state: State, seat: Seat, stat: number): number {
  const { combat } = state;
  if (combat === null || combat.rival === NONE) return 0;
  if (seat === combat.rival) return combat.change[stat]! + statOwned(world, state, combat.seat, stat);
  return seat === combat.seat ? combat.rivalChange[stat]! + statOwned(world, state, combat.rival, stat) : 0;
}

/** ID-195: whether the enemy of a seat inflicts no damage now. */
export function isSpared({ combat }: State, seat: Seat): boolean {
  const { round, rival, harmless, rivalHarmless } = combat!;
  return round <= 1 && (seat === rival ? rivalHarmless : harmless);
}

/** The damage that threatens in a phase now. */
export const threat = (world: World, state: State, phase: number): number =>
  isSpared(state, state.combat!.seat) ? 0 : enemyDamage(world, state, phase);

/** What a figure has for a phase: a Hero's attribute, an Ally's or Captain's value. */
export function strengthOf(world: World, state: State, seat: Seat, figure: number, phase: number): number {
  const player = state.players[seat]!;
  if (figure !== player.hero) return world.cards[figure]!.values[phase]!;
  return attributeOf(world, player, phase) + heroChange(world, state, seat, phase);
}

/** The damage that a figure has for a phase, never below 0; cards may add to it. */
export function damageOf(world: World, state: State, seat: Seat, figure: number, phase: number): number {
  const printed = world.cards[figure]!.damages[phase]!;
  if (figure !== state.players[seat]!.hero) return printed;
  return Math.max(0, printed + heroChange(world, state, seat, PHASE_COUNT + phase));
}

/** What cards add by themselves to a roll, or to the damage of a hit. ID-225: the opposing Hero uses no Allies. */
function added(
  world: World,
  state: State,
  seat: Seat,
  rolling: Rolling,
  what: 'rolls' | 'dealt',
  isOpposing: boolean,
): number {
  const player = state.players[seat]!;
  let sum = 0;
  const count = ownedCount(player);
  for (let n = 0; n < count; n++) {
    const card = ownedAt(player, n);
    if (card !== NONE) sum += addedBy(world, state, seat, rolling, what, isOpposing, card);
  }
  return sum;
}

function addedBy(
  world: World,
  state: State,
  seat: Seat,
  rolling: Rolling,
  what: 'rolls' | 'dealt',
  isOpposing: boolean,
  card: number,
): number {
  const { rolls, dealt } = world.cards[card]!.statics;
  const list: readonly Added[] = what === 'rolls' ? rolls : dealt;
  if (list.length === 0) return 0;
  const player = state.players[seat]!;
  const isAlly = player.allies.includes(card);
  if (isOpposing && isAlly) return 0;
  // ID-30: an ability changes its bearer's rolls only, unless it names others.
  const bearer = isAlly || card === player.captain ? card : player.hero;
  let sum = 0;
  for (const { if: conditions, n: more } of list) {
    if (conditions.roller === undefined && rolling.actor !== bearer) continue;
    if (unmet(world, state, seat, card, conditions, rolling) === undefined) sum += more;
  }
  return sum;
}

/** What a card adds to a roll. */
export interface Bonus {
  readonly card: number;
  readonly n: number;
}

/** What cards add by themselves to the roll of the acting figure, or of the opposing Hero, one by one. */
export function bonusesOf(world: World, state: State, isOpposing: boolean): readonly Bonus[] {
  const { seat, rival } = state.combat!;
  const whose = isOpposing ? rival : seat;
  const rolling = isOpposing ? opposing(state) : state.combat!;
  const player = state.players[whose]!;
  const found: Bonus[] = [];
  for (let nth = 0; nth < ownedCount(player); nth++) {
    const card = ownedAt(player, nth);
    const n = card === NONE ? 0 : addedBy(world, state, whose, rolling, 'rolls', isOpposing, card);
    if (n !== 0) found.push({ card, n });
  }
  return found;
}

/** The acting figure's bonus for the roll that is on. */
export const rollBonus = (world: World, state: State): number =>
  added(world, state, state.combat!.seat, state.combat!, 'rolls', false) + state.combat!.bonus;

const opposite = (role: Role): Role => (role === 'attack' ? 'defend' : 'attack');

/** ID-224: the opposing Hero counts with defence bonuses against an attack and attack bonuses against a defence. */
export function opposing(state: State): Rolling {
  const { rival, role } = state.combat!;
  return { actor: state.players[rival]!.hero, role: opposite(role) };
}

/** ID-223: what the opposing Hero's dice are added to. */
export function rivalValue(world: World, state: State): number {
  const { rival, phase } = state.combat!;
  const rolling = opposing(state);
  const value = strengthOf(world, state, rival, rolling.actor, phase);
  return value + added(world, state, rival, rolling, 'rolls', true) + state.combat!.rivalBonus;
}

/** ID-97: the damage of a hit. */
export function hitDamage(world: World, state: State): number {
  const combat = state.combat!;
  const { seat, actor, phase, dealt } = combat;
  return damageOf(world, state, seat, actor, phase) + added(world, state, seat, combat, 'dealt', false) + dealt;
}

/** ID-98, ID-99, ID-224: the damage of a failed roll. */
export function failDamage(world: World, state: State): number {
  const { rival, phase } = state.combat!;
  if (rival === NONE) return enemyDamage(world, state, phase);
  const rolling = opposing(state);
  return damageOf(world, state, rival, rolling.actor, phase) + added(world, state, rival, rolling, 'dealt', true);
}

/** What a failed roll would cost now. */
export const failThreat = (world: World, state: State): number =>
  isSpared(state, state.combat!.seat) ? 0 : failDamage(world, state);

/** ID-96: the number to reach. */
export function needOf(world: World, state: State): number {
  const { rival, rivalDice, phase } = state.combat!;
  if (rival === NONE) return enemyStat(world, state, phase);
  return rivalDice[0] + rivalDice[1] + rivalValue(world, state);
}
