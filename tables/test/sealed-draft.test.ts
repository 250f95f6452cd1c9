import type { Seat } from '@skerry/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Crew, isTold, type Mind, openBook, Sitting, turnPage } from '../index.ts';
import { game } from './draft.ts';

const ANN = { eyes: 0, knowsRules: true } as const;
const seal = (number: number) => ({ act: 'seal', number });
const ROW = { act: 'row' };

function act(sitting: Sitting, seat: Seat, action: object) {
  const answer = sitting.play(seat, sitting.known(seat), action, 0);
  if ('why' in answer) throw new Error(answer.why.why);
  return answer;
}

/** A table whose draft is over. */
function drafted(): Sitting {
  const sitting = Sitting.open(game, { seats: 2, seed: 'draft' });
  act(sitting, 0, seal(11));
  act(sitting, 1, seal(22));
  return sitting;
}

test('what is sealed nobody hears of, what opens it comes as a patch, and open lines come as entries', () => {
  const sitting = Sitting.open(game, { seats: 2, seed: 'draft' });
  let book = openBook(game, sitting.story(ANN), 0);
  const sealed = act(sitting, 1, seal(22));
  expect(isTold(sealed.line, 0)).toBe(false);
  const opened = act(sitting, 0, seal(11));
  expect(opened.isOpen).toBe(false);
  const news = sitting.news(opened, ANN);
  expect(news).toMatchObject({ facts: [{ fact: 'opened', numbers: [11, 22] }], patch: expect.any(Array) });
  book = turnPage(game, book, news);
  const rowed = act(sitting, 0, ROW);
  expect(rowed.isOpen).toBe(true);
  expect(sitting.news(rowed, ANN)).toMatchObject({ action: ROW });
  book = turnPage(game, book, sitting.news(rowed, ANN));
  expect(book.pages.at(-1)?.state).toEqual(sitting.view(0).state);
});

test('the same story is told by patches or by entries, line by line', () => {
  const sitting = drafted();
  for (const seat of [0, 1, 0]) act(sitting, seat, ROW);
  const { news } = sitting.story(ANN);
  expect(news.map((each) => ('patch' in each ? 'patch' : 'entry'))).toEqual([
    'patch',
    'patch',
    'entry',
    'entry',
    'entry',
  ]);
  const book = openBook(game, sitting.story(ANN), sitting.known(0));
  expect(book.pages.at(-1)?.state).toEqual(sitting.view(0).state);
});

test('whom the game waits for is open even in the draft', () => {
  const sitting = Sitting.open(game, { seats: 3, seed: 'draft' });
  act(sitting, 1, seal(22));
  expect(sitting.waitsFor()).toEqual([0, 2]);
});

/** A bot on seat 0 that says that it thinks, and then does the first thing it can. */
function bot(sitting: Sitting, botPause: number) {
  const course: string[] = [];
  const mind: Mind = {
    async decide(_problem, _signal, thinking) {
      thinking(0.5);
      return { move: { seat: 0, action: sitting.offers([0])[0]!.actions[0]! } };
    },
  };
  const crew = new Crew(mind, { watched: botPause, unwatched: 0 });
  crew.consider({
    sitting,
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
  const course = bot(Sitting.open(game, { seats: 2, seed: 'draft' }), 650);
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
