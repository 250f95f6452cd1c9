import { gistWith } from '@skerry/engine';
import { count, list, number, plural, who } from '@skerry/speech/en';
import { counted, FEW, partsIn, type Words } from '../gist.ts';
import { aCard, cardName, theTreasure } from './grammar.ts';
import { names } from './names.ts';

const tilesOf = (tiles: readonly (keyof typeof names.tiles)[]): string => list(tiles.map((tile) => names.tiles[tile]));

const cardsOf = (counts: Parameters<typeof counted>[0]): string =>
  list(counted(counts).map(([card, n]) => (n === 1 ? aCard(card) : `${number(n)} ${plural(cardName(card))}`)));

const words: Words = {
  went: ({ to, how }) => `${how} to ${names.tiles[to]}`,
  carried: ({ whom, to, how }, context) =>
    `${how === 'guided' ? how : 'airlifted'} ${who(context, whom)} to ${names.tiles[to]}`,
  shored: ({ tiles }) => `shored up ${tilesOf(tiles)}`,
  gave: ({ whom, counts }, context) => `gave ${who(context, whom)} ${cardsOf(counts)}`,
  captured: ({ treasures }) => `captured ${list(treasures.map(theTreasure))}`,
  discarded: ({ counts }) => `discarded ${cardsOf(counts)}`,
  rose: ({ mark }) => `the water rose to mark ${mark}`,
  flooded: ({ tiles }) => `${tiles.length > FEW ? count(tiles.length, 'tile') : tilesOf(tiles)} flooded`,
  sank: ({ tiles }) => `${tilesOf(tiles)} sank`,
};

export const gist = gistWith(partsIn(names), words);
