import type { BoardWords } from './board.ts';
import { capital, count, list, nameOf, number, people, subject, theTreasure, verb } from './english.ts';
import { names } from './names.en.ts';

const STATES = ['dry', 'flooded', 'sunk'] as const;

export const board: BoardWords = {
  names,
  hotkeys: {
    move: 'm',
    fly: 'f',
    guide: 'u',
    shoreUp: 's',
    give: 'g',
    take: 'k',
    capture: 'c',
    lift: 'l',
    sandbags: 'b',
    liftOff: 'o',
    discard: 'd',
    swim: 'w',
    passTurn: 't',
    pass: 'p',
    endActions: 'e',
  },
  labels: {
    move: 'Move',
    fly: 'Fly',
    guide: 'Guide',
    shoreUp: 'Shore up',
    take: 'Take',
    lift: 'Helicopter Lift',
    sandbags: 'Sandbags',
    liftOff: 'Lift off',
    discard: 'Discard',
    swim: 'Swim',
    passTurn: 'Pass this turn',
    pass: 'Pass',
    endActions: 'End actions',
  },
  give: (name) => `Give to ${name}`,
  giveNobody: 'Give a card',
  captures: {
    earth: 'Capture the Stone',
    wind: 'Capture the Statue',
    fire: 'Capture the Crystal',
    water: 'Capture the Chalice',
  },
  flyAway: 'Fly away',
  tiles: (n) => `${n} ${n === 1 ? 'tile' : 'tiles'}`,
  cards: (n) => `${n} ${n === 1 ? 'card' : 'cards'}`,
  or: (items) => list(items, 'or'),
  and: (items) => list(items),
  confirmEnd: 'You have used none of your three actions. End them all the same?',
  confirmPass: (telling, drowning) =>
    `If nobody sends the helicopter, ${drowning === telling.reader ? 'you drown' : `${nameOf(telling, drowning)} drowns`} and the game is lost. Pass?`,

  shortCards: { ...names.cards, 'helicopter-lift': 'Lift', sandbags: 'Bags', 'waters-rise': 'Rise!' },

  surveyed: (turn) => ['as surveyed', turn > 20 ? `on turn ${turn}` : `on the ${ORDINALS[turn - 1] ?? 'first'} turn`],
  island: 'The island',
  water: (_, water) => STATES[water],
  here: (telling, seats) => {
    const alone = seats.length === 1 && seats[0] !== telling.reader;
    return `${capital(people(telling, seats))} ${alone ? 'is' : 'are'} here`;
  },
  holds: (treasure, captured) =>
    captured ? `${theTreasure(treasure)} was here` : `${theTreasure(treasure)} lies here`,
  can: (actions) => `You can: ${actions.join('; ')}`,
  nextFlood: 'among the flood cards that come next',
  landing: 'the helicopter leaves from here',
  close: 'Close',
  who: 'Who goes?',
  touchTarget: (card) =>
    card === 'sandbags' ? 'Touch a flooded tile to shore it up.' : 'Touch the tile to fly to, then say who goes.',
  noUse: 'There is nothing to do with it now.',

  treasures: 'Treasures',
  takenBy: (telling, seat) => `taken by ${seat === telling.reader ? 'you' : nameOf(telling, seat)}`,
  inHands: (n) => `${n === 0 ? 'no' : n} ${n === 1 ? 'card' : 'cards'} in hands`,
  lost: 'lost for ever',
  level: (tick, cards) =>
    cards === 0 ? 'The water is at the skull' : `Water level ${tick} of 10: ${count(cards, 'flood card')} a turn`,
  perTurn: (cards) => `${cards} flood cards`,

  treasurePile: 'treasure',
  treasureDiscards: 'used',
  floodPile: 'flood',
  floodDiscards: 'drawn',
  pileTitles: {
    treasurePile: 'Treasure pile',
    treasureDiscards: 'Used treasure cards',
    floodPile: 'Flood pile',
    floodDiscards: 'Drawn flood cards',
  },
  none: 'No cards.',
  unseen: 'The cards that are left, in no order:',
  onTop: 'On top, to be drawn first, in no order:',
  below: 'Below, in no order:',
  hand: (telling, seat, cards) =>
    `${subject(telling, seat)} ${verb(telling, seat, 'holds', 'hold')} ${cards.length === 0 ? 'no cards' : list(cards)}.`,

  won: 'The team has won.',
  lostGame: 'The island has won.',
  turns: (n) => `${n} ${n === 1 ? 'turn' : 'turns'}`,
  waterAt: (tick) => `water at ${tick} of 10`,

  headings: { island: 'The island', people: 'The adventurers', treasures: 'The treasures', water: 'The water' },
  row: (n) => `Row ${n}`,
  place: (space, tile) => `${space} ${tile}`,
  person: (name, role, place) => `${name}, ${role}, is on ${place}.`,
  pileCounts: (treasure, flood) =>
    `${capital(number(treasure))} treasure ${treasure === 1 ? 'card' : 'cards'} and ${number(flood)} flood ${flood === 1 ? 'card' : 'cards'} are left to draw.`,

  hints: { floodTop: 'Mark the tiles whose flood cards come next' },
};

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
];
