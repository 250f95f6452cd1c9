import type { Game } from '@skerry/engine';
import { type Voyage, voyage } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { type Audience, type Book, openBook, Sitting, turnPage } from '../index.ts';
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
const AUDIENCES: readonly Audience[] = [0, 3, 'watcher' as const].flatMap((eyes) => [
  { eyes },
  { eyes, knowsRules: true },
]);

const hides = (sitting: Sitting): boolean => 'secrets' in sitting.view('watcher').state;

test('a line is told as an entry where everybody knows everything before and after it, and else to each as they may know it', () => {
  const sitting = Sitting.open(game, { seats: 6, seed: 'sometimes', options: { entries: 100 } });
  const books = AUDIENCES.map((audience): Book => openBook(game, sitting.story(audience), 0));
  let entries = 0;
  let patches = 0;
  while (sitting.n < 70) {
    const { seat, actions } = sitting.offers(SEATS).find(({ must }) => must)!;
    const hid = hides(sitting);
    const happening = sitting.play(seat, sitting.known(seat), actions[0], 0);
    if ('why' in happening) throw new Error(happening.why.why);
    expect(happening.isOpen).toBe(!hid && !hides(sitting));
    for (const [n, audience] of AUDIENCES.entries()) {
      const news = sitting.news(happening, audience);
      expect('action' in news).toBe(happening.isOpen && audience.knowsRules === true);
      books[n] = turnPage(game, books[n]!, news);
      expect(books[n]!.pages.at(-1)!.state).toEqual(sitting.view(audience.eyes).state);
      if (audience.knowsRules) 'action' in news ? entries++ : patches++;
    }
  }
  expect(entries).toBeGreaterThan(20);
  expect(patches).toBeGreaterThan(20);
  for (const [n, audience] of AUDIENCES.entries()) {
    const whole = wholeBook(sitting, audience);
    expect([...whole.pages].map((page) => page?.state)).toEqual([...books[n]!.pages].map((page) => page?.state));
  }
});
