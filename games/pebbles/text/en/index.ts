import type { Seat, TextContext } from '@skerry/engine';
import { card } from '../../card.ts';
import type { Pebbles } from '../../words.ts';
import type { TextWithBoard } from '../board.ts';
import { board } from './board.ts';

const who = (seat: Seat, { reader, names }: TextContext<Pebbles>): string => (seat === reader ? 'You' : names[seat]!);

export const en: TextWithBoard = {
  board,
  language: 'en',
  title: card.words.en.title,
  invitation: 'Gather what the sea brings, and keep your wish to yourself.',
  facts: {
    dealt: ({ cards }) => `You were dealt two wish cards: ${cards.join(' and ')}.`,
    wished: ({ seat }, telling) => `${who(seat, telling)} made a wish.`,
    turnBegan: ({ seat }, telling) => `${who(seat, telling)} came down to the shore.`,
    gathered: ({ seat, pebble }, telling) => `${who(seat, telling)} gathered a ${pebble} pebble.`,
    shellThrown: ({ seat, pebble }, telling) => `${who(seat, telling)} threw a shell and took a ${pebble} pebble.`,
    waveCame: ({ roll }) => `A wave came in: ${roll}.`,
    washedOut: ({ pebble }) => `It washed a ${pebble} pebble out to sea.`,
    seaGaveBack: ({ count }) => `The sea gave back what it had taken: ${count}.`,
    surfaced: ({ pebble }) => `A ${pebble} pebble is on the shore.`,
    wishShown: ({ seat, wish }, telling) => `${who(seat, telling)} wished for ${wish}.`,
  },
  actions: {
    keep: ({ card }) => `Wish for ${card}`,
    gather: ({ pebble }) => `Gather a ${pebble} pebble`,
    rest: () => 'Rest',
    throwShell: ({ pebble }) => `Throw a shell and take a ${pebble} pebble`,
  },
  reasons: {
    wishesFirst: () => 'First everyone makes a wish.',
    alreadyWished: () => 'You have made your wish.',
    cardNotYours: ({ card }) => `You were not dealt ${card}.`,
    notYourTurn: ({ whose }, { names }) => `It is the turn of ${names[whose]}.`,
    handsFull: () => 'Your hands are full: two pebbles a turn.',
    notOnShore: ({ pebble }) => `No ${pebble} pebble is on the shore.`,
    noShell: () => 'You have no shell left.',
  },
  refusals: {},
  asks: {
    wish: (_, seat, { reader, names }) =>
      seat === reader ? 'Which wish do you keep?' : `${names[seat]} is making a wish.`,
    stroll({ left }, seat, { reader, names }) {
      if (seat !== reader) return `${names[seat]} is on the shore.`;
      return left > 0 ? `You may gather ${left}, or rest.` : 'Rest, and let the wave come.';
    },
  },
  endings: {
    evening: () => 'Evening came, and the pebbles were counted.',
    givenUp: () => 'Everyone went home.',
  },
  options: {
    days: { label: 'Days', help: 'How many turns everyone has.', values: { 1: 'One', 2: 'Two', 3: 'Three' } },
    shells: { label: 'Shells', help: 'How many shells everyone has.', values: { 0: 'None', 1: 'One', 2: 'Two' } },
    animals: {
      label: 'Animals',
      help: 'Who walks the shore for you.',
      values: { random: 'Random', heron: 'Heron', gull: 'Gull', crab: 'Crab', seal: 'Seal' },
    },
    firstSeat: { label: 'First turn', help: 'The seat that begins.', values: { random: 'Random' } },
  },
};
