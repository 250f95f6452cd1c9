import { describe, expect, test } from 'vitest';
import { cellOf, NONE } from '../../index.ts';
import {
  act,
  arranged,
  asked,
  can,
  card,
  choicesOf,
  face,
  hasCounter,
  hero,
  ids,
  type Position,
  position,
  told,
  townOf,
  where,
  why,
  world,
  wounds,
} from '../position.ts';

const SACK = 'theSackOfGarnott';
/** After an Event a Challenge comes. */
const drawn = (event: string, wanted: Position = {}) =>
  face(event, {
    ...wanted,
    chance: { green: ['youngCliffDrake'], yellow: ['manticore'], sea: ['giantCrab'], ...wanted.chance },
  });
const onSpace = (table: ReturnType<typeof face>, id: string): number => {
  const space = world.content.chart.eventSpaces.findIndex((each) => each.id === id);
  return table.state.tiles.indexOf(space) + 1;
};
const walkFrom = (at: string, wanted: Position = {}) =>
  arranged(position({ ...wanted, A: { at } }), (state) => {
    state.agenda.pop();
    state.walk = { dice: [0], ways: 1, entered: 0 };
    state.agenda.push({ do: 'walk' });
  });

describe('events', () => {
  test('an Event of lower rank only replenishes (ID-78, ID-72; example 21)', () => {
    const table = drawn('harvestFair', { event: SACK, empty: ['i8'] });
    expect([hasCounter(table, 'i8'), table.state.event]).toEqual([true, card(SACK)]);
    expect(table.state.stacks.every((stack) => stack.length === 0)).toBe(true);
    expect(ids(table.state.discards[0]!)).toEqual(['harvestFair']);
    expect(table.state.combat?.card).toBe(card('youngCliffDrake'));
  });

  test('one of the same rank replaces it; its tiles stay (ID-76, ID-77; example 22)', () => {
    const table = drawn('bountyOnMonsters', { event: SACK, tiles: { garnott: 6, R1: 1 } });
    expect([table.state.event, ids(table.state.discards[1]!)]).toEqual([card('bountyOnMonsters'), [SACK]]);
    expect([onSpace(table, 'garnott'), onSpace(table, 'R1')]).toEqual([6, 0]);
  });

  test('empty sunbursts get their counter back, other jewels stay as they are (ID-74, ID-75; example 23)', () => {
    const table = drawn('seasonOfStorms', { empty: ['i8', 'j8'], track: [['bogViper', 'g8']] });
    expect([hasCounter(table, 'i8'), hasCounter(table, 'j8'), hasCounter(table, 'g8')]).toEqual([true, false, true]);
    expect(table.state.trackAt[0]).toBe(cellOf('g8'));
    expect(told(table, 'replenished')).toEqual([{ fact: 'replenished', spaces: ['i8'] }]);
  });

  test('an Event without lasting text is in play all the same (ID-79, ID-78; example 140)', () => {
    const table = drawn('theShiftingCurrents');
    expect(['Y3', 'Y4', 'Y5'].map((id) => onSpace(table, id))).toEqual([3, 7, 8]);
    const next = drawn('harvestFair', { event: 'theShiftingCurrents' });
    expect(next.state.event).toBe(card('theShiftingCurrents'));
  });

  test('Harvest Fair adds a card to every town’s stack, ruins left out (ID-79)', () => {
    const table = drawn('harvestFair', { tiles: { garnott: 6 } });
    expect(table.state.stacks.map((stack) => stack.length)).toEqual([1, 1, 1, 1, 0, 1, 1, 1, 1]);
  });

  test('Omens test every Hero on land, the active one first (ID-79)', () => {
    const table = drawn('omensInTheSurf', {
      B: { at: 'k9' },
      C: { at: 'S4', captain: 'oldGilMarrow' },
      chance: { testDice: [2, 20], green: ['youngCliffDrake'] },
    });
    expect(told(table, 'tested').map(({ seat, passed }) => [seat, passed])).toEqual([
      [0, false],
      [1, true],
    ]);
    expect(wounds(table)).toEqual([0, 1]);
  });

  test('a Hero knocked out by another’s Event falls at once, and the turn goes on (ID-215; example 116)', () => {
    const table = drawn('omensInTheSurf', {
      B: { hero: 'corvinHalfLight', at: 'i9', wounds: 3, exhaustion: 4, gold: 6, items: ['witchblade'] },
      chance: { testDice: [20, 2, 20], green: ['youngCliffDrake'] },
    });
    expect([where(table, 1), hero(table, 1).gold, hero(table, 1).items, wounds(table, 1)]).toEqual([
      'k9',
      0,
      [],
      [0, 0],
    ]);
    expect([table.state.active, table.state.combat?.card]).toEqual([0, card('youngCliffDrake')]);
  });

  test('the active Hero’s fall comes after what the Event does to the others (ID-218)', () => {
    const table = drawn('omensInTheSurf', {
      A: { hero: 'corvinHalfLight', at: 'j8', wounds: 3, exhaustion: 4 },
      B: { hero: 'steelhorns', at: 'i9' },
      chance: { testDice: [2, 2, 20] },
    });
    expect(told(table, 'tested').map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect([where(table), wounds(table, 1), table.state.active]).toEqual(['k9', [0, 1], 1]);
  });
});

describe('event tiles', () => {
  test('a tile that lies with another face is taken up and turned (ID-82, ID-81, ID-89; example 27)', () => {
    const table = drawn('oldPilotsCharts', { tiles: { R1: 1, R2: 2, R3: 3 } });
    expect([onSpace(table, 'Y1'), onSpace(table, 'Y2'), onSpace(table, 'R1'), onSpace(table, 'R3')]).toEqual([
      1, 2, 0, 3,
    ]);
    expect(told(table, 'laneOpened').map(({ number }) => number)).toEqual([1, 2]);
    const forest = walkFrom('d3', { tiles: { R3: 3 } });
    expect(why(forest, { act: 'enter', to: 'c3' })).toMatchObject({ why: 'noDieFor', terrain: 'forest' });
  });

  test('the lowest numbered tile beside the board comes first (ID-82, ID-85; example 28)', () => {
    const table = drawn('theSeaComesIn', { tiles: { R4: 4, R5: 5 } });
    expect(['B1', 'B2', 'B3', 'B4'].map((id) => onSpace(table, id))).toEqual([7, 8, 4, 5]);
    expect(
      why(
        arranged(position({ A: { at: 'i13' }, tiles: { B1: 7 } }), () => {}),
        { act: 'step', to: 'j13' },
      ),
    ).toEqual({ why: 'flooded', space: 'j13' });
  });

  test('a Hero in the flood is put ashore by the player to the left (ID-86; example 29)', () => {
    const table = drawn('theSeaComesIn', { B: { at: 'j13' } });
    expect([asked(table), choicesOf(table, 'place', 'to')]).toEqual([2, ['j12', 'i13']]);
    expect(why(table, { act: 'place', to: 'k9' })).toEqual({ why: 'notAdjacentLand', space: 'k9' });
    act(table, { act: 'place', to: 'j12' });
    expect([where(table, 1), table.state.combat?.card]).toEqual(['j12', card('manticore')]);
  });

  test('Garnott in ruins has no stack, no Captains, and its lanes join (ID-87, ID-88; example 30)', () => {
    const table = drawn(SACK, {
      B: { at: 'garnott', captain: 'dorrinWake' },
      C: { at: 'S12', captain: 'madPetra' },
      stacks: { garnott: ['witchblade'] },
      captains: { garnott: ['oldGilMarrow'] },
    });
    const town = townOf('garnott');
    expect([table.state.stacks[town], table.state.captains[town], hero(table, 1).captain]).toEqual([[], [], NONE]);
    expect(ids(table.state.captainDeck.slice(0, 2).flat()).sort()).toEqual(['dorrinWake', 'oldGilMarrow']);
    const sailing = position({ A: { at: 'S12', captain: 'madPetra' }, tiles: { garnott: 6 } });
    expect(choicesOf(sailing, 'lane', 'to').sort()).toEqual(['S11', 'S13']);
    const plains = walkFrom('c15', { tiles: { garnott: 6 } });
    expect(can(plains, { act: 'enter', to: 'b15' })).toBe(true);
    expect(position({ from: 'market', A: { at: 'garnott' }, tiles: { garnott: 6 } }).state.active).toBe(1);
  });

  test('a lane that closes leaves the Hero on the anchor with the others (ID-89, ID-157; example 31)', () => {
    const open = position({ A: { at: 'S6', captain: 'dorrinWake' }, tiles: { Y1: 1 } });
    expect(choicesOf(open, 'lane', 'to')).toEqual(['S3', 'tarianor', 'S2']);
    const table = drawn('theShiftingCurrents', { A: { at: 'S6' }, tiles: { Y1: 1 } });
    expect([onSpace(table, 'Y1'), where(table)]).toEqual([0, 'S6']);
    expect(told(table, 'laneClosed')).toEqual([{ fact: 'laneClosed', number: 1 }]);
    const closed = position({ A: { at: 'S6', captain: 'dorrinWake' } });
    expect(choicesOf(closed, 'lane', 'to')).toEqual(['S3', 'tarianor']);
  });

  test('an event space is its printed terrain until a tile makes it plains (ID-80, ID-84; example 141)', () => {
    const before = walkFrom('d3');
    expect(why(before, { act: 'enter', to: 'c3' })).toEqual({ why: 'noDieFor', terrain: 'forest', dice: [1] });
    expect(can(walkFrom('d3', { tiles: { R1: 1 } }), { act: 'enter', to: 'c3' })).toBe(true);
  });

  test('a covered event space stays as it is (ID-83; example 142)', () => {
    const table = drawn('cindersOnTheWind', { tiles: { R1: 5 } });
    expect(['R1', 'R2', 'R3'].map((id) => onSpace(table, id))).toEqual([5, 1, 2]);
  });

  test('without a tile that has the face nothing is placed, and the ruins are never taken up (ID-83, ID-82)', () => {
    const table = drawn('theWarpedGodStirs', {
      tiles: { R1: 1, R2: 2, R3: 3, Y4: 7, Y5: 8, garnott: 6, B1: 4, B2: 5 },
    });
    // The sea tiles 4 and 5 go, then lie as plains; no third one is left.
    expect(['R4', 'R5', 'R6'].map((id) => onSpace(table, id))).toEqual([4, 5, 0]);
    expect(onSpace(table, 'garnott')).toBe(6);
  });
});
