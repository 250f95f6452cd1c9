import { capital, count, figures, list, nameOf, number, people, small, subject, verb, whose } from '@skerry/speech/en';
import type { BoardWords } from '../board.ts';
import { points } from './grammar.ts';
import { names } from './names.ts';

const state = (of: 'drawing' | 'done' | undefined): string => (of === undefined ? '' : `, ${of}`);

export const board: BoardWords = {
  names,
  stress: { asked: /(?<=: )[^.]+/, told: /\d+ points?/ },
  hotkeys: { draw: 't', bonus: 'b', done: 'd' },
  labels: { draw: 'Draw a trail', bonus: 'Draw a bonus trail', done: 'Done' },
  trails: (n) => figures(n, 'trail'),
  anywhere: 'between any two neighbours',
  capital,
  list,
  points,
  entry: (name, content) => `${name}: ${content}`,

  survey: (context, seat) => (seat === context.reader ? 'your own survey' : `surveyed by ${nameOf(context, seat)}`),
  islandOf: (context, seat) => `${capital(whose(context, seat))} island`,
  segment: (from, to) => `${capital(from)} to ${to}`,
  village: (letter) => `village ${letter}`,
  theSight: (sight) => `the ${names.sights[sight].one}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  drawIt: 'Draw it',
  notThis: 'Cancel',
  close: 'Close',

  would: {
    sight: (sight, value, rounds) =>
      `${capital(names.sights[sight].one)}: ${points(value)}${rounds > 1 ? ` in each of ${number(rounds)} rounds` : ''}`,
    pair: (letter, value) => `Villages ${letter} and ${letter}: ${points(value)}`,
    blue: (won) => `First to connect them: ${points(won)} more`,
    red: (sight, won) => `Red card, two ${names.sights[sight].many}: ${points(won)}`,
    bonus: 'And a bonus trail',
    ring: 'No points: these are already connected',
    apart: 'No points yet: it leads nowhere so far',
    noVillage: (sights) => `Leads to ${list(sights)}. No points yet: no village on this trail`,
    leadsTo: (places) => `No points yet. Leads to ${list(places)}`,
  },

  round: (round, rounds) => `round ${round} of ${rounds}`,
  turn: (turn, turns) => `turn ${turn} of ${turns}`,
  cards: (one, other) => `This turn’s cards: ${one} and ${other}.`,
  pileHidden: 'The cards left are not shown at this table.',
  left: (n, card) => `${n} ${card}`,

  sights: 'Sights',
  eachRound: 'score each round',
  villages: 'Villages',
  twoOfALetter: 'connect matching letters',
  redCards: 'Red cards',
  standing: 'Achievement',
  levelFrom: (title, from) => `${small(title)} from ${from}`,
  topLevel: 'top achievement',
  sumOfRound: (round, soFar) => `Sights, round ${round}${soFar ? ' so far' : ''}`,
  bonuses: 'Bonuses',
  total: 'Total',
  soFar: (context, seat) => (seat === context.reader ? 'You so far' : `${nameOf(context, seat)} so far`),
  box: (of, value, circled, bonusTrail) =>
    `${of}: ${points(value)}${bonusTrail ? ' and a bonus trail' : ''}, ${circled ? 'circled' : 'free'}`,
  blueCard: (letter, won, more) =>
    `Blue card ${letter}: ${points(won)} for the first to connect the two villages${more > 0 ? `, then ${points(more)}` : ''}`,
  redCard: (sight, won) => `Red card: ${points(won)} for the first to connect two ${names.sights[sight].many}`,
  tookIt: (context, card, seats) => `${card}: won by ${people(context, seats)}`,
  gone: 'taken',

  caption: (won, of) => `${points(won)}${state(of)}`,
  about: (context, seat, won, pairs, sights) =>
    `${subject(context, seat)} ${verb(context, seat, 'has', 'have')} ${points(won)} so far: ${count(sights, 'sight')} connected to a village, ${pairs.length === 0 ? 'no two villages connected yet' : `villages ${list(pairs)} connected`}.`,
  lookAt: (context, seat) => `Look at ${whose(context, seat)} island`,
  islands: 'All islands',
  leftInPile: 'Terrain cards left',
  wonCards: (cards) => `Bonus cards: ${list(cards)}`,

  headings: {
    turn: 'This turn',
    map: 'Your map, row by row',
    trails: 'What is connected',
    score: 'Your sheet',
    cards: 'The bonus cards',
    others: 'The others',
  },
  row: (n) => `Row ${n}`,
  trail: (n, places, segments) =>
    `Trail ${n}, ${figures(segments, 'segment')} long: ${places.length === 0 ? 'no village and no sight' : list(places)}.`,
  noTrails: 'Nothing is drawn yet.',
  noVillageYet: (places) => `Not connected to any village yet: ${list(places)}.`,
  other: (context, seat, won, of) => `${nameOf(context, seat)}: ${points(won)}${state(of)}.`,
  circled: (sight, values, of) =>
    `${capital(names.sights[sight].many)}: ${values.length} of ${of} connected${values.length === 0 ? '' : `, ${list(values.map(String))} circled`}.`,
  joined: (letter, value) => `Villages ${letter} and ${letter}: connected, ${points(value)}.`,
  notJoined: (letter, value, blue) =>
    `Villages ${letter} and ${letter}: not connected, worth ${points(value)}${blue > 0 ? ` and ${blue} for the first` : ''}.`,

  achievement: (title) => title ?? 'No achievement this time',
  headingsOfScore: { round: 'Round', villages: 'Villages', bonuses: 'Bonuses', total: 'Total' },

  hints: { hexNames: 'Show hex names on the map' },
};
