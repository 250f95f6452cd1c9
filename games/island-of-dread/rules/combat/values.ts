import type { Seat } from '@skerry/engine';
import { type CardNumber, ENEMY_STATS, NONE, PHASES, type Role } from '../../content/vocabulary.ts';
import { type Added, cardOf, type Statics, type World } from '../../content/world.ts';
import { type Rolling, unmet } from '../conditions.ts';
import { attributeOf } from '../figures.ts';
import { ownedAt, ownedCount } from '../owned-cards.ts';
import { combatOf, playerOf, type State } from '../state.ts';

const LIFE = ENEMY_STATS.indexOf('life');
const PHASE_COUNT = PHASES.length;

/**
 * A current value, the damage or the Life of the Challenge, by its index in `ENEMY_STATS`. Damage is never below 0.
 */
export function enemyStat(world: World, state: State, stat: number): number {
  const combat = combatOf(state);
  const card = cardOf(world, combat.card);
  if (stat === LIFE && combat.life > 0) return combat.life;
  const printed =
    stat === LIFE ? card.life : stat < PHASE_COUNT ? card.values[stat]! : card.damages[stat - PHASE_COUNT]!;
  const { seat } = combat;
  let now = printed + combat.change[stat]!;
  now += statAdded(world, state, seat, card.textStatics, combat.card, stat);
  if (state.event !== NONE)
    now += statAdded(world, state, seat, cardOf(world, state.event).textStatics, state.event, stat);
  now += statOwned(world, state, seat, stat);
  return stat >= PHASE_COUNT && stat !== LIFE ? Math.max(0, now) : now;
}

/** Automatic changes of a seat's enemy by its cards. */
function statOwned(world: World, state: State, seat: Seat, stat: number): number {
  const { trophies, items } = playerOf(state, seat);
  let sum = 0;
  for (const trophy of trophies) sum += statAdded(world, state, seat, cardOf(world, trophy).statics, trophy, stat);
  for (const item of items) sum += statAdded(world, state, seat, cardOf(world, item).statics, item, stat);
  return sum;
}

function statAdded(
  world: World,
  state: State,
  seat: Seat,
  { enemy }: Statics,
  bearer: CardNumber,
  stat: number,
): number {
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

/** ID-226: changes of a fighting Hero by the other's cards, by index in `ENEMY_STATS`. */
function heroChange(world: World, state: State, seat: Seat, stat: number): number {
  const { combat } = state;
  if (combat === null || combat.rival === NONE) return 0;
  if (seat === combat.rival) return combat.change[stat]! + statOwned(world, state, combat.seat, stat);
  return seat === combat.seat ? combat.rivalChange[stat]! + statOwned(world, state, combat.rival, stat) : 0;
}

/** ID-195: whether a seat's enemy inflicts no damage now. */
export function isSpared({ combat }: State, seat: Seat): boolean {
  const { round, rival, harmless, rivalHarmless } = combat!;
  return round <= 1 && (seat === rival ? rivalHarmless : harmless);
}

/** The current damage at stake in a phase. */
export const threat = (world: World, state: State, phase: number): number =>
  isSpared(state, combatOf(state).seat) ? 0 : enemyDamage(world, state, phase);

/** A figure's value for a phase: a Hero's attribute, an Ally's or Captain's value. */
export function strengthOf(world: World, state: State, seat: Seat, figure: CardNumber, phase: number): number {
  const player = playerOf(state, seat);
  if (figure !== player.hero) return cardOf(world, figure).values[phase]!;
  return attributeOf(world, player, phase) + heroChange(world, state, seat, phase);
}

/** A figure's damage for a phase, never below 0; cards may add to it. */
export function damageOf(world: World, state: State, seat: Seat, figure: CardNumber, phase: number): number {
  const printed = cardOf(world, figure).damages[phase]!;
  if (figure !== playerOf(state, seat).hero) return printed;
  return Math.max(0, printed + heroChange(world, state, seat, PHASE_COUNT + phase));
}

/** Automatic bonuses of cards to a roll, or to a hit's damage. ID-225: the opposing Hero uses no Allies. */
function added(
  world: World,
  state: State,
  seat: Seat,
  rolling: Rolling,
  what: 'rolls' | 'dealt',
  isOpposing: boolean,
): number {
  const player = playerOf(state, seat);
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
  card: CardNumber,
): number {
  const { rolls, dealt } = cardOf(world, card).statics;
  const list: readonly Added[] = what === 'rolls' ? rolls : dealt;
  if (list.length === 0) return 0;
  const player = playerOf(state, seat);
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

export interface Bonus {
  readonly card: CardNumber;
  readonly n: number;
}

/** Automatic bonuses to the roll of the acting figure, or of the opposing Hero, one by one. */
export function bonusesOf(world: World, state: State, isOpposing: boolean): readonly Bonus[] {
  const { seat, rival } = combatOf(state);
  const whose = isOpposing ? rival : seat;
  const rolling = isOpposing ? opposing(state) : combatOf(state);
  const player = playerOf(state, whose);
  const found: Bonus[] = [];
  for (let nth = 0; nth < ownedCount(player); nth++) {
    const card = ownedAt(player, nth);
    const n = card === NONE ? 0 : addedBy(world, state, whose, rolling, 'rolls', isOpposing, card);
    if (n !== 0) found.push({ card, n });
  }
  return found;
}

/** The acting figure's bonus for the current roll. */
export const rollBonus = (world: World, state: State): number =>
  added(world, state, combatOf(state).seat, combatOf(state), 'rolls', false) + combatOf(state).bonus;

const opposite = (role: Role): Role => (role === 'attack' ? 'defend' : 'attack');

/** ID-224: the opposing Hero uses defence bonuses against an attack and attack bonuses against a defence. */
export function opposing(state: State): Rolling {
  const { rival, role } = combatOf(state);
  return { actor: playerOf(state, rival).hero, role: opposite(role) };
}

/** ID-223: the value that the opposing Hero's dice are added to. */
export function rivalValue(world: World, state: State): number {
  const { rival, phase } = combatOf(state);
  const rolling = opposing(state);
  const value = strengthOf(world, state, rival, rolling.actor, phase);
  return value + added(world, state, rival, rolling, 'rolls', true) + combatOf(state).rivalBonus;
}

/** ID-97: the damage of a hit. */
export function hitDamage(world: World, state: State): number {
  const combat = combatOf(state);
  const { seat, actor, phase, dealt } = combat;
  return damageOf(world, state, seat, actor, phase) + added(world, state, seat, combat, 'dealt', false) + dealt;
}

/** ID-98, ID-99, ID-224: the damage of a failed roll. */
export function failDamage(world: World, state: State): number {
  const { rival, phase } = combatOf(state);
  if (rival === NONE) return enemyDamage(world, state, phase);
  const rolling = opposing(state);
  return damageOf(world, state, rival, rolling.actor, phase) + added(world, state, rival, rolling, 'dealt', true);
}

/** The current damage of a failed roll. */
export const failThreat = (world: World, state: State): number =>
  isSpared(state, combatOf(state).seat) ? 0 : failDamage(world, state);

/** ID-96: the number to reach. */
export function needOf(world: World, state: State): number {
  const { rival, rivalDice, phase } = combatOf(state);
  if (rival === NONE) return enemyStat(world, state, phase);
  return rivalDice[0] + rivalDice[1] + rivalValue(world, state);
}
