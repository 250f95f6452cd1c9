import { count, nameOf, verb, who } from '@skerry/speech/en';
import { holdsSpecial, type Text } from '../context.ts';
import { names } from './names.ts';

export const asks: Text['asks'] = {
  actions: ({ left }, seat, context) => {
    const name = nameOf(context, seat);
    const actions = count(left, 'action');
    if (seat !== context.reader) return `${name} has ${actions} left.`;
    return left === 0
      ? `${name}, you have ${actions} left: end your actions to draw.`
      : `${name}, you have ${actions} left.`;
  },
  window: (_, seat, context) => {
    const next = context.state.agenda.at(-2)?.do === 'flood' ? 'flood card' : 'treasure card';
    return seat === context.reader
      ? `${nameOf(context, seat)}, you can play a special card before the next ${next} is drawn, or pass.`
      : `${nameOf(context, seat)} can play a special card before the next ${next} is drawn.`;
  },
  discard: (_, seat, context) => {
    const other = holdsSpecial(context, seat) ? ', or play a special card' : '';
    return seat === context.reader
      ? `You have six cards: discard one${other}.`
      : `${nameOf(context, seat)} has six cards and must discard one${other}.`;
  },
  swim: ({ from }, seat, context) => {
    const tile = context.state.island.tiles[from];
    const left = tile === undefined ? 'the sunken tile' : `${names.tiles[tile]}, which has sunk`;
    const how = context.state.adventurers[seat] === 'pilot' ? 'fly' : 'swim';
    return seat === context.reader
      ? `You must leave ${left}: choose where to ${how}.`
      : `${nameOf(context, seat)} must leave ${left}, and chooses where to ${how}.`;
  },
  drowning: ({ seat: drowning }, seat, context) => {
    const danger = `${who(context, drowning)} ${verb(context, drowning, 'has', 'have')} nowhere to swim`;
    return seat === context.reader
      ? `You must decide whether to play ${names.cards['helicopter-lift']}: ${danger}.`
      : `${nameOf(context, seat)} must decide whether to play ${names.cards['helicopter-lift']}: ${danger}.`;
  },
};
