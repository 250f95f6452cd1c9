import { describe, expect, test } from 'vitest';
import { asks, bindPack, choices, legal, open, play, type Table, undo, undoable } from '../index.ts';
import { arrange, battery, stateOf } from '../testing/index.ts';
import { BUILT_IN, type Pools, type PoolsPack, pools, type State } from './tide-pools.ts';

const [LIMPET, CRAB, SEAL, HERON, ANEMONE, WHELK, GULL, GOBY] = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const GATHER = { act: 'gather' };
const REST = { act: 'rest' };
const use = (creature: number) => ({ act: 'use', creature, nth: 0 });

/** Seat 0 is ashore with these creatures; seat 1 and 2 have the others named. */
function ashore(creatures: State['creatures'], change: (state: State) => void = () => {}, game = pools): Table<Pools> {
  return arrange(open(game, { seats: creatures.length, seed: 'pools' }), (state) => {
    Object.assign(state, { creatures });
    change(state);
  });
}

/** The creatures that stirred, in order, after an action of seat 0. */
function stirred(table: Table<Pools>, action: object): readonly (readonly [number, number])[] {
  const { facts, why } = play(table, 0, action) as {
    facts?: readonly { fact: { [part: string]: unknown } }[];
    why?: object;
  };
  expect(why).toBeUndefined();
  return facts!.flatMap(({ fact }) =>
    fact.fact === 'stirred' ? [[Number(fact.seat), Number(fact.creature)] as const] : [],
  );
}

/** A pack in which only these creatures can do anything. */
const packWith = (abilities: {
  readonly [creature: number]: PoolsPack['creatures'][number]['abilities'];
}): PoolsPack => ({
  ...BUILT_IN,
  name: 'Other pools',
  creatures: BUILT_IN.creatures.map((creature, n) => ({ ...creature, abilities: abilities[n + 1] ?? [] })),
});

describe('what must happen at an occasion', () => {
  test('happens by itself, in the order in which its seat has the bearers', () => {
    const each = { when: 'gathered', may: false, gain: 0 } as const;
    const game = bindPack(pools, packWith({ [LIMPET]: [each, each], [CRAB]: [each] }));
    expect(stirred(ashore([[CRAB, LIMPET], [GOBY]], undefined, game), GATHER)).toEqual([
      [0, CRAB],
      [0, LIMPET],
      [0, LIMPET],
    ]);
  });

  test('concerns the active seat first, then the others clockwise', () => {
    const each = { when: 'tideCame', may: false, gain: 0 } as const;
    const game = bindPack(pools, packWith({ [LIMPET]: [each], [CRAB]: [each], [SEAL]: [each] }));
    const table = ashore([[GOBY], [LIMPET], [CRAB], [SEAL]], undefined, game);
    play(table, 0, REST);
    play(table, 1, REST);
    const { facts } = play(table, 2, REST) as { facts: readonly { fact: { fact: string; seat?: number } }[] };
    expect(facts.filter(({ fact }) => fact.fact === 'stirred').map(({ fact }) => fact.seat)).toEqual([2, 3, 1]);
  });

  test('is carried out with all it sets off before the next', () => {
    const gathered = { when: 'gathered', may: false } as const;
    const pack = packWith({
      [WHELK]: [{ ...gathered, gain: 1 }],
      [LIMPET]: [{ when: 'gained', may: false, limit: 'turn', gain: 1 }],
      [CRAB]: [{ ...gathered, gain: 0 }],
    });
    const table = ashore([[WHELK, LIMPET, CRAB], [GOBY]], undefined, bindPack(pools, pack));
    // What the whelk gains stirs the limpet, and only then comes the crab.
    expect(stirred(table, GATHER)).toEqual([
      [0, WHELK],
      [0, LIMPET],
      [0, CRAB],
    ]);
    expect(stateOf(table).shells[0]).toBe(3);
  });

  test('concerns only those whom the rules name', () => {
    expect(stirred(ashore([[GOBY], [WHELK, LIMPET]]), GATHER)).toEqual([]);
  });

  test('comes to nothing where its bearer is gone before its turn', () => {
    const table = ashore([[SEAL], [GOBY]], (state) => {
      state.agenda.push({ do: 'ability', seat: 0, bearer: LIMPET, nth: 0, occasion: { when: 'gained', seat: 0 } });
    });
    expect(stateOf(table).shells).toEqual([0, 0]);
  });
});

describe('what may be used', () => {
  test('is offered in the stop of what is asked anyway', () => {
    const table = ashore([[CRAB], [GOBY]], (state) => {
      state.shells = [1, 0];
    });
    expect(legal(table, 0)).toEqual([GATHER, use(CRAB), REST]);
    expect(stirred(table, use(CRAB))).toEqual([[0, CRAB]]);
    expect(stateOf(table).shells[0]).toBe(2);
    expect(asks(table)).toEqual([{ seat: 0, must: true }]);
  });

  test('is refused with the reason: too dear, resting, not the moment', () => {
    const table = ashore([[CRAB, HERON], [GOBY]]);
    const why = (creature: number) => play(table, 0, use(creature)).why;
    expect(choices(table, 0)).toContainEqual({ action: use(CRAB), why: { why: 'tooDear', pay: 1 } });
    expect(why(HERON)).toEqual({ why: 'notListening' });
    play(table, 0, GATHER);
    play(table, 0, use(CRAB));
    expect(why(CRAB)).toEqual({ why: 'resting', until: 'turn' });
  });

  test('makes a stop of its own, where something can be used', () => {
    const table = ashore([[HERON, GULL], [GOBY]]);
    play(table, 0, REST);
    expect(legal(table, 0)).toEqual([use(HERON), { act: 'letBe' }]);
    play(table, 0, use(HERON));
    // The heron brought three shells, so the gull, at two, is no longer too dear.
    expect(legal(table, 0)).toEqual([use(GULL), { act: 'letBe' }]);
    play(table, 0, use(GULL));
    expect(asks(table)).toEqual([{ seat: 1, must: true }]);
  });

  test('never stops where nothing can be used', () => {
    const table = ashore([[GULL], [GOBY]]);
    play(table, 0, REST);
    expect(asks(table)).toEqual([{ seat: 1, must: true }]);
  });

  test('can be taken back like anything else', () => {
    const table = ashore([[CRAB], [GOBY]], (state) => {
      state.shells = [1, 0];
    });
    play(table, 0, use(CRAB));
    expect(undoable(table, 0)).toBe(true);
    undo(table, 0);
    expect(legal(table, 0)).toContainEqual(use(CRAB));
  });
});

describe('a limit', () => {
  test('holds for a turn, and is over with it', () => {
    const table = ashore([[WHELK], [GOBY]]);
    expect(stirred(table, GATHER)).toEqual([[0, WHELK]]);
    expect(stirred(table, GATHER)).toEqual([]);
    play(table, 0, REST);
    play(table, 1, REST);
    expect(stirred(table, GATHER)).toEqual([[0, WHELK]]);
  });

  test('holds for the whole game', () => {
    const table = ashore([[HERON], [GOBY]]);
    play(table, 0, REST);
    play(table, 0, use(HERON));
    play(table, 1, REST);
    play(table, 0, REST);
    expect(asks(table)).toEqual([{ seat: 1, must: true }]);
  });

  test('holds for each ability by itself', () => {
    const [one, other] = [1, 2].map((gain) => ({ when: 'ashore', may: true, limit: 'turn', gain }) as const);
    const table = ashore([[CRAB], [GOBY]], undefined, bindPack(pools, packWith({ [CRAB]: [one!, other!] })));
    play(table, 0, use(CRAB));
    expect(legal(table, 0)).toContainEqual({ act: 'use', creature: CRAB, nth: 1 });
    expect(legal(table, 0)).not.toContainEqual(use(CRAB));
  });

  test('is none for what never rests', () => {
    const table = ashore([[ANEMONE], [GOBY]], (state) => {
      state.shells = [5, 0];
      state.agenda.push({ do: 'ability', seat: 0, bearer: ANEMONE, nth: 0, occasion: { when: 'lost', seat: 0 } });
      state.agenda.push({ do: 'ability', seat: 0, bearer: ANEMONE, nth: 0, occasion: { when: 'lost', seat: 0 } });
    });
    expect(stateOf(table).shells[0]).toBe(7);
  });

  test('must be there where an ability would never end', () => {
    const endless = packWith({ [CRAB]: [{ when: 'ashore', may: true, gain: 1 }] });
    expect(pools.packs!.check(endless)).toEqual([{ place: 'creatures[1].abilities[0]', fault: 'needsLimit' }]);
  });
});

battery(pools, { games: 60, closely: 2 });
