import { capital, count, group, list, subject, verb, who, whose } from '@skerry/speech/en';
import { CARDS } from '../../content/cards.ts';
import { islandName, place, type Text } from '../context.ts';
import { shared, solo } from './endings.ts';
import { pair, points } from './grammar.ts';
import { names } from './names.ts';

const spaced = (letters: Iterable<string>): string => [...letters].join(' ');

export const facts: Text['facts'] = {
  opened: ({ seats, island, specialBonus, direction, symmetry }, context) => {
    const extras = [
      ...(specialBonus ? [`With ${names.redCard}s.`] : []),
      ...(direction === 'counter-clockwise' ? ['The letters run counter-clockwise.'] : []),
      ...(symmetry ? ['All sheets have the same letters.'] : []),
    ];
    return [`${capital(count(seats, 'player'))} set out on ${islandName(context, island, 'en')}.`, ...extras].join(' ');
  },
  startVillage: ({ village }) => `The Mayor wrote the first letter in village ${village}.`,
  setUpCard: ({ letters }) => `The set-up card reads ${spaced(letters)}.`,
  lettersWritten: ({ seat, letters }, context) =>
    `${capital(whose(context, seat))} villages 1 to 10 have the letters ${spaced(letters)}.`,
  blueLaid: ({ letter, values: [first = 0, second] }) =>
    second === undefined
      ? `${capital(names.blueCard)} ${letter} is worth ${points(first)}.`
      : `The two ${names.blueCard}s ${letter} are worth ${first} and then ${points(second)}.`,
  redLaid: ({ kinds }) =>
    `${capital(names.redCard)}${kinds.length === 1 ? '' : 's'} face up: ${list(kinds.map((kind) => `two ${names.sights[kind].many}`))}.`,

  roundBegan: ({ round, rounds }) => `Round ${round} of ${rounds}: all 27 terrain cards.`,
  cardsShown: ({ turn, cards }) => `Turn ${turn}: ${pair(cards)}.`,
  cardsLeft: (left) =>
    `Still in the draw pile: ${list(CARDS.filter((card) => left[card] > 0).map((card) => `${left[card]} ${names.cards[card]}`))}.`,
  couldNotDraw: ({ seat }, context) =>
    `${subject(context, seat)} ${verb(context, seat, 'has', 'have')} no trail left that fits the cards, and ${verb(context, seat, 'sits', 'sit')} this turn out.`,

  drafted: ({ seat, between: [from, to], bonus }, context) =>
    `${subject(context, seat)} ${verb(context, seat, 'pencils', 'pencil')} in ${bonus ? 'a bonus trail' : 'a trail'}: ${place(context, names, from, seat)} to ${place(context, names, to, seat)}.`,
  bonusTrailOwed: ({ seat, sight }, context) =>
    `The last ${names.sights[sight].one} is connected: a bonus trail for ${who(context, seat)}.`,
  done: ({ seat }, context) => `${subject(context, seat)} ${verb(context, seat, 'is', 'are')} done.`,

  drew: ({ seat, between: [from, to], bonus }, context) =>
    `${subject(context, seat)} drew ${bonus ? 'a bonus trail' : 'a trail'}: ${place(context, names, from, seat)} to ${place(context, names, to, seat)}.`,
  sightConnected: ({ seat, sight, hex, value }, context) =>
    `${subject(context, seat)} connected the ${names.sights[sight].one} at ${hex} to a village: ${points(value)}.`,
  kindCompleted: ({ seat, sight }, context) =>
    `${subject(context, seat)} connected every ${names.sights[sight].one} and ${verb(context, seat, 'gets', 'get')} a bonus trail.`,
  pairConnected: ({ seat, letter, value }, context) =>
    `${subject(context, seat)} connected villages ${letter} and ${letter}: ${points(value)}.`,
  blueWon: ({ letter, points: won, seats }, context) =>
    `${group(context, seats, 'gets', 'get')} ${points(won)}${seats.length > 1 ? ' each' : ''} from ${names.blueCard} ${letter}.`,
  blueGone: ({ letter, left }) =>
    left === 0
      ? `There are no ${names.blueCard}s left for ${letter}.`
      : `Another ${names.blueCard} for ${letter} is underneath.`,
  redWon: ({ sight, points: won, seats }, context) =>
    `${group(context, seats, 'gets', 'get')} ${points(won)}${seats.length > 1 ? ' each' : ''} from the ${names.redCard}: two ${names.sights[sight].many} are connected.`,

  roundScored: ({ round, seat, sum }, context) =>
    `${capital(whose(context, seat))} sights scored ${points(sum)} in round ${round}.`,
  soloCut: ({ kept, gone }) =>
    `${capital(names.blueCard)}s ${list(kept)} stay for the last round; ${list(gone)} ${gone.length === 1 ? 'is' : 'are'} removed.`,
  finished: ({ seat, sums, villages, bonuses, total, level }, context) => {
    const title = names.levels[level - 1];
    const parts = `sights ${sums.join(' + ')}, villages ${villages}, bonuses ${bonuses}`;
    return `${subject(context, seat)} scored ${points(total)} (${parts}). ${title === undefined ? 'No achievement this time.' : `${title}: achievement ${level} of ${names.levels.length}.`}`;
  },
  won: ({ seats }, context) => shared(seats, context),
  scoreOnly: ({ total, level }) => solo(total, level),
};
