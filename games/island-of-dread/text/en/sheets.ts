import type { Seat } from '@skerry/engine';
import { capital, figures, list, people, theyDo, whose } from '@skerry/speech/en';
import type { Attribute, Counter, Deck, Kind, Limited } from '../../content/vocabulary.ts';
import type { TextContext } from '../context.ts';
import type { Career, Sort, Strength } from '../sheets.ts';
import { ATTRIBUTE_NAMES, counters, DECK_NAMES, gold, LIMITED_NAMES, maps, names, PHASE_LABELS } from './grammar.ts';

export const sheets = {
  /** A seat's sheet. */
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
    /** A face-down card. */
    used: 'Face down: used',
    nothing: 'Nothing yet',
    noAbility: 'No special ability',
    suffered: (n: number, most: number, kind: Kind) => `${n} of ${counters(most, kind)}`,
    heroOf: (context: TextContext, seat: Seat) => `${capital(whose(context, seat))} Hero`,
    attributes: 'Attributes',
    raised: ATTRIBUTE_NAMES,
    sorts: {
      weapon: 'Weapon',
      armour: 'Armour',
      artefact: 'Artefact',
      rune: 'Rune',
      potion: 'Potion',
      ally: 'Ally',
      captain: 'Captain',
      legendary: 'Legendary',
      trophy: 'Trophy',
    } satisfies Readonly<Record<Sort, string>>,
    damage: (n: number) => `Damage ${n}`,
    strengths: (all: readonly Strength[]) =>
      capital(all.map(({ phase, value, damage }) => `${PHASE_LABELS[phase]} ${value}, damage ${damage}`).join('; ')),
    goldOf: gold,
    pointsOf: (have: number, price: number) =>
      have > price ? figures(have, 'point') : `${have} of ${figures(price, 'point')}`,
    nextCounter: (price: number) => `The next counter costs ${figures(price, 'point')}`,
    trained: (n: number, counter: Counter) => `${ATTRIBUTE_NAMES[counter]}: ${figures(n, 'counter')}`,
    mapsOf: maps,
    /** A skill's value: that of its attribute, and the Hero’s bonus. */
    skill: (attribute: Attribute, value: number, bonus: number) =>
      `A test is two dice plus ${value + bonus}: ${ATTRIBUTE_NAMES[attribute]} ${value} and ${bonus > 0 ? `a bonus of ${bonus}` : 'no bonus'}. Cards can add to it.`,
    /** An empty place for a kind of card. */
    room: { weapon: 'Room for a Weapon', armour: 'Room for Armour', ally: 'Room for an Ally' } satisfies Readonly<
      Record<Exclude<Limited, 'other'>, string>
    >,
    within: (n: number, most: number) => `${n} of ${most}`,
    noCaptain: 'Hire one in a town to set sail',
    noTrophies: 'Trophies from the Island go here',
    noLegendary: 'Found with a set of maps',
    thing: (name: string, sort: string, isDown: boolean) => [name, sort, ...(isDown ? ['face down'] : [])].join(', '),
    /** Before the cards that may be used now. */
    useGroup: 'use',
    heroes: 'The Heroes',
    /** The button that opens the sheets. */
    aside: { label: 'Heroes', hotkey: 'o' },
    /** A counter's effect: "+2". */
    adds: (n: number) => `+${n}`,
    /** A Legendary Item's price. */
    forMaps: 'For a set of maps',
    experience: {
      title: 'Spend experience',
      remark: 'Each counter raises one value for the rest of the game.',
      label: 'Experience',
      hotkey: 'x',
    },
  },

  market: {
    /** By the town's id. */
    stack: (context: TextContext, town: string) => `Market of ${names.named(context, town)}`,
    goods: 'For sale',
    captains: 'Captains in port',
    shelves: {
      weapon: LIMITED_NAMES.weapon,
      armour: LIMITED_NAMES.armour,
      other: capital(LIMITED_NAMES.other),
      ally: LIMITED_NAMES.ally,
    } satisfies Readonly<Record<Limited, string>>,
    price: (n: number) => gold(n),
    sells: (n: number) => `Sells for ${gold(n)}`,
    yours: 'Yours',
    soldFor: 'Sells for half',
    hire: 'Hire',
    loan: 'On loan',
    loanHow: 'No rewards at sea',
    /** The effect of looking. */
    lookHow: 'Brings one more Captain',
    empty: 'The stack is empty',
    /** Shown in the gap that a sold card leaves. */
    gone: 'Bought',
    sold: 'Sold',
    hired: 'Hired',
    healed: 'No wounds left',
    nothingToSell: 'Nothing to sell',
    noCaptains: 'No Captain in port',
    heal: (context: TextContext, figure: number, wounds: number) =>
      `Heal ${names.card(context, figure)}: ${figures(wounds, 'wound')}`,
    /** Beside the button that heals all affordable wounds. */
    healOne: '1 wound',
    healFor: (price: number) => (price === 0 ? 'Free' : gold(price)),
    left: (n: number) => `${gold(n)} left to spend`,
    aside: { label: 'The market', hotkey: 'm' },
  },

  /** Slips with one choice among several cards. */
  pick: {
    keepCaptain: 'Which Captain stays with you?',
    keepOne: 'Which Captain stays in town?',
    makeRoom: 'Too many of a kind: give one up',
    loseCostliest: 'Which of your most expensive cards is lost?',
    legendary: 'Choose a Legendary Item',
    aside: { label: 'The cards', hotkey: 'c' },
  },

  rails: {
    tab: 'Cards',
    undefeated: 'Undefeated',
    event: 'Event in play',
    noEvent: 'No Event in play',
    /** An Event's effect while it is in play. */
    inPlay: (context: TextContext, card: number) => {
      const text = names.cardText(context, card) ?? '';
      const [, lasts] = /In play: (.+)$/s.exec(text) ?? [];
      return lasts === undefined ? 'No lasting effect.' : capital(lasts);
    },
    /** Before the Challenge whose defeat wins the game. */
    toWin: 'Defeat to win',
    decks: 'Decks',
    discarded: 'Discarded',
    /** Face-up cards on a deck, topmost first. */
    faceUp: (cards: string) => `Face up on top: ${cards}`,
    noCards: 'No cards yet',
    deck: (deck: Deck, left: number, discarded: number) =>
      `${capital(DECK_NAMES[deck])}: ${figures(left, 'card')}, ${figures(discarded, 'discard')}`,
    /** The market deck and the Captains. */
    pile: (what: 'market' | 'captain', left: number) =>
      what === 'market'
        ? `${capital(DECK_NAMES.market)}: ${figures(left, 'card')}`
        : `Captain deck: ${figures(left, 'card')}`,
    maps: (blue: number, green: number) => `${maps(blue, 'blue')} and ${maps(green, 'green')}`,
    mapPool: 'Maps still to be found',
    doom: (n: number, of: number) => `Doom: ${n} of ${of}`,
    places: (n: number, of: number) => `${n} of ${of}`,
    place: (n: number, name: string, space: string) => `Place ${n}: ${name}, ${space}`,
    freePlace: (n: number) => `Place ${n} is free`,
  },

  /** The careers of the Heroes, at the end. */
  result: {
    experience: 'Experience, turn by turn',
    knockOuts: 'Knock-outs',
    voyages: 'Voyages',
    defeated: 'Challenges defeated',
    title: (context: TextContext, winners: readonly Seat[]) =>
      winners.length === 0
        ? `${names.assif(context)} is undefeated: nobody wins`
        : `${capital(people(context, winners))} ${theyDo(context, winners, 'defeats', 'defeat')} ${names.assif(context)}`,
    rounds: (n: number) => figures(n, 'round'),
    /** Read aloud: one Hero's part of the picture. */
    career: ({ name, counters: n, gold: has, knockOuts, voyages, defeated }: Career) =>
      `${name}: ${list([
        figures(n, 'experience counter'),
        gold(has),
        `${figures(defeated, 'Challenge')} defeated`,
        figures(knockOuts, 'knock-out'),
        figures(voyages, 'voyage'),
      ])}.`,
  },
};
