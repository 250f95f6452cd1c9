import type { Seat } from '@skerry/engine';
import { at } from '@skerry/engine';
import { capital, count, figure, figures, list, people, whose } from '@skerry/speech/en';
import { CONSTANTS } from '../../content/constants.ts';
import type { Count } from '../../content/vocabulary.ts';
import type { Lacking } from '../../outlook/buildings.ts';
import type { TextContext } from '../context.ts';
import { namesOf } from '../context.ts';
import type { CrewPlace } from '../panels.ts';
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

export const panels = {
  places: { deck: 'on deck', below: 'below', injured: 'injured' } satisfies { readonly [P in CrewPlace]: string },
  crewMember: (skills: string, place: CrewPlace, n: number) => `${n > 1 ? `${n} × ` : ''}${skills}, ${PLACES[place]}`,
  where: (place: CrewPlace, n: number) => `${n > 1 ? `${n} ` : ''}${PLACES[place]}`,
  crewOf: (context: TextContext, seat: Seat) => `${capital(whose(context, seat))} crew`,
  nobody: 'nobody',
  things: amount,
  goodsOf: (context: TextContext, seat: Seat) => `${capital(whose(context, seat))} goods`,
  ichor: (has: boolean) => (has ? 'Ichor' : 'no Ichor'),
  hold: 'hold',
  city: 'city',
  /** After a number: "of 10". */
  of: (n: number) => `of ${n}`,
  holdHas: (wood: number, fish: number, of: number) =>
    `Hold: ${amounts({ wood, fish }) || 'nothing'}, ${wood + fish} of ${of}`,
  cityOf: (context: TextContext, seat: Seat) => `${capital(whose(context, seat))} city`,
  cityHas: (n: number, of: number) => `${figures(n, 'building')} of ${of}`,
  cityEmpty: 'There are no buildings yet.',
  cityEnd: 'This building triggers the last round.',
  hand: 'cards',
  handOf: (context: TextContext, seat: Seat) => `${capital(whose(context, seat))} cards`,
  /** In Architect: "6 cards in hand". */
  cards: (n: number) => `${figures(n, 'card')} in hand`,
  won: (renown: number, tokens: number) => `${renown} renown on the track, ${figures(tokens, 'renown token')}`,
  close: 'Close',

  tabs: { renown: 'Renown', row: 'Row', hand: 'Cards' },
  events: 'Events',
  eventsNote: 'free, in their town',
  here: 'here',
  noEvents: 'There are no events.',
  /** IB-215: instead of the renown board's contents. */
  notLaid: 'Events, reputation cards, crew and tokens are laid out once all home ports are chosen.',
  /** An event's requirement and reward. */
  event(context: TextContext, number: number) {
    const { town, exhaust, pay, cubes } = at(context.content.content.events, number - 1);
    const price = Object.keys(pay).length > 0 ? [`pay ${amounts(pay)}`] : [];
    const crew = exhaust.length > 0 ? [`exhaust ${crewFor(exhaust)}`] : [];
    return `In ${names.town(context, town)}: ${list([...price, ...crew])}; then place ${amount(cubes, 'cube')}.`;
  },
  reputation: 'Reputation',
  /** Where it is chosen: "at Farwold". */
  reputationAt: (towns: readonly string[]) => (towns.length === 0 ? '' : `chosen at ${list(towns, 'or')}`),
  reputationShort: (active: number, per: Count) => `${active > 0 ? `+${active}, then ` : ''}1 per ${PER[per]}`,
  reputationWhole: (active: number, per: Count, limit: number) =>
    `${active > 0 ? `The player who activates it gains ${active} renown. Then everyone` : 'Everyone'} gains 1 renown per ${PER[per]}${
      limit < Number.POSITIVE_INFINITY ? `, at most ${limit}` : ''
    }.`,
  /** The card's current renown: "Now: Ada 5, Bruno 3." */
  reputationNow: (gains: readonly { readonly name: string; readonly n: number }[]) =>
    `Now: ${list(gains.map(({ name, n }) => `${name} ${n}`))}.`,
  noReputation: 'There are no reputation cards left.',
  hire: 'For hire',
  hireNote: 'in some towns',
  next: 'next',
  free: 'free',
  hireFor: (skills: string, price: number) => `${skills}, ${price === 0 ? 'free' : amount(price, 'coin')}`,
  hireNext: (skills: string) => `Next: ${skills}`,
  noCrew: 'There are no crew left to hire.',
  renown: 'Renown',
  renownNote: (top: number) => `a token at ${top}`,
  track: (standings: readonly { readonly name: string; readonly n: number }[]) =>
    `Renown track: ${list(standings.map(({ name, n }) => `${name} ${n}`))}`,
  offTrack: 'off the track',
  tokensLeft: (n: number) => `${figures(n, 'token')} left`,
  noTokens: 'no tokens left',
  tokenWhole: (reward: string, left: number) =>
    `The next renown token gives ${reward} and is worth ${CONSTANTS.tokenValue} points. ${capital(figures(left, 'token'))} ${left === 1 ? 'is' : 'are'} left, this one included.`,
  treasure: 'treasure map',
  treasureWhole: (coins: number) => `A treasure hunt takes ${amount(coins, 'coin')} from the treasure map.`,
  /** The map is empty: these come from the supply (IB-110). */
  treasureEmpty: (coins: number) =>
    `The treasure map is empty: a treasure hunt takes ${amount(coins, 'coin')} from the supply.`,

  row: 'Buildings',
  rowNote: 'books, then coins',
  /** While a town allows building. */
  buildNote: 'for wood and fish now',
  cardsNote: 'from your hand',
  emptySpace: 'This space is empty.',
  noCards: 'No cards in hand.',
  needs: (books: number) => `needs ${amount(books, 'book')}`,
  needsNone: 'needs no books',
  space: (n: number, name: string, coins: number, books: number) =>
    `Space ${n}, ${name}, ${amount(coins, 'coin')}${books > 0 ? `, needs ${amount(books, 'book')}` : ''}`,
  card: (name: string, coins: number) => `${name}, ${amount(coins, 'coin')}`,
  bought: (coins: number) => amount(coins, 'coin'),
  built: (wood: number, fish: number) => `built for ${amounts({ wood, fish }) || 'nothing'}`,
  worth: (coins: number) => `worth ${coins}`,
  affordable: 'You can afford it',
  short: (n: number, what: Lacking) => `${amount(n, what)} short`,
  deckLeft: (n: number) => `${figures(n, 'card')} in the deck`,

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
  left: (n: number) => `${figure(n)} left`,
  /** Cards still to come: "Still to come". */
  toCome: 'still to come, order unknown',

  result: (context: TextContext, winners: readonly Seat[], points: number) =>
    winners.length === 1
      ? `${winners.map((seat) => context.names[seat] ?? '')} wins with ${points}.`
      : `${capital(people(context, winners))} share the victory with ${points}.`,
  rounds: (n: number) => count(n, 'round'),
  cause: { buildings: 'a city was complete', tokens: 'the last token was taken' },
  feats: (towns: number, buildings: number, tokens: number) =>
    list([count(towns, 'town'), count(buildings, 'building'), count(tokens, 'token')]),
  course: 'points over time',
  courseOf: (lines: readonly { readonly name: string; readonly points: number }[]) =>
    `Points over time: ${list(lines.map(({ name, points }) => `${name} ${points}`))} at the end`,
};
