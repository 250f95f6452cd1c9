import { expect, test } from 'vitest';
import { addUpdate, follows, GameSession, type History, openHistory, type Reader } from '../index.ts';
import { updatesFor } from '../reader-messages.ts';
import { act, game, sitDown } from './play.ts';

const READER: Reader = { person: 'ann', language: 'en', looking: 'watcher', knowsRules: true, wantsOffers: false };

/** Whose turn it is, and two moves in a row. */
function twoMoves(session: GameSession) {
  const trial = GameSession.load(game, session.head, []);
  const moveOf = () => {
    const { seat, actions } = trial.offers([0, 1, 2]).find(({ must }) => must)!;
    return { seat, action: actions.find(({ act: name }) => name === 'move')! };
  };
  const { seat, action } = moveOf();
  act(trial, seat, action);
  return { seat, path: [action, moveOf().action] };
}

function played() {
  const session = sitDown();
  const { seat, path } = twoMoves(session);
  const lines = session.playAll(seat, 0, path, 7);
  if ('why' in lines) throw new Error(lines.why.why);
  return { session, seat, path, lines };
}

test('the actions of a path are lines of their own, which are taken back one by one', () => {
  const { session, seat, path, lines } = played();
  expect(lines.map(({ line }) => [line.n, line.action, line.at])).toEqual([
    [1, path[0], 7],
    [2, path[1], 7],
  ]);
  const single = sitDown();
  for (const action of path) act(single, seat, action, 7);
  expect(session.record()).toEqual(single.record());
  session.undo(seat, 2, 8);
  expect(session.record().entries.map(({ action }) => action)).toEqual([path[0]]);
});

test('if one action of a path is refused, none is played', () => {
  const session = sitDown();
  const { seat, path } = twoMoves(session);
  const before = session.view(seat);
  expect(session.playAll(seat, 0, [...path, { act: 'move', to: 'nowhere' }], 7)).toEqual({
    why: { why: 'unknownAction' },
  });
  expect([session.n, session.record().entries, session.view(seat)]).toEqual([0, [], before]);
  expect(act(session, seat, path[0]!).line.n).toBe(1);
});

test('a path is one update to those who take it as one, and leads to the same page', () => {
  const { session, lines } = played();
  const setup = { seats: [] } as never;
  const fresh = sitDown();
  const begun = openHistory(game, fresh.lastPages({ looking: 'watcher', knowsRules: true }), 0);
  const read = (messages: readonly ReturnType<typeof updatesFor>[number][]): History =>
    messages.reduce((book, update) => {
      expect(follows(book, update)).toBe(true);
      return addUpdate(game, book, update);
    }, begun);
  const single = updatesFor(READER, session, setup, lines);
  const together = updatesFor({ ...READER, takesPaths: true }, session, setup, lines);
  expect([single.length, together.length]).toEqual([2, 1]);
  const [one, other] = [read(single), read(together)];
  expect([one.n, one.undo]).toEqual([other.n, other.undo]);
  expect({ ...one.pages.at(-1), isSequel: true }).toEqual(other.pages.at(-1));
  expect(one.pages.length).toBe(other.pages.length);
});
