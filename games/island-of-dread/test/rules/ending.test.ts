import { describe, expect, test } from 'vitest';
import { islandOfDread } from '../../index.ts';
import type { State } from '../../rules/state.ts';
import {
  act,
  card,
  face,
  guard,
  ids,
  inPhase,
  now,
  type Position,
  position,
  swing,
  told,
  townOf,
  where,
} from '../position.ts';

/** The turn of the last seat ends. */
const ended = (wanted: Position = {}) =>
  position({
    ...wanted,
    from: 'end',
    change(state) {
      state.round = 60;
      state.active = state.seats - 1;
      wanted.change?.(state);
    },
  });

describe('the end', () => {
  test('after the last round nobody has rank 1; equals share a rank (ID-237, ID-238; example 123)', () => {
    const table = ended({
      A: { trained: { mind: 5 }, gold: 2 },
      B: { trained: { body: 5 }, gold: 2 },
      C: { trained: { mind: 3 }, points: 1, gold: 9 },
    });
    expect(islandOfDread.outcome(table.state)).toEqual({
      ranks: [2, 2, 4],
      scores: [
        { counters: 5, points: 0, gold: 2 },
        { counters: 5, points: 0, gold: 2 },
        { counters: 3, points: 1, gold: 9 },
      ],
      why: { why: 'limit' },
    });
    expect(told(table, 'ranked')).toEqual([{ fact: 'ranked', places: [2, 2, 4] }]);
  });

  test('the round limit is an option (ID-238)', () => {
    expect(islandOfDread.outcome(ended({ options: { roundLimit: 100 } }).state)).toBeUndefined();
    const forty = ended({
      options: { roundLimit: 40 },
      change(state) {
        state.round = 40;
      },
    });
    expect(islandOfDread.outcome(forty.state)!.why).toEqual({ why: 'limit' });
    const last = (state: State) => Object.assign(state, { round: 1000 });
    const endless = ended({ options: { roundLimit: 'none' }, change: last });
    expect([islandOfDread.outcome(endless.state), endless.state.round]).toEqual([undefined, 1001]);
    expect(() => ended({ options: { roundLimit: 0 } })).toThrow();
  });
});

describe('doom', () => {
  test('the 56th discard of three players brings the last turns, straight to the Island (ID-241 to ID-244; example 124)', () => {
    const table = position({
      options: { doom: true },
      from: 'end',
      A: { at: 'S2', captain: 'dorrinWake' },
      C: { at: 'tarianor', captain: 'madPetra' },
      chance: { silver: ['eyelessChoir'] },
      change: (state) => void Object.assign(state, { doomCards: 56, doomCounters: 8, active: 1 }),
    });
    expect([told(table, 'lastTurns'), table.state.active, where(table, 2)]).toEqual([
      [{ fact: 'lastTurns', seat: 2 }],
      2,
      'island',
    ]);
    expect(ids(table.state.captains[townOf('tarianor')]!)).toEqual(['madPetra']);
    expect(told(table, 'mapsSpent')).toEqual([]);
    for (const seat of [2, 0, 1]) {
      expect(table.state.active).toBe(seat);
      for (let n = 0; n < 99 && table.state.combat !== null; n++) guard(table, 2);
      if (now(table) === 'sendHome') act(table, { act: 'place', to: 'k9' });
      if (seat === 2) expect(ids(table.state.captainDeck[0]!)).toEqual(['dorrinWake']);
    }
    expect(islandOfDread.outcome(table.state)).toMatchObject({ why: { why: 'doom' } });
    expect(Math.min(...islandOfDread.outcome(table.state)!.ranks)).toBe(2);
  });

  test('silver cards and Challenges on the track count nothing (ID-240; example 161)', () => {
    const track = face('youngCliffDrake', { options: { doom: true }, chance: { testDice: [20] } });
    act(track, 'tryEscape');
    const silver = inPhase('eyelessChoir', 'magic', { options: { doom: true }, A: { wounds: 5 } });
    guard(silver, 2);
    expect([track.state.doomCards, silver.state.doomCards]).toEqual([0, 0]);
    const won = inPhase('feralBoarhound', 'melee', {
      options: { doom: true },
      change: (state) => void Object.assign(state, { doomCards: 6 }),
    });
    won.state.combat!.wounds = 1;
    swing(won, 'steelhorns', 20);
    expect([won.state.doomCards, won.state.doomCounters, told(won, 'doomCounter')]).toEqual([
      7,
      1,
      [{ fact: 'doomCounter', n: 1 }],
    ]);
    const off = inPhase('feralBoarhound', 'melee');
    off.state.combat!.wounds = 1;
    swing(off, 'steelhorns', 20);
    expect(off.state.doomCards).toBe(0);
  });

  test('no more than eight counters (ID-241)', () => {
    const table = position({
      options: { doom: true },
      from: 'nothing',
      change: (state) => void Object.assign(state, { doomCards: 62, doomCounters: 8, facing: card('bogViper') }),
    });
    table.state.agenda.push({ do: 'encounter', card: card('bogViper') });
    const step = table.state.agenda.pop()!;
    islandOfDread.steps.encounter.run(table.state, step as never, table.dealer);
    expect([table.state.doomCards, table.state.doomCounters]).toEqual([63, 8]);
  });
});
