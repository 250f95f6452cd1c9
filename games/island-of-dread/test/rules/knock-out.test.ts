import { describe, expect, test } from 'vitest';
import {
  act,
  asked,
  choicesOf,
  guard,
  hero,
  ids,
  inPhase,
  now,
  position,
  told,
  where,
  why,
  wounds,
} from '../position.ts';

const fallen = (wanted: Parameters<typeof inPhase>[2] = {}) => {
  const table = inPhase('youngCliffDrake', 'melee', { ...wanted, A: { wounds: 5, ...wanted.A } });
  guard(table, 2);
  return table;
};

describe('knock-out', () => {
  test('gold and the dearest card by choice; experience, maps and other cards are kept (ID-209 to ID-214; example 115)', () => {
    const table = fallen({
      A: {
        gold: 4,
        exhaustion: 2,
        items: ['witchblade', 'towerShield', 'boardingAxe'],
        allies: ['docksideBrawler'],
        allyWounds: [1],
        legendary: ['bookOfKorsecAmin', 'spearOfTrelton'],
        points: 3,
        blue: 2,
        trained: { mind: 1 },
      },
    });
    expect([now(table), choicesOf(table, 'loseCard', 'card')]).toEqual([
      'loseCostliest',
      ['witchblade', 'towerShield'],
    ]);
    expect(why(table, { act: 'loseCard', card: 'boardingAxe' })).toEqual({ why: 'notTheDearest' });
    act(table, { act: 'loseCard', card: 'towerShield' });
    expect([
      ids(hero(table).items),
      hero(table).legendary.length,
      hero(table).gold,
      hero(table).points,
      hero(table).blue,
    ]).toEqual([['witchblade', 'boardingAxe'], 2, 0, 3, 2]);
    expect([wounds(table), hero(table).allyWounds, where(table), table.state.active]).toEqual([[0, 0], [1], 'k9', 1]);
    expect(told(table, 'turnEnded')).toEqual([{ fact: 'turnEnded', seat: 0, cause: 'knockedOut' }]);
    expect(hero(table).trained[0]).toBe(1);
  });

  test('without gold and cards nothing is lost, and nobody is ever out of the game (ID-209, ID-239; example 160)', () => {
    const table = fallen({ B: { at: 'orris' }, C: { at: 'gafford' } });
    expect([told(table, 'goldLost'), told(table, 'cardLost'), table.state.active]).toEqual([[], [], 1]);
    act(table, 'stay', 'leave', 'stay', 'leave');
    expect(table.state.active).toBe(0);
    expect(asked(table)).toBe(0);
  });

  test('among nearest towns the owner chooses (ID-213)', () => {
    const table = position({ from: 'nothing', A: { at: 'f7' } });
    table.state.agenda.push({ do: 'nearestTown', seat: 0, from: hero(table).at });
    expect(choicesOf(table, 'place', 'to')).toEqual(['k5', 'k9', 'a8', 'e1']);
    expect(why(table, { act: 'place', to: 'b15' })).toEqual({ why: 'notTheNearest' });
    expect(why(table, { act: 'place', to: 'f8' })).toEqual({ why: 'notATown' });
    act(table, { act: 'place', to: 'a8' });
    expect(where(table)).toBe('a8');
  });

  test('Legendary Items and trophies are never lost (ID-210)', () => {
    const table = fallen({ A: { legendary: ['bookOfKorsecAmin'], trophies: ['coilOfTheWarpedGod'] } });
    expect([hero(table).legendary.length, hero(table).trophies.length]).toEqual([1, 1]);
  });
});
