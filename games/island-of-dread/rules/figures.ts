import type { Seat } from '@skerry/engine';
import type { CardId } from '../content/ids.ts';
import { COUNTER, COUNTERS, type CounterNumber, type Kind, type PhaseNumber } from '../content/vocabulary.ts';
import { cardOf, type World } from '../content/world.ts';
import { NONE, type Player, playerOf, type State } from './state.ts';

/** Mind, Body, Spirit, Stamina or Life as counters and Items raise it (ID-177). */
function raised(world: World, player: Player, what: CounterNumber, printed: number): number {
  let value = printed;
  const { trained, items } = player;
  if (trained[what] > 0) value += trained[what] * world.content.numbers.counters[COUNTERS[what]];
  for (let n = 0; n < items.length; n++) {
    const added = cardOf(world, items[n]!).statics.hero;
    if (added !== undefined) value += added[what];
  }
  return value;
}

/** ID-20: Mind, Body or Spirit of a Hero: the value for a phase. */
export const attributeOf = (world: World, player: Player, phase: PhaseNumber): number =>
  raised(world, player, phase, cardOf(world, player.hero).values[phase]);

/** The figures of a player that can take counters. */
export const isFigure = (player: Player, figure: CardId): boolean =>
  figure === player.hero || player.allies.includes(figure) || (figure !== NONE && figure === player.captain);

export function lifeOf(world: World, player: Player, figure: CardId): number {
  const { life } = cardOf(world, figure);
  return figure === player.hero ? raised(world, player, COUNTER.life, life) : life;
}

export function staminaOf(world: World, player: Player, figure: CardId): number {
  const { stamina } = cardOf(world, figure);
  return figure === player.hero ? raised(world, player, COUNTER.stamina, stamina) : stamina;
}

/** How many counters of a kind lie on a figure. */
export function countersOn(player: Player, figure: CardId, kind: Kind): number {
  if (figure === player.hero) return kind === 'wound' ? player.wounds : player.exhaustion;
  if (figure === player.captain) return kind === 'wound' ? player.captainWounds : player.captainExhaustion;
  const ally = player.allies.indexOf(figure);
  return (kind === 'wound' ? player.allyWounds : player.allyExhaustion)[ally] ?? 0;
}

/** Lays counters on a figure, or takes them off. */
export function addCounters(player: Player, figure: CardId, kind: Kind, n: number): void {
  if (figure === player.hero) {
    if (kind === 'wound') player.wounds += n;
    else player.exhaustion += n;
  } else if (figure === player.captain) {
    if (kind === 'wound') player.captainWounds += n;
    else player.captainExhaustion += n;
  } else {
    const ally = player.allies.indexOf(figure);
    const counters = kind === 'wound' ? player.allyWounds : player.allyExhaustion;
    counters[ally] = (counters[ally] ?? 0) + n;
  }
}

/** ID-48: whether the Hero or an own Ally has a counter. */
export function isHurt(player: Player): boolean {
  if (player.wounds + player.exhaustion > 0) return true;
  const { allies, allyWounds, allyExhaustion } = player;
  for (let n = 0; n < allies.length; n++) if (allyWounds[n] !== 0 || allyExhaustion[n] !== 0) return true;
  return false;
}

/** Exhaustion on the Hero and the own Allies. */
export function exhaustionOf({ exhaustion, allyExhaustion }: Player): number {
  let sum = exhaustion;
  for (let n = 0; n < allyExhaustion.length; n++) sum += allyExhaustion[n] ?? 0;
  return sum;
}

/** ID-37: whether the Hero could not do without a card, once others have gone too. */
export function wouldFall(
  world: World,
  state: State,
  seat: Seat,
  card: CardId,
  others: readonly number[] = [],
): boolean {
  const player = playerOf(state, seat);
  if (cardOf(world, card).statics.hero === undefined || !player.items.includes(card)) return false;
  const without = { ...player, items: player.items.filter((each) => each !== card && !others.includes(each)) };
  const { hero, wounds, exhaustion } = player;
  return wounds >= lifeOf(world, without, hero) || exhaustion > staminaOf(world, without, hero);
}
