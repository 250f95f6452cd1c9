import { capital, count, figures, list, people, theyDo } from '@skerry/speech/en';
import type { Deck } from '../../content/vocabulary.ts';
import type { AnchorOutlook, PickedAct, SpaceOutlook } from '../chart.ts';
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

export const chart = {
  names,
  /** Emphasised: gold, counters and points, and the number a roll must reach. */
  stress: { asked: new RegExp(`\\d+(?= to reach)|${FIGURE.source}`, 'u'), told: FIGURE },
  /** Buttons shared by several actions. */
  picked: {
    step: 'Take one step',
    enter: 'Walk',
    row: 'Choose a row',
    teleport: 'Teleport',
    lane: 'Set sail',
    place: 'Choose a space',
  } satisfies Readonly<Record<PickedAct, string>>,
  /** The chart, the player's Hero and the number of places in reach. */
  chart: (context: TextContext, hero: number | undefined, reach: number) =>
    [
      `Chart of the ${names.named(context, 'cerridorSea')}.`,
      ...(hero === undefined ? [] : [`Your Hero is here: ${names.place(context, hero)}.`]),
      `${capital(count(reach, 'space'))} ${reach === 1 ? 'is' : 'are'} in reach.`,
    ].join(' '),
  /** The chart's title and the line below it. */
  title: (context: TextContext): readonly [string, string] => [
    `The ${names.named(context, 'islandOfDread')}`,
    `${names.named(context, context.content.content.chart.landmasses[0]!)} and the lands about the ${names.named(context, 'cerridorSea')}`,
  ],
  space: (context: TextContext, outlook: SpaceOutlook) =>
    [`${capital(outlook.name)}.`, ...chart.notes(context, outlook)].join(' '),
  /** The same without the name: sentences, or empty. */
  notes: (
    context: TextContext,
    { jewel, isPresent, sunburst, undefeated, tile, heroes, dice: by, why }: SpaceOutlook,
  ): readonly string[] => {
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
  anchor: (context: TextContext, { name, lanes, heroes }: AnchorOutlook) =>
    sentence([name, `lanes to ${list(lanes)}`, ...here(context, heroes)]),
  inReach: (by: readonly number[]) => (by.length === 0 ? 'In reach.' : `In reach with ${dice(by)}.`),
  notInReach: 'Not in reach.',
  /** The heading of a list of spaces. */
  withDice: (n: number) => (n === 0 ? 'Without a die' : `With ${count(n, 'die', 'dice')}`),
  anchors: 'Anchors',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  toHero: 'Go to my Hero',
  wholeChart: 'Whole chart',
  /** The visible frame on the overview. */
  overview: 'The part of the chart you see',
  /** The button of the list of spaces in reach, and its heading. */
  list: 'List of spaces in reach',
  spacesInReach: (n: number) => `${figures(n, 'space')} in reach`,
  nothingInReach: 'No space is in reach.',
  /** Marks only jewels and towns in reach. */
  calm: 'Mark only jewels and towns in reach',

  /** How to answer, beside the question. */
  how: {
    move: 'Roll to go far; one step needs no dice.',
    sail: 'Choose an anchor to sail there.',
    market: 'Choose a card to buy it, or one of yours to sell it.',
    phase: 'Compare the chances, then roll.',
    experience: (price: number) => `The next counter costs ${figures(price, 'point')}.`,
  },

  /** The button that goes to a touched place. */
  there: {
    walk: (context: TextContext, at: number) => `Walk to ${names.place(context, at)}`,
    fly: (context: TextContext, at: number) => `Fly to ${names.place(context, at)}`,
    step: (context: TextContext, at: number) => `Step to ${names.place(context, at)}`,
    sail: (context: TextContext, at: number) => `Sail to ${names.place(context, at)}`,
    place: (context: TextContext, at: number) => `Choose ${names.place(context, at)}`,
    teleport: (context: TextContext, at: number) => `Teleport to ${names.place(context, at)}`,
    dice,
    /** After a click, while it can be taken back. */
    soon: 'On your way in a moment. Press any key or click elsewhere to stay.',
  },

  /** The movement dice. */
  dice: {
    label: 'Movement dice',
    die: (n: number, terrains: readonly string[]) => `Die ${n}: ${terrains.join(', ')}`,
    spent: (n: number) => `Die ${n}: spent`,
    /** Beside the dice. */
    hint: (n: number) => `${capital(count(n, 'space'))} in reach; the number shows which die gets you there.`,
    /** The roll's size: "5 dice". */
    count: (n: number) => figures(n, 'die', 'dice'),
  },
  /** Exhaustion removed, and dice left. */
  restBy: (n: number) => `Rest: ${counters(n, 'exhaustion')}`,
  restLeaves: (dice: number) => (dice === 0 ? 'then no roll' : `then ${figures(dice, 'die', 'dice')}`),
  spaces: (n: number) => figures(n, 'space'),
  lanes: (n: number) => figures(n, 'lane'),
};
