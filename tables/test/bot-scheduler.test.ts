import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BotScheduler, type BotThinker, GameSession, systemClock } from '../index.ts';
import { game } from './draft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const CLOCK = systemClock({ watched: 600, unwatched: 5000, passing: 0 });

/** A bot that does the first thing it can, at a table with or without somebody to see it. */
function bot(isWatched: boolean) {
  const session = GameSession.open(game, { seats: 2, seed: 'pace' });
  const moves: string[] = [];
  const began = Date.now();
  const mind: BotThinker = {
    decide: async () => ({ move: { seat: 0, action: session.offers([0])[0]!.actions[0]! } }),
  };
  new BotScheduler(mind, CLOCK).consider({
    session,
    seats: () => [
      { who: 'bot', name: 'Finn', level: 'calm' },
      { who: 'person', name: 'Ann' },
    ],
    isWatched: () => isWatched,
    lastAt: () => began,
    act: (_seat, _n, { act }) => void moves.push(act),
    thinks: () => {},
    trouble: (error) => moves.push(String(error)),
    stuck: () => {},
  });
  return moves;
}

test('bots that nobody watches take their time', async () => {
  const moves = bot(false);
  await vi.advanceTimersByTimeAsync(4999);
  expect(moves).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(moves).toHaveLength(1);
});

test('bots that somebody watches do not wait for that', async () => {
  const moves = bot(true);
  await vi.advanceTimersByTimeAsync(600);
  expect(moves).toHaveLength(1);
});

test('what a bot has planned comes back to it with the next question', async () => {
  const session = GameSession.open(game, { seats: 2, seed: 'pace' });
  const asked: unknown[] = [];
  const mind: BotThinker = {
    async decide({ plan }) {
      asked.push(plan);
      const move = { seat: 0, action: session.offers([0])[0]!.actions[0]! };
      return { move, plan: [{ key: `plan ${asked.length}`, move }] };
    },
  };
  const scheduler = new BotScheduler(mind, CLOCK);
  const table = {
    session,
    seats: () => [
      { who: 'bot' as const, name: 'Finn', level: 'calm' as const },
      { who: 'person' as const, name: 'Ann' },
    ],
    isWatched: () => true,
    lastAt: () => 0,
    act: () => {},
    thinks: () => {},
    trouble: (error: unknown) => asked.push(error),
    stuck: () => {},
  };
  for (let times = 0; times < 2; times++) {
    scheduler.consider(table);
    await vi.advanceTimersByTimeAsync(1);
    scheduler.rest();
  }
  expect(asked).toEqual([undefined, [expect.objectContaining({ key: 'plan 1' })]]);
});

test.each(['decide', 'act'] as const)(
  'a bot that fails at the same position (%s) tries once more, says so, and goes on from the next one',
  async (where) => {
    const session = GameSession.open(game, { seats: 2, seed: 'fault' });
    let tries = 0;
    const course: string[] = [];
    const attempt = (what: typeof where) => {
      if (what === where) {
        tries++;
        throw new Error('no island there');
      }
    };
    const mind: BotThinker = {
      async decide() {
        attempt('decide');
        return { move: { seat: 0, action: session.offers([0])[0]!.actions[0]! } };
      },
    };
    const scheduler = new BotScheduler(mind, CLOCK);
    const table = {
      session,
      seats: () => [{ who: 'bot', name: 'Finn', level: 'calm' } as const, { who: 'person', name: 'Ann' } as const],
      isWatched: () => true,
      lastAt: () => 0,
      act: () => attempt('act'),
      thinks: () => {},
      trouble: (error: unknown) => course.push(String(error)),
      stuck: () => course.push('stuck'),
    };
    scheduler.consider(table);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(course).toEqual(['Error: no island there', 'Error: no island there', 'stuck']);
    // Whatever else wakes it, the position is the same.
    scheduler.rest();
    scheduler.consider(table);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tries).toBe(2);
    session.play(1, session.known(1), session.offers([1])[0]!.actions[0]!, 0);
    scheduler.consider(table);
    await vi.advanceTimersByTimeAsync(0);
    expect(tries).toBe(3);
    scheduler.rest();
  },
);
