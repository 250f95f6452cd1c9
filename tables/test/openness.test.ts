import type { Game } from '@skerry/engine';
import { type Voyage, voyage } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { addUpdate, GameSession, type History, openHistory, type Viewer } from '../index.ts';
import { wholeBook } from './reading.ts';

/** A voyage on which everybody knows everything but for two lines of eight: then each seat has something of its own. */
const sometimesSealed: Game<Voyage> = {
  ...voyage,
  actions: {
    ...voyage.actions,
    sail: {
      ...voyage.actions.sail,
      take(state, seat, action, dealer) {
        voyage.actions.sail.take?.(state, seat, action, dealer);
        if (state.left % 8 === 1) state.secrets = state.boats.map((boat, whose) => ({ coins: 1000 * whose + boat }));
        else delete state.secrets;
      },
    },
    trade: {
      ...voyage.actions.trade,
      take(state, seat, action, dealer) {
        voyage.actions.trade.take?.(state, seat, action, dealer);
        if (state.left % 8 === 7) delete state.secrets;
      },
    },
  },
};
const game: Game = sometimesSealed;
const SEATS = [0, 1, 2, 3, 4, 5];
const AUDIENCES: readonly Viewer[] = [0, 3, 'watcher' as const].flatMap((looking) => [
  { looking },
  { looking, knowsRules: true },
]);

const hides = (session: GameSession): boolean => 'secrets' in session.view('watcher').state;

test('a line is told as an entry where everybody knows everything before and after it, and else to each as they may know it', () => {
  const session = GameSession.open(game, { seats: 6, seed: 'sometimes', options: { entries: 100 } });
  const books = AUDIENCES.map((viewer): History => openHistory(game, session.lastPages(viewer), 0));
  let entries = 0;
  let patches = 0;
  while (session.n < 70) {
    const { seat, actions } = session.offers(SEATS).find(({ must }) => must)!;
    const hid = hides(session);
    const applied = session.play(seat, session.known(seat), actions[0], 0);
    if ('why' in applied) throw new Error(applied.why.why);
    expect(applied.isOpen).toBe(!hid && !hides(session));
    for (const [n, viewer] of AUDIENCES.entries()) {
      const news = session.updateFor(applied, viewer);
      expect('action' in news).toBe(applied.isOpen && viewer.knowsRules === true);
      books[n] = addUpdate(game, books[n]!, news);
      expect(books[n]!.pages.at(-1)!.state).toEqual(session.view(viewer.looking).state);
      if (viewer.knowsRules) 'action' in news ? entries++ : patches++;
    }
  }
  expect(entries).toBeGreaterThan(20);
  expect(patches).toBeGreaterThan(20);
  for (const [n, viewer] of AUDIENCES.entries()) {
    const whole = wholeBook(session, viewer);
    expect([...whole.pages].map((page) => page?.state)).toEqual([...books[n]!.pages].map((page) => page?.state));
  }
});
