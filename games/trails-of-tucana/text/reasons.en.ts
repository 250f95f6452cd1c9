import type { Sight } from '../content/islands.ts';
import { capital, count, list, nameOf, pair, people, theyDo } from './english.ts';
import { names } from './names.en.ts';
import { kindsOf, type Text } from './telling.ts';

const connected = (kinds: readonly Sight[]): string =>
  list(kindsOf(kinds).map((kind) => `every ${names.sights[kind].one}`));

export const reasons: Text['reasons'] = {
  done: ({ waiting }, telling) =>
    `You are done: ${people(telling, waiting)} ${theyDo(telling, waiting, 'is', 'are')} still drawing.`,
  nothingToDraw: ({ cards }) => `Your sheet has no undrawn trail left for ${pair(cards)}: you draw nothing this turn.`,

  alreadyDrew: () => 'You have drawn your trail for this turn: take it back to draw another.',
  noBonusOwed: () => 'You have drawn your trail and your bonus trails for this turn: no more are owed.',
  nameTwoHexes: () => 'A trail joins exactly two hexes: choose both of its ends.',
  sameHexTwice: () => 'A trail must lead to another hex: choose two different ones.',
  sea: ({ hex }) => `There is no hex ${hex} on this island, only sea.`,
  gapBetween: ({ between: [one, other] }) => `Sea lies between ${one} and ${other}, and no trail crosses it.`,
  notAdjacent: ({ between: [one, other] }) => `${one} and ${other} do not share a side.`,
  alreadyDrawn: () => 'This trail is already on your sheet.',
  wrongTerrain: ({ terrains, cards }) => `${capital(pair(terrains))}: that does not match the cards, ${pair(cards)}.`,
  ownSheetOnly: ({ sheet }, telling) => `This is ${nameOf(telling, sheet)}’s sheet: draw on your own.`,

  notDrawnYet: () => 'You have not drawn your trail yet.',
  bonusOwed: ({ kinds }) => `First draw your bonus trail: you have connected ${connected(kinds)}.`,

  mustDraw: ({ possible }) =>
    `You must draw as long as you can: ${count(possible, 'trail')} ${possible === 1 ? 'is' : 'are'} possible.`,
  bonusCannotBeSaved: ({ kinds }) =>
    `A bonus trail cannot be saved for later: you have connected ${connected(kinds)}, so draw it now.`,
  nothingToSkip: () => 'Your trail is drawn: there is nothing left to skip.',
};
