import { describe, expect, test } from 'vitest';
import {
  act,
  card,
  choicesOf,
  face,
  hero,
  ids,
  inPhase,
  now,
  position,
  swing,
  told,
  why,
  wounds,
} from '../position.ts';

const train = (counter: string) => ({ act: 'train', counter }) as const;

describe('the Experience Step', () => {
  test('counters cost 2 points each, one at a time; the rest is kept (ID-175, ID-176, ID-178; example 66)', () => {
    const table = position({ from: 'experience', A: { points: 5 } });
    act(table, train('mind'), train('body'));
    expect([hero(table).points, hero(table).trained, table.state.active]).toEqual([1, [1, 1, 0, 0, 0], 1]);
    const done = position({ from: 'experience', A: { points: 5 } });
    act(done, 'done');
    expect([hero(done).points, done.state.active]).toEqual([5, 1]);
    expect(why(position({ A: { points: 1 } }), train('mind'))).toMatchObject({ why: 'notAsked' });
  });

  test.each([
    [2, 5],
    [3, 4],
    [4, 3],
    [5, 3],
    [6, 3],
  ])('as in the base game, a counter of %i players costs %i points (ID-176; example 165)', (seats, price) => {
    const options = { counterPrice: 'baseGame' } as const;
    const table = position({ seats, options, from: 'experience', A: { points: price } });
    act(table, train('mind'));
    expect([hero(table).points, hero(table).trained[0]]).toEqual([0, 1]);
    // One point less buys nothing.
    expect(position({ seats, options, from: 'experience', A: { points: price - 1 } }).state.active).toBe(1);
  });

  test('a counter raises for ever and heals nothing (ID-177; example 67)', () => {
    const table = position({ from: 'experience', A: { hero: 'tarnDeepdelver', points: 4, wounds: 4 } });
    act(table, train('life'), train('mind'));
    expect(wounds(table)[0]).toBe(4);
    const next = face('ogreOfTheFirecloud', {
      A: { hero: 'tarnDeepdelver', wounds: 4, trained: { life: 1, mind: 1 } },
      chance: { testDice: [2] },
    });
    act(next, 'tryEscape');
    expect([told(next, 'escapeTried')[0]!.bonus, wounds(next)[0]]).toEqual([4, 4]);
    expect(told(next, 'knockedOut')).toEqual([]);
    const stamina = position({ from: 'experience', A: { points: 2, exhaustion: 3 } });
    act(stamina, train('stamina'));
    expect(wounds(stamina)).toEqual([0, 3]);
  });

  test('a step in which nothing can be bought is not asked (ID-175)', () => {
    expect(position({ from: 'experience', A: { points: 1 } }).state.active).toBe(1);
  });
});

describe('maps', () => {
  const wonMap = (id: string, wanted: Parameters<typeof face>[1]) => {
    const table = inPhase(id, 'melee', { ...wanted, A: { trained: { body: 5 }, ...wanted?.A } });
    table.state.combat!.wounds = 2;
    swing(table, 'steelhorns', 20);
    return table;
  };
  test('a map is drawn at random; from an empty pool one may take a rival’s (ID-179, ID-180; example 102)', () => {
    const drawn = wonMap('sirenChoir', { chance: { maps: ['green'] } });
    expect([hero(drawn).blue, hero(drawn).green]).toEqual([0, 1]);
    const table = wonMap('sirenChoir', { B: { blue: 2 }, change: (state) => void state.mapPool.splice(0) });
    expect([now(table), choicesOf(table, 'takeMap', 'colour')]).toEqual(['takeMap', ['blue']]);
    expect(why(table, { act: 'takeMap', rival: 2, colour: 'blue' })).toEqual({
      why: 'hasNone',
      seat: 2,
      colour: 'blue',
    });
    act(table, { act: 'takeMap', rival: 1, colour: 'blue' });
    expect([hero(table).blue, hero(table, 1).blue]).toEqual([1, 1]);
    const none = wonMap('sirenChoir', { B: { blue: 2 }, change: (state) => void state.mapPool.splice(0) });
    act(none, 'decline');
    expect(hero(none).blue).toBe(0);
    expect(why(position(), { act: 'takeMap', rival: 1, colour: 'blue' })).toEqual({ why: 'poolNotEmpty' });
  });

  test('two maps with one in the pool: one at random, one from a rival (ID-179, ID-180; example 103)', () => {
    const table = inPhase('cultGalley', 'melee', {
      A: { trained: { body: 5 } },
      B: { green: 1 },
      change(state) {
        state.mapPool = [['blue']];
      },
    });
    table.state.combat!.wounds = 3;
    swing(table, 'steelhorns', 20);
    expect([hero(table).blue, now(table)]).toEqual([1, 'takeMap']);
    act(table, { act: 'takeMap', rival: 1, colour: 'green' });
    expect([hero(table).blue, hero(table).green]).toEqual([1, 1]);
  });

  test('a set brings a Legendary Item of choice, on an anchor only (ID-183, ID-184, ID-182; example 104)', () => {
    const table = position({
      from: 'experience',
      A: { at: 'S1', captain: 'dorrinWake', blue: 2, green: 1, points: 2 },
    });
    act(table, { act: 'find', item: 'shieldOfAntenor' });
    expect([
      hero(table).blue,
      hero(table).green,
      ids(hero(table).legendary),
      table.state.mapPool.flat().length,
    ]).toEqual([1, 0, ['shieldOfAntenor'], 11]);
    expect(why(table, { act: 'find', item: 'spearOfTrelton' })).toEqual({ why: 'noMapSet', blue: 1, green: 0 });
    const town = position({ from: 'experience', A: { blue: 2, green: 1, points: 2 } });
    expect(why(town, { act: 'find', item: 'spearOfTrelton' })).toEqual({ why: 'notOnAnchor' });
  });

  test('several sets may be spent while the pool has any (ID-183)', () => {
    const table = position({ from: 'experience', A: { at: 'S1', captain: 'dorrinWake', blue: 2, green: 2 } });
    act(table, { act: 'find', item: 'shieldOfAntenor' }, { act: 'find', item: 'spearOfTrelton' });
    expect(hero(table).legendary).toHaveLength(2);
    const legendary = [
      'spearOfTrelton',
      'swordOfAntenor',
      'talismanOfKorsecAmin',
      'helmetOfTrelton',
      'shieldOfAntenor',
      'emeraldOfKorsecAmin',
      'jewelOfTrelton',
      'bookOfKorsecAmin',
    ];
    const empty = position({
      from: 'experience',
      A: { at: 'S1', captain: 'dorrinWake', blue: 1, green: 1, points: 2 },
      B: { legendary },
    });
    expect(why(empty, { act: 'find', item: 'shieldOfAntenor' })).toEqual({ why: 'poolEmpty' });
  });

  test('the Sea-Chart swaps a map openly, if the pool has the other colour (ID-185; example 105)', () => {
    const at = { at: 'S1', captain: 'dorrinWake', blue: 3, items: ['waxedSeaChart'] };
    const table = position({ from: 'experience', A: at });
    act(table, { act: 'use', card: 'waxedSeaChart' });
    expect([hero(table).blue, hero(table).green, ids(table.state.marketDiscards)]).toEqual([2, 1, ['waxedSeaChart']]);
    const none = position({
      from: 'experience',
      A: { ...at, allies: ['nessaSaltwind'] },
      change(state) {
        state.mapPool = [['blue', 'blue', 'blue']];
        state.players[1]!.green = 6;
      },
    });
    expect(why(none, { act: 'use', card: 'waxedSeaChart' })).toEqual({ why: 'poolHasNone', colour: 'green' });
    const bare = position({ from: 'experience', A: { ...at, blue: 0, allies: ['nessaSaltwind'] } });
    expect(why(bare, { act: 'use', card: 'waxedSeaChart' })).toEqual({ why: 'noMap' });
    const both = face('friendlyMerchantman', { A: { blue: 1, green: 1 }, chance: { sea: ['giantCrab'] } });
    act(both, { act: 'choose', option: 1 }, { act: 'swapMap', colour: 'green' });
    expect([hero(both).blue, hero(both).green]).toEqual([2, 0]);
  });

  test('where nobody has a map none is gained; spent maps go back into the pool (ID-181, ID-182; example 155)', () => {
    const table = wonMap('sirenChoir', { A: { blue: 6, green: 6 } });
    expect([table.state.mapPool, now(table)]).toEqual([[], 'experience']);
    act(table, { act: 'find', item: 'shieldOfAntenor' });
    expect(table.state.mapPool.flat().sort()).toEqual(['blue', 'green']);
    expect([hero(table).blue, card('shieldOfAntenor')]).toEqual([5, hero(table).legendary[0]]);
  });
});
