import { capital, count, list, people, theyDo } from '@skerry/speech/en';
import type { Deck } from '../content/vocabulary.ts';
import type { ChartWords } from './chart.ts';
import { names, TILE_NAMES } from './english.ts';
import type { Telling } from './telling.ts';

const JEWELS: { readonly [D in Deck]: string } = {
  green: 'green jewel',
  yellow: 'yellow jewel',
  sea: 'sea jewel',
  red: 'red jewel',
  silver: 'silver jewel',
};

const here = (telling: Telling, heroes: readonly number[]): string[] =>
  heroes.length === 0 ? [] : [`${people(telling, heroes)} ${theyDo(telling, heroes, 'is', 'are')} here`];

/** "die 1", "dice 1, 2 and 3". */
const dice = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'die' : 'dice'} ${list(numbers.map(String))}`;

const sentence = (parts: readonly string[]): string => `${capital(parts.join(', '))}.`;

export const chart: ChartWords = {
  names,
  picked: {
    rest: 'Rest',
    step: 'Take one step',
    enter: 'Walk',
    row: 'Choose a row',
    teleport: 'Teleport',
    lane: 'Set sail',
    place: 'Choose a space',
  },
  caption: (hero, place) => `${hero} · ${place}`,
  chart: (sea, hero, reach) =>
    [
      `Chart of the ${sea}.`,
      ...(hero === undefined ? [] : [`Your Hero is at ${hero}.`]),
      `${capital(count(reach, 'space'))} ${reach === 1 ? 'is' : 'are'} in reach.`,
    ].join(' '),
  space: (telling, { name, jewel, isPresent, sunburst, undefeated, tile, heroes, dice: by, why }) => {
    const parts = [
      name,
      ...(jewel === undefined ? [] : [`${JEWELS[jewel]}${isPresent ? '' : ' taken'}`]),
      ...(sunburst ? ['sunburst'] : []),
      ...(undefeated === undefined ? [] : [`undefeated: ${undefeated}`]),
      ...(tile === undefined ? [] : [TILE_NAMES[tile]]),
      ...here(telling, heroes),
      ...(by === undefined ? [] : [by.length === 0 ? 'in reach' : `in reach with ${dice(by)}`]),
    ];
    return [sentence(parts), ...(why === undefined ? [] : [why])].join(' ');
  },
  anchor: (telling, { name, lanes, heroes }) => sentence([name, `lanes to ${list(lanes)}`, ...here(telling, heroes)]),
  withDice: (n) => (n === 0 ? 'Without a die' : `With ${count(n, 'die')}`),
  toHero: 'Go to my Hero',
  wholeChart: 'Whole chart',
  calm: 'Mark only jewels and towns',
  walk: 'Walk',
};
