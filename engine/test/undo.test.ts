import { describe, expect, test } from 'vitest';
import {
  choices,
  clone,
  type Game,
  giveUp,
  open,
  play,
  record,
  replay,
  save,
  type Table,
  UndoError,
  undo,
  undoable,
} from '../index.ts';
import { arrange, stateOf } from '../testing/index.ts';
import { pebbles } from './toy/pebbles.ts';
import type { Pebbles, State } from './toy/words.ts';

const RED = { act: 'gather', pebble: 'red' };
const GREY = { act: 'gather', pebble: 'grey' };
const SHELL = { act: 'throwShell', pebble: 'white' };
const REST = { act: 'rest' };

/** Seat 0 strolls; there are pebbles of all colours on the shore, and a turn of seat 1 comes next. */
function stroll(game: Game<Pebbles> = pebbles, change: (state: State) => void = () => {}): Table<Pebbles> {
  return arrange(open(game, { seats: 2, seed: 'undo' }), (state) => {
    state.secrets = state.secrets.map(({ cards }) => ({ cards, wish: cards[0]! }));
    state.agenda = [{ do: 'evening' }, { do: 'turn', seat: 1 }, { do: 'wave' }, { do: 'stroll', seat: 0, left: 2 }];
    state.shore = ['red', 'grey', 'green', 'white'];
    change(state);
  });
}

/** A game whose `gather` does something more. */
function gathering(more: Game<Pebbles>['actions']['gather']['take']): Game<Pebbles> {
  const { gather } = pebbles.actions;
  return {
    ...pebbles,
    actions: {
      ...pebbles.actions,
      gather: {
        ...gather,
        take(state, seat, action, dealer) {
          gather.take?.(state, seat, action, dealer);
          more?.(state, seat, action, dealer);
        },
      },
    },
  };
}

describe('a seat takes back', () => {
  test('its last action, exactly', () => {
    const table = stroll();
    const before = { state: stateOf(table), record: record(table) };
    play(table, 0, RED);
    undo(table, 0);
    expect({ state: stateOf(table), record: record(table) }).toEqual(before);
    expect(undoable(table, 0)).toBe(false);
  });

  test('several actions, one after the other', () => {
    const table = stroll();
    for (const action of [RED, GREY]) play(table, 0, action);
    undo(table, 0);
    expect(stateOf(table).finds[0]).toEqual(['red']);
    undo(table, 0);
    expect(stateOf(table).finds[0]).toEqual([]);
  });

  test('and plays otherwise, with the chance that would have come anyway', () => {
    const [straight, wavering] = [stroll(), stroll()];
    play(straight, 0, GREY);
    play(wavering, 0, RED);
    undo(wavering, 0);
    play(wavering, 0, GREY);
    expect(play(wavering, 0, REST)).toEqual(play(straight, 0, REST));
    expect(save(wavering)).toEqual(save(straight));
  });

  test('an action of a replayed record', () => {
    const table = open(pebbles, { seats: 2, seed: 'undo' });
    play(table, 0, { act: 'throwShell', pebble: stateOf(table).shore[0] });
    const again = replay(pebbles, save(table));
    undo(again, 0);
    expect(record(again).entries).toEqual([]);
  });

  test('at a clone, and the table stays as it is', () => {
    const table = stroll();
    play(table, 0, RED);
    undo(clone(table), 0);
    expect(stateOf(table).finds[0]).toEqual(['red']);
    expect(undoable(table, 0)).toBe(true);
  });

  test('what it did before another acted, once the other has taken that back', () => {
    const table = stroll();
    play(table, 0, RED);
    play(table, 1, SHELL);
    expect(undoable(table, 0)).toBe(false);
    undo(table, 1);
    expect(undoable(table, 0)).toBe(true);
  });
});

describe('nobody takes back', () => {
  const never = (table: Table<Pebbles>) => {
    const before = { state: stateOf(table), record: record(table) };
    for (const seat of [0, 1, 2, -1]) {
      expect(undoable(table, seat)).toBe(false);
      expect(() => undo(table, seat)).toThrow(UndoError);
    }
    expect({ state: stateOf(table), record: record(table) }).toEqual(before);
  };

  test('anything at a new table', () => {
    never(open(pebbles, { seats: 2 }));
  });

  test('what used chance', () => {
    const table = stroll();
    play(table, 0, RED);
    play(table, 0, REST);
    never(table);
  });

  test('the action of another', () => {
    const table = stroll();
    play(table, 0, RED);
    expect(undoable(table, 1)).toBe(false);
    expect(() => undo(table, 1)).toThrow('There is nothing this seat can take back.');
  });

  test('what laid something of its own open', () => {
    const table = stroll(
      gathering((state, seat) => {
        state.secrets[seat] = { cards: [], wish: null };
      }),
    );
    play(table, 0, RED);
    never(table);
  });

  test('what changed something that nobody knows', () => {
    const table = stroll(
      gathering((state) => {
        state.hidden = { unused: [] };
      }),
    );
    play(table, 0, RED);
    never(table);
  });

  test('what changed the compartment of another', () => {
    const table = stroll(
      gathering((state, seat) => {
        state.secrets[1 - seat] = { cards: [], wish: null };
      }),
    );
    play(table, 0, RED);
    never(table);
  });

  test('what emptied all compartments', () => {
    const table = stroll(
      gathering((state) => {
        state.secrets = [];
      }),
    );
    play(table, 0, RED);
    never(table);
  });

  test('what told another seat something of its own', () => {
    const table = stroll(
      gathering((state, seat, _action, dealer) =>
        dealer.tell?.({ fact: 'dealt', cards: state.secrets[seat]!.cards }, 1),
      ),
    );
    play(table, 0, RED);
    never(table);
  });

  test('the end, since the seed is told with it', () => {
    const table = stroll(
      gathering((state) => {
        state.outcome = { ranks: [1, 1], why: { why: 'evening' } };
      }),
    );
    play(table, 0, RED);
    never(table);
  });

  test('that the table gave up', () => {
    const table = stroll();
    giveUp(table);
    never(table);
  });
});

describe('seats that choose in secret at the same time', () => {
  /** All may think about their wish for as long as they like; nobody sees that they do. */
  const drafting: Game<Pebbles> = {
    ...pebbles,
    actions: {
      ...pebbles.actions,
      keep: {
        ...pebbles.actions.keep,
        take(state, seat, { card }) {
          state.secrets[seat] = { ...state.secrets[seat]!, wish: card };
        },
      },
    },
  };
  const wishes = (table: Table<Pebbles>) => stateOf(table).secrets.map(({ wish }) => wish);
  const table = () =>
    arrange(open(drafting, { seats: 3, seed: 'secret' }), (state) => {
      state.secrets = state.secrets.map(() => ({ cards: ['red', 'grey'], wish: null }));
    });
  const keep = (card: string) => ({ act: 'keep', card });

  test('take back what they chose, though others have chosen since', () => {
    const chosen = table();
    play(chosen, 0, keep('red'));
    play(chosen, 1, keep('grey'));
    play(chosen, 2, keep('red'));
    undo(chosen, 0);
    expect(wishes(chosen)).toEqual([null, 'grey', 'red']);
    expect(record(chosen).entries.map(({ seat }) => seat)).toEqual([1, 2]);
    play(chosen, 0, keep('grey'));
    expect(wishes(chosen)).toEqual(['grey', 'grey', 'red']);
  });

  test('take back all their choices one by one, each seat its own', () => {
    const chosen = table();
    for (const seat of [0, 1, 0, 1]) play(chosen, seat, keep(seat === 0 ? 'red' : 'grey'));
    for (const seat of [0, 0, 1, 1]) undo(chosen, seat);
    expect(wishes(chosen)).toEqual([null, null, null]);
    expect([0, 1, 2].map((seat) => undoable(chosen, seat))).toEqual([false, false, false]);
  });

  test('take nothing back that others have seen', () => {
    const shown = open(pebbles, { seats: 2, seed: 'shown' });
    play(shown, 0, choices(shown, 0)[0]!.action);
    expect(undoable(shown, 0)).toBe(false);
  });

  test('take nothing back once all is revealed', () => {
    const chosen = table();
    play(chosen, 0, keep('red'));
    giveUp(chosen);
    expect(undoable(chosen, 0)).toBe(false);
  });
});
