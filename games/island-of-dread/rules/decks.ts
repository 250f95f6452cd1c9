import { cardsIn } from '@skerry/engine';
import { type CardNumber, DECKS, type Deck, type DeckNumber, NONE } from '../content/vocabulary.ts';
import { cardOf, type World } from '../content/world.ts';
import { countDoom } from './doom.ts';
import { layOn } from './owned-cards.ts';
import { isOnIsland } from './spaces.ts';
import type { State } from './state.ts';
import type { Dealer } from './types.ts';

const SILVER = DECKS.indexOf('silver');

/** Cards left to draw, the discards included. */
export function deckSize(state: State, deck: Deck): number {
  const at = DECKS.indexOf(deck);
  return cardsIn(state.decks[at]!) + state.discards[at]!.length;
}

/** ID-69: an empty deck is renewed from its discards. */
function renewDeck(state: State, deck: DeckNumber, dealer: Dealer): void {
  const discards = state.discards[deck]!;
  if (state.decks[deck]!.length > 0 || discards.length === 0) return;
  state.decks[deck]!.push(discards.slice());
  state.discards[deck] = [];
  dealer.tell?.({ fact: 'deckRenewed', deck: DECKS[deck]! });
}

/** The top card of an adventure deck, or `NONE`. ID-73: a face-up card needs no chance. */
export function drawAdventure(state: State, deck: DeckNumber, dealer: Dealer): number {
  renewDeck(state, deck, dealer);
  const pile = state.decks[deck]!;
  if (pile.length === 0) return NONE;
  if (state.turnedUp[deck]! > 0) {
    state.turnedUp[deck]!--;
    return pile.pop()![0]!;
  }
  return dealer.draw(pile, DECKS[deck]!);
}

/** ID-73: turns up the top face-down cards, at most n in all; returns the number of face-up cards. */
export function turnUp(state: State, deck: DeckNumber, n: number, dealer: Dealer): number {
  while (state.turnedUp[deck]! < n) {
    const pile = state.decks[deck]!;
    if (pile.length === state.turnedUp[deck]!) {
      // Only face-up cards are left: the discards go under them.
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
export function discardAdventure(world: World, state: State, card: CardNumber, dealer: Dealer): void {
  const { deck } = cardOf(world, card);
  layOn(state.discards, deck, card);
  dealer.tell?.({ fact: 'cardDiscarded', card });
  if (deck !== SILVER) countDoom(world, state, dealer);
}

/** ID-113: an adventure card goes under its deck. */
export function toBottom(world: World, state: State, card: CardNumber): void {
  state.decks[cardOf(world, card).deck]!.unshift([card]);
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
  const allies = cards.filter((card) => cardOf(world, card).kind === 'ally');
  if (allies.length === 0) return NONE;
  const ally = dealer.pick(allies, 'ally');
  const rest = cards.filter((card) => card !== ally);
  state.market = rest.length > 0 ? [rest] : [];
  return ally;
}
