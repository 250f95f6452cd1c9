import { figures, list, number, verb, who, whose } from '@skerry/speech/en';
import { type Merits, meritsIn } from '../merit.ts';
import { theTreasure } from './grammar.ts';

const words: Merits = {
  lostWithout: 'if it sinks, the game is lost',
  lastPlaceOf: (treasure) => `the last place for ${theTreasure(treasure)}`,
  sinksIfDrawn: 'sinks if drawn again',
  sinksLater: 'could sink after the next Waters Rise!',
  holds: (context, seat, cards) =>
    `${who(context, seat)} then ${seat === context.reader ? 'hold' : 'holds'} ${number(cards)}`,
  nthTreasure: (nth, of) => `treasure ${nth} of ${of}`,
  canCapture: (treasure) => `to capture ${theTreasure(treasure)} there`,
  floodedNear: (tiles) => `${figures(tiles, 'flooded tile')} within reach`,
  with: (context, seats) => `to join ${list(seats.map((seat) => who(context, seat)))}`,
  wins: 'wins the game',
  free: 'costs no action',
  keeps: (context, seat, cards) =>
    cards === 0
      ? `${whose(context, seat)} only one of this kind`
      : `${who(context, seat)} ${verb(context, seat, 'keeps', 'keep')} ${number(cards)} of this kind`,
  treasureTaken: 'its treasure has already been captured',
  unused: (actions) => `${figures(actions, 'action')} unused`,
  floods: (cards) => `${figures(cards, 'flood card')} come next`,
};

export const merit = meritsIn(words);
