import { Random } from '@skerry/engine';
import { trailsOfTucana } from '@skerry/trails-of-tucana';
import { describe, expect, test } from 'vitest';
import { addUpdate, GameSession, isTold, openHistory } from '../index.ts';
import { AUDIENCES, actSomehow, GAMES, sitDown as sitDownAt, written } from './any-play.ts';
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

/** The fewest pages that are told at first. */
const FEW = 6;
