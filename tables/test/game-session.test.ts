import { asks, choices, tableFromView, verify } from '@skerry/engine';
import { expect, test } from 'vitest';
import { addUpdate, follows, GameSession, type History, openHistory, type Viewer } from '../index.ts';
import { activeLines } from '../lines.ts';
import { act, actSomehow, game, sitDown } from './play.ts';
import { known, wholeBook } from './reading.ts';

const AUDIENCES: Viewer[] = [{ looking: 0 }, { looking: 'watcher' }, { looking: 1, knowsRules: true }];

/** The seat whose turn it is, and two places it can walk to one after the other and back. */
function walk(session: GameSession) {
  const { seat } = session.asks()[0]!;
  const to = session.offers([seat])[0]!.actions.find(({ act }) => act === 'move')!;
  return { seat, to };
}

test.each(AUDIENCES)('a reader who hears all news of a game knows the same as the table does: %j', (viewer) => {
  const session = sitDown();
  let book: History = openHistory(game, session.lastPages(viewer), 0);
  for (let move = 0; !session.over; move++) {
    const news = session.updateFor(actSomehow(session, move * 7), viewer);
    expect(follows(book, news)).toBe(true);
    book = addUpdate(game, book, news);
    const { state } = session.view(viewer.looking);
    expect(book.pages.at(-1)?.state).toEqual(state);
  }
  expect(known(wholeBook(session, viewer))).toEqual(known(book));
});

test('a reader sees from the view alone what a seat can do, and why not', () => {
  const session = sitDown('glance');
  for (let move = 0; !session.over; move++) {
    for (const seat of [0, 1, 2]) {
      const seen = tableFromView(game, session.view(seat));
      expect(choices(seen, seat)).toEqual(session.choices(seat));
      expect(asks(seen)).toEqual(session.asks());
    }
    actSomehow(session, move * 5);
  }
});

test('taking back is a line of its own, and the reader turns a page back', () => {
  const session = sitDown();
  const { seat, to } = walk(session);
  const before = session.view(seat);
  let book = openHistory(game, session.lastPages({ looking: seat }), 0);
  book = addUpdate(game, book, session.updateFor(act(session, seat, to), { looking: seat }));
  expect(book.undo).toBe(true);
  const back = session.undo(seat, session.n, 0);
  if ('why' in back) throw new Error('It should have been possible.');
  expect(back.line).toMatchObject({ n: 2, seat, action: { act: 'undo' } });
  book = addUpdate(game, book, session.updateFor(back, { looking: seat }));
  expect({ ...book, pages: [...book.pages] }).toMatchObject({ n: 2, undo: false, pages: [{ state: before.state }] });
  expect(session.view(seat)).toEqual(before);
});

test('a table is taken up again from its lines, also after something was taken back', () => {
  const session = sitDown();
  const lines = [];
  const { seat, to } = walk(session);
  lines.push(act(session, seat, to).line);
  const back = session.undo(seat, 1, 0);
  if ('why' in back) throw new Error('It should have been possible.');
  lines.push(back.line);
  for (let move = 0; move < 12; move++) lines.push(actSomehow(session, move).line);
  const again = GameSession.load(game, JSON.parse(JSON.stringify(session.head)), JSON.parse(JSON.stringify(lines)));
  expect(again.n).toBe(session.n);
  expect(again.view('watcher')).toEqual(session.view('watcher'));
  expect(actSomehow(again, 3)).toMatchObject({ line: actSomehow(session, 3).line });
  expect(activeLines(lines)).toHaveLength(12);
});

test('a reader who was away hears just what it missed', () => {
  const session = sitDown();
  for (let move = 0; move < 5; move++) actSomehow(session, move);
  let book = openHistory(game, session.lastPages({ looking: 2 }), session.n);
  const { seat, to } = (() => {
    while (!session.offers([0, 1, 2]).some(({ actions }) => actions.some(({ act }) => act === 'move')))
      actSomehow(session, 0);
    return walk(session);
  })();
  act(session, seat, to);
  session.undo(seat, session.n, 0);
  actSomehow(session, 1);
  for (const news of session.since(book.n, { looking: 2 }) ?? []) book = addUpdate(game, book, news);
  expect(book.n).toBe(session.n);
  expect(book.pages.at(-1)?.state).toEqual(session.view(2).state);
  expect(session.since(session.n + 1, { looking: 2 })).toBeUndefined();
});

test('an answer to an old position counts only if the seat could do then just what it can do now', () => {
  const session = sitDown();
  const { seat, to } = walk(session);
  act(session, seat, to);
  const [again] = session.offers([seat])[0]!.actions;
  expect(session.play(seat, 0, again, 0)).toEqual({ why: { why: 'lookAgain' } });
  expect(session.n).toBe(1);
  // Taken back, the seat can do what it could at the start.
  session.undo(seat, 1, 0);
  expect(session.play(seat, 0, to, 0)).toMatchObject({ line: { n: 3 } });
  expect(session.play(seat, 99, to, 0)).toEqual({ why: { why: 'lookAgain' } });
});

test('nothing is taken back after chance has spoken, or by another seat', () => {
  const session = sitDown();
  const { seat, to } = walk(session);
  act(session, seat, to);
  const other = (seat + 1) % 3;
  expect(session.undo(other, session.n, 0)).toEqual({ why: { why: 'nothingToUndo', stop: 'nothingDone' } });
  act(session, seat, { act: 'endActions' });
  expect(session.undo(seat, session.n, 0)).toEqual({ why: { why: 'nothingToUndo', stop: 'chance' } });
});

test('a refusal writes nothing', () => {
  const session = sitDown();
  const { seat } = walk(session);
  const before = session.view('watcher');
  for (const action of [null, 7, {}, { act: 'undo' }, { act: 'swim', to: 'c3' }, { act: 'move', to: 'z9' }]) {
    expect(session.play(seat, 0, action, 0)).toHaveProperty('why');
  }
  expect(session.n).toBe(0);
  expect(session.view('watcher')).toEqual(before);
});

test('the record of a game that is over tells its seed and proves honest', () => {
  const session = sitDown();
  expect(session.record()).not.toHaveProperty('seed');
  for (let move = 0; !session.over; move++) actSomehow(session, move * 3);
  expect(session.record()).toHaveProperty('seed', 'tables');
  expect(verify(game, session.record())).toBeUndefined();
});

test('entries are told in far fewer bytes than patches', () => {
  const session = sitDown();
  let entries = 0;
  let patches = 0;
  while (!session.over) {
    const applied = actSomehow(session, session.n * 7);
    entries += JSON.stringify(session.updateFor(applied, { looking: 0, knowsRules: true })).length;
    patches += JSON.stringify(session.updateFor(applied, { looking: 0 })).length;
  }
  expect(entries * 2).toBeLessThan(patches);
});
