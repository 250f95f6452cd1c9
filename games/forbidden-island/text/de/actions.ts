import { readerLast } from '@skerry/speech';
import { capital, list, whom } from '@skerry/speech/de';
import type { Text } from '../context.ts';
import { card, den, goal, place } from './grammar.ts';

export const actions: Text['actions'] = {
  move: ({ to }, context) => `${capital(goal(context, to))} gehen`,
  fly: ({ to }, context) => `${capital(goal(context, to))} fliegen`,
  guide: ({ pawn, to }, context) => `${capital(whom(context, pawn))} ${goal(context, to)} lotsen`,
  shoreUp: ({ tiles }, context) => `${capital(list(tiles.map((space) => place(context, space))))} trockenlegen`,
  give: ({ card: given, to }, context) => `Eine ${card(given)} an ${whom(context, to)} geben`,
  take: ({ card: taken, from }, context) =>
    `Eine ${card(taken)} von ${from === context.reader ? 'dir' : whom(context, from)} nehmen`,
  capture: ({ treasure }) => `${capital(den(treasure))} bergen`,
  endActions: () => 'Deine Aktionen beenden',

  sandbags: ({ on }, context) => `${capital(place(context, on))} mit Sandsäcken trockenlegen`,
  lift: ({ pawns, to }, context) => {
    const passengers = readerLast(context, pawns).map((seat) => whom(context, seat));
    return `${capital(list(passengers))} mit dem Hubschrauber ${goal(context, to)} fliegen`;
  },
  liftOff: () => 'Mit allen und den vier Schätzen abheben',
  pass: ({ until }) => (until === 'turn' ? 'In diesem Zug passen' : 'Passen'),

  discard: ({ card: laid }) => `Eine ${card(laid)} ablegen`,
  swim: ({ to }, context) => {
    const flies = context.reader !== undefined && context.state.adventurers[context.reader] === 'pilot';
    return `${capital(goal(context, to))} ${flies ? 'fliegen' : 'schwimmen'}`;
  },
};
