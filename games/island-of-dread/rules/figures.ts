import type { Seat } from '@skerry/engine';
import { type Kind, NONE } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import type { Player, State } from './state.ts';

/** The places of Stamina and Life among the values that counters and Items raise. */
const STAMINA = 3;
const LIFE = 4;

/** Mind, Body, Spirit, Stamina or Life as counters and Items raise it (ID-177). */
function raised(world: World, player: Player, what: number, printed: number): number {
  let value = printed;
  const { trained, items } = player;
  if (trained[what]! > 0) value += trained[what]! * world.content.numbers.counters[COUNTER_AT[what]!];
  for (let n = 0; n < items.length; n++) {
    const added = world.cards[items[n]!]!.statics.hero;
    if (added !== undefined) value += added[what]!;
  }
  return value;
}
const COUNTER_AT = ['mind', 'body', 'spirit', 'stamina', 'life'] as const;

/** ID-20: Mind, Body or Spirit of a Hero: the value for a phase. */
export const attributeOf = (world: World, player: Player, phase: number): number =>
  raised(world, player, phase, world.cards[player.hero]!.values[phase]!);

/** The figures of a player that can take counters. */
export const isFigure = (player: Player, figure: number): boolean =>
  figure === player.hero || player.allies.includes(figure) || (figure !== NONE && figure === player.captain);

export function lifeOf(world: World, player: Player, figure: number): number {
  const { life } = world.cards[figure]!;
  return figure === player.hero ? raised(world, player, LIFE, life) : life;
}

export function staminaOf(world: World, player: Player, figure: number): number {
  const { stamina } = world.cards[figure]!;
  return figure === player.hero ? raised(world, player, STAMINA, stamina) : stamina;
}

/** How many counters of a kind lie on a figure. */
export function countersOn(player: Player, figure: number, kind: Kind): number {
  if (figure === player.hero) return kind === 'wound' ? player.wounds : player.exhaustion;
  if (figure === player.captain) return kind === 'wound' ? player.captainWounds : player.captainExhaustion;
  const ally = player.allies.indexOf(figure);
  return (kind === 'wound' ? player.allyWounds : player.allyExhaustion)[ally]!;
}

/** Lays counters on a figure, or takes them off. */
export function addCounters(player: Player, figure: number, kind: Kind, n: number): void {
  if (figure === player.hero) {
    if (kind === 'wound') player.wounds += n;
    else player.exhaustion += n;
  } else if (figure === player.captain) {
    if (kind === 'wound') player.captainWounds += n;
    else player.captainExhaustion += n;
  } else {
    const ally = player.allies.indexOf(figure);
    (kind === 'wound' ? player.allyWounds : player.allyExhaustion)[ally]! += n;
  }
}

/** ID-48: whether the Hero or an own Ally has a counter. */
export function isHurt(player: Player): boolean {
  if (player.wounds + player.exhaustion > 0) return true;
  for (let n = 0; n < player.allies.length; n++) if (player.allyWounds[n]! + player.allyExhaustion[n]! > 0) return true;
  return false;
}

/** Exhaustion on the Hero and the own Allies. */
export function exhaustionOf({ exhaustion, allyExhaustion }: Player): number {
  let sum = exhaustion;
  for (let n = 0; n < allyExhaustion.length; n++) sum += allyExhaustion[n]!;
  return sum;
}

/** ID-37: whether the Hero could not do without a card, once others have gone too. */
export function wouldFall(
  world: World,
  state: State,
  seat: Seat,
  card: number,
  others: readonly number[] = [],
): boolean {
  const player = state.players[seat]!;
  if (world.cards[card]!.statics.hero === undefined || !player.items.includes(card)) return false;
  const without = { ...player, items: player.items.filter((each) => each !== card && !others.includes(each)) };
  const { hero, wounds, exhaustion } = player;
  return wounds >= lifeOf(world, without, hero) || exhaustion > staminaOf(world, without, hero);
}
