import { readerLast } from '@skerry/speech';
import { list, nameOf, oneself } from '@skerry/speech/en';
import { aCard, place, theTreasure } from './english.ts';
import { names } from './names.en.ts';
import type { Text } from './telling.ts';

export const actions: Text['actions'] = {
  move: ({ to }, telling) => `Move to ${place(telling, to)}`,
  fly: ({ to }, telling) => `Fly to ${place(telling, to)}`,
  guide: ({ pawn, to }, telling) =>
    `Guide ${pawn === telling.reader ? 'your own pawn' : nameOf(telling, pawn)} to ${place(telling, to)}`,
  shoreUp: ({ tiles }, telling) => `Shore up ${list(tiles.map((space) => place(telling, space)))}`,
  give: ({ card, to }, telling) => `Give ${oneself(telling, to)} ${aCard(card)}`,
  take: ({ card, from }, telling) => `Take ${aCard(card)} from ${oneself(telling, from)}`,
  capture: ({ treasure }) => `Capture ${theTreasure(treasure)}`,
  endActions: () => 'End your actions',

  sandbags: ({ on }, telling) => `Play ${names.cards.sandbags} on ${place(telling, on)}`,
  lift: ({ pawns, to }, telling) => {
    const passengers = readerLast(telling, pawns).map((seat) => oneself(telling, seat));
    return `Airlift ${list(passengers)} to ${place(telling, to)}`;
  },
  liftOff: () => 'Lift off with everyone and all four treasures',
  pass: ({ until }) => (until === 'turn' ? 'Pass until next turn' : 'Pass'),

  discard: ({ card }) => `Discard ${aCard(card)}`,
  swim: ({ to }, telling) => {
    const flies = telling.reader !== undefined && telling.state.adventurers[telling.reader] === 'pilot';
    return `${flies ? 'Fly' : 'Swim'} to ${place(telling, to)}`;
  },
};
