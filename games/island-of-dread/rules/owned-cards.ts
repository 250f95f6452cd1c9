import { type CardNumber, NONE } from '../content/vocabulary.ts';
import type { Cards, Player } from './state.ts';

/**
 * ID-28: a player's cards in the order in which they act: Hero, Items, Allies, Captain, trophies, Legendary Items.
 */
export const ownedCount = (player: Player): number =>
  2 + player.items.length + player.allies.length + player.trophies.length + player.legendary.length;

/** The nth card; `NONE` for a missing Captain. */
export function ownedAt(player: Player, n: number): number {
  if (n === 0) return player.hero;
  let at = n - 1;
  const { items, allies, trophies } = player;
  if (at < items.length) return items[at]!;
  at -= items.length;
  if (at < allies.length) return allies[at]!;
  at -= allies.length;
  if (at === 0) return player.captain;
  at -= 1;
  if (at < trophies.length) return trophies[at]!;
  return player.legendary[at - trophies.length]!;
}

/** The union of a table's bits over all cards of a player. */
export function bitsOf(player: Player, table: readonly number[]): number {
  let bits = table[player.hero]!;
  for (const card of player.items) bits |= table[card]!;
  for (const card of player.allies) bits |= table[card]!;
  for (const card of player.trophies) bits |= table[card]!;
  for (const card of player.legendary) bits |= table[card]!;
  return player.captain === NONE ? bits : bits | table[player.captain]!;
}

export function owns(player: Player, card: CardNumber): boolean {
  if (card === NONE) return false;
  const count = ownedCount(player);
  for (let n = 0; n < count; n++) if (ownedAt(player, n) === card) return true;
  return false;
}

/** Adds a card to one of several lists that clones share: a town's stack, the discards of a deck. */
export function layOn(lists: Cards[], at: number, card: CardNumber): void {
  lists[at] = [...lists[at]!, card];
}

/** Removes a card from such a list. */
export function takeOff(lists: Cards[], at: number, card: CardNumber): void {
  lists[at] = lists[at]!.filter((each) => each !== card);
}

export function remove(cards: CardNumber[], card: CardNumber): void {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
}
