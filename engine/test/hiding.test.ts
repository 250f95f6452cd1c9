import { pebbles } from '@skerry/pebbles';
import { describe, expect, test } from 'vitest';
import { imagine, open, play, SampleDealer, SeatError, view } from '../index.ts';
import { arrange, stateOf } from '../testing/index.ts';

const table = () =>
  arrange(open(pebbles, { seats: 3, seed: 'secrets' }), (state) => {
    state.secrets = [
      { cards: ['red', 'grey'], wish: null },
      { cards: ['red', 'white'], wish: null },
      { cards: ['green', 'white'], wish: null },
    ];
    state.hidden = { unused: ['green', 'grey'] };
  });

describe('a view', () => {
  test('holds its own compartment, not those of others, and nothing that is hidden', () => {
    const { state } = view(table(), 1);
    expect(state.secrets).toEqual([null, { cards: ['red', 'white'], wish: null }, null]);
    expect(state).not.toHaveProperty('hidden');
  });

  test('of a watcher holds no compartment', () => {
    expect(view(table(), 'watcher')).toMatchObject({ seat: 'watcher', state: { secrets: [null, null, null] } });
  });

  test('holds all that is open', () => {
    const { secrets: _, hidden: __, ...open } = stateOf(table());
    expect(view(table(), 0).state).toMatchObject(open);
  });

  test('exists only for seats of the table', () => {
    expect(() => view(table(), 3)).toThrow(SeatError);
    // @ts-expect-error: a seat is a number.
    expect(() => view(table(), '0')).toThrow(SeatError);
  });

  test('does not show what another seat chose in secret', () => {
    const [red, grey] = ['red', 'grey'].map((card) => {
      const chosen = table();
      play(chosen, 0, { act: 'keep', card });
      return chosen;
    });
    for (const seat of [1, 2, 'watcher'] as const) expect(view(red!, seat)).toEqual(view(grey!, seat));
    expect(view(red!, 0)).not.toEqual(view(grey!, 0));
  });
});

describe('what a seat imagines', () => {
  test('agrees with all it knows', () => {
    const seen = view(table(), 0);
    for (let seed = 1; seed <= 20; seed++) {
      const { secrets, hidden, ...open } = imagine(pebbles, seen, new SampleDealer(seed));
      expect(secrets[0]).toEqual({ cards: ['red', 'grey'], wish: null });
      expect({ ...open, secrets: [secrets[0], null, null] }).toEqual(seen.state);
      expect([...secrets.flatMap(({ cards }) => cards), ...hidden.unused].sort()).toEqual([
        'green',
        'green',
        'grey',
        'grey',
        'red',
        'red',
        'white',
        'white',
      ]);
    }
  });

  test('differs in what it cannot know', () => {
    const seen = view(table(), 0);
    const worlds = Array.from({ length: 20 }, (_, seed) =>
      JSON.stringify(imagine(pebbles, seen, new SampleDealer(seed)).secrets),
    );
    expect(new Set(worlds).size).toBeGreaterThan(5);
  });

  test('in a game without secrets is what it sees', () => {
    const { imagine: _, ...openGame } = pebbles;
    const { secrets: __, hidden: ___, ...state } = stateOf(table());
    const seen = { seat: 0, state: { ...state, secrets: [] } };
    expect(imagine(openGame, seen, new SampleDealer(1))).toEqual(seen.state);
  });
});
