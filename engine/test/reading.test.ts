import { pebbles } from '@skerry/pebbles';
import { describe, expect, test } from 'vitest';
import {
  asks,
  changes,
  choices,
  clone,
  isOpen,
  mark,
  open,
  openingFacts,
  outcome,
  patched,
  play,
  proceed,
  record,
  replay,
  shareWith,
  tableFromView,
  undo,
  view,
} from '../index.ts';
import { inside } from '../table.ts';
import { stateOf } from '../testing/index.ts';

/** A whole game; `after` is called with the table after each entry. */
function playThrough(seed: string, after: (table: ReturnType<typeof fresh>, facts: unknown) => void = () => {}) {
  const table = fresh(seed);
  for (let n = 0; outcome(table) === undefined; n++) {
    const { seat } = asks(table)[0]!;
    const offers = choices(table, seat).filter(({ why }) => why === undefined);
    const played = play(table, seat, offers[n % offers.length]!.action);
    if (played.entry === undefined) throw new Error('An offer was refused.');
    after(table, played.facts);
  }
  return table;
}

const fresh = (seed: string) => open(pebbles, { seats: 3, seed });

describe('what changed since a mark', () => {
  test.each([0, 1, 2, 'watcher'] as const)('makes the view before into the view after: %s', (eyes) => {
    let before = view(fresh('marks'), eyes).state;
    let point = mark(fresh('marks'));
    playThrough('marks', (table) => {
      const after = view(table, eyes).state;
      expect(patched(before, changes(table, point, eyes))).toEqual(after);
      before = after;
      point = mark(table);
    });
  });

  test('shows nobody what another chose in secret', () => {
    const said = ['red', 'grey'].flatMap((card) => {
      const table = open(pebbles, { seats: 2, seed: 'secret' });
      const offer = choices(table, 0).find(({ action }) => action.act === 'keep' && action.card === card);
      if (offer === undefined || offer.why !== undefined) return [];
      const before = mark(table);
      play(table, 0, offer.action);
      return [changes(table, before, 1)];
    });
    expect(said).not.toHaveLength(0);
    for (const each of said) expect(JSON.stringify(each)).not.toMatch(/red|grey|green|white/);
  });

  test('tells a way back too', () => {
    const table = fresh('back');
    for (const seat of [0, 1, 2]) play(table, seat, choices(table, seat)[0]!.action);
    const { seat } = asks(table)[0]!;
    const before = view(table, seat).state;
    play(table, seat, choices(table, seat)[0]!.action);
    const point = mark(table);
    const after = view(table, seat).state;
    undo(table, seat);
    expect(patched(after, changes(table, point, seat))).toEqual(before);
  });

  test('needs a mark of a table', () => {
    // @ts-expect-error: this is no mark.
    expect(() => changes(fresh('x'), {}, 0)).toThrow(TypeError);
  });
});

describe('a position that shares with the one before', () => {
  test('holds once what is the same in both, and leads to the same game', () => {
    const apart = playThrough('sharing');
    let before = fresh('sharing');
    const parts = new Set<string>();
    const sharing = playThrough('sharing', (table) => {
      const [state, earlier] = [inside(table).state, inside(before).state];
      const whole = stateOf(table);
      shareWith(table, mark(before));
      expect(stateOf(table)).toEqual(whole);
      if (state.finds === earlier.finds) parts.add('finds');
      if (state.sack === earlier.sack) parts.add('sack');
      before = clone(table);
    });
    expect([...parts].sort()).toEqual(['finds', 'sack']);
    expect(record(sharing)).toEqual(record(apart));
    expect(stateOf(sharing)).toEqual(stateOf(apart));
  });
});

describe('a glance', () => {
  test('gives a seat its choices and their reasons from its view alone', () => {
    playThrough('glance', (table) => {
      for (const seat of [0, 1, 2])
        expect(choices(tableFromView(pebbles, view(table, seat)), seat)).toEqual(choices(table, seat));
    });
  });
});

test('a game with secrets is not open', () => {
  expect(isOpen(fresh('open'))).toBe(false);
});

test('an entry followed in the whole state brings about what it brought about at the table', () => {
  let state = stateOf(fresh('follow'));
  const heard: unknown[] = [];
  const states: unknown[] = [];
  const table = playThrough('follow', (after, facts) => {
    heard.push(facts);
    states.push(stateOf(after));
  });
  for (const [n, entry] of record(table).entries.entries()) {
    const before = JSON.stringify(state);
    const next = proceed(pebbles, state, entry);
    expect(next).toEqual({ state: states[n], facts: heard[n] });
    expect(JSON.stringify(state)).toBe(before);
    state = next.state;
  }
});

test('whoever listens to a replay hears the set-up and each entry, with the facts they brought about', () => {
  const told: unknown[] = [];
  const table = playThrough('hear', (_, facts) => told.push(facts));
  const heard: unknown[] = [];
  replay(pebbles, record(table), undefined, (_, facts) => heard.push(facts));
  expect(heard).toEqual([openingFacts(table), ...told]);
});
