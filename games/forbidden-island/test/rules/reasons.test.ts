import type { EngineWhy, Seat } from '@skerry/engine';
import { expect, test } from 'vitest';
import { type Card, type Reason, TREASURES } from '../../index.ts';
import { act, type Position, position, type Table, why } from '../position.ts';

/** What is tried, by whom, in which position, and the arguments of the reason. */
interface Try {
  in: Position | (() => Table);
  seat?: Seat;
  try: object;
  with?: object;
}

type Whys = Reason['why'] | EngineWhy['why'];
type Tries<K extends Whys> = { readonly [W in K]: readonly Try[] };

const rows = (tries: { readonly [why: string]: readonly Try[] }) =>
  Object.entries(tries).flatMap(([key, list]) =>
    list.map((each) => ({ why: key, ...each, what: JSON.stringify(each.try) })),
  );

function refuse({ why: key, in: start, seat = 0, try: action, with: args }: Try & { why: string }) {
  const table = typeof start === 'function' ? start() : position(start);
  expect(why(table, seat, action)).toEqual({ why: key, ...args });
}

const FIVE: Card[] = ['earth', 'earth', 'wind', 'wind', 'fire'];

function lost(): Table {
  const table = position({ mark: 9, treasurePile: ['waters-rise', 'earth'] });
  act(table, 0, { act: 'endActions' });
  return table;
}

/** Seat 0 has ended its actions; seat 1 is asked in the window between the draws. */
function window(): Table {
  const table = position({ hands: [[], ['helicopter-lift']] });
  act(table, 0, { act: 'endActions' });
  return table;
}

/** Seat 0 holds six cards. */
function full(): Table {
  const table = position({ hands: [FIVE], treasurePile: ['water', 'water'] });
  act(table, 0, { act: 'endActions' });
  return table;
}

/** c3 has sunk under the pawns of seats 0 and 1; seat 0 swims first. */
function sunk(wanted: Position = {}): Table {
  const table = position({ at: ['c3', 'c3', 'f4'], flooded: ['c3'], floodPile: ['c3', 'a3'], ...wanted });
  act(table, 0, { act: 'endActions' });
  return table;
}

/** d6 has sunk under seat 0, which cannot swim; seat 1 is asked for its Helicopter Lift. */
function drowning(): Table {
  const table = position({
    at: ['d6', 'f4'],
    flooded: ['d6'],
    missing: ['c6', 'd5'],
    floodPile: ['d6', 'a3'],
    hands: [[], ['helicopter-lift']],
  });
  act(table, 0, { act: 'endActions' });
  act(table, 1, { act: 'pass', until: 'turn' });
  return table;
}

const ANYTHING = {
  gameOver: [{ in: lost, try: { act: 'endActions' } }],
  noSeat: [
    { in: {}, seat: 2, try: { act: 'endActions' } },
    { in: {}, seat: -1, try: { act: 'endActions' } },
  ],
  unknownAction: [
    { in: {}, try: { act: 'dance' } },
    { in: {}, try: { act: 'move' } },
    { in: {}, try: { act: 'move', to: 'c3', quickly: true } },
    { in: {}, try: { act: 'move', to: 'z9' } },
    { in: {}, try: { act: 'give', card: 'waters-rise', to: 1 } },
    { in: {}, try: { act: 'give', card: 'fire', to: 2 } },
  ],
} satisfies Tries<'gameOver' | 'noSeat' | 'unknownAction'>;

test.each(rows(ANYTHING))('$why: $what (FI-1, FI-121)', refuse);

const NOT_NOW = {
  notYourTurn: [
    { in: {}, seat: 1, try: { act: 'move', to: 'd2' }, with: { whose: 0 } },
    { in: { active: 1 }, seat: 0, try: { act: 'shoreUp', tiles: ['c3'] }, with: { whose: 1 } },
    { in: window, seat: 1, try: { act: 'move', to: 'd2' }, with: { whose: 0 } },
    { in: {}, seat: 1, try: { act: 'take', card: 'fire', from: 0 }, with: { whose: 0 } },
  ],
  onlyActiveEnds: [{ in: {}, seat: 1, try: { act: 'endActions' }, with: { whose: 0 } }],
  noActionsLeft: [
    { in: { left: 0 }, try: { act: 'move', to: 'd2' } },
    { in: { left: 0, at: ['c3'], flooded: ['c3'] }, try: { act: 'shoreUp', tiles: ['c3'] } },
    { in: { left: 0, at: ['c3', 'c3'], hands: [['fire']] }, try: { act: 'give', card: 'fire', to: 1 } },
    {
      in: { left: 0, at: ['e3'], hands: [['fire', 'fire', 'fire', 'fire']] },
      try: { act: 'capture', treasure: 'fire' },
    },
    { in: { left: 0, adventurers: ['pilot', 'diver'] }, try: { act: 'fly', to: 'd6' } },
    { in: { left: 0, adventurers: ['navigator', 'diver'] }, try: { act: 'guide', pawn: 1, to: 'c2' } },
  ],
  actionsOver: [
    { in: window, try: { act: 'move', to: 'd2' } },
    { in: window, try: { act: 'endActions' } },
  ],
  mustDiscardFirst: [
    { in: full, seat: 1, try: { act: 'move', to: 'd2' }, with: { seat: 0 } },
    { in: full, seat: 1, try: { act: 'endActions' }, with: { seat: 0 } },
  ],
  mustDiscard: [
    { in: full, try: { act: 'move', to: 'd2' } },
    { in: full, try: { act: 'endActions' } },
    { in: full, try: { act: 'pass', until: 'window' } },
  ],
  mustSwimFirst: [
    { in: sunk, seat: 1, try: { act: 'move', to: 'd2' }, with: { seat: 0 } },
    { in: drowning, seat: 1, try: { act: 'endActions' }, with: { seat: 0 } },
  ],
  mustSwim: [
    { in: sunk, try: { act: 'move', to: 'c2' } },
    { in: drowning, try: { act: 'move', to: 'e5' } },
    { in: sunk, try: { act: 'pass', until: 'turn' } },
  ],
} satisfies Tries<
  | 'notYourTurn'
  | 'onlyActiveEnds'
  | 'noActionsLeft'
  | 'actionsOver'
  | 'mustDiscardFirst'
  | 'mustDiscard'
  | 'mustSwimFirst'
  | 'mustSwim'
>;

test.each(rows(NOT_NOW))('$why: $what (FI-16 to FI-21, FI-75, FI-98)', refuse);

const PLACES = {
  alreadyThere: [
    { in: { at: ['c3'] }, try: { act: 'move', to: 'c3' } },
    { in: { at: ['c3'], adventurers: ['diver', 'pilot'] }, try: { act: 'move', to: 'c3' } },
    { in: { at: ['c3'], adventurers: ['pilot', 'diver'] }, try: { act: 'fly', to: 'c3' } },
  ],
  openSea: [
    { in: { at: ['c1'] }, try: { act: 'move', to: 'b1' } },
    { in: { adventurers: ['pilot', 'diver'] }, try: { act: 'fly', to: 'a1' } },
    { in: { adventurers: ['navigator', 'diver'] }, try: { act: 'guide', pawn: 1, to: 'a1' } },
    { in: {}, try: { act: 'shoreUp', tiles: ['a1'] } },
    { in: { flooded: ['c3'], hands: [['sandbags']] }, try: { act: 'sandbags', on: 'a1' } },
    { in: { hands: [['helicopter-lift']] }, try: { act: 'lift', pawns: [0], to: 'a1' } },
    { in: sunk, try: { act: 'swim', to: 'a1' } },
  ],
  tileMissing: [
    { in: { at: ['c3'], missing: ['c2'] }, try: { act: 'move', to: 'c2' }, with: { tile: 'gold-gate' } },
    {
      in: { adventurers: ['pilot', 'diver'], missing: ['c2'] },
      try: { act: 'fly', to: 'c2' },
      with: { tile: 'gold-gate' },
    },
    {
      in: { adventurers: ['navigator', 'diver'], at: ['c3', 'c1'], missing: ['c2'] },
      try: { act: 'guide', pawn: 1, to: 'c2' },
      with: { tile: 'gold-gate' },
    },
    { in: { at: ['c3'], missing: ['c2'] }, try: { act: 'shoreUp', tiles: ['c2'] }, with: { tile: 'gold-gate' } },
    {
      in: { flooded: ['c3'], missing: ['c2'], hands: [['sandbags']] },
      try: { act: 'sandbags', on: 'c2' },
      with: { tile: 'gold-gate' },
    },
    {
      in: { missing: ['c2'], hands: [['helicopter-lift']] },
      try: { act: 'lift', pawns: [0], to: 'c2' },
      with: { tile: 'gold-gate' },
    },
    { in: () => sunk({ missing: ['c2'] }), try: { act: 'swim', to: 'c2' }, with: { tile: 'gold-gate' } },
  ],
  notAdjacent: [
    { in: { at: ['c3'] }, try: { act: 'move', to: 'f3' }, with: { tile: 'cave-of-shadows' } },
    {
      in: { adventurers: ['explorer', 'diver'], at: ['c3'] },
      try: { act: 'move', to: 'c5' },
      with: { tile: 'misty-marsh' },
    },
    { in: sunk, try: { act: 'swim', to: 'f3' }, with: { tile: 'cave-of-shadows' } },
  ],
  onlyDiagonal: [
    { in: { at: ['c3'] }, try: { act: 'move', to: 'd4' }, with: { tile: 'cliffs-of-abandon' } },
    {
      in: { at: ['c3'], flooded: ['d4'] },
      try: { act: 'shoreUp', tiles: ['d4'] },
      with: { tile: 'cliffs-of-abandon' },
    },
    { in: sunk, try: { act: 'swim', to: 'd4' }, with: { tile: 'cliffs-of-abandon' } },
  ],
} satisfies Tries<'alreadyThere' | 'openSea' | 'tileMissing' | 'notAdjacent' | 'onlyDiagonal'>;

test.each(rows(PLACES))('$why: $what (FI-4, FI-22 to FI-27, FI-36, FI-42 to FI-44, FI-88, FI-99 to FI-101)', refuse);

const MOVES = {
  noDive: [
    {
      in: { adventurers: ['diver', 'pilot'], at: ['c3'] },
      try: { act: 'move', to: 'd4' },
      with: { tile: 'cliffs-of-abandon' },
    },
  ],
  cannotStopOnMissing: [
    {
      in: { adventurers: ['diver', 'pilot'], at: ['c3'], missing: ['c2'] },
      try: { act: 'move', to: 'c2' },
      with: { tile: 'gold-gate' },
    },
  ],
  onlyPilotFlies: [{ in: {}, try: { act: 'fly', to: 'd6' } }],
  alreadyFlown: [
    {
      in: () => {
        const table = position({ adventurers: ['pilot', 'diver'] });
        act(table, 0, { act: 'fly', to: 'd6' });
        return table;
      },
      try: { act: 'fly', to: 'c6' },
    },
  ],
  onlyNavigatorGuides: [{ in: {}, try: { act: 'guide', pawn: 1, to: 'd2' } }],
  notYourOwnPawn: [{ in: { adventurers: ['navigator', 'diver'] }, try: { act: 'guide', pawn: 0, to: 'b2' } }],
  pawnAlreadyThere: [
    {
      in: { adventurers: ['navigator', 'diver'], at: ['c3', 'c4'] },
      try: { act: 'guide', pawn: 1, to: 'c4' },
      with: { seat: 1 },
    },
  ],
  moreThanTwoSteps: [
    {
      in: { adventurers: ['navigator', 'engineer'], at: ['c3', 'c1'] },
      try: { act: 'guide', pawn: 1, to: 'c4' },
      with: { tile: 'breakers-bridge' },
    },
    {
      in: { adventurers: ['navigator', 'diver'], at: ['c3', 'c1'] },
      try: { act: 'guide', pawn: 1, to: 'c4' },
      with: { tile: 'breakers-bridge' },
    },
    {
      in: { adventurers: ['navigator', 'explorer'], at: ['c3', 'c1'] },
      try: { act: 'guide', pawn: 1, to: 'c4' },
      with: { tile: 'breakers-bridge' },
    },
  ],
  missingInTheWay: [
    {
      in: { adventurers: ['navigator', 'engineer'], at: ['c3', 'c1'], missing: ['c2'] },
      try: { act: 'guide', pawn: 1, to: 'b2' },
      with: { tile: 'copper-gate' },
    },
    {
      in: { adventurers: ['navigator', 'pilot'], at: ['c3', 'c1'], missing: ['c2'] },
      try: { act: 'guide', pawn: 1, to: 'b2' },
      with: { tile: 'copper-gate' },
    },
  ],
  pilotDoesNotFly: [
    { in: { adventurers: ['navigator', 'pilot'], at: ['c3', 'c1'] }, try: { act: 'guide', pawn: 1, to: 'd6' } },
  ],
  diverDivesOne: [
    {
      in: { adventurers: ['navigator', 'diver'], at: ['c3', 'c1'], missing: ['c2', 'd2'] },
      try: { act: 'guide', pawn: 1, to: 'e2' },
    },
  ],
} satisfies Tries<
  | 'noDive'
  | 'cannotStopOnMissing'
  | 'onlyPilotFlies'
  | 'alreadyFlown'
  | 'onlyNavigatorGuides'
  | 'notYourOwnPawn'
  | 'pawnAlreadyThere'
  | 'moreThanTwoSteps'
  | 'missingInTheWay'
  | 'pilotDoesNotFly'
  | 'diverDivesOne'
>;

test.each(rows(MOVES))('$why: $what (FI-27 to FI-41)', refuse);

const ACTIONS = {
  notFlooded: [
    { in: { at: ['c3'] }, try: { act: 'shoreUp', tiles: ['c3'] }, with: { tile: 'howling-garden' } },
    {
      in: { flooded: ['c3'], hands: [['sandbags']] },
      try: { act: 'sandbags', on: 'd6' },
      with: { tile: 'watchtower' },
    },
  ],
  outOfReach: [
    { in: { at: ['c3'], flooded: ['d6'] }, try: { act: 'shoreUp', tiles: ['d6'] }, with: { tile: 'watchtower' } },
  ],
  onlyEngineerTakesTwo: [
    {
      in: { adventurers: ['explorer', 'pilot'], at: ['c3'], flooded: ['b2', 'c3'] },
      try: { act: 'shoreUp', tiles: ['b2', 'c3'] },
    },
  ],
  nameTwoDifferent: [
    { in: { at: ['c3'], flooded: ['c3'] }, try: { act: 'shoreUp', tiles: ['c3', 'c3'] } },
    { in: { at: ['c3'], flooded: ['c2', 'c3', 'c4'] }, try: { act: 'shoreUp', tiles: ['c2', 'c3', 'c4'] } },
    { in: { at: ['c3'], flooded: ['c3'] }, try: { act: 'shoreUp', tiles: [] } },
  ],
  notOnSameTile: [
    {
      in: { at: ['c3', 'd6'], hands: [['fire']] },
      try: { act: 'give', card: 'fire', to: 1 },
      with: { seat: 1, tile: 'watchtower' },
    },
  ],
  specialNotGiven: [
    {
      in: { at: ['c3', 'c3'], hands: [['sandbags']] },
      try: { act: 'give', card: 'sandbags', to: 1 },
      with: { card: 'sandbags' },
    },
  ],
  cardNotHeld: [
    { in: { at: ['c3', 'c3'] }, try: { act: 'give', card: 'fire', to: 1 }, with: { card: 'fire' } },
    { in: full, try: { act: 'discard', card: 'sandbags' }, with: { card: 'sandbags' } },
  ],
  notToYourself: [{ in: { hands: [['fire']] }, try: { act: 'give', card: 'fire', to: 0 } }],
  cardsNotTaken: [{ in: { at: ['c3', 'c3'], hands: [[], ['fire']] }, try: { act: 'take', card: 'fire', from: 1 } }],
  noTreasureHere: [
    {
      in: { at: ['d6'], hands: [['fire', 'fire', 'fire', 'fire']] },
      try: { act: 'capture', treasure: 'fire' },
      with: { tile: 'watchtower' },
    },
  ],
  alreadyCaptured: [
    { in: { at: ['e3'], captured: ['fire'] }, try: { act: 'capture', treasure: 'fire' }, with: { treasure: 'fire' } },
  ],
  tooFewCards: [
    { in: { at: ['e3'] }, try: { act: 'capture', treasure: 'fire' }, with: { have: 0, treasure: 'fire' } },
    {
      in: { at: ['e3'], hands: [['fire', 'fire', 'fire', 'water']] },
      try: { act: 'capture', treasure: 'fire' },
      with: { have: 3, treasure: 'fire' },
    },
  ],
  cardsForAnotherTile: [
    {
      in: { at: ['a3'], hands: [['wind', 'wind', 'wind', 'wind']] },
      try: { act: 'capture', treasure: 'wind' },
      with: { treasure: 'wind', tiles: ['howling-garden', 'whispering-garden'] },
    },
  ],
} satisfies Tries<
  | 'notFlooded'
  | 'outOfReach'
  | 'onlyEngineerTakesTwo'
  | 'nameTwoDifferent'
  | 'notOnSameTile'
  | 'specialNotGiven'
  | 'cardNotHeld'
  | 'notToYourself'
  | 'cardsNotTaken'
  | 'noTreasureHere'
  | 'alreadyCaptured'
  | 'tooFewCards'
  | 'cardsForAnotherTile'
>;

test.each(rows(ACTIONS))('$why: $what (FI-42 to FI-56, FI-71)', refuse);

const SPECIAL_CARDS = {
  noSandbags: [{ in: { flooded: ['c3'] }, try: { act: 'sandbags', on: 'c3' } }],
  nothingFlooded: [{ in: { hands: [['sandbags']] }, try: { act: 'sandbags', on: 'c3' } }],
  noLift: [
    { in: {}, try: { act: 'lift', pawns: [0], to: 'c3' } },
    { in: { at: ['c1', 'c1'], captured: TREASURES }, try: { act: 'liftOff' } },
  ],
  namePawn: [
    { in: { hands: [['helicopter-lift']] }, try: { act: 'lift', pawns: [], to: 'c3' } },
    { in: { hands: [['helicopter-lift']] }, try: { act: 'lift', pawns: [0, 0], to: 'c3' } },
  ],
  pawnsApart: [
    { in: { at: ['c3', 'c4'], hands: [['helicopter-lift']] }, try: { act: 'lift', pawns: [0, 1], to: 'd6' } },
  ],
  pawnsAlreadyThere: [
    { in: { at: ['c3', 'c3'], hands: [['helicopter-lift']] }, try: { act: 'lift', pawns: [0, 1], to: 'c3' } },
  ],
  treasuresMissing: [
    {
      in: { at: ['c1', 'c1'], captured: ['wind', 'fire'], hands: [['helicopter-lift']] },
      try: { act: 'liftOff' },
      with: { treasures: ['earth', 'water'] },
    },
  ],
  notAllOnLanding: [
    {
      in: { at: ['c1', 'd6'], captured: TREASURES, hands: [['helicopter-lift']] },
      try: { act: 'liftOff' },
      with: { seats: [1] },
    },
  ],
  nothingToPass: [
    { in: {}, try: { act: 'pass', until: 'window' } },
    { in: window, seat: 0, try: { act: 'pass', until: 'turn' } },
    { in: full, seat: 1, try: { act: 'pass', until: 'window' } },
  ],
} satisfies Tries<
  | 'noSandbags'
  | 'nothingFlooded'
  | 'noLift'
  | 'namePawn'
  | 'pawnsApart'
  | 'pawnsAlreadyThere'
  | 'treasuresMissing'
  | 'notAllOnLanding'
  | 'nothingToPass'
>;

test.each(rows(SPECIAL_CARDS))('$why: $what (FI-82 to FI-89, FI-109 to FI-112)', refuse);

const DUTIES = {
  handWithinLimit: [{ in: { hands: [FIVE] }, try: { act: 'discard', card: 'fire' } }],
  anotherMustDiscard: [{ in: full, seat: 1, try: { act: 'discard', card: 'fire' }, with: { seat: 0 } }],
  pawnSafe: [
    { in: { at: ['c3'] }, try: { act: 'swim', to: 'c4' } },
    { in: () => sunk({ adventurers: ['engineer', 'diver', 'pilot'] }), seat: 2, try: { act: 'swim', to: 'c4' } },
  ],
  nearerTile: [
    { in: () => sunk({ adventurers: ['diver', 'pilot'] }), try: { act: 'swim', to: 'a3' }, with: { steps: 1 } },
    {
      in: () => sunk({ adventurers: ['diver', 'pilot'], missing: ['b3', 'c2', 'c4', 'd3'], captured: ['wind'] }),
      try: { act: 'swim', to: 'f3' },
      with: { steps: 2 },
    },
  ],
  anotherSwimsFirst: [{ in: sunk, seat: 1, try: { act: 'swim', to: 'c4' }, with: { seat: 0 } }],
} satisfies Tries<'handWithinLimit' | 'anotherMustDiscard' | 'pawnSafe' | 'nearerTile' | 'anotherSwimsFirst'>;

test.each(rows(DUTIES))('$why: $what (FI-70 to FI-76, FI-99 to FI-104)', refuse);

/** A reason that no line above states does not compile. */
({ ...ANYTHING, ...NOT_NOW, ...PLACES, ...MOVES, ...ACTIONS, ...SPECIAL_CARDS, ...DUTIES }) satisfies Tries<Whys>;
