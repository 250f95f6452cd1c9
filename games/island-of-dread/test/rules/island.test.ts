import { describe, expect, test } from 'vitest';
import { islandOfDread } from '../../index.ts';
import {
  act,
  asked,
  can,
  card,
  choicesOf,
  face,
  guard,
  hero,
  ids,
  inPhase,
  now,
  position,
  swing,
  told,
  where,
  why,
  world,
  wounds,
} from '../position.ts';

const SILVER = 4;

describe('the way to the Island', () => {
  test('declared before everything else in the turn; set and Captain go, silver cards follow (ID-196 to ID-199, ID-201; example 106)', () => {
    const table = position({
      from: 'turn',
      event: 'seasonOfStorms',
      A: { at: 'S3', captain: 'dorrinWake', blue: 1, green: 1, legendary: ['jewelOfTrelton'] },
      chance: { silver: ['eyelessChoir'] },
    });
    expect([now(table), told(table, 'tested')]).toEqual(['course', []]);
    act(table, 'toIsland');
    expect([where(table), hero(table).blue, hero(table).captain, ids(table.state.captainDeck[0]!)]).toEqual([
      'island',
      0,
      -1,
      ['dorrinWake'],
    ]);
    expect(table.state.agenda.map((step) => step.do)).toEqual(['endTurn', 'island', 'combatOver', 'drawn']);
    expect(told(table, 'tested')).toEqual([]);
    const onward = position({
      from: 'turn',
      event: 'seasonOfStorms',
      A: { at: 'S3', captain: 'dorrinWake', blue: 1, green: 1 },
    });
    expect(told(act(onward, 'sailOn'), 'tested')).toHaveLength(1);
  });

  test('whoever reached an anchor in this turn waits for the next (ID-184, ID-196; example 107)', () => {
    const table = position({
      A: { at: 'tarianor', captain: 'dorrinWake', blue: 1, green: 1, points: 2 },
      chance: { sea: ['giantCrab'] },
    });
    act(table, { act: 'lane', to: 'S6' });
    expect(why(table, 'toIsland')).toEqual({ why: 'beganElsewhere' });
    expect(why(position({ A: { blue: 1, green: 1 } }), 'toIsland')).toEqual({ why: 'notOnAnchor' });
    const sailing = position({ A: { at: 'S3', captain: 'dorrinWake', blue: 1, green: 1 } });
    expect(why(sailing, 'toIsland')).toEqual({ why: 'turnHasBegun' });
    expect(why(position({ A: { at: 'S3', captain: 'dorrinWake', blue: 2 } }), 'toIsland')).toEqual({
      why: 'noMapSet',
      blue: 2,
      green: 0,
    });
  });
});

describe('on the Island', () => {
  test('kept cards stay, the others are shuffled in, the left neighbour sends the Hero to any town (ID-203 to ID-207; example 108)', () => {
    const table = face('springOfTheFirstKings', {
      A: { gold: 4, items: ['maulOfRuin'], wounds: 3, trained: { body: 3 }, allies: ['sirOdranOfDallak'] },
      chance: { silver: ['coilOfTheWarpedGod', 'eyelessChoir'] },
    });
    expect(wounds(table)).toEqual([0, 0]);
    table.state.combat!.phase = 1;
    table.state.combat!.wounds = 2;
    expect(choicesOf(table, 'attack', 'figure')).toContain('sirOdranOfDallak');
    swing(table, 'sirOdranOfDallak', 20);
    expect(ids(hero(table).trophies)).toEqual(['coilOfTheWarpedGod']);
    hero(table).wounds = 5;
    guard(table, 2);
    expect(asked(table)).toBe(1);
    expect(choicesOf(table, 'place', 'to')).toHaveLength(9);
    expect(why(table, { act: 'place', to: 'j8' })).toEqual({ why: 'notATown' });
    act(table, { act: 'place', to: 'u3' });
    expect([
      where(table),
      hero(table).gold,
      hero(table).items,
      table.state.decks[SILVER]!.flat().length,
      table.state.discards[SILVER],
    ]).toEqual(['u3', 0, [], 7, []]);
    expect(table.state.active).toBe(1);
  });

  test('ruins are no town to be sent to (ID-205)', () => {
    const table = inPhase('eyelessChoir', 'magic', { A: { wounds: 5 }, tiles: { garnott: 6 } });
    guard(table, 2);
    expect(choicesOf(table, 'place', 'to')).toHaveLength(8);
  });

  test('after each draw there is a Refresh at once (ID-200; example 109)', () => {
    const table = face('coilOfTheWarpedGod', {
      A: { items: ['runeOfRime'], trained: { body: 3 } },
      chance: { silver: ['eyelessChoir'] },
    });
    act(table, { act: 'use', card: 'runeOfRime' });
    expect(ids(hero(table).down)).toEqual(['runeOfRime']);
    table.state.combat!.wounds = 3;
    table.state.combat!.phase = 1;
    swing(table, 'steelhorns', 20);
    expect([table.state.combat!.card, hero(table).down, now(table)]).toEqual([
      card('eyelessChoir'),
      [],
      'beforeCombat',
    ]);
  });

  test('there is no escape phase (ID-202; example 110)', () => {
    const table = inPhase('eyelessChoir', 'ranged', { A: { items: ['smokeFlask'] } });
    expect(why(table, 'tryEscape')).toEqual({ why: 'noEscapeHere' });
    expect(why(table, { act: 'use', card: 'smokeFlask' })).toEqual({ why: 'notNow', when: 'escape' });
    expect(told(table, 'phaseBegan')[0]!.phase).toBe('ranged');
  });

  test('whoever came on loan keeps silver rewards (ID-150; example 111)', () => {
    const table = position({
      from: 'turn',
      A: { at: 'S3', captain: 'dorrinWake', loan: true, blue: 1, green: 1, trained: { body: 3 } },
      chance: { silver: ['swarmOfShards', 'eyelessChoir'] },
    });
    act(table, 'toIsland');
    table.state.combat!.wounds = 2;
    table.state.combat!.phase = 1;
    swing(table, 'steelhorns', 20);
    act(table, { act: 'claim', item: 'spearOfTrelton' });
    expect([ids(hero(table).trophies), ids(hero(table).legendary), hero(table).loan]).toEqual([
      ['swarmOfShards'],
      ['spearOfTrelton'],
      false,
    ]);
  });

  test('silver rewards: the Thing heals, the Choir refreshes all (ID-206, ID-117)', () => {
    const won = (id: string, wanted: Parameters<typeof face>[1]) => {
      const table = inPhase(id, 'melee', { ...wanted, chance: { silver: ['heraldOfDread'] } });
      table.state.combat!.wounds = world.cards[card(id)]!.life - 1;
      swing(table, 'steelhorns', 20);
      return table;
    };
    const thing = won('thingInTheTidePool', { A: { wounds: 3, trained: { body: 3 } } });
    expect([wounds(thing)[0], ids(hero(thing).trophies), hero(thing).points]).toEqual([1, ['thingInTheTidePool'], 0]);
    const choir = won('eyelessChoir', {
      A: { exhaustion: 2, allies: ['tolanTheMercenary'], allyExhaustion: [1], trained: { body: 3 } },
    });
    expect([wounds(choir)[1], hero(choir).allyExhaustion]).toEqual([0, [0]]);
  });

  test('defeating Assif Shib-Sa wins the game at once (ID-208, ID-236, ID-237; example 114)', () => {
    const table = inPhase('assifShibSa', 'melee', {
      A: { trained: { body: 4 } },
      B: { trained: { mind: 7 } },
      C: { trained: { mind: 7 }, points: 1 },
    });
    table.state.combat!.wounds = 8;
    swing(table, 'steelhorns', 20);
    expect(islandOfDread.outcome(table.state)).toMatchObject({ ranks: [1, 3, 2], why: { why: 'defeated' } });
    expect(can(table, 'defend', 0)).toBe(false);
    expect(told(table, 'gameEnded')).toEqual([{ fact: 'gameEnded', cause: 'defeated', seat: 0 }]);
  });
});
