import type { Game, Seat } from '@skerry/engine';
import { arrayWork, counted, type Work } from '@skerry/engine/testing';
import { describe, expect, test } from 'vitest';
import { type AppliedLine, addUpdate, GameSession, type Line, openHistory, readAfter, type Viewer } from '../index.ts';
import { wholeBook } from './reading.ts';

type Purses = 'open' | 'secret';

/** A long game after a number of lines, its log, and what work is done with it. */
function longGame(lines: number, purses: Purses) {
  const { game, work } = counted();
  const session = GameSession.open(game, {
    seats: 6,
    options: { entries: 2000, purses },
    seed: 'long',
  });
  const log: Line[] = [];
  let book = openHistory(game, session.lastPages(READER), 0);
  for (let n = 0; n < lines; n++) {
    const applied = act(session);
    log.push(applied.line);
    book = addUpdate(game, book, session.updateFor(applied, READER));
  }
  return { game, session, log, book, work };
}

const SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5];

/** Somebody who reads along. */
const READER: Viewer = { looking: 1, knowsRules: true };

function act(session: GameSession): AppliedLine {
  const { seat, actions } = session.offers(SEATS).find(({ must }) => must)!;
  const answer = session.play(seat, session.known(seat), actions[session.n % actions.length], 0);
  if ('why' in answer) throw new Error(`This should have been possible: ${answer.why.why}.`);
  return answer;
}

/** Lets somebody make a move that can be taken back. */
function sail(session: GameSession): AppliedLine {
  const applied = act(session);
  return applied.line.action.act === 'sail' ? applied : act(session);
}

const written = <V>(value: V): V => JSON.parse(JSON.stringify(value));

/** How far the log need not be read to load the table. */
const startOf = (game: Game, session: GameSession): number => readAfter(game, session.head, session.snapshot());

/** What is done at a table, and must cost the same however long it is. */
const DEEDS: { readonly [title: string]: (long: ReturnType<typeof longGame>) => void } = {
  'a move': ({ session }) => void act(session),
  'a move that is taken back': ({ session }) => {
    const { line } = sail(session);
    const back = session.undo(line.seat!, session.known(line.seat!), 0);
    expect(back).toMatchObject({ undone: [line] });
  },
  'a turn that is taken back, as far as it goes': ({ session }) => {
    const { line } = sail(session);
    expect(session.undo(line.seat!, session.known(line.seat!), 0, 'turn')).toMatchObject({ undone: [line] });
  },
  'a move that another keeper took back': ({ session }) => {
    const { line } = sail(session);
    session.follow({ n: session.n + 1, seat: line.seat!, action: { act: 'undo' }, at: 0 });
  },
  'news of a move, and of one that is taken back': ({ session }) => {
    const applied = sail(session);
    for (const viewer of AUDIENCES) session.updateFor(applied, viewer);
    const back = session.undo(applied.line.seat!, session.known(applied.line.seat!), 0);
    if ('line' in back) for (const viewer of AUDIENCES) session.updateFor(back, viewer);
  },
  'a page of a reader’s book, and one that is taken back': ({ game, session, book }) => {
    const applied = sail(session);
    const { length } = book.pages;
    const next = addUpdate(game, book, session.updateFor(applied, READER));
    expect([book.pages.length, next.pages.length]).toEqual([length, length + 1]);
    const back = session.undo(applied.line.seat!, session.known(applied.line.seat!), 0);
    if ('line' in back) expect(addUpdate(game, next, session.updateFor(back, READER)).pages.length).toBe(length);
  },
  'a look at whether a move would be secret': ({ session }) => {
    const { seat, actions } = session.offers(SEATS).find(({ must }) => must)!;
    session.isSecret(seat, actions[0]!);
    session.offered(seat, actions[0]!);
  },
  'a welcome to whoever knows the rules': ({ session }) => void session.lastPages({ looking: 1, knowsRules: true }),
  'a welcome to whoever does not': ({ session }) => void session.lastPages({ looking: 'watcher' }),
  'a welcome to whoever was away for a moment': ({ session }) =>
    expect(session.since(session.n - 10, { looking: 1 })).toHaveLength(10),
  'a look back by a few pages': ({ session }) => void session.pagesWith(session.n - 20, { looking: 1 }),
  'a look back to the first pages': ({ session }) => void session.pagesWith(3, { looking: 1 }),
  'an answer to an old position': ({ session }) => {
    const { seat } = session.asks()[0]!;
    session.play(seat, session.n - 3, { act: 'trade', good: 'salt' }, 0);
  },
  'a snapshot': ({ session }) => void session.snapshot(),
  'loading the table': ({ game, session, log }) => {
    const loaded = GameSession.load(game, session.head, log.slice(startOf(game, session)), written(session.snapshot()));
    expect(loaded.view(2)).toEqual(session.view(2));
  },
};

function costOf(lines: number, purses: Purses, deed: (typeof DEEDS)[string]): Work & { readonly elements: number } {
  const long = longGame(lines, purses);
  const before = { ...long.work };
  const elements = arrayWork(() => deed(long));
  return { steps: long.work.steps - before.steps, looks: long.work.looks - before.looks, elements };
}

describe.each<Purses>(['open', 'secret'])(
  'with %s purses it costs the same after 648 lines as after 200:',
  (purses) => {
    test.each(Object.entries(DEEDS))('%s', (_title, deed) => {
      const [short, long] = [costOf(200, purses, deed), costOf(648, purses, deed)];
      // Posts do not stand at the same distance everywhere.
      expect(long.steps).toBeLessThanOrEqual(short.steps + 20);
      expect(long.looks).toBeLessThanOrEqual(1.5 * short.looks + 100);
      expect(long.elements).toBeLessThanOrEqual(short.elements + 60);
    });
  },
);

const AUDIENCES: readonly Viewer[] = [{ looking: 0 }, { looking: 3, knowsRules: true }, { looking: 'watcher' }];

describe.each<Purses>(['open', 'secret'])('a long game with %s purses', (purses) => {
  test.each(AUDIENCES)('is told from its last pages on, and read back to the first: %j', (viewer) => {
    const { session } = longGame(150, purses);
    const { first, news } = session.lastPages(viewer);
    expect(first + news.length).toBe(150);
    expect(news.length).toBeLessThan(50);
    const { pages } = wholeBook(session, viewer);
    expect(pages).toHaveLength(151);
    expect(pages.lastGap()).toBe(-1);
    expect(pages.at(-1)?.state).toEqual(session.view(viewer.looking).state);
  });

  test('that was taken up from its snapshot tells the same pages, and plays on the same', () => {
    const { game, session, log } = longGame(150, purses);
    const snapshot = written(session.snapshot());
    const after = readAfter(game, session.head, snapshot);
    expect(after).toBeGreaterThan(100);
    const loaded = GameSession.load(game, written(session.head), written(log.slice(after)), snapshot);
    expect(loaded.n).toBe(session.n);
    for (const viewer of AUDIENCES) {
      expect(loaded.known(viewer.looking)).toBe(session.known(viewer.looking));
      const [found, wanted] = [wholeBook(loaded, viewer), wholeBook(session, viewer)];
      const start = found.pages.lastGap() + 1;
      expect(start).toBeGreaterThan(100);
      expect(found.pages.length - start).toBeGreaterThan(8);
      expect(found.pages.slice(start)).toEqual(wanted.pages.slice(start));
      expect(loaded.since(loaded.n - 9, viewer)).toEqual(session.since(session.n - 9, viewer));
      expect(loaded.pagesWith(0, viewer)).toBeUndefined();
    }
    for (let n = 0; n < 40; n++) expect(act(loaded).line).toEqual(act(session).line);
    expect(loaded.snapshot()).toEqual(session.snapshot());
  });
});

test('whoever missed more than the positions that are kept is told the last pages, and asked to look again', () => {
  const { session } = longGame(101, 'open');
  const { seat } = session.asks()[0]!;
  expect(session.since(session.n - 16, { looking: seat })).toHaveLength(16);
  expect(session.since(session.n - 17, { looking: seat })).toBeUndefined();
  expect(session.play(seat, session.n - 40, { act: 'trade', good: 'salt' }, 0)).toEqual({ why: { why: 'lookAgain' } });
});
