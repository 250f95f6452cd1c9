import { capital, count, figures, list, people, theyDo } from '@skerry/speech/en';
import type { Deck } from '../content/vocabulary.ts';
import type { BoardWords } from './board.ts';
import { counters, DECK_NAMES, gold, LIMITED_NAMES, maps, TILE_NAMES } from './english.ts';
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

export const board: BoardWords = {
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

  sheet: {
    life: 'Life',
    stamina: 'Stamina',
    gold: 'Gold',
    points: 'Experience points',
    counters: 'Experience counters',
    items: 'Items',
    allies: 'Allies',
    captain: 'Captain',
    legendary: 'Legendary Items',
    trophies: 'Trophies',
    onLoan: 'On loan: all rewards at sea are lost',
    used: 'Face down: used',
    nothing: 'Nothing yet',
    noAbility: 'No special ability',
    suffered: (n, most, kind) => `${n} of ${counters(most, kind)}`,
  },

  combat: {
    against: (name) => `Combat: ${name}`,
    round: (n) => `Round ${n}`,
    phases: { escape: 'Escape', ranged: 'Ranged', melee: 'Melee', magic: 'Magic' },
    value: 'Value',
    damage: 'Damage',
    who: 'Who acts',
    dice: 'Dice',
    sum: 'Sum',
    hit: 'Hit',
    missed: 'Missed',
    held: 'Held off',
    struck: 'Struck',
    chance: (need, percent) => (need <= 2 ? 'Cannot fail' : `Needs ${need} or more: ${percent}%`),
    usable: 'You may use',
    reward: 'Reward',
    roll: ({ dice: [one, other], added, need, success, wounds }) => {
      const total = one + other + added.reduce((sum, n) => sum + n, 0);
      const more = added.length === 0 ? '' : `, plus ${list(added.map(String))},`;
      const end = wounds > 0 ? `, ${figures(wounds, 'wound')}` : '';
      return `${one} and ${other}${more} makes ${total} against ${need}: ${success ? 'success' : 'failure'}${end}.`;
    },
    skip: 'Skip this fight',
  },

  market: {
    stack: (town) => `Market of ${town}`,
    captains: 'Captains for hire',
    shelves: {
      weapon: LIMITED_NAMES.weapon,
      armour: LIMITED_NAMES.armour,
      other: capital(LIMITED_NAMES.other),
      ally: LIMITED_NAMES.ally,
    },
    price: (n) => gold(n),
    sells: (n) => `Sells for ${gold(n)}`,
  },

  voyage: {
    title: (captain) => `At sea with ${captain}`,
    toll: 'Toll after each turn on an anchor',
    endures: (turns) => (turns === 0 ? 'Lasts no longer' : `Lasts ${count(turns, 'more turn')} without a fight`),
    lane: (n) => `Sea lane ${n}`,
  },

  rails: {
    undefeated: 'Undefeated',
    event: 'Event in play',
    noEvent: 'No Event is in play',
    decks: 'Decks',
    deck: (deck, left, discarded) =>
      `${capital(DECK_NAMES[deck])}: ${figures(left, 'card')}, ${figures(discarded, 'discard')}`,
    maps: (blue, green) => `${maps(blue, 'blue')} and ${maps(green, 'green')}`,
    doom: (n, of) => `Doom: ${n} of ${of}`,
  },

  result: {
    experience: 'Experience counters by round',
    knockOuts: 'Knock-outs',
    voyages: 'Voyages',
    defeated: 'Challenges defeated',
  },
};
