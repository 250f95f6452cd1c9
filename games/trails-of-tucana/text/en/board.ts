import type { Seat } from '@skerry/engine';
import { capital, count, figures, list, nameOf, number, people, small, subject, verb, whose } from '@skerry/speech/en';
import type { Letter, Sight } from '../../content/islands.ts';
import type { OfferKey } from '../board.ts';
import type { TextContext } from '../context.ts';
import { points } from './grammar.ts';
import { names } from './names.ts';

const state = (of: 'drawing' | 'done' | undefined): string => (of === undefined ? '' : `, ${of}`);

export const board = {
  names,
  /** What matters in a question, and in what is told. */
  stress: { asked: /(?<=: )[^.]+/, told: /\d+ points?/ },
  /** A letter of each label, different for each. */
  hotkeys: { draw: 't', bonus: 'b', done: 'd' } satisfies Readonly<Record<OfferKey, string>>,
  labels: { draw: 'Draw a trail', bonus: 'Draw a bonus trail', done: 'Done' } satisfies Readonly<
    Record<OfferKey, string>
  >,
  trails: (n: number) => figures(n, 'trail'),
  anywhere: 'between any two neighbours',
  capital,
  list: (items: readonly string[]) => list(items),
  points,
  /** A name, a colon, and what it stands for. */
  entry: (name: string, content: string) => `${name}: ${content}`,

  /** Below the title of the chart. */
  survey: (context: TextContext, seat: Seat) =>
    seat === context.reader ? 'your own survey' : `surveyed by ${nameOf(context, seat)}`,
  islandOf: (context: TextContext, seat: Seat) => `${capital(whose(context, seat))} island`,
  /** The two ends of a trail: "Desert 7/2 to water 7/3". */
  segment: (from: string, to: string) => `${capital(from)} to ${to}`,
  village: (letter: Letter) => `village ${letter}`,
  theSight: (sight: Sight) => `the ${names.sights[sight].one}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  drawIt: 'Draw it',
  notThis: 'Cancel',
  close: 'Close',

  /** What a trail would do. */
  would: {
    /** The value counts in each of `rounds` rounds. */
    sight: (sight: Sight, value: number, rounds: number) =>
      `${capital(names.sights[sight].one)}: ${points(value)}${rounds > 1 ? ` in each of ${number(rounds)} rounds` : ''}`,
    pair: (letter: Letter, value: number) => `Villages ${letter} and ${letter}: ${points(value)}`,
    blue: (won: number) => `First to connect them: ${points(won)} more`,
    red: (sight: Sight, won: number) => `Red card, two ${names.sights[sight].many}: ${points(won)}`,
    bonus: 'And a bonus trail',
    ring: 'No points: these are already connected',
    apart: 'No points yet: it leads nowhere so far',
    noVillage: (sights: readonly string[]) => `Leads to ${list(sights)}. No points yet: no village on this trail`,
    leadsTo: (places: readonly string[]) => `No points yet. Leads to ${list(places)}`,
  },

  round: (round: number, rounds: number) => `round ${round} of ${rounds}`,
  turn: (turn: number, turns: number) => `turn ${turn} of ${turns}`,
  cards: (one: string, other: string) => `This turn’s cards: ${one} and ${other}.`,
  pileHidden: 'The cards left are not shown at this table.',
  left: (n: number, card: string) => `${n} ${card}`,

  sights: 'Sights',
  eachRound: 'score each round',
  villages: 'Villages',
  twoOfALetter: 'connect matching letters',
  redCards: 'Red cards',
  standing: 'Achievement',
  /** The next achievement and where it begins. */
  levelFrom: (title: string, from: number) => `${small(title)} from ${from}`,
  topLevel: 'top achievement',
  sumOfRound: (round: number, soFar: boolean) => `Sights, round ${round}${soFar ? ' so far' : ''}`,
  bonuses: 'Bonuses',
  total: 'Total',
  soFar: (context: TextContext, seat: Seat) =>
    seat === context.reader ? 'You so far' : `${nameOf(context, seat)} so far`,
  /** A box of the sheet, read aloud. */
  box: (of: string, value: number, circled: boolean, bonusTrail: boolean) =>
    `${of}: ${points(value)}${bonusTrail ? ' and a bonus trail' : ''}, ${circled ? 'circled' : 'free'}`,
  blueCard: (letter: Letter, won: number, more: number) =>
    `Blue card ${letter}: ${points(won)} for the first to connect the two villages${more > 0 ? `, then ${points(more)}` : ''}`,
  redCard: (sight: Sight, won: number) =>
    `Red card: ${points(won)} for the first to connect two ${names.sights[sight].many}`,
  tookIt: (context: TextContext, card: string, seats: readonly Seat[]) => `${card}: won by ${people(context, seats)}`,
  gone: 'taken',

  caption: (won: number, of: 'drawing' | 'done' | undefined) =>
    `${won === 0 ? 'no points yet' : points(won)}${state(of)}`,
  about: (context: TextContext, seat: Seat, won: number, pairs: readonly Letter[], sights: number) =>
    `${subject(context, seat)} ${verb(context, seat, 'has', 'have')} ${points(won)} so far: ${count(sights, 'sight')} connected to a village, ${pairs.length === 0 ? 'no two villages connected yet' : `villages ${list(pairs)} connected`}.`,
  lookAt: (context: TextContext, seat: Seat) => `Look at ${whose(context, seat)} island`,
  islands: 'All islands',
  leftInPile: 'Terrain cards left',
  wonCards: (cards: readonly string[]) => `Bonus cards: ${list(cards)}`,

  headings: {
    turn: 'This turn',
    map: 'Your map, row by row',
    trails: 'What is connected',
    score: 'Your sheet',
    cards: 'The bonus cards',
    others: 'The others',
  },
  row: (n: number) => `Row ${n}`,
  trail: (n: number, places: readonly string[], segments: number) =>
    `Trail ${n}, ${figures(segments, 'segment')} long: ${places.length === 0 ? 'no village and no sight' : list(places)}.`,
  noTrails: 'Nothing is drawn yet.',
  noVillageYet: (places: readonly string[]) => `Not connected to any village yet: ${list(places)}.`,
  other: (context: TextContext, seat: Seat, won: number, of: 'drawing' | 'done' | undefined) =>
    `${nameOf(context, seat)}: ${points(won)}${state(of)}.`,
  circled: (sight: Sight, values: readonly number[], of: number) =>
    `${capital(names.sights[sight].many)}: ${values.length} of ${of} connected${values.length === 0 ? '' : `, ${list(values.map(String))} circled`}.`,
  joined: (letter: Letter, value: number) => `Villages ${letter} and ${letter}: connected, ${points(value)}.`,
  notJoined: (letter: Letter, value: number, blue: number) =>
    `Villages ${letter} and ${letter}: not connected, worth ${points(value)}${blue > 0 ? ` and ${blue} for the first` : ''}.`,

  achievement: (title: string | undefined) => title ?? 'No achievement this time',
  headingsOfScore: { round: 'Round', villages: 'Villages', bonuses: 'Bonuses', total: 'Total' },

  hints: {
    hexNames: 'Show hex names on the map',
    doneByItself: 'Done once my trail is drawn',
    untilDone: 'A touch draws at once. Undo it until the cards turn.',
  },
};
