import { capital, count, figures, list, nameOf, number, subject, verb, whose } from '@skerry/speech/en';
import type { Kind } from '../../content/vocabulary.ts';
import type { FightWords } from '../fight.ts';
import { counters, gold, goodsOf, names, points } from './grammar.ts';

const countersOf = (n: number, kind: Kind): string =>
  kind === 'wound' ? count(n, 'wound') : `${number(n)} exhaustion`;

const RESULTS = {
  hit: 'Hit',
  missed: 'Missed',
  held: 'Held off',
  struck: 'Hit',
  away: 'Got away',
  caught: 'Caught',
} as const;

export const fight: FightWords = {
  combat: {
    round: (n) => `Round ${n}`,
    phases: { escape: 'Escape', ranged: 'Ranged', melee: 'Melee', magic: 'Magic' },
    value: 'Value',
    damage: 'Damage',
    who: 'Who acts',
    results: RESULTS,
    attacks: (context, figure) => `${names.card(context, figure)} attacks`,
    defends: (context, figure) => `${names.card(context, figure)} defends`,
    flees: (context, figure) => `${names.card(context, figure)} tries to escape`,
    needed: (n) => `Needed ${n}`,
    needs: (value, least) => {
      if (least === undefined) return `Value ${value}`;
      if (least <= 2) return `Value ${value}, can’t fail`;
      return least > 20 ? `Value ${value}, out of reach` : `Value ${value}, needs ${least}`;
    },
    percent: (n) => `${n}%`,
    chance: (percent) => `${percent}%`,
    rollFor: (context, figure) => `Roll for ${names.card(context, figure)}`,
    side: (context, seat) => capital(`${whose(context, seat)} side`),
    usable: 'You may use',
    reward: 'Reward',
    life: 'Life',
    points: (n) => points(n),
    gold: (n) => gold(n),
    maps: (n) => figures(n, 'map'),
    legendary: (n) => figures(n, 'Legendary Item'),
    keeps: 'Keep the card',
    skip: 'Skip this fight',
    look: 'See the fight',
    thenChance: (percent) => `Then ${percent}%`,
    thenSure: 'Then it can’t fail',
    thenSum: (sum, need) => `Then ${sum} against ${need}`,
    thenDamage: (n) => (n === 0 ? 'Then no damage' : `Then ${counters(n, 'wound')}`),
    moreDamage: (n) => `Then ${n} more damage`,
  },

  blows: {
    roll: ({ dice: [one, other], added, need, result, harm, kind }) => {
      const total = one + other + added.reduce((sum, n) => sum + n, 0);
      const more = added.length === 0 ? '' : `, plus ${list(added.map(String))},`;
      const end = harm > 0 ? `, ${countersOf(harm, kind)}` : '';
      return `${one} and ${other}${more} is ${total} against ${need}: ${RESULTS[result].toLowerCase()}${end}.`;
    },
    throws: (percent) => `${percent}% to succeed.`,
    lastWound: 'A hit decides the fight.',
    ifFailed: (n, kind) => `A failure costs ${countersOf(n, kind)}.`,
    harmless: 'A failure costs nothing.',
    damageFor: (context, figure, n, kind) => `${capital(countersOf(n, kind))} for ${names.card(context, figure)}.`,
    waiting: (context, seat) => `${subject(context, seat)} ${verb(context, seat, 'is', 'are')} fighting.`,
  },

  drawn: {
    kinds: {
      hero: 'Hero',
      captain: 'Captain',
      legendary: 'Legendary Item',
      challenge: 'Challenge',
      event: 'Event',
      encounter: 'Encounter',
      item: 'Item',
      ally: 'Ally',
    },
    decks: { green: 'Green', yellow: 'Yellow', sea: 'Sea', red: 'Red', silver: 'Silver' },
    close: 'Close',
    price: (n) => gold(n),
  },

  talk: {
    title: (context, seat, rival) =>
      context.reader === rival ? `${nameOf(context, seat)} proposes` : `A proposal for ${nameOf(context, rival)}`,
    gives: (context, seat) => `${subject(context, seat)} ${verb(context, seat, 'gives', 'give')}`,
    nothing: 'Nothing',
    goods: (context, goods) => goodsOf(context, goods),
  },

  voyage: {
    title: (context, captain) => `At sea with ${names.card(context, captain)}`,
    toll: 'Toll',
    endures: (turns) =>
      turns === 0 ? 'Won’t survive the next toll' : `Good for ${count(turns, 'more turn')} without a fight`,
    lane: (n) => `Sea lane ${n}`,
    maps: 'Maps',
    legendary: 'Legendary Items',
    more: 'More about the voyage',
    less: 'Less about the voyage',
    sets: (n) => (n === 0 ? 'No set yet' : figures(n, 'set')),
  },

  atSea: {
    toll: (isFull) =>
      isFull
        ? 'In your Experience Step on an anchor: one wound for the Captain.'
        : 'In your Experience Step on an anchor: one exhaustion for the Captain.',
    set: 'One map of each colour is a set. Spend it on a Legendary Item, or to reach the Island.',
    island: 'Start a turn on an anchor and spend a set: your Captain takes you there, then leaves.',
    placeWreck: (context, seat) => `Choose the shore where ${nameOf(context, seat)} is washed up.`,
    placeHome: (context, seat) => `Choose the town that ${nameOf(context, seat)} wakes up in.`,
  },
};
