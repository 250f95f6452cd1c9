import { capital, count, group, list, subject, verb, who, whose } from '@skerry/speech/en';
import { CARDS } from '../content/cards.ts';
import { shared, solo } from './endings.en.ts';
import { pair, points } from './english.ts';
import { names } from './names.en.ts';
import { islandName, place, type Text } from './telling.ts';

const spaced = (letters: Iterable<string>): string => [...letters].join(' ');

export const facts: Text['facts'] = {
  opened: ({ seats, island, specialBonus, direction, symmetry }, telling) => {
    const extras = [
      ...(specialBonus ? [`With ${names.redCard}s.`] : []),
      ...(direction === 'counter-clockwise' ? ['The letters run counter-clockwise.'] : []),
      ...(symmetry ? ['All sheets have the same letters.'] : []),
    ];
    return [`${capital(count(seats, 'player'))} set out on ${islandName(telling, island, 'en')}.`, ...extras].join(' ');
  },
  startVillage: ({ village }) => `The Mayor wrote the first letter in village ${village}.`,
  setUpCard: ({ letters }) => `The set-up card reads ${spaced(letters)}.`,
  lettersWritten: ({ seat, letters }, telling) =>
    `${capital(whose(telling, seat))} villages 1 to 10 have the letters ${spaced(letters)}.`,
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
  couldNotDraw: ({ seat }, telling) =>
    `${subject(telling, seat)} ${verb(telling, seat, 'has', 'have')} no trail left that fits the cards, and ${verb(telling, seat, 'sits', 'sit')} this turn out.`,

  drafted: ({ seat, between: [from, to], bonus }, telling) =>
    `${subject(telling, seat)} ${verb(telling, seat, 'pencils', 'pencil')} in ${bonus ? 'a bonus trail' : 'a trail'}: ${place(telling, names, from, seat)} to ${place(telling, names, to, seat)}.`,
  bonusTrailOwed: ({ seat, sight }, telling) =>
    `The last ${names.sights[sight].one} is connected: a bonus trail for ${who(telling, seat)}.`,
  done: ({ seat }, telling) => `${subject(telling, seat)} ${verb(telling, seat, 'is', 'are')} done.`,

  drew: ({ seat, between: [from, to], bonus }, telling) =>
    `${subject(telling, seat)} drew ${bonus ? 'a bonus trail' : 'a trail'}: ${place(telling, names, from, seat)} to ${place(telling, names, to, seat)}.`,
  sightConnected: ({ seat, sight, hex, value }, telling) =>
    `${subject(telling, seat)} connected the ${names.sights[sight].one} at ${hex} to a village: ${points(value)}.`,
  kindCompleted: ({ seat, sight }, telling) =>
    `${subject(telling, seat)} connected every ${names.sights[sight].one} and ${verb(telling, seat, 'gets', 'get')} a bonus trail.`,
  pairConnected: ({ seat, letter, value }, telling) =>
    `${subject(telling, seat)} connected villages ${letter} and ${letter}: ${points(value)}.`,
  blueWon: ({ letter, points: won, seats }, telling) =>
    `${group(telling, seats, 'gets', 'get')} ${points(won)}${seats.length > 1 ? ' each' : ''} from ${names.blueCard} ${letter}.`,
  blueGone: ({ letter, left }) =>
    left === 0
      ? `There are no ${names.blueCard}s left for ${letter}.`
      : `Another ${names.blueCard} for ${letter} is underneath.`,
  redWon: ({ sight, points: won, seats }, telling) =>
    `${group(telling, seats, 'gets', 'get')} ${points(won)}${seats.length > 1 ? ' each' : ''} from the ${names.redCard}: two ${names.sights[sight].many} are connected.`,

  roundScored: ({ round, seat, sum }, telling) =>
    `${capital(whose(telling, seat))} sights scored ${points(sum)} in round ${round}.`,
  soloCut: ({ kept, gone }) =>
    `${capital(names.blueCard)}s ${list(kept)} stay for the last round; ${list(gone)} ${gone.length === 1 ? 'is' : 'are'} removed.`,
  finished: ({ seat, sums, villages, bonuses, total, level }, telling) => {
    const title = names.levels[level - 1];
    const parts = `sights ${sums.join(' + ')}, villages ${villages}, bonuses ${bonuses}`;
    return `${subject(telling, seat)} scored ${points(total)} (${parts}). ${title === undefined ? 'No achievement this time.' : `${title}: achievement ${level} of ${names.levels.length}.`}`;
  },
  won: ({ seats }, telling) => shared(seats, telling),
  scoreOnly: ({ total, level }) => solo(total, level),
};
