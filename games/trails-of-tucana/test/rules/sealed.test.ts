import {
  asks,
  changes,
  choices,
  clone,
  type Mark,
  mark,
  play,
  Random,
  type Seat,
  undoable,
  view,
} from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import type { Action } from '../../index.ts';
import { act, drawing, offers, position, type Table } from '../position.ts';

/**
 * Nobody learns what another seat draws before all are done. Two tables differ only in what seat 0 draws; everything
 * that seats 1 and 2 and a watcher can see or hear is compared, until the trails are shown.
 */

const OTHERS = [1, 2, 'watcher'] as const;

/** All that somebody can see of a table. */
function seen(table: Table, who: Seat | 'watcher', since: Mark) {
  const own = who === 'watcher' ? {} : { choices: choices(table, who), undoable: undoable(table, who) };
  return { view: view(table, who), asks: asks(table), changes: changes(table, since, who), ...own };
}

function playAlike(tables: readonly [Table, Table], seat: Seat, actions: readonly [Action, Action]) {
  const [one, other] = tables.map((table, n) => {
    const before = mark(table);
    const facts = act(table, seat, actions[n]!);
    return OTHERS.map((who) => ({
      seen: seen(table, who, before),
      heard: facts.filter(({ to }) => to === undefined || to === who),
    }));
  });
  return { one, other };
}

const DONE: Action = { act: 'done' };

/** Both toucans are almost connected, so that some trails bring a bonus trail and some do not. */
const start = () =>
  position({ seats: 3, cards: ['desert', 'water'], drawn: [['2/3-3/3', '1/3-2/3', '7/6-7/7'], [], []] });

test('two seats and a watcher cannot tell apart what the third draws, by view, choices, facts or undo (TT-33)', () => {
  const tables = [start(), start()] as const;
  const first = playAlike(tables, 0, [drawing('2/4-2/5'), drawing('6/4-6/5')]);
  expect(first.one).toEqual(first.other);
  const second = playAlike(tables, 0, [DONE, DONE]);
  expect(second.one).toEqual(second.other);
  const third = playAlike(tables, 1, [drawing('2/4-2/5'), drawing('2/4-2/5')]);
  expect(third.one).toEqual(third.other);
  playAlike(tables, 1, [DONE, DONE]);
  playAlike(tables, 2, [drawing('2/4-2/5'), drawing('2/4-2/5')]);
  expect(view(tables[0], 1)).toEqual(view(tables[1], 1));
  const reveal = playAlike(tables, 2, [DONE, DONE]);
  expect(reveal.one).not.toEqual(reveal.other);
});

test('nor whether it draws a bonus trail, or how many trails it draws (TT-33, TT-35)', () => {
  const [short, long] = [start(), start()];
  const before = [short, long].map((table) => OTHERS.map((who) => ({ view: view(table, who), asks: asks(table) })));
  for (const action of [drawing('2/4-2/5')]) expect(act(short, 0, action).every(({ to }) => to === 0)).toBe(true);
  for (const action of [drawing('7/7-7/8'), drawing('1/1-1/2')])
    expect(act(long, 0, action).every(({ to }) => to === 0)).toBe(true);
  expect([short, long].map((table) => OTHERS.map((who) => ({ view: view(table, who), asks: asks(table) })))).toEqual(
    before,
  );
  expect(act(short, 0, DONE)).toEqual(act(long, 0, DONE));
  for (const who of OTHERS) expect(view(short, who)).toEqual(view(long, who));
});

test('whatever seat 0 draws in random turns, the offers of the others stay the same until the reveal (TT-33, TT-35)', () => {
  const random = new Random(7);
  for (let n = 0; n < 12; n++) {
    const table = start();
    const expected = [1, 2].map((seat) => choices(table, seat));
    for (let found = offers(table, 0); found.length > 0; found = offers(table, 0)) {
      act(table, 0, found[random.below(found.length)]!);
      expect([1, 2].map((seat) => choices(table, seat))).toEqual(expected);
    }
    expect(stateOf(table).agenda.at(-1)).toEqual({ do: 'draw', left: [1, 2] });
  }
});

test('what a seat tries and is refused tells nothing of what another drew (TT-33)', () => {
  const [one, other] = [start(), start()];
  act(one, 0, drawing('2/4-2/5'));
  act(other, 0, drawing('6/4-6/5'));
  for (const action of [drawing('2/4-2/5'), drawing('6/4-6/5'), DONE])
    expect(play(clone(one), 1, action).why).toEqual(play(clone(other), 1, action).why);
});
