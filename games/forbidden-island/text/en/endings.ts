import type { Seat } from '@skerry/engine';
import { list, who } from '@skerry/speech/en';
import { TREASURE_TILES, type Treasure } from '../../content/tiles.ts';
import { type Endings, seatOf, type TextContext, treasureOf } from '../context.ts';
import { theTreasure } from './grammar.ts';
import { names } from './names.ts';

export const won = ({ reader }: TextContext): string =>
  `${reader === undefined ? 'The team has won' : 'You have won together'}: all four treasures are safe, and so is everyone.`;

export const losses = {
  foolsLanding: (): string => `The game is lost: ${names.tiles['fools-landing']} has sunk, and with it the way home.`,
  treasure: (treasure: Treasure): string => {
    const tiles = list(TREASURE_TILES[treasure].map((tile) => names.tiles[tile]));
    return `The game is lost: ${tiles} have sunk, and ${theTreasure(treasure)} with them.`;
  },
  drowned: (seat: Seat, context: TextContext): string =>
    `The game is lost: the sea has taken ${who(context, seat)}, with no tile left to swim to.`,
  skull: (): string => 'The game is lost: the water has reached the skull and covers the island.',
  givenUp: (): string => 'The game is lost: the team has given up.',
};

export const endings: Endings = {
  won: (_, context) => won(context),
  foolsLanding: losses.foolsLanding,
  treasure: (why) => losses.treasure(treasureOf(why)),
  drowned: (why, context) => losses.drowned(seatOf(why), context),
  skull: losses.skull,
  givenUp: losses.givenUp,
};
