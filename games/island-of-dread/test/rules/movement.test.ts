import { describe, expect, test } from 'vitest';
import {
  act,
  arranged,
  can,
  card,
  choicesOf,
  face,
  fate,
  hero,
  now,
  offers,
  type Position,
  position,
  told,
  tried,
  where,
  why,
  world,
  wounds,
} from '../position.ts';

/** A has rolled these faces. */
const rolled = (faces: readonly number[], wanted: Position = {}) => {
  const table = position({ ...wanted, chance: { moveDice: [...faces] } });
  act(table, 'roll');
  return table;
};
/** A walks with these dice, however many there would be. */
const walking = (faces: readonly number[], at: string, wanted: Position = {}) => {
  const table = position({ ...wanted, A: { at, ...wanted.A }, empty: [at] });
  return arranged(table, (state) => {
    state.agenda.pop();
    state.walk = { dice: faces.map((face) => face - 1), ways: 1, entered: 0 };
    state.agenda.push({ do: 'walk' });
  });
};
const enter = (to: string) => ({ act: 'enter', to }) as const;

describe('dice', () => {
  test('five mountains do not leave Dallak by road (ID-52; example 5)', () => {
    const table = rolled([6, 6, 6, 6, 6]);
    expect(why(table, enter('j9'))).toEqual({ why: 'noDieFor', terrain: 'road', dice: [6, 6, 6, 6, 6] });
    expect(offers(table)).toEqual([{ act: 'halt' }]);
    expect(tried(table)).toContainEqual({ act: 'enter', to: 'j9' });
    act(table, 'halt');
    expect(where(table)).toBe('k9');
  });

  test('a space is entered if all spaces fit different dice (ID-52, ID-53; example 6)', () => {
    const table = rolled([1, 2, 6, 6, 6]);
    act(table, enter('j9'), enter('i9'));
    expect(can(table, enter('j8'))).toBe(true);
    expect(why(table, enter('i8'))).toMatchObject({ why: 'noDieFor', terrain: 'plains' });
  });

  test('no die is named: plains by the 5 leaves the 1 for hills (ID-53; example 7)', () => {
    const table = walking([5, 1], 'i9');
    act(table, enter('i8'));
    expect(can(table, enter('i7'))).toBe(true);
    act(table, enter('i7'));
    expect(where(table)).toBe('i7');
  });

  test('a town is entered with any die (ID-54; example 8)', () => {
    const table = walking([6], 'j9');
    act(table, enter('k9'));
    expect(where(table)).toBe('k9');
  });

  test('a counter on the Hero or an Ally costs a die, unless it goes before moving (ID-48, ID-46; example 9)', () => {
    const dice = (wanted: Position, ...plays: Parameters<typeof act>[1][]) => {
      const table = position(wanted);
      for (const play of plays) act(table, play);
      return told(act(table, 'roll'), 'moveRolled')[0]!.faces.length;
    };
    expect(dice({})).toBe(5);
    expect(dice({ A: { wounds: 1 } })).toBe(4);
    expect(
      dice({
        A: { allies: ['docksideBrawler'], allyExhaustion: [1] },
      }),
    ).toBe(4);
    expect(dice({ A: { wounds: 1, items: ['healingAmulet'] } }, { act: 'use', card: 'healingAmulet' })).toBe(5);
  });

  test('Events and Runes change the number afterwards, within 0 and 5 (ID-49; example 11)', () => {
    const table = position({ event: 'theSeaComesIn', A: { at: 'j12', wounds: 1, items: ['runeOfHaste'] } });
    act(table, { act: 'use', card: 'runeOfHaste' });
    expect(told(act(table, 'roll'), 'moveRolled')[0]!.faces).toHaveLength(4);
    const whole = position({ A: { items: ['runeOfHaste'] } });
    expect(why(whole, { act: 'use', card: 'runeOfHaste' })).toEqual({ why: 'noEffect' });
  });

  test('five dice for the next roll wait for it (ID-63; example 12)', () => {
    const singer = face('balladSingerOnTheRoad', { chance: { testDice: [20], green: ['youngCliffDrake'] } });
    expect(hero(singer).promisedDice).toBe(5);
    const table = position({ A: { at: 'i9', wounds: 2, promisedDice: 5 } });
    act(table, { act: 'step', to: 'h9' });
    expect(hero(table).promisedDice).toBe(5);
    const next = position({ A: { at: 'h9', wounds: 2, promisedDice: 5 } });
    expect(told(act(next, 'roll'), 'moveRolled')[0]!.faces).toHaveLength(5);
    expect(hero(next).promisedDice).toBe(0);
    const storm = position({ event: 'theSeaComesIn', A: { at: 'j12', promisedDice: 5 } });
    expect(told(act(storm, 'roll'), 'moveRolled')[0]!.faces).toHaveLength(4);
  });

  test('Sereth enters a river with any die (ID-55; example 14)', () => {
    const at = 'h5';
    expect(can(walking([6], at, { A: { hero: 'serethOfTheFoam' } }), enter('g5'))).toBe(true);
    expect(why(walking([6], at, { A: { hero: 'corvinHalfLight' } }), enter('g5'))).toMatchObject({
      why: 'noDieFor',
      terrain: 'river',
    });
  });

  test('dice are marked one by one, then all marked are rolled once; each card once a turn (ID-62, ID-29; example 18)', () => {
    const table = rolled([6, 6, 6, 1, 2], { A: { hero: 'ysoldeKestrel', items: ['wayfarersBoots'] } });
    expect(now(table)).toBe('rerollAsk');
    act(table, { act: 'use', card: 'ysoldeKestrel' });
    expect(why(table, 'rollAgain')).toEqual({ why: 'noDieMarked' });
    expect(why(table, { act: 'mark', face: 5 })).toEqual({ why: 'noSuchFace' });
    fate(table, { moveDice: [3, 4] });
    act(table, { act: 'mark', face: 6 }, { act: 'mark', face: 6 }, 'rollAgain');
    expect(table.state.walk!.dice).toEqual([2, 3, 5, 0, 1]);
    expect(why(table, { act: 'use', card: 'ysoldeKestrel' })).toEqual({ why: 'oncePerTurn' });
    fate(table, { moveDice: [1] });
    act(table, { act: 'use', card: 'wayfarersBoots' }, { act: 'mark', face: 6 }, 'rollAgain');
    expect([table.state.walk!.dice, now(table)]).toEqual([[2, 3, 0, 0, 1], 'walk']);
    const kept = rolled([1, 1, 1, 1, 1], { A: { hero: 'ysoldeKestrel' } });
    act(kept, 'keepDice');
    expect(now(kept)).toBe('walk');
  });

  test('the Hero may stop, and unspent dice are lost (ID-52)', () => {
    const table = rolled([1, 1, 1, 1, 1], { A: { at: 'i9' } });
    act(table, enter('h9'), 'halt');
    expect([where(table), table.state.walk, table.state.active]).toEqual(['h9', null, 1]);
  });

  test('passing other Heroes and counters is free (ID-57; example 138)', () => {
    const table = walking([6, 1], 'j9', { B: { at: 'j8' }, chance: { green: ['youngCliffDrake'] } });
    const facts = act(table, enter('j8'), enter('i8'));
    expect(told(facts, 'cardDrawn').map((fact) => fact.deck)).toEqual(['green']);
    expect(where(table)).toBe('i8');
    expect(told(facts, 'moved')).toHaveLength(2);
  });
});

describe('rest', () => {
  test('each die below four removes one exhaustion, by choice (ID-50, ID-51; example 10)', () => {
    const table = position({
      A: { exhaustion: 2, allies: ['tolanTheMercenary'], allyExhaustion: [1] },
    });
    expect(why(table, { act: 'rest', n: 4 })).toEqual({ why: 'nothingToRest', exhaustion: 3 });
    act(table, { act: 'rest', n: 3 });
    expect(choicesOf(table, 'relieve', 'figure')).toEqual(['steelhorns', 'tolanTheMercenary']);
    const facts = act(table, { act: 'relieve', figure: 'tolanTheMercenary' });
    expect([hero(table).exhaustion, hero(table).allyExhaustion]).toEqual([0, [0]]);
    expect(told(facts, 'rested').map(({ n }) => n)).toEqual([1, 2]);
    expect(told(facts, 'moveRolled')[0]!.faces).toHaveLength(1);
  });

  test('four removed means no roll, and not more than the dice at hand (ID-50, ID-51)', () => {
    const table = position({ A: { exhaustion: 4, trained: { stamina: 1 } } });
    act(table, { act: 'rest', n: 4 });
    expect([wounds(table), told(table, 'moveRolled')]).toEqual([[0, 0], []]);
    const few = position({
      A: { exhaustion: 4, trained: { stamina: 1 } },
      change(state) {
        state.turn = { ...state.turn, dice: -2 };
      },
    });
    expect(why(few, { act: 'rest', n: 3 })).toEqual({ why: 'tooFewDice', dice: 2 });
  });

  test('no rest for a single figure is asked about (ID-50)', () => {
    const table = position({ A: { exhaustion: 2 } });
    act(table, { act: 'rest', n: 2 });
    expect([now(table), wounds(table)]).toEqual(['walk', [0, 0]]);
  });
});

describe('without dice', () => {
  test('one free step goes to any terrain, then the Adventure Step follows (ID-56, ID-47; example 13)', () => {
    const table = position({ A: { at: 'g9' } });
    expect(world.content.chart.rows[10]![6]).toBe('M');
    const facts = act(table, { act: 'step', to: 'g10' });
    expect(told(facts, 'cardDrawn')[0]).toMatchObject({ deck: 'yellow' });
  });

  test('whoever stays has moved (ID-47; example 137)', () => {
    const table = position({ A: { at: 'k9' }, captains: { dallak: ['dorrinWake'] } });
    act(table, 'stay');
    expect(now(table)).toBe('market');
    expect(why(table, 'roll')).toEqual({ why: 'movedAlready' });
    expect(why(table, { act: 'rest', n: 1 })).toEqual({ why: 'movedAlready' });
  });

  test('nobody walks into the sea (ID-58, ID-2; example 126)', () => {
    const table = walking([1, 2, 3], 'j9');
    expect(why(table, enter('k8'))).toEqual({ why: 'acrossSea' });
    expect(why(table, enter('h9'))).toEqual({ why: 'notAdjacent' });
    expect(why(position({ A: { at: 'j9' } }), { act: 'step', to: 'k8' })).toEqual({ why: 'acrossSea' });
  });

  test('Wings of Regiroth fly up to four spaces on the landmass, and that is the whole movement (ID-59, ID-60; example 15)', () => {
    const table = position({ A: { at: 'evenporGrove', items: ['wingsOfRegiroth'] } });
    act(table, { act: 'use', card: 'wingsOfRegiroth' });
    expect(why(table, enter('v9'))).toEqual({ why: 'acrossSea' });
    expect(why(table, 'roll')).toEqual({ why: 'movedAlready' });
    act(table, enter('b8'), enter('c8'), enter('d8'), enter('e8'));
    expect([where(table), hero(table).down]).toEqual(['e8', [card('wingsOfRegiroth')]]);
    expect(table.state.active).toBe(1);
    const short = position({ A: { at: 'evenporGrove', items: ['wingsOfRegiroth'] } });
    act(short, { act: 'use', card: 'wingsOfRegiroth' }, enter('b8'), 'halt');
    expect(where(short)).toBe('b8');
  });

  test('the Teleport Rune brings the Hero to any other space of the landmass (ID-61, ID-59; example 16)', () => {
    const table = position({ A: { at: 'evenporGrove', items: ['teleportRune'] }, chance: { testDice: [14] } });
    act(table, { act: 'use', card: 'teleportRune' });
    const rows = choicesOf(table, 'row', 'row') as number[];
    let spaces = 0;
    for (const row of rows) {
      const there = position({ A: { at: 'evenporGrove', items: ['teleportRune'] }, chance: { testDice: [14] } });
      act(there, { act: 'use', card: 'teleportRune' }, { act: 'row', row });
      spaces += offers(there).length;
      expect(why(there, { act: 'teleport', to: 'v9' })).toEqual({ why: 'acrossSea' });
    }
    expect(spaces).toBe(129);
    expect(why(table, { act: 'row', row: 0 })).toEqual({ why: 'noSuchRow' });
    act(table, { act: 'row', row: 9 });
    expect(why(table, { act: 'teleport', to: 'e1' })).toEqual({ why: 'otherRow' });
    act(table, { act: 'teleport', to: 'f9' });
    expect([where(table), table.state.active]).toEqual(['f9', 1]);
  });

  test('a failed Teleport Rune costs 1 exhaustion, and the Movement Step goes on (ID-61, ID-48; example 17)', () => {
    const table = position({ A: { at: 'evenporGrove', items: ['teleportRune'] }, chance: { testDice: [13] } });
    act(table, { act: 'use', card: 'teleportRune' });
    expect([wounds(table), now(table)]).toEqual([[0, 1], 'move']);
    expect(can(table, { act: 'step', to: 'b8' })).toBe(true);
    expect(told(act(table, 'roll'), 'moveRolled')[0]!.faces).toHaveLength(4);
  });

  test('what an Event does on entering happens for every space moved into (ID-64, ID-22; example 19)', () => {
    const table = walking([2, 4, 1], 'd9', { event: 'cindersOnTheWind', A: { at: 'c9', exhaustion: 3 } });
    act(table, enter('b9'), enter('a9'));
    expect(wounds(table)).toEqual([2, 3]);
    const step = position({ event: 'cindersOnTheWind', A: { at: 'c9' } });
    act(step, { act: 'step', to: 'b9' });
    expect(wounds(step)).toEqual([0, 1]);
    const flown = position({ event: 'cindersOnTheWind', A: { at: 'c9', items: ['wingsOfRegiroth'] } });
    act(flown, { act: 'use', card: 'wingsOfRegiroth' }, enter('b9'), 'halt');
    expect(wounds(flown)).toEqual([0, 1]);
    const teleported = position({
      event: 'cindersOnTheWind',
      A: { at: 'c9', items: ['teleportRune'] },
      chance: { testDice: [20] },
    });
    act(teleported, { act: 'use', card: 'teleportRune' }, { act: 'row', row: 9 }, { act: 'teleport', to: 'b9' });
    expect(wounds(teleported)).toEqual([0, 1]);
    const placed = position({ event: 'cindersOnTheWind', from: 'nothing', A: { at: 'c9' } });
    arranged(placed, (state) => state.agenda.push({ do: 'nearestTown', seat: 0, from: state.players[0]!.at }));
    expect(wounds(placed)).toEqual([0, 0]);
  });
});
