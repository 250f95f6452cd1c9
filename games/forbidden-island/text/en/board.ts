import { capital, count, figures, list, nameOf, ordinal, people, subject, theyDo, verb, who } from '@skerry/speech/en';
import type { BoardWords } from '../board.ts';
import { theTreasure } from './grammar.ts';
import { names } from './names.ts';

const STATES = ['dry', 'flooded', 'sunk'] as const;

export const board: BoardWords = {
  names,
  stress: {
    asked: /(?:no|one|two|three) actions?|six cards|(?:flood|treasure) card/,
    told: new RegExp([...Object.values(names.treasures), names.cards['waters-rise'], 'mark \\d+'].join('|')),
  },
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
    passTurn: 'Pass until next turn',
    pass: 'Pass',
    endActions: 'End actions',
  },
  kinds: {
    capture: 'Capture a treasure',
    give: 'Give a card',
    take: 'Take a card',
    shoreUp: 'Shore up',
    move: 'Move',
    fly: 'Fly',
    guide: 'Guide another pawn',
    lift: 'Helicopter Lift',
    sandbags: 'Sandbags',
    liftOff: 'Lift off',
    discard: 'Discard',
    swim: 'Swim',
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
  tiles: (n) => figures(n, 'tile'),
  cards: (n) => figures(n, 'card'),
  or: (items) => list(items, 'or'),
  and: (items) => list(items),
  confirmEnd: 'You haven’t used any of your three actions. End them anyway?',
  confirmPass: (context, drowning) =>
    `If nobody sends the helicopter, ${drowning === context.reader ? 'you drown' : `${nameOf(context, drowning)} drowns`} and the game is lost. Pass?`,

  shortCards: { ...names.cards, 'helicopter-lift': 'Lift', sandbags: 'Bags', 'waters-rise': 'Rise!' },

  surveyed: (turn) => ['as surveyed', `on the ${ordinal(turn)} turn`],
  island: 'The island',
  water: (_, water) => STATES[water],
  here: (context, seats) => `${people(context, seats)} ${theyDo(context, seats, 'is', 'are')} here`,
  holds: (treasure, captured) => (captured ? `${theTreasure(treasure)} was here` : `${theTreasure(treasure)} is here`),
  can: (actions) => `You can: ${actions.join('; ')}`,
  nextFlood: 'among the next flood cards',
  landing: 'the helicopter leaves from here',
  close: 'Close',
  who: 'Who goes?',
  chooseTarget: (card) =>
    card === 'sandbags' ? 'Choose a flooded tile to shore up.' : 'Choose a tile to fly to, then who goes.',
  noUse: 'You can’t use this card right now.',

  how: {
    lift: 'Choose who flies, then where.',
    sandbags: 'Choose a flooded tile to shore up.',
    move: 'Choose where to move.',
    fly: 'Choose where to fly.',
    guide: 'Choose whom to guide, then where.',
    shoreUp: 'Choose a flooded tile to shore up.',
    discard: 'Choose a card to discard.',
    swim: 'Choose where to swim.',
  },
  howGive: (name) => `Choose a card for ${name}.`,
  remarks: {
    discard: 'Choose a card in your hand.',
    window: 'Choose a special card in your hand, or pass.',
    specialLeft: 'You can still play a special card.',
  },
  treasures: 'Treasures',
  takenBy: (context, seat) => `captured by ${who(context, seat)}`,
  inHands: (n) => (n === 0 ? 'no cards in hand' : `${figures(n, 'card')} in hand`),
  lost: 'lost forever',
  level: (mark, cards) =>
    cards === 0
      ? 'The water is at the skull'
      : `The water is at mark ${mark} of 10: ${count(cards, 'flood card')} per turn`,
  perTurn: (cards) => `${cards} flood cards`,

  treasurePile: 'treasure',
  treasureDiscards: 'discards',
  floodPile: 'flood',
  floodDiscards: 'discards',
  pileTitles: {
    treasurePile: 'Treasure draw pile',
    treasureDiscards: 'Treasure discard pile',
    floodPile: 'Flood draw pile',
    floodDiscards: 'Flood discard pile',
  },
  none: 'No cards.',
  unseen: 'The cards that are left, order unknown:',
  onTop: 'On top, drawn first, order unknown:',
  below: 'Below, order unknown:',
  heldBy: (context, seat, card) =>
    seat === context.reader ? `${card} in your hand` : `${card} in ${nameOf(context, seat)}’s hand`,
  hand: (context, seat, cards) =>
    `${subject(context, seat)} ${verb(context, seat, 'has', 'have')} ${cards.length === 0 ? 'no cards' : list(cards)}.`,

  turns: (n) => figures(n, 'turn'),
  waterAt: (mark) => `water at mark ${mark} of 10`,

  headings: { island: 'The island', people: 'The adventurers', treasures: 'The treasures', water: 'The water' },
  row: (n, tiles) => `Row ${n}: ${tiles.join('; ')}.`,
  treasureIs: (treasure, state) => `${treasure}: ${state}.`,
  place: (space, tile) => `${space} ${tile}`,
  person: (name, role, place) => `${name}, ${role}, is on ${place}.`,
  pileCounts: (treasure, flood) =>
    `${capital(count(treasure, 'treasure card'))} and ${count(flood, 'flood card')} are left to draw.`,

  hints: { floodTop: 'Mark the tiles whose flood cards come next' },
};
