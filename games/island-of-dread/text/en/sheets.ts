import { capital, figures, list, people, theyDo, whose } from '@skerry/speech/en';
import type { SheetWords } from '../sheets.ts';
import { ATTRIBUTE_NAMES, counters, DECK_NAMES, gold, LIMITED_NAMES, maps, names, PHASE_LABELS } from './grammar.ts';

export const sheets: SheetWords = {
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
    heroOf: (context, seat) => `${capital(whose(context, seat))} Hero`,
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
    },
    damage: (n) => `Damage ${n}`,
    strengths: (all) =>
      capital(all.map(({ phase, value, damage }) => `${PHASE_LABELS[phase]} ${value}, damage ${damage}`).join('; ')),
    goldOf: gold,
    pointsOf: (have, price) => `${have} of ${figures(price, 'point')}`,
    nextCounter: (price) => `The next counter costs ${figures(price, 'point')}`,
    trained: (n, counter) => `${ATTRIBUTE_NAMES[counter]}: ${figures(n, 'counter')}`,
    mapsOf: maps,
    room: { weapon: 'Room for a Weapon', armour: 'Room for Armour', ally: 'Room for an Ally' },
    within: (n, most) => `${n} of ${most}`,
    noCaptain: 'Hire one in a town to set sail',
    noTrophies: 'Trophies from the Island go here',
    noLegendary: 'Found with a set of maps',
    thing: (name, sort, isDown) => [name, sort, ...(isDown ? ['face down'] : [])].join(', '),
    useGroup: 'use',
    heroes: 'The Heroes',
    aside: { label: 'Heroes', hotkey: 'o' },
    adds: (n) => `+${n}`,
    forMaps: 'For a set of maps',
    experience: {
      title: 'Spend experience',
      remark: 'Each counter raises one value for the rest of the game.',
      label: 'Experience',
      hotkey: 'x',
    },
  },

  market: {
    stack: (context, town) => `Market of ${names.named(context, town)}`,
    remark: (cards, captains) =>
      `${capital(figures(cards, 'card'))} and ${figures(captains, 'Captain')} in the town’s stack`,
    goods: 'For sale',
    captains: 'Captains in port',
    shelves: {
      weapon: LIMITED_NAMES.weapon,
      armour: LIMITED_NAMES.armour,
      other: capital(LIMITED_NAMES.other),
      ally: LIMITED_NAMES.ally,
    },
    price: (n) => gold(n),
    sells: (n) => `Sells for ${gold(n)}`,
    yours: 'Yours',
    soldFor: 'Sells for half',
    hire: 'Hire',
    loan: 'On loan',
    loanHow: 'No rewards at sea',
    lookHow: 'Brings one more Captain',
    empty: 'The stack is empty',
    nothingToSell: 'Nothing to sell',
    noCaptains: 'No Captain in port',
    heal: (context, figure, wounds) => `Heal ${names.card(context, figure)}: ${figures(wounds, 'wound')}`,
    healFor: (price) => (price === 0 ? 'Free' : `${gold(price)} each`),
    left: (n) => `${gold(n)} left to spend`,
    aside: { label: 'The market', hotkey: 'm' },
  },

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
    decks: 'Decks',
    discarded: 'Discarded',
    faceUp: (cards) => `Face up on top: ${cards}`,
    noCards: 'No cards yet',
    deck: (deck, left, discarded) =>
      `${capital(DECK_NAMES[deck])}: ${figures(left, 'card')}, ${figures(discarded, 'discard')}`,
    pile: (what, left) =>
      what === 'market'
        ? `${capital(DECK_NAMES.market)}: ${figures(left, 'card')}`
        : `Captain deck: ${figures(left, 'card')}`,
    maps: (blue, green) => `${maps(blue, 'blue')} and ${maps(green, 'green')}`,
    mapPool: 'Maps still to be found',
    doom: (n, of) => `Doom: ${n} of ${of}`,
    places: (n, of) => `${n} of ${of}`,
    place: (n, name, space) => `Place ${n}: ${name}, ${space}`,
    freePlace: (n) => `Place ${n} is free`,
  },

  result: {
    experience: 'Experience, turn by turn',
    knockOuts: 'Knock-outs',
    voyages: 'Voyages',
    defeated: 'Challenges defeated',
    title: (context, winners) =>
      winners.length === 0
        ? `${names.assif(context)} is undefeated: nobody wins`
        : `${capital(people(context, winners))} ${theyDo(context, winners, 'defeats', 'defeat')} ${names.assif(context)}`,
    rounds: (n) => figures(n, 'round'),
    career: ({ name, counters: n, gold: has, knockOuts, voyages, defeated }) =>
      `${name}: ${list([
        figures(n, 'experience counter'),
        gold(has),
        `${figures(defeated, 'Challenge')} defeated`,
        figures(knockOuts, 'knock-out'),
        figures(voyages, 'voyage'),
      ])}.`,
  },
};
