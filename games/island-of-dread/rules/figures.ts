import type { Seat } from '@skerry/engine';
import { type CardNumber, type Kind, NONE } from '../content/vocabulary.ts';
import { cardOf, type World } from '../content/world.ts';
import { type Player, playerOf, type State } from './state.ts';

/** Indices of Stamina and Life among the raised values. */
const STAMINA = 3;
const LIFE = 4;

/** Mind, Body, Spirit, Stamina or Life including counters and Items (ID-177). */
function raised(world: World, player: Player, what: number, printed: number): number {
  let value = printed;
  const { trained, items } = player;
  if (trained[what]! > 0) value += trained[what]! * world.content.numbers.counters[COUNTER_AT[what]!];
  for (let n = 0; n < items.length; n++) {
    const added = cardOf(world, items[n]!).statics.hero;
    if (added !== undefined) value += added[what]!;
  }
  return value;
}
const COUNTER_AT = ['mind', 'body', 'spirit', 'stamina', 'life'] as const;

/** ID-20: Mind, Body or Spirit of a Hero: the value for a phase. */
export const attributeOf = (world: World, player: Player, phase: number): number =>
  raised(world, player, phase, cardOf(world, player.hero).values[phase]!);

/** Whether a card is a figure of the player, which can take counters. */
export const isFigure = (player: Player, figure: CardNumber): boolean =>
  figure === player.hero || player.allies.includes(figure) || (figure !== NONE && figure === player.captain);

export function lifeOf(world: World, player: Player, figure: CardNumber): number {
  const { life } = cardOf(world, figure);
  return figure === player.hero ? raised(world, player, LIFE, life) : life;
}

export function staminaOf(world: World, player: Player, figure: CardNumber): number {
  const { stamina } = cardOf(world, figure);
  return figure === player.hero ? raised(world, player, STAMINA, stamina) : stamina;
}

export function countersOn(player: Player, figure: CardNumber, kind: Kind): number {
  if (figure === player.hero) return kind === 'wound' ? player.wounds : player.exhaustion;
  if (figure === player.captain) return kind === 'wound' ? player.captainWounds : player.captainExhaustion;
  const ally = player.allies.indexOf(figure);
  return (kind === 'wound' ? player.allyWounds : player.allyExhaustion)[ally]!;
}

/** Adds counters to a figure, or removes them. */
export function addCounters(player: Player, figure: CardNumber, kind: Kind, n: number): void {
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

/** ID-37: whether losing a card, after other losses, would make the Hero fall. */
export function wouldFall(
  world: World,
  state: State,
  seat: Seat,
  card: CardNumber,
  others: readonly number[] = [],
): boolean {
  const player = playerOf(state, seat);
  if (cardOf(world, card).statics.hero === undefined || !player.items.includes(card)) return false;
  const without = { ...player, items: player.items.filter((each) => each !== card && !others.includes(each)) };
  const { hero, wounds, exhaustion } = player;
  return wounds >= lifeOf(world, without, hero) || exhaustion > staminaOf(world, without, hero);
}
