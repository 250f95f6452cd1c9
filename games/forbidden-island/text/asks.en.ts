import { capital, count, nameOf, number, subject, verb, who, whose } from '@skerry/speech/en';
import { FLOOD_CARDS } from '../content/meter.ts';
import { names } from './names.en.ts';
import type { Text } from './telling.ts';

export const asks: Text['asks'] = {
  turn: ({ seat }, _, telling) => `${capital(whose(telling, seat))} turn begins.`,
  actions: ({ left }, seat, telling) => {
    const name = nameOf(telling, seat);
    const actions = count(left, 'action');
    if (seat !== telling.reader) return `${name} has ${actions} left.`;
    return left === 0
      ? `${name}, you have ${actions} left: end your actions to draw.`
      : `${name}, you have ${actions} left.`;
  },
  draw: ({ nth }, _, telling) => {
    const { active } = telling.state;
    return `${subject(telling, active)} ${verb(telling, active, 'draws', 'draw')} the ${nth === 1 ? 'first' : 'second'} of two treasure cards.`;
  },
  floodPart: (_, __, telling) => {
    const cards = FLOOD_CARDS[telling.state.tick] ?? 0;
    return `The sea is coming in: ${count(cards, 'flood card')} this turn.`;
  },
  flood: ({ nth, of }) => `Flood card ${number(nth)} of ${number(of)} is drawn.`,
  window: (_, seat, telling) =>
    seat === telling.reader
      ? `${nameOf(telling, seat)}, you can play a special card before the next card is drawn, or pass.`
      : `${nameOf(telling, seat)} can play a special card before the next card is drawn.`,
  discard: (_, seat, telling) =>
    seat === telling.reader
      ? 'You have six cards: discard one, or play a special card.'
      : `${nameOf(telling, seat)} has six cards and must discard one, or play a special card.`,
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
