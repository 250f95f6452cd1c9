import type { Seat } from '@skerry/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addUpdate, BotScheduler, type BotThinker, GameSession, isTold, openHistory, systemClock } from '../index.ts';
import { game } from './draft.ts';

const ANN = { looking: 0, knowsRules: true } as const;
const seal = (number: number) => ({ act: 'seal', number });
const ROW = { act: 'row' };

function act(session: GameSession, seat: Seat, action: object) {
  const answer = session.play(seat, session.known(seat), action, 0);
  if ('why' in answer) throw new Error(answer.why.why);
  return answer;
}

/** A table whose draft is over. */
function drafted(): GameSession {
  const session = GameSession.open(game, { seats: 2, seed: 'draft' });
  act(session, 0, seal(11));
  act(session, 1, seal(22));
  return session;
}

test('what is sealed nobody hears of, what opens it comes as a patch, and open lines come as entries', () => {
  const session = GameSession.open(game, { seats: 2, seed: 'draft' });
  let book = openHistory(game, session.lastPages(ANN), 0);
  const sealed = act(session, 1, seal(22));
  expect(isTold(sealed.line, 0)).toBe(false);
  const opened = act(session, 0, seal(11));
  expect(opened.isOpen).toBe(false);
  const news = session.updateFor(opened, ANN);
  expect(news).toMatchObject({ facts: [{ fact: 'opened', numbers: [11, 22] }], patch: expect.any(Array) });
  book = addUpdate(game, book, news);
  const rowed = act(session, 0, ROW);
  expect(rowed.isOpen).toBe(true);
  expect(session.updateFor(rowed, ANN)).toMatchObject({ action: ROW });
  book = addUpdate(game, book, session.updateFor(rowed, ANN));
  expect(book.pages.at(-1)?.state).toEqual(session.view(0).state);
});

test('the same story is told by patches or by entries, line by line', () => {
  const session = drafted();
  for (const seat of [0, 1, 0]) act(session, seat, ROW);
  const { news } = session.lastPages(ANN);
  expect(news.map((each) => ('patch' in each ? 'patch' : 'entry'))).toEqual([
    'patch',
    'patch',
    'entry',
    'entry',
    'entry',
  ]);
  const book = openHistory(game, session.lastPages(ANN), session.known(0));
  expect(book.pages.at(-1)?.state).toEqual(session.view(0).state);
});

test('whom the game waits for is open even in the draft', () => {
  const session = GameSession.open(game, { seats: 3, seed: 'draft' });
  act(session, 1, seal(22));
  expect(session.waitsFor()).toEqual([0, 2]);
});

/** A bot on seat 0 that says that it thinks, and then does the first thing it can. */
function bot(session: GameSession, botPause: number) {
  const course: string[] = [];
  const mind: BotThinker = {
    async decide(_problem, _signal, thinking) {
      thinking(0.5);
      return { move: { seat: 0, action: session.offers([0])[0]!.actions[0]! } };
    },
  };
  const scheduler = new BotScheduler(mind, systemClock({ watched: botPause, unwatched: 0, passing: 0 }));
  scheduler.consider({
    session,
    seats: () => [
      { who: 'bot', name: 'Finn', level: 'calm' },
      { who: 'person', name: 'Ann' },
    ],
    isWatched: () => true,
    lastAt: () => Date.now(),
    act: (_seat, _n, { act }) => void course.push(act),
    thinks: () => course.push('thinks'),
    trouble: (error) => course.push(String(error)),
    stuck: () => course.push('stuck'),
  });
  return course;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a bot seals its choice without a pause, and nobody hears it think', async () => {
  const course = bot(GameSession.open(game, { seats: 2, seed: 'draft' }), 650);
  await vi.advanceTimersByTimeAsync(0);
  expect(course).toEqual(['seal']);
});

test('after the draft the same bot is heard to think, and pauses before it acts', async () => {
  const course = bot(drafted(), 650);
  await vi.advanceTimersByTimeAsync(649);
  expect(course).toEqual(['thinks']);
  await vi.advanceTimersByTimeAsync(1);
  expect(course).toEqual(['thinks', 'row']);
});
