import { cardsIn } from '@skerry/engine';
import { DECKS, type Deck, NONE } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { countDoom } from './doom.ts';
import { layOn } from './owned-cards.ts';
import { isOnIsland } from './spaces.ts';
import type { State } from './state.ts';
import type { Dealer } from './types.ts';

const SILVER = DECKS.indexOf('silver');

/** How many cards a deck can still give. */
export function deckSize(state: State, deck: Deck): number {
  const at = DECKS.indexOf(deck);
  return cardsIn(state.decks[at]!) + state.discards[at]!.length;
}

/** ID-69: an empty deck is renewed from its discards. */
function renewDeck(state: State, deck: number, dealer: Dealer): void {
  const discards = state.discards[deck]!;
  if (state.decks[deck]!.length > 0 || discards.length === 0) return;
  state.decks[deck]!.push(discards.slice());
  state.discards[deck] = [];
  dealer.tell?.({ fact: 'deckRenewed', deck: DECKS[deck]! });
}

/** The top card of an adventure deck, or `NONE` if there is none. ID-73: what lies face up needs no chance. */
export function drawAdventure(state: State, deck: number, dealer: Dealer): number {
  renewDeck(state, deck, dealer);
  const pile = state.decks[deck]!;
  if (pile.length === 0) return NONE;
  if (state.turnedUp[deck]! > 0) {
    state.turnedUp[deck]!--;
    return pile.pop()![0]!;
  }
  return dealer.draw(pile, DECKS[deck]!);
}

/** ID-73: turns up the topmost cards that are still face down, at most n in all; returns how many lie open then. */
export function turnUp(state: State, deck: number, n: number, dealer: Dealer): number {
  while (state.turnedUp[deck]! < n) {
    const pile = state.decks[deck]!;
    if (pile.length === state.turnedUp[deck]!) {
      // Only the open cards are left: the discards go under them.
      if (state.discards[deck]!.length === 0) break;
      pile.unshift(state.discards[deck]!.slice());
      state.discards[deck] = [];
      dealer.tell?.({ fact: 'deckRenewed', deck: DECKS[deck]! });
    }
    const open = pile.splice(pile.length - state.turnedUp[deck]!);
    const card = dealer.draw(pile, DECKS[deck]!);
    pile.push([card], ...open);
    state.turnedUp[deck]!++;
    dealer.tell?.({ fact: 'cardTurnedUp', deck: DECKS[deck]!, card });
  }
  return Math.min(n, state.turnedUp[deck]!);
}

/** ID-116, ID-240: an adventure card is discarded. */
export function discardAdventure(world: World, state: State, card: number, dealer: Dealer): void {
  const { deck } = world.cards[card]!;
  layOn(state.discards, deck, card);
  dealer.tell?.({ fact: 'cardDiscarded', card });
  if (deck !== SILVER) countDoom(world, state, dealer);
}

/** ID-113: an adventure card goes under its deck. */
export function toBottom(world: World, state: State, card: number): void {
  state.decks[world.cards[card]!.deck]!.unshift([card]);
}

/** ID-118, ID-207: the silver discards are shuffled into the deck; what lies face up stays on top. */
export function shuffleSilver(state: State, dealer: Dealer): void {
  const cards = state.discards[SILVER]!;
  if (cards.length === 0) return;
  const pile = state.decks[SILVER]!;
  const open = pile.splice(pile.length - state.turnedUp[SILVER]!);
  const hidden = [...pile.flat(), ...cards];
  state.decks[SILVER] = [hidden, ...open];
  state.discards[SILVER] = [];
  dealer.tell?.({ fact: 'silverShuffled', cards });
}

export const isAnybodyOnIsland = (state: State): boolean => state.players.some(isOnIsland);

/** ID-135: the top card of the market deck, or `NONE`. */
export function drawMarket(state: State, dealer: Dealer): number {
  if (state.market.length === 0) {
    if (state.marketDiscards.length === 0) return NONE;
    state.market.push(state.marketDiscards);
    state.marketDiscards = [];
    dealer.tell?.({ fact: 'deckRenewed', deck: 'market' });
  }
  return dealer.draw(state.market, 'market');
}

/** ID-137: a random Ally of the market deck, which is shuffled afterwards; `NONE` if there is none. */
export function drawAlly(world: World, state: State, dealer: Dealer): number {
  const cards = state.market.flat().sort((a, b) => a - b);
  const allies = cards.filter((card) => world.cards[card]!.kind === 'ally');
  if (allies.length === 0) return NONE;
  const ally = dealer.pick(allies, 'ally');
  const rest = cards.filter((card) => card !== ally);
  state.market = rest.length > 0 ? [rest] : [];
  return ally;
}
