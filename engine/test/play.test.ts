import { type Pebbles, pebbles, type State } from '@skerry/pebbles';
import { describe, expect, test } from 'vitest';
import {
  asks,
  choices,
  giveUp,
  legal,
  length,
  open,
  outcome,
  play,
  record,
  SeatError,
  type Table,
  view,
} from '../index.ts';
import { arrange, stateOf } from '../testing/index.ts';

/** Seat 0 strolls; red, red, grey and white lie on the shore. */
function stroll(change: (state: State) => void = () => {}): Table<Pebbles> {
  return arrange(open(pebbles, { seats: 2, seed: 'shore' }), (state) => {
    state.secrets = state.secrets.map(({ cards }) => ({ cards, wish: cards[0]! }));
    state.agenda = [{ do: 'evening' }, { do: 'wave' }, { do: 'stroll', seat: 0, left: 2 }];
    state.shore = ['red', 'red', 'grey', 'white'];
    change(state);
  });
}

/** The first days of a table: everybody keeps the first card. */
function wishes(seats: number): Table<Pebbles> {
  return open(pebbles, { seats, seed: 'wishes' });
}

const offered = (table: Table<Pebbles>, seat: number) =>
  choices(table, seat).flatMap(({ action, why }) => (why === undefined ? [action] : []));

test('the legal actions are the choices without a reason, and none when all is over', () => {
  const table = stroll();
  expect(legal(table, 0)).toEqual(offered(table, 0));
  expect(() => legal(table, 2)).toThrow(SeatError);
  giveUp(table);
  expect(legal(table, 0)).toEqual([]);
});

describe('who is asked', () => {
  test('all seats at once, where the step waits for all', () => {
    expect(asks(wishes(3))).toEqual([0, 1, 2].map((seat) => ({ seat, must: true })));
  });

  test('a seat that has answered may still act beside the others', () => {
    const table = wishes(3);
    play(table, 1, offered(table, 1)[0]);
    expect(asks(table)).toEqual([
      { seat: 0, must: true },
      { seat: 1, must: false },
      { seat: 2, must: true },
    ]);
  });

  test('a seat without an interrupt is not named', () => {
    expect(asks(stroll((state) => (state.shells = [0, 0])))).toEqual([{ seat: 0, must: true }]);
  });

  test('nobody, when the game is over', () => {
    const table = stroll();
    play(table, 0, { act: 'rest' });
    expect(outcome(table)).toBeDefined();
    expect(asks(table)).toEqual([]);
    expect(choices(table, 0)).toEqual([]);
  });
});

describe('choices', () => {
  test('come with what is offered first, then what is refused, with its reason', () => {
    const table = stroll((state) => (state.shells = [0, 0]));
    expect(choices(table, 0)).toEqual([
      { action: { act: 'gather', pebble: 'white' } },
      { action: { act: 'gather', pebble: 'grey' } },
      { action: { act: 'gather', pebble: 'red' } },
      { action: { act: 'rest' } },
      { action: { act: 'gather', pebble: 'green' }, why: { why: 'notOnShore', pebble: 'green' } },
      ...['white', 'grey', 'green', 'red'].map((pebble) => ({
        action: { act: 'throwShell', pebble },
        why: { why: 'noShell' },
      })),
    ]);
  });

  test('of a seat that is not asked are its interrupts', () => {
    expect(offered(stroll(), 1)).toEqual(['white', 'grey', 'red'].map((pebble) => ({ act: 'throwShell', pebble })));
  });

  test('exist only for seats of the table', () => {
    expect(() => choices(stroll(), 2)).toThrow(SeatError);
    expect(() => choices(stroll(), -1)).toThrow('This table has seats 0 to 1; there is no seat -1.');
  });
});

describe('an offered action', () => {
  test('is carried out, written down and told', () => {
    const table = stroll();
    expect(play(table, 0, { act: 'gather', pebble: 'grey' })).toEqual({
      entry: { seat: 0, action: { act: 'gather', pebble: 'grey' } },
      facts: [{ fact: { fact: 'gathered', seat: 0, pebble: 'grey' } }],
    });
    expect(view(table, 1).state.finds).toEqual([['grey'], []]);
    expect(length(table)).toBe(1);
  });

  test('may be an interrupt on the turn of another, and the turn goes on', () => {
    const table = stroll();
    play(table, 1, { act: 'throwShell', pebble: 'red' });
    expect(view(table, 0).state).toMatchObject({ finds: [[], ['red']], shells: [1, 0] });
    expect(view(table, 0).state.agenda.at(-1)).toEqual({ do: 'stroll', seat: 0, left: 2 });
  });

  test('runs the steps that follow, and the entry holds their chance', () => {
    const { entry } = play(stroll(), 0, { act: 'rest' });
    expect(entry?.chance?.[0]).toBeTypeOf('number');
  });

  test('may be sent with its fields in any order', () => {
    expect(play(stroll(), 0, JSON.parse('{"pebble":"red","act":"gather"}')).why).toBeUndefined();
  });
});

describe('everything else is refused, and nothing changes:', () => {
  test.each<[string, (table: Table<Pebbles>) => { why?: object | undefined }, object]>([
    ['a seat that is not there', (table) => play(table, 2, { act: 'rest' }), { why: 'noSeat' }],
    ['a seat below zero', (table) => play(table, -1, { act: 'rest' }), { why: 'noSeat' }],
    // @ts-expect-error: a seat is a number.
    ['a seat as text', (table) => play(table, '0', { act: 'rest' }), { why: 'noSeat' }],
    ['nothing', (table) => play(table, 0, undefined), { why: 'unknownAction' }],
    ['null', (table) => play(table, 0, null), { why: 'unknownAction' }],
    ['text', (table) => play(table, 0, 'rest'), { why: 'unknownAction' }],
    ['a list', (table) => play(table, 0, [{ act: 'rest' }]), { why: 'unknownAction' }],
    ['an unknown action', (table) => play(table, 0, { act: 'swim' }), { why: 'unknownAction' }],
    ['what every object has', (table) => play(table, 0, { act: 'toString' }), { why: 'unknownAction' }],
    ['a missing field', (table) => play(table, 0, { act: 'gather' }), { why: 'unknownAction' }],
    ['an unknown value', (table) => play(table, 0, { act: 'gather', pebble: 'blue' }), { why: 'unknownAction' }],
    ['one field too many', (table) => play(table, 0, { act: 'rest', at: 1 }), { why: 'unknownAction' }],
    [
      'an action that is not offered',
      (table) => play(table, 0, { act: 'gather', pebble: 'green' }),
      { why: 'notOnShore', pebble: 'green' },
    ],
    ['the turn of another', (table) => play(table, 1, { act: 'rest' }), { why: 'notYourTurn', whose: 0 }],
    ['a step that is over', (table) => play(table, 0, { act: 'keep', card: 'red' }), { why: 'alreadyWished' }],
  ])('%s', (_what, attempt, why) => {
    const table = stroll();
    const before = { state: stateOf(table), record: record(table) };
    expect(attempt(table)).toEqual({ why });
    expect({ state: stateOf(table), record: record(table) }).toEqual(before);
  });

  test('anything after the end', () => {
    const table = stroll();
    play(table, 0, { act: 'rest' });
    expect(play(table, 0, { act: 'rest' })).toEqual({ why: { why: 'gameOver' } });
    expect(giveUp(table)).toEqual({ why: { why: 'gameOver' } });
    expect(length(table)).toBe(1);
  });
});

describe('giving up', () => {
  test('ends the game for all', () => {
    const table = stroll();
    expect(giveUp(table).entry).toEqual({ action: { act: 'giveUp' } });
    expect(outcome(table)).toEqual({ ranks: [1, 1], why: { why: 'givenUp' } });
  });

  test('is not possible in a game without it', () => {
    const { giveUp: _, ...stubborn } = pebbles;
    expect(giveUp(open(stubborn, { seats: 2 }))).toEqual({ why: { why: 'unknownAction' } });
  });
});

describe('a game ends', () => {
  test('with ranks, scores by heading and the reason', () => {
    const table = stroll((state) => {
      state.finds = [['red', 'grey'], ['white']];
      state.secrets[0] = { cards: ['red', 'grey'], wish: 'red' };
      state.secrets[1] = { cards: ['red', 'grey'], wish: 'grey' };
    });
    play(table, 0, { act: 'rest' });
    expect(outcome(table)).toEqual({
      ranks: [1, 2],
      scores: [
        { pebbles: 2, wish: 2 },
        { pebbles: 1, wish: 0 },
      ],
      why: { why: 'evening' },
    });
  });
});

describe('what a caller gets is its own, and changing it changes no table:', () => {
  test.each<[string, (table: Table<Pebbles>) => unknown]>([
    ['a choice', (table) => choices(table, 0)],
    ['an entry and its facts', (table) => play(table, 0, { act: 'gather', pebble: 'red' })],
    ['a view', (table) => view(table, 0)],
    ['a record', (table) => record(table)],
    ['who is asked', (table) => asks(table)],
  ])('%s', (_what, get) => {
    const table = stroll();
    const given = get(table);
    const before = { state: stateOf(table), record: JSON.stringify(record(table)), choices: choices(table, 0) };
    spoil(given);
    expect({ state: stateOf(table), record: JSON.stringify(record(table)), choices: choices(table, 0) }).toEqual(
      before,
    );
  });

  test('a record does not grow when play goes on', () => {
    const table = stroll();
    const early = record(table);
    play(table, 0, { act: 'gather', pebble: 'red' });
    expect(early.entries).toEqual([]);
  });
});

/** Empties everything that can be reached, as far as it lets itself be emptied. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    spoil(part);
    Reflect.deleteProperty(value, key);
  }
}
