import type { Game, Seat } from '@skerry/engine';
import { trailsOfTucana } from '@skerry/trails-of-tucana';
import { expect, test } from 'vitest';
import { addUpdate, GameSession, type History, isTold, type Line, openHistory, type Viewer } from '../index.ts';

/** A game in which all draw at once, and nobody sees what another draws until all are done. */
const game: Game = trailsOfTucana;
const sitDown = () => GameSession.open(game, { seats: 3, seed: 'sealed' });
const DONE = { act: 'done' };

/** Somebody at a table, who keeps all that is said. */
class Reader {
  readonly heard: unknown[] = [];
  book: History;
  private readonly session: GameSession;
  private readonly viewer: Viewer;

  constructor(session: GameSession, looking: Seat | 'watcher') {
    this.session = session;
    this.viewer = { looking, knowsRules: true };
    this.book = openHistory(game, session.lastPages(this.viewer), session.known(looking));
  }

  hear(applied: Parameters<GameSession['updateFor']>[0]): void {
    if (!isTold(applied.line, this.viewer.looking)) return;
    const news = this.session.updateFor(applied, this.viewer);
    this.heard.push(news);
    this.book = addUpdate(game, this.book, news);
  }
}

/** A table with readers who hear everything they are told; returns all its lines. */
function table() {
  const session = sitDown();
  const readers = ([0, 1, 2, 'watcher'] as const).map((looking) => new Reader(session, looking));
  const lines: Line[] = [];
  const happen = (answer: ReturnType<GameSession['play']>) => {
    if ('why' in answer) throw new Error(`This should have been possible: ${answer.why.why}.`);
    lines.push(answer.line);
    for (const reader of readers) reader.hear(answer);
  };
  return {
    session,
    readers,
    lines,
    draw: (seat: Seat, nth = 0) => happen(session.play(seat, session.known(seat), draws(session, seat)[nth], 0)),
    done: (seat: Seat) => happen(session.play(seat, session.known(seat), DONE, 0)),
    undo: (seat: Seat) => happen(session.undo(seat, session.known(seat), 0)),
  };
}

const draws = (session: GameSession, seat: Seat) =>
  session.offers([seat])[0]!.actions.filter(({ act }) => act === 'draw');

test('what a seat draws, changes its mind about and draws again, no other is told of, not even by a number', () => {
  const [quick, slow] = [table(), table()];
  quick.draw(0, 0);
  slow.draw(0, 1);
  slow.undo(0);
  slow.draw(0, 2);
  for (const each of [quick, slow]) each.draw(1);
  for (const who of [1, 2, 3]) expect(slow.readers[who]!.heard).toEqual(quick.readers[who]!.heard);
  for (const seat of [1, 2]) {
    expect(slow.session.known(seat)).toBe(quick.session.known(seat));
    expect(slow.session.lastPages({ looking: seat })).toEqual(quick.session.lastPages({ looking: seat }));
    expect(slow.session.since(0, { looking: seat })).toEqual(quick.session.since(0, { looking: seat }));
    expect(slow.session.offers([seat])).toEqual(quick.session.offers([seat]));
  }
  for (const each of [quick, slow]) each.done(0);
  for (const who of [1, 2, 3]) expect(slow.readers[who]!.heard).toEqual(quick.readers[who]!.heard);
});

test('all know the same sheets when all are done', () => {
  const { session, readers, draw, done } = table();
  for (const seat of [2, 0, 1]) draw(seat);
  for (const seat of [1, 2, 0]) done(seat);
  for (const [who, { book }] of readers.entries()) {
    const { state } = session.view(who < 3 ? who : 'watcher');
    expect(book.pages.at(-1)?.state).toEqual(state);
  }
});

test('a seat takes its trail back though others have drawn since, and its reader turns the page back', () => {
  const { session, readers, draw, undo } = table();
  const before = readers[0]!.book.pages.at(-1)?.state;
  draw(0);
  draw(1);
  expect(readers[0]!.book.pages.at(-1)?.state).not.toEqual(before);
  undo(0);
  expect(readers[0]!.book.pages.at(-1)?.state).toEqual(before);
  expect(readers[1]!.book.pages.at(-1)?.state).toEqual(session.view(1).state);
});

test('a table with secrets is taken up again with the same numbers for all', () => {
  const { session, lines, draw, undo, done } = table();
  draw(0);
  draw(1);
  undo(0);
  draw(0, 3);
  done(1);
  const again = GameSession.load(game, session.head, JSON.parse(JSON.stringify(lines)));
  for (const looking of [0, 1, 2, 'watcher'] as const) {
    expect(again.known(looking)).toBe(session.known(looking));
    expect(again.lastPages({ looking })).toEqual(session.lastPages({ looking }));
    expect(again.since(1, { looking })).toEqual(session.since(1, { looking }));
  }
  expect([0, 1, 2].map((seat) => again.canUndo(seat))).toEqual([true, true, false]);
});

test('a seat takes back that it was done, though another was done since, and all readers see that', () => {
  const { session, readers, draw, done, undo } = table();
  for (const seat of [0, 1]) draw(seat);
  for (const seat of [0, 1]) done(seat);
  undo(0);
  for (const [who, { book }] of readers.entries()) {
    expect(book.pages.at(-1)?.state).toEqual(session.view(who < 3 ? who : 'watcher').state);
  }
  undo(0);
  draw(0, 2);
  done(0);
  expect(session.asks()).toEqual([{ seat: 2, must: true }]);
});
