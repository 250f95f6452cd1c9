import { NONE, type Player } from './state.ts';

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

export function owns(player: Player, card: number): boolean {
  if (card === NONE) return false;
  const count = ownedCount(player);
  for (let n = 0; n < count; n++) if (ownedAt(player, n) === card) return true;
  return false;
}

/** Takes a card out of a list of cards. */
export function remove(cards: number[], card: number): void {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
}
