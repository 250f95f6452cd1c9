import { Random } from '@skerry/engine';
import { trailsOfTucana } from '@skerry/trails-of-tucana';
import { describe, expect, test } from 'vitest';
import { type AppliedLine, addUpdate, GameSession, isTold, openHistory } from '../index.ts';
import { AUDIENCES, actSomehow, GAMES, looks, sitDown as sitDownAt, written } from './any-play.ts';
import { act, game, sitDown } from './play.ts';

/** A table at which the seat whose turn it is has moved three times without drawing anything. */
function moved(): { session: GameSession; seat: number } {
  const session = sitDown('steps');
  const [seat = 0] = session.waitsFor();
  for (let moves = 0; moves < 2; moves++) {
    const { actions } = session.offers([seat])[0]!;
    act(session, seat, actions.find((each) => each.act === 'move')!);
  }
  return { session, seat };
}

test('one wish takes back a whole turn, by one line of the log', () => {
  const { session, seat } = moved();
  const before = GameSession.load(game, session.head, []).view(seat);
  const answer = session.undo(seat, session.known(seat), 0, 'turn');
  expect(answer).toMatchObject({ line: { n: 3, action: { act: 'undo', entries: 2 } } });
  expect('why' in answer || answer.stop).toBeUndefined();
  expect(session.view(seat)).toEqual(before);
  if ('why' in answer) return;
  expect(session.updateFor(answer, { looking: 'watcher' })).toMatchObject({ n: 3, back: 2 });
});

test('without a word how far, it takes back one step', () => {
  const { session, seat } = moved();
  expect(session.undo(seat, session.known(seat), 0)).toMatchObject({ line: { action: { act: 'undo' } } });
  expect(session.record().entries).toHaveLength(1);
});

test('where several draw at once, one takes a trail back although another is done meanwhile, but not twice', () => {
  const session = GameSession.open(trailsOfTucana, { seats: 3, seed: 'at once' });
  const draft = (seat: number) => {
    const { actions } = session.offers([seat])[0]!;
    return session.play(
      seat,
      session.known(seat),
      actions.find(({ act }) => act !== 'done'),
      0,
    );
  };
  const before = session.view(0).state;
  draft(0);
  const known = session.known(0);
  draft(1);
  expect(session.play(1, session.known(1), { act: 'done' }, 0)).toMatchObject({ line: { seat: 1 } });
  expect(session.known(0)).toBeGreaterThan(known);
  expect(session.undo(0, known, 0)).toMatchObject({ line: { seat: 0, action: { act: 'undo' } } });
  expect(session.view(0).state.secrets).toEqual(before.secrets);
  draft(0);
  expect(session.undo(0, known, 0)).toEqual({ why: { why: 'lookAgain' } });
});

test('where something stops it halfway, the answer says what', () => {
  const random = new Random(11);
  const stops = new Set<string>();
  for (let seed = 0; seed < 40 && !stops.has('chance'); seed++) {
    const session = sitDown(`stop ${seed}`);
    while (!session.over) {
      const { seat, actions } = session.offers([0, 1, 2]).find(({ must }) => must)!;
      if (session.canUndo(seat)) {
        const again = GameSession.load(
          game,
          session.head,
          session.record().entries.map((entry, n) => ({ ...entry, n: n + 1, at: 0 })),
        );
        const answer = again.undo(seat, again.known(seat), 0, 'turn');
        if (!('why' in answer) && answer.stop) stops.add(answer.stop.why);
      }
      act(session, seat, actions[random.below(actions.length)]!);
    }
  }
  expect([...stops]).toContain('chance');
});

test('what was undone at once is redone at once, as often as it was undone', () => {
  const { session, seat } = moved();
  const before = session.view(seat);
  const redo = () => session.redo(seat, session.known(seat), 7);
  expect(redo()).toEqual({ why: { why: 'nothingToRedo' } });
  session.undo(seat, session.known(seat), 0, 'turn');
  expect(session.redoable(seat)).toBe(2);
  expect(redo()).toMatchObject([{ line: { n: 4, seat, at: 7 } }, { line: { n: 5, seat } }]);
  expect(session.view(seat)).toEqual(before);
  expect(redo()).toEqual({ why: { why: 'nothingToRedo' } });
  session.undo(seat, session.known(seat), 0);
  session.undo(seat, session.known(seat), 0);
  expect([redo(), redo()]).toMatchObject([[{ line: { n: 8 } }], [{ line: { n: 9 } }]]);
  expect(session.view(seat)).toEqual(before);
});

test('nothing is redone after another action, or by somebody who has not seen what the seat did last', () => {
  const { session, seat } = moved();
  const known = session.known(seat);
  const [{ actions } = { actions: [] }] = session.offers([seat]);
  session.undo(seat, known, 0);
  expect(session.redo(seat, known, 0)).toEqual({ why: { why: 'lookAgain' } });
  const last = session.record().entries.at(-1)?.action;
  const other = actions.find(({ act }) => act === 'endActions')!;
  expect(other).not.toEqual(last);
  act(session, seat, other);
  expect(session.redo(seat, session.known(seat), 0)).toEqual({ why: { why: 'nothingToRedo' } });
});

test('whoever plays by hand what was undone may redo the rest', () => {
  const { session, seat } = moved();
  const before = session.view(seat);
  const [first] = session.record().entries;
  session.undo(seat, session.known(seat), 0, 'turn');
  act(session, seat, first!.action);
  expect(session.redoable(seat)).toBe(1);
  session.redo(seat, session.known(seat), 0);
  expect(session.view(seat)).toEqual(before);
});

test('where several draw at once, a trail is redone though another draws meanwhile, but not once another is done', () => {
  const session = GameSession.open(trailsOfTucana, { seats: 2, seed: 'at once' });
  const play = (seat: number, wanted: (action: { readonly act: string }) => boolean) => {
    const { actions } = session.offers([seat])[0]!;
    return session.play(seat, session.known(seat), actions.find(wanted)!, 0);
  };
  play(0, ({ act }) => act !== 'done');
  const before = session.view(0).state;
  session.undo(0, session.known(0), 0);
  play(1, ({ act }) => act !== 'done');
  expect([session.lastPages({ looking: 0 }).redo, session.lastPages({ looking: 1 }).redo]).toEqual([0, undefined]);
  expect(session.redo(0, session.known(0), 0)).toMatchObject([{ line: { seat: 0 } }]);
  expect(session.view(0).state.secrets).toEqual(before.secrets);
  session.undo(0, session.known(0), 0);
  play(1, ({ act }) => act === 'done');
  expect(session.redo(0, session.known(0), 0)).toEqual({ why: { why: 'nothingToRedo' } });
});

test('a line that takes back more than there is does not follow, and changes nothing', () => {
  const { session, seat } = moved();
  const before = session.view(seat);
  const line = { n: 3, seat, action: { act: 'undo', entries: 3 }, at: 0 };
  expect(() => session.follow(line)).toThrow(expect.objectContaining({ name: 'RecordError' }));
  expect(session.view(seat)).toEqual(before);
});

const games = GAMES.map((each) => [each.name, each] as const);
describe.each(games)('whatever is taken back in %s,', (_name, each) => {
  test('the book of a reader who was there is that of one who comes now', () => {
    for (const seed of ['one', 'two', 'three']) {
      const session = sitDownAt(each, seed);
      const random = new Random(seed.length);
      const books = AUDIENCES.map((viewer) => openHistory(each, session.lastPages(viewer), 0));
      for (let n = 0; n < 120 && !session.over; n++) {
        const applied = actSomehow(session, random);
        for (const [which, viewer] of AUDIENCES.entries()) {
          if (!isTold(applied.line, viewer.looking)) continue;
          books[which] = addUpdate(each, books[which]!, written(session.updateFor(applied, viewer)));
          expect(books[which].pages.at(-1)?.state).toEqual(session.view(viewer.looking).state);
        }
      }
      for (const [which, viewer] of AUDIENCES.entries()) {
        const now = openHistory(each, session.lastPages(viewer), session.known(viewer.looking));
        const there = books[which]!.pages.slice(-FEW).map((page) => page?.state);
        expect(now.pages.length).toBe(books[which]!.pages.length);
        expect(now.pages.slice(-FEW).map((page) => page?.state)).toEqual(there);
      }
    }
  });
});

describe.each(games)('whatever is undone in %s', (_name, each) => {
  test('is as it was once it is redone; readers who were there and those who come now can tell who may redo', () => {
    let redone = 0;
    for (const seed of ['one', 'two', 'three']) {
      const session = sitDownAt(each, seed);
      const random = new Random(seed.length);
      const books = AUDIENCES.map((viewer) => openHistory(each, session.lastPages(viewer), 0));
      const tell = (lines: readonly AppliedLine[]) => {
        for (const [which, viewer] of AUDIENCES.entries()) {
          for (const applied of lines.filter(({ line }) => isTold(line, viewer.looking)))
            books[which] = addUpdate(each, books[which]!, written(session.updateFor(applied, viewer)));
          const now = openHistory(each, session.lastPages(viewer), session.known(viewer.looking));
          expect([books[which]!.redo, books[which]!.n]).toEqual([now.redo, now.n]);
        }
      };
      for (let n = 0; n < 120 && !session.over; n++) {
        const before = looks(session);
        const applied = actSomehow(session, random);
        tell([applied]);
        const { seat = 0, action } = applied.line;
        if (action.act !== 'undo' || session.redoable(seat) === 0) continue;
        const answer = session.redo(seat, session.known(seat), 0);
        if ('why' in answer) throw new Error(answer.why.why);
        tell(answer);
        const { views, offers } = looks(session);
        expect({ views, offers }).toEqual({ views: before.views, offers: before.offers });
        redone++;
      }
    }
    expect(redone).toBeGreaterThan(3);
  });
});

/** The fewest pages that are told at first. */
const FEW = 6;
