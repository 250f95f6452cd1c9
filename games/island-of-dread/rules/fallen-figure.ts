import type { Seat } from '@skerry/engine';
import { type CardNumber, NONE } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { discardCaptain } from './captain.ts';
import { loseDuel } from './duel.ts';
import { knockOut } from './knock-out.ts';
import { remove } from './owned-cards.ts';
import { shipwreck } from './shipwreck.ts';
import { isVoyaging } from './spaces.ts';
import { playerOf, type State } from './state.ts';
import type { Dealer } from './types.ts';

/** ID-21: a figure whose wounds reach its Life falls at once. */
export function fall(world: World, state: State, seat: Seat, figure: CardNumber, dealer: Dealer): void {
  const player = playerOf(state, seat);
  if (figure === player.hero) {
    const { combat } = state;
    if (combat !== null && combat.rival !== NONE && (combat.seat === seat || combat.rival === seat))
      loseDuel(state, seat, dealer);
    else if (isVoyaging(player)) shipwreck(world, state, seat, 'hero', dealer);
    else knockOut(world, state, seat, dealer);
  } else if (figure === player.captain) {
    dealer.tell?.({ fact: 'captainKilled', seat, card: figure });
    discardCaptain(state, seat, dealer);
    // ID-171, ID-174
    if (isVoyaging(player)) shipwreck(world, state, seat, 'captain', dealer);
  } else {
    // ID-109
    loseAlly(state, seat, figure);
    state.marketDiscards.push(figure);
    dealer.tell?.({ fact: 'allyKilled', seat, card: figure });
  }
}

/** ID-31: when a card leaves play, all counters on it go. */
export function loseAlly(state: State, seat: Seat, card: CardNumber): void {
  const player = playerOf(state, seat);
  const ally = player.allies.indexOf(card);
  player.allies.splice(ally, 1);
  player.allyWounds.splice(ally, 1);
  player.allyExhaustion.splice(ally, 1);
  remove(player.down, card);
}
