import type { Game, Seat } from '@skerry/engine';
import { arrayWork, counted, type Work } from '@skerry/engine/testing';
import { describe, expect, test } from 'vitest';
import { type Audience, type Happening, type Line, openBook, readAfter, Sitting, turnPage } from '../index.ts';
import { wholeBook } from './reading.ts';

type Purses = 'open' | 'secret';

/** A long game after a number of lines, its log, and what work is done with it. */
function longGame(lines: number, purses: Purses) {
  const { game, work } = counted();
  const sitting = Sitting.open(game, {
    seats: 6,
    options: { entries: 2000, purses },
    seed: 'long',
  });
  const log: Line[] = [];
  let book = openBook(game, sitting.story(READER), 0);
  for (let n = 0; n < lines; n++) {
    const happening = act(sitting);
    log.push(happening.line);
    book = turnPage(game, book, sitting.news(happening, READER));
  }
  return { game, sitting, log, book, work };
}

const SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5];

/** Somebody who reads along. */
const READER: Audience = { eyes: 1, knowsRules: true };

function act(sitting: Sitting): Happening {
  const { seat, actions } = sitting.offers(SEATS).find(({ must }) => must)!;
  const answer = sitting.play(seat, sitting.known(seat), actions[sitting.n % actions.length], 0);
  if ('why' in answer) throw new Error(`This should have been possible: ${answer.why.why}.`);
  return answer;
}

/** Lets somebody make a move that can be taken back. */
function sail(sitting: Sitting): Happening {
  const happening = act(sitting);
  return happening.line.action.act === 'sail' ? happening : act(sitting);
}

const written = <V>(value: V): V => JSON.parse(JSON.stringify(value));

/** How far the log need not be read to load the table. */
const startOf = (game: Game, sitting: Sitting): number => readAfter(game, sitting.head, sitting.snapshot());

/** What is done at a table, and must cost the same however long it is. */
const DEEDS: { readonly [title: string]: (long: ReturnType<typeof longGame>) => void } = {
  'a move': ({ sitting }) => void act(sitting),
  'a move that is taken back': ({ sitting }) => {
    const { line } = sail(sitting);
    const back = sitting.undo(line.seat!, sitting.known(line.seat!), 0);
    expect(back).toMatchObject({ undone: [line] });
  },
  'a turn that is taken back, as far as it goes': ({ sitting }) => {
    const { line } = sail(sitting);
    expect(sitting.undo(line.seat!, sitting.known(line.seat!), 0, 'turn')).toMatchObject({ undone: [line] });
  },
  'a move that another keeper took back': ({ sitting }) => {
    const { line } = sail(sitting);
    sitting.follow({ n: sitting.n + 1, seat: line.seat!, action: { act: 'undo' }, at: 0 });
  },
  'news of a move, and of one that is taken back': ({ sitting }) => {
    const happening = sail(sitting);
    for (const audience of AUDIENCES) sitting.news(happening, audience);
    const back = sitting.undo(happening.line.seat!, sitting.known(happening.line.seat!), 0);
    if ('line' in back) for (const audience of AUDIENCES) sitting.news(back, audience);
  },
  'a page of a reader’s book, and one that is taken back': ({ game, sitting, book }) => {
    const happening = sail(sitting);
    const { length } = book.pages;
    const next = turnPage(game, book, sitting.news(happening, READER));
    expect([book.pages.length, next.pages.length]).toEqual([length, length + 1]);
    const back = sitting.undo(happening.line.seat!, sitting.known(happening.line.seat!), 0);
    if ('line' in back) expect(turnPage(game, next, sitting.news(back, READER)).pages.length).toBe(length);
  },
  'a look at whether a move would be secret': ({ sitting }) => {
    const { seat, actions } = sitting.offers(SEATS).find(({ must }) => must)!;
    sitting.isSecret(seat, actions[0]!);
    sitting.offered(seat, actions[0]!);
  },
  'a welcome to whoever knows the rules': ({ sitting }) => void sitting.story({ eyes: 1, knowsRules: true }),
  'a welcome to whoever does not': ({ sitting }) => void sitting.story({ eyes: 'watcher' }),
  'a welcome to whoever was away for a moment': ({ sitting }) =>
    expect(sitting.since(sitting.n - 10, { eyes: 1 })).toHaveLength(10),
  'a look back by a few pages': ({ sitting }) => void sitting.stretch(sitting.n - 20, { eyes: 1 }),
  'a look back to the first pages': ({ sitting }) => void sitting.stretch(3, { eyes: 1 }),
  'an answer to an old position': ({ sitting }) => {
    const { seat } = sitting.asks()[0]!;
    sitting.play(seat, sitting.n - 3, { act: 'trade', good: 'salt' }, 0);
  },
  'a snapshot': ({ sitting }) => void sitting.snapshot(),
  'loading the table': ({ game, sitting, log }) => {
    const loaded = Sitting.load(game, sitting.head, log.slice(startOf(game, sitting)), written(sitting.snapshot()));
    expect(loaded.view(2)).toEqual(sitting.view(2));
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

const AUDIENCES: readonly Audience[] = [{ eyes: 0 }, { eyes: 3, knowsRules: true }, { eyes: 'watcher' }];

describe.each<Purses>(['open', 'secret'])('a long game with %s purses', (purses) => {
  test.each(AUDIENCES)('is told from its last pages on, and read back to the first: %j', (audience) => {
    const { sitting } = longGame(150, purses);
    const { first, news } = sitting.story(audience);
    expect(first + news.length).toBe(150);
    expect(news.length).toBeLessThan(50);
    const { pages } = wholeBook(sitting, audience);
    expect(pages).toHaveLength(151);
    expect(pages.lastGap()).toBe(-1);
    expect(pages.at(-1)?.state).toEqual(sitting.view(audience.eyes).state);
  });

  test('that was taken up from its snapshot tells the same pages, and plays on the same', () => {
    const { game, sitting, log } = longGame(150, purses);
    const snapshot = written(sitting.snapshot());
    const after = readAfter(game, sitting.head, snapshot);
    expect(after).toBeGreaterThan(100);
    const loaded = Sitting.load(game, written(sitting.head), written(log.slice(after)), snapshot);
    expect(loaded.n).toBe(sitting.n);
    for (const audience of AUDIENCES) {
      expect(loaded.known(audience.eyes)).toBe(sitting.known(audience.eyes));
      const [found, wanted] = [wholeBook(loaded, audience), wholeBook(sitting, audience)];
      const start = found.pages.lastGap() + 1;
      expect(start).toBeGreaterThan(100);
      expect(found.pages.length - start).toBeGreaterThan(8);
      expect(found.pages.slice(start)).toEqual(wanted.pages.slice(start));
      expect(loaded.since(loaded.n - 9, audience)).toEqual(sitting.since(sitting.n - 9, audience));
      expect(loaded.stretch(0, audience)).toBeUndefined();
    }
    for (let n = 0; n < 40; n++) expect(act(loaded).line).toEqual(act(sitting).line);
    expect(loaded.snapshot()).toEqual(sitting.snapshot());
  });
});

test('whoever missed more than the positions that are kept is told the last pages, and asked to look again', () => {
  const { sitting } = longGame(101, 'open');
  const { seat } = sitting.asks()[0]!;
  expect(sitting.since(sitting.n - 16, { eyes: seat })).toHaveLength(16);
  expect(sitting.since(sitting.n - 17, { eyes: seat })).toBeUndefined();
  expect(sitting.play(seat, sitting.n - 40, { act: 'trade', good: 'salt' }, 0)).toEqual({ why: { why: 'lookAgain' } });
});
