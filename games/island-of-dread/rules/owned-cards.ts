import { NONE } from '../content/vocabulary.ts';
import type { Cards, Player } from './state.ts';

/** ID-28: what a player has, in the order in which it acts: Hero, Items, Allies, Captain, trophies, Legendary Items. */
export const ownedCount = (player: Player): number =>
  2 + player.items.length + player.allies.length + player.trophies.length + player.legendary.length;

/** The nth of them; `NONE` in the place of a Captain where there is none. */
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

/** What a table of bits has for everything that a player has, together. */
export function bitsOf(player: Player, table: readonly number[]): number {
  let bits = table[player.hero]!;
  for (const card of player.items) bits |= table[card]!;
  for (const card of player.allies) bits |= table[card]!;
  for (const card of player.trophies) bits |= table[card]!;
  for (const card of player.legendary) bits |= table[card]!;
  return player.captain === NONE ? bits : bits | table[player.captain]!;
}

export function owns(player: Player, card: number): boolean {
  if (card === NONE) return false;
  const count = ownedCount(player);
  for (let n = 0; n < count; n++) if (ownedAt(player, n) === card) return true;
  return false;
}

/** Lays a card on one of several lists that clones share: a town's stack, the discards of a deck. */
export function layOn(lists: Cards[], at: number, card: number): void {
  lists[at] = [...lists[at]!, card];
}

/** Takes a card off such a list. */
export function takeOff(lists: Cards[], at: number, card: number): void {
  lists[at] = lists[at]!.filter((each) => each !== card);
}

/** Takes a card out of a list of cards. */
export function remove(cards: number[], card: number): void {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
}
