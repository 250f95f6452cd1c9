import { at } from '@skerry/engine';
import { capital, count, figure, figures, list, people, whose } from '@skerry/speech/en';
import { CONSTANTS } from '../../content/constants.ts';
import type { Count } from '../../content/vocabulary.ts';
import { namesOf } from '../context.ts';
import type { PanelWords } from '../panels.ts';
import { amount, amounts, crewFor } from './grammar.ts';

const names = namesOf('en');

const PER: { readonly [C in Count]: string } = {
  building: 'building',
  town: 'town',
  crewTwoSkills: 'crew with two skills',
  book: 'book',
  wood: 'wood',
  fish: 'fish',
  fleet: 'fleet card',
  cube: 'cube on the track',
};

const PLACES = { deck: 'on deck', below: 'below deck', injured: 'injured' } as const;

export const panels: PanelWords = {
  places: { deck: 'on deck', below: 'below', injured: 'injured' },
  crewMember: (skills, place, n) => `${n > 1 ? `${n} × ` : ''}${skills}, ${PLACES[place]}`,
  crewOf: (context, seat) => `${capital(whose(context, seat))} crew`,
  nobody: 'nobody',
  things: amount,
  ichor: (has) => (has ? 'Ichor' : 'no Ichor'),
  hold: 'hold',
  city: 'city',
  of: (n) => `of ${n}`,
  holdHas: (wood, fish, of) => `Hold: ${amounts({ wood, fish }) || 'nothing'}, ${wood + fish} of ${of}`,
  cityOf: (context, seat) => `${capital(whose(context, seat))} city`,
  cityHas: (n, of) => `${figures(n, 'building')} of ${of}`,
  cityEmpty: 'There are no buildings yet.',
  cityEnd: 'This building triggers the last round.',
  hand: 'cards',
  handOf: (context, seat) => `${capital(whose(context, seat))} cards`,
  cards: (n) => `${figures(n, 'card')} in hand`,
  won: (renown, tokens) => `${renown} renown on the track, ${figures(tokens, 'renown token')}`,
  close: 'Close',

  tabs: { renown: 'Renown', row: 'Row', hand: 'Cards' },
  events: 'Events',
  eventsNote: 'free, in their town',
  here: 'here',
  noEvents: 'There are no events.',
  notLaid: 'Events, reputation cards, crew and tokens are laid out once all home ports are chosen.',
  event(context, number) {
    const { town, exhaust, pay, cubes } = at(context.content.content.events, number - 1);
    const price = Object.keys(pay).length > 0 ? [`pay ${amounts(pay)}`] : [];
    const crew = exhaust.length > 0 ? [`exhaust ${crewFor(exhaust)}`] : [];
    return `In ${names.town(context, town)}: ${list([...price, ...crew])}; then place ${amount(cubes, 'cube')}.`;
  },
  reputation: 'Reputation',
  reputationAt: (towns) => (towns.length === 0 ? '' : `chosen at ${list(towns, 'or')}`),
  reputationShort: (active, per) => `${active > 0 ? `+${active}, then ` : ''}1 per ${PER[per]}`,
  reputationWhole: (active, per, limit) =>
    `${active > 0 ? `The player who activates it gains ${active} renown. Then everyone` : 'Everyone'} gains 1 renown per ${PER[per]}${
      limit < Number.POSITIVE_INFINITY ? `, at most ${limit}` : ''
    }.`,
  reputationNow: (gains) => `Now: ${list(gains.map(({ name, n }) => `${name} ${n}`))}.`,
  noReputation: 'There are no reputation cards left.',
  hire: 'For hire',
  hireNote: 'in some towns',
  next: 'next',
  free: 'free',
  hireFor: (skills, price) => `${skills}, ${price === 0 ? 'free' : amount(price, 'coin')}`,
  hireNext: (skills) => `Next: ${skills}`,
  noCrew: 'There are no crew left to hire.',
  renown: 'Renown',
  renownNote: (top) => `a token at ${top}`,
  track: (standings) => `Renown track: ${list(standings.map(({ name, n }) => `${name} ${n}`))}`,
  offTrack: 'off the track',
  tokensLeft: (n) => `${figures(n, 'token')} left`,
  noTokens: 'no tokens left',
  tokenWhole: (reward, left) =>
    `The next renown token gives ${reward} and is worth ${CONSTANTS.tokenValue} points. ${capital(figures(left, 'token'))} ${left === 1 ? 'is' : 'are'} left, this one included.`,
  treasure: 'treasure map',
  treasureWhole: (coins) => `A treasure hunt takes ${amount(coins, 'coin')} from the treasure map.`,
  treasureEmpty: (coins) =>
    `The treasure map is empty: a treasure hunt takes ${amount(coins, 'coin')} from the supply.`,

  row: 'Buildings',
  rowNote: 'books, then coins',
  buildNote: 'for wood and fish now',
  cardsNote: 'from your hand',
  emptySpace: 'This space is empty.',
  noCards: 'No cards in hand.',
  needs: (books) => `needs ${amount(books, 'book')}`,
  needsNone: 'needs no books',
  space: (n, name, coins, books) =>
    `Space ${n}, ${name}, ${amount(coins, 'coin')}${books > 0 ? `, needs ${amount(books, 'book')}` : ''}`,
  card: (name, coins) => `${name}, ${amount(coins, 'coin')}`,
  bought: (coins) => amount(coins, 'coin'),
  built: (wood, fish) => `built for ${amounts({ wood, fish }) || 'nothing'}`,
  worth: (coins) => `worth ${coins}`,
  affordable: 'You can afford it',
  short: (n, what) => `${amount(n, what)} short`,
  deckLeft: (n) => `${figures(n, 'card')} in the deck`,

  piles: {
    buildings: 'Building deck',
    events: 'Events',
    reputation: 'Reputation cards',
    crew: 'Crew stack',
    tokens: 'Renown tokens',
    supply: 'In the supply',
    paid: 'Cards paid as books',
    hands: 'Cards in hand',
  },
  left: (n) => `${figure(n)} left`,
  toCome: 'still to come, order unknown',

  result: (context, winners, points) =>
    winners.length === 1
      ? `${winners.map((seat) => context.names[seat] ?? '')} wins with ${points}.`
      : `${capital(people(context, winners))} share the victory with ${points}.`,
  rounds: (n) => count(n, 'round'),
  cause: { buildings: 'a city was complete', tokens: 'the last token was taken' },
  feats: (towns, buildings, tokens) =>
    list([count(towns, 'town'), count(buildings, 'building'), count(tokens, 'token')]),
  course: 'points over time',
  courseOf: (lines) => `Points over time: ${list(lines.map(({ name, points }) => `${name} ${points}`))} at the end`,
};
