import { asks, choices, glance, verify } from '@skerry/engine';
import { expect, test } from 'vitest';
import { type Audience, type Book, follows, openBook, Sitting, turnPage } from '../index.ts';
import { standing } from '../lines.ts';
import { act, actSomehow, game, sitDown } from './play.ts';
import { wholeBook } from './reading.ts';

const AUDIENCES: Audience[] = [{ eyes: 0 }, { eyes: 'watcher' }, { eyes: 1, knowsRules: true }];

/** The seat whose turn it is, and two places it can walk to one after the other and back. */
function walk(sitting: Sitting) {
  const { seat } = sitting.asks()[0]!;
  const to = sitting.offers([seat])[0]!.actions.find(({ act }) => act === 'move')!;
  return { seat, to };
}

test.each(AUDIENCES)('a reader who hears all news of a game knows the same as the table does: %j', (audience) => {
  const sitting = sitDown();
  let book: Book = openBook(game, sitting.story(audience), 0);
  for (let move = 0; !sitting.over; move++) {
    const news = sitting.news(actSomehow(sitting, move * 7), audience);
    expect(follows(book, news)).toBe(true);
    book = turnPage(game, book, news);
    const { state } = sitting.view(audience.eyes);
    expect(book.pages.at(-1)?.state).toEqual(state);
  }
  expect(wholeBook(sitting, audience)).toEqual(book);
});

test('a reader sees from the view alone what a seat can do, and why not', () => {
  const sitting = sitDown('glance');
  for (let move = 0; !sitting.over; move++) {
    for (const seat of [0, 1, 2]) {
      const seen = glance(game, sitting.view(seat));
      expect(choices(seen, seat)).toEqual(sitting.choices(seat));
      expect(asks(seen)).toEqual(sitting.asks());
    }
    actSomehow(sitting, move * 5);
  }
});

test('taking back is a line of its own, and the reader turns a page back', () => {
  const sitting = sitDown();
  const { seat, to } = walk(sitting);
  const before = sitting.view(seat);
  let book = openBook(game, sitting.story({ eyes: seat }), 0);
  book = turnPage(game, book, sitting.news(act(sitting, seat, to), { eyes: seat }));
  expect(book.undo).toBe(true);
  const back = sitting.undo(seat, sitting.n, 0);
  if ('why' in back) throw new Error('It should have been possible.');
  expect(back.line).toMatchObject({ n: 2, seat, action: { act: 'undo' } });
  book = turnPage(game, book, sitting.news(back, { eyes: seat }));
  expect({ ...book, pages: [...book.pages] }).toMatchObject({ n: 2, undo: false, pages: [{ state: before.state }] });
  expect(sitting.view(seat)).toEqual(before);
});

test('a table is taken up again from its lines, also after something was taken back', () => {
  const sitting = sitDown();
  const lines = [];
  const { seat, to } = walk(sitting);
  lines.push(act(sitting, seat, to).line);
  const back = sitting.undo(seat, 1, 0);
  if ('why' in back) throw new Error('It should have been possible.');
  lines.push(back.line);
  for (let move = 0; move < 12; move++) lines.push(actSomehow(sitting, move).line);
  const again = Sitting.load(game, JSON.parse(JSON.stringify(sitting.head)), JSON.parse(JSON.stringify(lines)));
  expect(again.n).toBe(sitting.n);
  expect(again.view('watcher')).toEqual(sitting.view('watcher'));
  expect(actSomehow(again, 3)).toMatchObject({ line: actSomehow(sitting, 3).line });
  expect(standing(lines)).toHaveLength(12);
});

test('a reader who was away hears just what it missed', () => {
  const sitting = sitDown();
  for (let move = 0; move < 5; move++) actSomehow(sitting, move);
  let book = openBook(game, sitting.story({ eyes: 2 }), sitting.n);
  const { seat, to } = (() => {
    while (!sitting.offers([0, 1, 2]).some(({ actions }) => actions.some(({ act }) => act === 'move')))
      actSomehow(sitting, 0);
    return walk(sitting);
  })();
  act(sitting, seat, to);
  sitting.undo(seat, sitting.n, 0);
  actSomehow(sitting, 1);
  for (const news of sitting.since(book.n, { eyes: 2 }) ?? []) book = turnPage(game, book, news);
  expect(book.n).toBe(sitting.n);
  expect(book.pages.at(-1)?.state).toEqual(sitting.view(2).state);
  expect(sitting.since(sitting.n + 1, { eyes: 2 })).toBeUndefined();
});

test('an answer to an old position counts only if the seat could do then just what it can do now', () => {
  const sitting = sitDown();
  const { seat, to } = walk(sitting);
  act(sitting, seat, to);
  const [again] = sitting.offers([seat])[0]!.actions;
  expect(sitting.play(seat, 0, again, 0)).toEqual({ why: { why: 'lookAgain' } });
  expect(sitting.n).toBe(1);
  // Taken back, the seat can do what it could at the start.
  sitting.undo(seat, 1, 0);
  expect(sitting.play(seat, 0, to, 0)).toMatchObject({ line: { n: 3 } });
  expect(sitting.play(seat, 99, to, 0)).toEqual({ why: { why: 'lookAgain' } });
});

test('nothing is taken back after chance has spoken, or by another seat', () => {
  const sitting = sitDown();
  const { seat, to } = walk(sitting);
  act(sitting, seat, to);
  const other = (seat + 1) % 3;
  expect(sitting.undo(other, sitting.n, 0)).toEqual({ why: { why: 'nothingToUndo', stop: 'nothingDone' } });
  act(sitting, seat, { act: 'endActions' });
  expect(sitting.undo(seat, sitting.n, 0)).toEqual({ why: { why: 'nothingToUndo', stop: 'chance' } });
});

test('a refusal writes nothing', () => {
  const sitting = sitDown();
  const { seat } = walk(sitting);
  const before = sitting.view('watcher');
  for (const action of [null, 7, {}, { act: 'undo' }, { act: 'swim', to: 'c3' }, { act: 'move', to: 'z9' }]) {
    expect(sitting.play(seat, 0, action, 0)).toHaveProperty('why');
  }
  expect(sitting.n).toBe(0);
  expect(sitting.view('watcher')).toEqual(before);
});

test('the record of a game that is over tells its seed and proves honest', () => {
  const sitting = sitDown();
  expect(sitting.record()).not.toHaveProperty('seed');
  for (let move = 0; !sitting.over; move++) actSomehow(sitting, move * 3);
  expect(sitting.record()).toHaveProperty('seed', 'tables');
  expect(verify(game, sitting.record())).toBeUndefined();
});

test('entries are told in far fewer bytes than patches', () => {
  const sitting = sitDown();
  let entries = 0;
  let patches = 0;
  while (!sitting.over) {
    const happening = actSomehow(sitting, sitting.n * 7);
    entries += JSON.stringify(sitting.news(happening, { eyes: 0, knowsRules: true })).length;
    patches += JSON.stringify(sitting.news(happening, { eyes: 0 })).length;
  }
  expect(entries * 2).toBeLessThan(patches);
});
