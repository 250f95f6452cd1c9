import { readerLast } from '@skerry/speech';
import { list, nameOf, oneself } from '@skerry/speech/en';
import { swimmerFlies, type Text } from '../context.ts';
import { aCard, place, theTreasure } from './grammar.ts';
import { names } from './names.ts';

export const actions: Text['actions'] = {
  move: ({ to }, context) => `Move to ${place(context, to)}`,
  fly: ({ to }, context) => `Fly to ${place(context, to)}`,
  guide: ({ pawn, to }, context) =>
    `Guide ${pawn === context.reader ? 'your own pawn' : nameOf(context, pawn)} to ${place(context, to)}`,
  shoreUp: ({ tiles }, context) => `Shore up ${list(tiles.map((space) => place(context, space)))}`,
  give: ({ card, to }, context) => `Give ${oneself(context, to)} ${aCard(card)}`,
  take: ({ card, from }, context) => `Take ${aCard(card)} from ${oneself(context, from)}`,
  capture: ({ treasure }) => `Capture ${theTreasure(treasure)}`,
  endActions: () => 'End your actions',

  sandbags: ({ on }, context) => `Play ${names.cards.sandbags} on ${place(context, on)}`,
  lift: ({ pawns, to }, context) => {
    const passengers = readerLast(context, pawns).map((seat) => oneself(context, seat));
    return `Airlift ${list(passengers)} to ${place(context, to)}`;
  },
  liftOff: () => 'Lift off with everyone and all four treasures',
  pass: ({ until }) => (until === 'turn' ? 'Pass until next turn' : 'Pass'),

  discard: ({ card }) => `Discard ${aCard(card)}`,
  swim: ({ to }, context) => `${swimmerFlies(context) ? 'Fly' : 'Swim'} to ${place(context, to)}`,
};
