import { count, nameOf, verb, who } from '@skerry/speech/en';
import { names } from './names.en.ts';
import { holdsSpecial, type Text } from './telling.ts';

export const asks: Text['asks'] = {
  actions: ({ left }, seat, telling) => {
    const name = nameOf(telling, seat);
    const actions = count(left, 'action');
    if (seat !== telling.reader) return `${name} has ${actions} left.`;
    return left === 0
      ? `${name}, you have ${actions} left: end your actions to draw.`
      : `${name}, you have ${actions} left.`;
  },
  window: (_, seat, telling) => {
    const next = telling.state.agenda.at(-2)?.do === 'flood' ? 'flood card' : 'treasure card';
    return seat === telling.reader
      ? `${nameOf(telling, seat)}, you can play a special card before the next ${next} is drawn, or pass.`
      : `${nameOf(telling, seat)} can play a special card before the next ${next} is drawn.`;
  },
  discard: (_, seat, telling) => {
    const other = holdsSpecial(telling, seat) ? ', or play a special card' : '';
    return seat === telling.reader
      ? `You have six cards: discard one${other}.`
      : `${nameOf(telling, seat)} has six cards and must discard one${other}.`;
  },
  swim: ({ from }, seat, telling) => {
    const tile = telling.state.island.tiles[from];
    const left = tile === undefined ? 'the sunken tile' : `${names.tiles[tile]}, which has sunk`;
    const how = telling.state.adventurers[seat] === 'pilot' ? 'fly' : 'swim';
    return seat === telling.reader
      ? `You must leave ${left}: choose where to ${how}.`
      : `${nameOf(telling, seat)} must leave ${left}, and chooses where to ${how}.`;
  },
  drowning: ({ seat: drowning }, seat, telling) => {
    const danger = `${who(telling, drowning)} ${verb(telling, drowning, 'has', 'have')} nowhere to swim`;
    return seat === telling.reader
      ? `You must decide whether to play ${names.cards['helicopter-lift']}: ${danger}.`
      : `${nameOf(telling, seat)} must decide whether to play ${names.cards['helicopter-lift']}: ${danger}.`;
  },
};
