import { capital, count, figures, list, people, theyDo } from '@skerry/speech/en';
import type { Deck } from '../../content/vocabulary.ts';
import type { ChartWords } from '../chart.ts';
import type { TextContext } from '../context.ts';
import { counters, names, TILE_NAMES } from './grammar.ts';

const JEWELS: { readonly [D in Deck]: string } = {
  green: 'green jewel',
  yellow: 'yellow jewel',
  sea: 'sea jewel',
  red: 'red jewel',
  silver: 'silver jewel',
};

const here = (context: TextContext, heroes: readonly number[]): string[] =>
  heroes.length === 0 ? [] : [`${people(context, heroes)} ${theyDo(context, heroes, 'is', 'are')} here`];

/** "die 1", "dice 1, 2 and 3". */
const dice = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'die' : 'dice'} ${list(numbers.map(String))}`;

const sentence = (parts: readonly string[]): string => `${capital(parts.join(', '))}.`;

const FIGURE =
  /\+?\d+ (?:gold|wounds?|exhaustion|experience points?|(?:blue|green) maps?|Mind|Body|Spirit|Life|Stamina)(?!\p{L})/u;

export const chart: ChartWords = {
  names,
  stress: { asked: new RegExp(`\\d+(?= to reach)|${FIGURE.source}`, 'u'), told: FIGURE },
  picked: {
    rest: 'Rest',
    step: 'Take one step',
    enter: 'Walk',
    row: 'Choose a row',
    teleport: 'Teleport',
    lane: 'Set sail',
    place: 'Choose a space',
  },
  chart: (context, hero, reach) =>
    [
      `Chart of the ${names.named(context, 'cerridorSea')}.`,
      ...(hero === undefined ? [] : [`Your Hero is here: ${names.place(context, hero)}.`]),
      `${capital(count(reach, 'space'))} ${reach === 1 ? 'is' : 'are'} in reach.`,
    ].join(' '),
  title: (context) => [
    `The ${names.named(context, 'islandOfDread')}`,
    `${names.named(context, context.content.content.chart.landmasses[0]!)} and the lands about the ${names.named(context, 'cerridorSea')}`,
  ],
  space: (context, outlook) => [`${capital(outlook.name)}.`, ...chart.notes(context, outlook)].join(' '),
  notes: (context, { jewel, isPresent, sunburst, undefeated, tile, heroes, dice: by, why }) => {
    const parts = [
      ...(jewel === undefined ? [] : [`${JEWELS[jewel]}${isPresent ? '' : ' taken'}`]),
      ...(sunburst ? ['sunburst'] : []),
      ...(undefeated === undefined ? [] : [`undefeated: ${undefeated}`]),
      ...(tile === undefined ? [] : [TILE_NAMES[tile]]),
      ...here(context, heroes),
    ];
    return [
      ...(parts.length === 0 ? [] : [sentence(parts)]),
      ...(by === undefined ? [] : [chart.inReach(by)]),
      ...(why === undefined ? [] : [why]),
    ];
  },
  anchor: (context, { name, lanes, heroes }) => sentence([name, `lanes to ${list(lanes)}`, ...here(context, heroes)]),
  inReach: (by) => (by.length === 0 ? 'In reach.' : `In reach with ${dice(by)}.`),
  notInReach: 'Not in reach.',
  withDice: (n) => (n === 0 ? 'Without a die' : `With ${count(n, 'die', 'dice')}`),
  anchors: 'Anchors',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  toHero: 'Go to my Hero',
  wholeChart: 'Whole chart',
  overview: 'The part of the chart you see',
  list: 'List of spaces in reach',
  spacesInReach: (n) => `${figures(n, 'space')} in reach`,
  nothingInReach: 'No space is in reach.',
  calm: 'Mark only jewels and towns in reach',

  how: {
    move: 'Roll to go far; one step needs no dice.',
    sail: 'Choose an anchor to sail there.',
    market: 'Choose a card to buy it, or one of yours to sell it.',
    phase: 'Compare the chances, then roll.',
    experience: (price) => `The next counter costs ${figures(price, 'point')}.`,
  },

  there: {
    walk: (context, at) => `Walk to ${names.place(context, at)}`,
    fly: (context, at) => `Fly to ${names.place(context, at)}`,
    step: (context, at) => `Step to ${names.place(context, at)}`,
    sail: (context, at) => `Sail to ${names.place(context, at)}`,
    place: (context, at) => `Choose ${names.place(context, at)}`,
    teleport: (context, at) => `Teleport to ${names.place(context, at)}`,
    dice,
  },

  dice: {
    label: 'Movement dice',
    die: (n, terrains) => `Die ${n}: ${terrains.join(', ')}`,
    spent: (n) => `Die ${n}: spent`,
    hint: (n) => `${capital(count(n, 'space'))} in reach; the number shows which die gets you there.`,
    count: (n) => figures(n, 'die', 'dice'),
  },
  restUpTo: (n) => `up to ${counters(n, 'exhaustion')}`,
  spaces: (n) => figures(n, 'space'),
  lanes: (n) => figures(n, 'lane'),
};
