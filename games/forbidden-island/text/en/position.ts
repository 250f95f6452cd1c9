import { capital, nameOf, number, whose } from '@skerry/speech/en';
import { HAND_LIMIT, PILE_CARDS, type PileCard } from '../../content/cards.ts';
import type { PositionWords } from '../../rules/position.ts';
import { losses } from './endings.ts';
import { cardName } from './grammar.ts';
import { names } from './names.ts';

const cardOf = (component: string): PileCard => PILE_CARDS.find((card) => card === component) ?? 'fire';

export const position: PositionWords = {
  miscounted({ component, have, want }) {
    const [card, off] = [cardName(cardOf(component)), number(Math.abs(want - have))];
    return have < want
      ? `${capital(off)} of the ${number(want)} ${names.cards[cardOf(component)]} cards ${want - have === 1 ? 'is' : 'are'} missing.`
      : `There ${have - want === 1 ? `is one ${card}` : `are ${off} ${names.cards[cardOf(component)]} cards`} too many.`;
  },
  tileTwice: ({ tile }) => `${names.tiles[tile]} can’t be in two places.`,
  adventurerTwice: ({ seat }, telling) => `${nameOf(telling, seat)} needs another adventurer: each appears only once.`,
  floodCard({ tile, trouble }) {
    if (trouble === 'sunk') return `${names.tiles[tile]} has sunk, so its flood card is out of the game too.`;
    return trouble === 'missing'
      ? `The flood card of ${names.tiles[tile]} is missing.`
      : `The flood card of ${names.tiles[tile]} can’t be in two places.`;
  },
  emptyPile: ({ pile }) => `The ${pile} pile is empty: shuffle its discards into a new one.`,
  tooManyCards: ({ seat, have }, telling) =>
    `${nameOf(telling, seat)} has ${number(have)} cards: ${whose(telling, seat)} limit is ${number(HAND_LIMIT)}.`,
  pawnInSea: ({ seat, tile }, telling) => `${nameOf(telling, seat)} can’t be on ${names.tiles[tile]}: it has sunk.`,
  lost: ({ loss }) => (loss.why === 'treasure' ? losses.treasure(loss.treasure) : losses[loss.why]()),
  turnOrder: ({ seat }, telling) => `${nameOf(telling, seat)} isn’t next: turns go clockwise.`,
  steps: () => 'The steps still to come don’t follow from each other.',
  markUnlikely: ({ risen }) =>
    `The water mark is low for ${number(risen)} Waters Rise! ${risen === 1 ? 'card' : 'cards'} on the discards.`,
};
