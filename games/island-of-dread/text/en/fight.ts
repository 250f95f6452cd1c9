import type { Seat } from '@skerry/engine';
import { capital, count, figures, list, nameOf, number, subject, verb, whose } from '@skerry/speech/en';
import type { Deck, Kind, Phase } from '../../content/vocabulary.ts';
import type { CardKind } from '../../content/world.ts';
import type { Goods } from '../../rules/state.ts';
import type { TextContext } from '../context.ts';
import type { RollOutlook } from '../fight.ts';
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

export const fight = {
  /** The table of a combat. */
  combat: {
    round: (n: number) => `Round ${n}`,
    phases: { escape: 'Escape', ranged: 'Ranged', melee: 'Melee', magic: 'Magic' } satisfies Readonly<
      Record<Phase | 'escape', string>
    >,
    value: 'Value',
    damage: 'Damage',
    who: 'Who acts',
    results: RESULTS,
    /** By the figure's number. */
    attacks: (context: TextContext, figure: number) => `${names.card(context, figure)} attacks`,
    defends: (context: TextContext, figure: number) => `${names.card(context, figure)} defends`,
    flees: (context: TextContext, figure: number) => `${names.card(context, figure)} tries to escape`,
    /** The number that was needed. */
    needed: (n: number) => `Needed ${n}`,
    needs: (value: number, least: number | undefined) => {
      if (least === undefined) return `Value ${value}`;
      if (least <= 2) return `Value ${value}, can’t fail`;
      return least > 20 ? `Value ${value}, out of reach` : `Value ${value}, needs ${least}`;
    },
    /** The effect of a hit, in few words. */
    deals: (n: number) => (n === 0 ? 'Deals no damage' : `Deals ${counters(n, 'wound')}`),
    percent: (n: number) => `${n}%`,
    chance: (percent: number) => `${percent}%`,
    rollFor: (context: TextContext, figure: number) => `Roll for ${names.card(context, figure)}`,
    side: (context: TextContext, seat: Seat) => capital(`${whose(context, seat)} side`),
    usable: 'You may use',
    reward: 'Reward',
    life: 'Life',
    points: (n: number) => points(n),
    gold: (n: number) => gold(n),
    /** Maps and Legendary Items of a Challenge's reward. */
    maps: (n: number) => figures(n, 'map'),
    legendary: (n: number) => figures(n, 'Legendary Item'),
    keeps: 'Keep the card',
    before: 'Before combat',
    /** Skips further escape phases. */
    standToEnd: 'Fight to the end',
    askAgain: 'Ask me each round',
    /** Rolls all phases left in the round. */
    fightRound: 'Fight the whole round',
    askEachPhase: 'Ask me each phase',
    duel: (context: TextContext, seat: Seat, rival: Seat) =>
      `${nameOf(context, seat)} against ${nameOf(context, rival)}`,
    /** Below the offer to attack another Hero. */
    attackFor: 'For gold or a card',
    /** Skips another seat's fight. */
    skip: 'Skip this fight',
    /** Reopens a closed slip. */
    look: 'See the fight',
    /** The effect of a card. */
    thenChance: (percent: number) => `Then ${percent}%`,
    thenSure: 'Then it can’t fail',
    thenSum: (sum: number, need: number) => `Then ${sum} against ${need}`,
    thenDamage: (n: number) => (n === 0 ? 'Then no damage' : `Then ${counters(n, 'wound')}`),
    moreDamage: (n: number) => `Then ${n} more damage`,
  },

  /** Whole sentences in a combat. */
  blows: {
    roll: ({ dice: [one, other], added, need, result, harm, kind }: RollOutlook) => {
      const total = one + other + added.reduce((sum, n) => sum + n, 0);
      const more = added.length === 0 ? '' : `, plus ${list(added.map(String))},`;
      const end = harm > 0 ? `, ${countersOf(harm, kind)}` : '';
      return `${one} and ${other}${more} is ${total} against ${need}: ${RESULTS[result].toLowerCase()}${end}.`;
    },
    /** The label of a roll's bars: "72% to succeed." */
    throws: (percent: number) => `${percent}% to succeed.`,
    lastWound: 'A hit decides the fight.',
    ifFailed: (n: number, kind: Kind) => `A failure costs ${countersOf(n, kind)}.`,
    harmless: 'A failure costs nothing.',
    standing: 'You’re fighting to the end.',
    wholeRound: 'Rolling this round with the best chances.',
    /** The stakes of a fight of Heroes. */
    stakes: 'The winner may take all the loser’s gold, or one Item, Ally or Legendary Item.',
    onIsland: (context: TextContext) =>
      `No escape here. Cards keep coming until ${names.assif(context)} or the Hero falls.`,
    /** Damage under way. */
    damageFor: (context: TextContext, figure: number, n: number, kind: Kind) =>
      `${capital(countersOf(n, kind))} for ${names.card(context, figure)}.`,
    waiting: (context: TextContext, seat: Seat) =>
      `${subject(context, seat)} ${verb(context, seat, 'is', 'are')} fighting.`,
  },

  /** A drawn card. */
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
    } satisfies Readonly<Record<CardKind, string>>,
    decks: { green: 'Green', yellow: 'Yellow', sea: 'Sea', red: 'Red', silver: 'Silver' } satisfies Readonly<
      Record<Deck, string>
    >,
    close: 'Close',
    price: (n: number) => gold(n),
  },

  /** A trade between two players. */
  talk: {
    title: (context: TextContext, seat: Seat, rival: Seat) =>
      context.reader === rival ? `${nameOf(context, seat)} proposes` : `A proposal for ${nameOf(context, rival)}`,
    gives: (context: TextContext, seat: Seat) => `${subject(context, seat)} ${verb(context, seat, 'gives', 'give')}`,
    nothing: 'Nothing',
    goods: (context: TextContext, goods: Goods) => goodsOf(context, goods),
  },

  voyage: {
    title: (context: TextContext, captain: number) => `At sea with ${names.card(context, captain)}`,
    toll: 'Toll',
    /** Turns on an anchor that the Captain lasts without a fight. */
    endures: (turns: number) =>
      turns === 0 ? 'Won’t survive the next toll' : `Good for ${count(turns, 'more turn')} without a fight`,
    lane: (n: number) => `Sea lane ${n}`,
    maps: 'Maps',
    legendary: 'Legendary Items',
    more: 'More about the voyage',
    less: 'Less about the voyage',
    sets: (n: number) => (n === 0 ? 'No set yet' : figures(n, 'set')),
  },

  /** Whole sentences of the voyage's slip. */
  atSea: {
    toll: (isFull: boolean) =>
      isFull
        ? 'In your Experience Step on an anchor: one wound for the Captain.'
        : 'In your Experience Step on an anchor: one exhaustion for the Captain.',
    noToll: 'No toll this turn.',
    set: 'One map of each colour is a set. Spend it on a Legendary Item, or to reach the Island.',
    island: 'Start a turn on an anchor and spend a set: your Captain takes you there, then leaves.',
    placeWreck: (context: TextContext, seat: Seat) => `Choose the shore where ${nameOf(context, seat)} is washed up.`,
    placeHome: (context: TextContext, seat: Seat) => `Choose the town that ${nameOf(context, seat)} wakes up in.`,
  },
};
