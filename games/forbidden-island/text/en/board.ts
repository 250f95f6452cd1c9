import type { Seat } from '@skerry/engine';
import {
  capital,
  count,
  figures,
  list,
  nameOf,
  ordinal,
  people,
  subject,
  theyDo,
  verb,
  who,
  whose,
} from '@skerry/speech/en';
import type { Card, PileCard } from '../../content/cards.ts';
import type { Tile, Treasure, Water } from '../../content/tiles.ts';
import type { Action } from '../../rules/actions.ts';
import type { OfferKey } from '../board.ts';
import type { TextContext } from '../context.ts';
import { aCard, theTreasure } from './grammar.ts';
import { names } from './names.ts';

const STATES = ['dry', 'flooded', 'sunk'] as const;

/** What to do next with a button that was chosen, by its key. */
const how: { readonly [key: string]: string } = {
  lift: 'Choose who flies, then where.',
  sandbags: 'Choose a flooded tile to shore up.',
  move: 'Choose where to move.',
  fly: 'Choose where to fly.',
  guide: 'Choose whom to guide, then where.',
  shoreUp: 'Choose a flooded tile to shore up.',
  discard: 'Choose a card to discard.',
  swim: 'Choose where to swim.',
};

export const board = {
  names,
  /** What matters in a question, and in what is told. */
  stress: {
    asked: /(?:no|one|two|three) actions?|six cards|(?:flood|treasure) card/,
    told: new RegExp([...Object.values(names.treasures), names.cards['waters-rise'], 'mark \\d+'].join('|')),
  },
  /** A letter of each label, different for each. */
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
  } satisfies Readonly<Record<OfferKey, string>>,
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
  } satisfies Readonly<Record<Exclude<OfferKey, 'give' | 'capture'>, string>>,
  /** Kinds of actions in "Why not...?", in the order a player would ask. */
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
  } satisfies Readonly<Record<Action['act'], string>>,
  give: (name: string) => `Give to ${name}`,
  giveNobody: 'Give a card',
  captures: {
    earth: 'Capture the Stone',
    wind: 'Capture the Statue',
    fire: 'Capture the Crystal',
    water: 'Capture the Chalice',
  } satisfies Readonly<Record<Treasure, string>>,
  /** FI-103: the Pilot does not swim. */
  flyAway: 'Fly away',
  tiles: (n: number) => figures(n, 'tile'),
  cards: (n: number) => figures(n, 'card'),
  or: (items: readonly string[]) => list(items, 'or'),
  and: (items: readonly string[]) => list(items),
  confirmEnd: 'You haven’t used any of your three actions. End them anyway?',
  /** FI-79: a special card that is played while another takes their actions. */
  confirmSpecial: (context: TextContext, active: Seat, card: Card) =>
    `It’s ${whose(context, active)} turn. Play ${aCard(card)} now?`,
  confirmPass: (context: TextContext, drowning: Seat) =>
    `If nobody sends the helicopter, ${drowning === context.reader ? 'you drown' : `${nameOf(context, drowning)} drowns`} and the game is lost. Pass?`,

  /** Names that fit below a card in the hand. */
  shortCards: {
    ...names.cards,
    'helicopter-lift': 'Lift',
    sandbags: 'Bags',
    'waters-rise': 'Rise!',
  } satisfies Readonly<Record<PileCard, string>>,

  /** Below the title of the chart. */
  surveyed: (turn: number): readonly [string, string] => ['as surveyed', `on the ${ordinal(turn)} turn`],
  island: 'The island',
  water: (_: Tile, water: Water) => STATES[water],
  here: (context: TextContext, seats: readonly Seat[]) =>
    `${people(context, seats)} ${theyDo(context, seats, 'is', 'are')} here`,
  holds: (treasure: Treasure, captured: boolean) =>
    captured ? `${theTreasure(treasure)} was here` : `${theTreasure(treasure)} is here`,
  can: (actions: readonly string[]) => `You can: ${actions.join('; ')}`,
  nextFlood: 'among the next flood cards',
  /** FI-106, FI-113, FI-114: what sinks with a tile. */
  ifSunk: 'If this sinks, everyone loses.',
  ifSunkWith: (treasure: Treasure) => `If this sinks, ${theTreasure(treasure)} is lost, and so is the game.`,
  ifSunkUnder: (context: TextContext, seat: Seat) =>
    `If this sinks, ${who(context, seat)} ${verb(context, seat, 'drowns', 'drown')}, and everyone loses.`,
  /** The same on the chart: of the flooded tiles by name, or by their sign where there is little room. */
  anySinks: (tiles: readonly Tile[]) =>
    `If ${list(
      tiles.map((tile) => names.tiles[tile]),
      'or',
    )} sinks, everyone loses.`,
  skullSinks: 'If a tile with a coral skull sinks, everyone loses.',
  /** FI-116 */
  nextRise: `One more ${names.cards['waters-rise']} and everyone loses.`,
  /** Of the two where a treasure could be captured. */
  lastSite: 'one tile left',
  landing: 'the helicopter leaves from here',
  close: 'Close',
  who: 'Who goes?',
  /** What to do next with a special card that was chosen in the hand. */
  chooseTarget: (card: Card) =>
    card === 'sandbags' ? 'Choose a flooded tile to shore up.' : 'Choose a tile to fly to, then who goes.',
  noUse: 'You can’t use this card right now.',

  how,
  howGive: (name: string) => `Choose a card for ${name}.`,
  /** What to do where no place on the island is marked. */
  remarks: {
    discard: 'Choose a card in your hand.',
    window: 'Choose a special card in your hand, or pass.',
    specialLeft: 'You can still play a special card.',
  },
  treasures: 'Treasures',
  takenBy: (context: TextContext, seat: Seat) => `captured by ${who(context, seat)}`,
  inHands: (n: number) => (n === 0 ? 'no cards in hand' : `${figures(n, 'card')} in hand`),
  lost: 'lost forever',
  /** Where the water is, and how many flood cards that means; no cards at the skull. */
  level: (mark: number, cards: number) =>
    cards === 0
      ? 'The water is at the skull'
      : `The water is at mark ${mark} of 10: ${count(cards, 'flood card')} per turn`,
  perTurn: (cards: number) => `${cards} flood cards`,

  treasurePile: 'treasure',
  treasureDiscards: 'discards',
  floodPile: 'flood',
  floodDiscards: 'discards',
  /** The same as titles. */
  pileTitles: {
    treasurePile: 'Treasure draw pile',
    treasureDiscards: 'Treasure discard pile',
    floodPile: 'Flood draw pile',
    floodDiscards: 'Flood discard pile',
  } satisfies {
    readonly [P in 'treasurePile' | 'treasureDiscards' | 'floodPile' | 'floodDiscards']: string;
  },
  none: 'No cards.',
  unseen: 'The cards that are left, order unknown:',
  onTop: 'On top, drawn first, order unknown:',
  below: 'Below, order unknown:',
  heldBy: (context: TextContext, seat: Seat, card: string) =>
    seat === context.reader ? `${card} in your hand` : `${card} in ${nameOf(context, seat)}’s hand`,
  hand: (context: TextContext, seat: Seat, cards: readonly string[]) =>
    `${subject(context, seat)} ${verb(context, seat, 'has', 'have')} ${cards.length === 0 ? 'no cards' : list(cards)}.`,

  turns: (n: number) => figures(n, 'turn'),
  waterAt: (mark: number) => `water at mark ${mark} of 10`,

  headings: { island: 'The island', people: 'The adventurers', treasures: 'The treasures', water: 'The water' },
  row: (n: number, tiles: readonly string[]) => `Row ${n}: ${tiles.join('; ')}.`,
  treasureIs: (treasure: string, state: string) => `${treasure}: ${state}.`,
  place: (space: string, tile: string) => `${space} ${tile}`,
  person: (name: string, role: string, place: string) => `${name}, ${role}, is on ${place}.`,
  pileCounts: (treasure: number, flood: number) =>
    `${capital(count(treasure, 'treasure card'))} and ${count(flood, 'flood card')} are left to draw.`,

  hints: {
    tileNames: 'Show the names of tiles',
    onPhones: 'Over their pictures, on small screens',
    floodTop: 'Mark the tiles whose flood cards come next',
  },
};
