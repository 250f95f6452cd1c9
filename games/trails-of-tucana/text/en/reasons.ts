import { capital, count, list, people, theyDo } from '@skerry/speech/en';
import type { Sight } from '../../content/islands.ts';
import { kindsOf, type Text } from '../context.ts';
import { pair } from './grammar.ts';
import { names } from './names.ts';

const connected = (kinds: readonly Sight[]): string =>
  list(kindsOf(kinds).map((kind) => `every ${names.sights[kind].one}`));

export const reasons: Text['reasons'] = {
  done: ({ waiting }, context) =>
    `You’re done: ${people(context, waiting)} ${theyDo(context, waiting, 'is', 'are')} still drawing.`,
  nothingToDraw: ({ cards }) => `There is no trail left on your sheet for ${pair(cards)}: you draw nothing this turn.`,

  alreadyDrew: () => 'You’ve drawn your trail for this turn: undo it to draw another.',
  noBonusOwed: () => 'You’ve drawn your trail and your bonus trails for this turn: there are no more to draw.',
  nameTwoHexes: () => 'A trail connects exactly two hexes: choose both ends.',
  sameHexTwice: () => 'A trail must lead to another hex: choose two different ones.',
  sea: ({ hex }) => `There is no hex ${hex} on this island, only sea.`,
  gapBetween: ({ between: [one, other] }) => `There’s sea between ${one} and ${other}, and trails can’t cross it.`,
  notAdjacent: ({ between: [one, other] }) => `${one} and ${other} don’t share a side.`,
  alreadyDrawn: () => 'This trail is already on your sheet.',
  wrongTerrain: ({ terrains, cards }) => `${capital(pair(terrains))}: that doesn’t match the cards, ${pair(cards)}.`,

  mustDraw: ({ possible }) =>
    `Draw your trail first: ${count(possible, 'trail')} ${possible === 1 ? 'is' : 'are'} possible.`,
  bonusOwed: ({ kinds }) =>
    `Draw your bonus trail first: you’ve connected ${connected(kinds)}, and it can’t be saved for later.`,
};
