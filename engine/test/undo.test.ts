import { type Pebbles, pebbles, type State } from '@skerry/pebbles';
import { describe, expect, test } from 'vitest';
import {
  asks,
  choices,
  clone,
  type Game,
  giveUp,
  LANGUAGES,
  legal,
  open,
  play,
  record,
  replay,
  resume,
  save,
  snapshot,
  type Table,
  UNDO_REASONS,
  UndoError,
  undo,
  undoable,
  whyNoUndo,
} from '../index.ts';
import { arrange, stateOf } from '../testing/index.ts';

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

describe('a seat goes back', () => {
  const after = (table: Table<Pebbles>, ...moves: [number, object][]) => {
    for (const [seat, action] of moves) expect(play(table, seat, action).why).toBeUndefined();
    return table;
  };
  const found = (table: Table<Pebbles>) => stateOf(table).finds[0];

  test('to the start of its turn, over several entries at once, as if one by one', () => {
    const [whole, single] = [stroll(), stroll()];
    for (const table of [whole, single]) after(table, [0, RED], [0, GREY]);
    expect(whyNoUndo(whole, 0, 'turn')).toBeUndefined();
    const count = undo(whole, 0, 'turn');
    for (let n = 0; n < count; n++) undo(single, 0);
    expect(count).toBe(2);
    expect(found(whole)).toEqual([]);
    expect(save(single)).toEqual(save(whole));
  });

  test('to the start of its last action: every pebble is one', () => {
    const table = after(stroll(), [0, RED], [0, GREY]);
    expect(undo(table, 0, 'action')).toBe(1);
    expect(found(table)).toEqual(['red']);
  });

  test('over all small steps of an action', () => {
    const { isStart: _, ...strolling } = pebbles.steps.stroll;
    const small = { ...pebbles, steps: { ...pebbles.steps, stroll: strolling } };
    const table = after(stroll(small), [0, SHELL], [0, RED], [0, GREY]);
    expect(undo(table, 0, 'action')).toBe(3);
    expect(found(table)).toEqual([]);
  });

  test('and takes an interrupt for an action of its own', () => {
    const table = after(stroll(), [0, RED], [0, SHELL]);
    expect(undo(table, 0, 'action')).toBe(1);
    expect(found(table)).toEqual(['red']);
  });

  test('a part of the way, and is told that a die stops it', () => {
    const dicing = gathering((_state, _seat, { pebble }, dealer) => {
      if (pebble === 'red') dealer.die(6, 'wave');
    });
    const table = after(stroll(dicing), [0, RED], [0, GREY]);
    expect(whyNoUndo(table, 0, 'turn')).toEqual({ why: 'chance' });
    expect(undo(table, 0, 'turn')).toBe(1);
    expect(found(table)).toEqual(['red']);
    expect(() => undo(table, 0, 'turn')).toThrow(UNDO_REASONS.en.chance);
  });

  test('not past what another did in between', () => {
    const table = after(stroll(), [0, RED], [1, SHELL]);
    expect(whyNoUndo(table, 0, 'turn')).toEqual({ why: 'othersActed' });
    expect(() => undo(table, 0, 'turn')).toThrow(UndoError);
  });

  test('not past what was shown', () => {
    const showing = gathering((state, seat) => {
      state.secrets[seat] = { cards: [], wish: null };
    });
    expect(whyNoUndo(after(stroll(showing), [0, RED]), 0)).toEqual({ why: 'revealed' });
  });

  test('not from the beginning of its turn', () => {
    const table = stroll(pebbles, (state) => {
      state.agenda.splice(1, 1, { do: 'turn', seat: 0 }, { do: 'turn', seat: 1 });
    });
    after(table, [0, REST], [1, REST]);
    expect(whyNoUndo(table, 0)).toEqual({ why: 'turnBegan' });
    expect(whyNoUndo(table, 1)).toEqual({ why: 'chance' });
  });

  test('not where it has done nothing, or all is over', () => {
    const table = stroll();
    expect(whyNoUndo(table, 0, 'turn')).toEqual({ why: 'nothingDone' });
    giveUp(after(table, [0, RED]));
    expect(whyNoUndo(table, 0, 'turn')).toEqual({ why: 'gameOver' });
  });

  test('as far as before when the table comes from a snapshot', () => {
    const table = open(pebbles, { seats: 2, seed: 'undo' });
    for (const seat of [0, 1]) play(table, seat, legal(table, seat)[0]);
    const { seat } = asks(table).find(({ must }) => must)!;
    play(table, seat, REST);
    const again = resume(pebbles, save(table), snapshot(table));
    expect([0, 1].map((each) => whyNoUndo(again, each))).toEqual([0, 1].map((each) => whyNoUndo(table, each)));
    expect(whyNoUndo(again, seat)).toEqual({ why: 'chance' });
  });

  test('and every language says what stops it', () => {
    for (const language of LANGUAGES) expect(Object.keys(UNDO_REASONS[language])).toHaveLength(6);
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
    expect(() => undo(table, 1)).toThrow('You have nothing to undo.');
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
