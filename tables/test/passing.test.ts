import type { Asking } from '@skerry/engine';
import { forbiddenIsland } from '@skerry/forbidden-island';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableTimers } from '../actor/table-timers.ts';
import { type BotPace, execute, GameSession, systemClock, type TableSetup } from '../index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A table of two people at its first stop for a special card, and what becomes of it. */
function atWindow(asking: Asking | undefined, pace?: BotPace) {
  let seed = 0;
  for (;;) {
    const session = GameSession.open(forbiddenIsland, { seats: 2, seed: `window ${seed++}` });
    const [first = 0] = session.waitsFor();
    session.play(first, session.n, { act: 'endActions' }, 0);
    const [seat] = session.waitsFor();
    const isSpared = session.passes(['matters', 'matters']).length > 0;
    if (seat === undefined || !isSpared) continue;
    const seats = ['Ann', 'Bob'].map((name, n) => ({
      who: 'person' as const,
      name,
      person: name,
      ...(asking && n === seat && { asking }),
      ...(pace && n !== seat && { pace }),
    }));
    const setup: TableSetup = {
      ...{ id: 't', name: 'T', game: 'forbidden-island', version: 1, stage: 'playing', options: {}, seats },
      ...{ listed: false, host: 'Ann', kicked: [], made: 0, touched: 0 },
    };
    return table(session, setup, seat);
  }
}

function table(session: GameSession, before: TableSetup, seat: number) {
  let setup = before;
  const passed: string[] = [];
  const nothing = () => {};
  const timers = new TableTimers(
    { decide: async () => ({ move: undefined }) },
    systemClock({ watched: 0, unwatched: 0, passing: 1000 }),
    {
      setup: () => setup,
      isWatched: () => true,
      lastAt: () => Date.now(),
      act: nothing,
      pass: (whose, n, action) => {
        expect(n).toBe(session.n);
        passed.push(`${whose} ${JSON.stringify(action)}`);
      },
      ...{ thinks: nothing, timeIsUp: nothing, trouble: nothing, stuck: nothing },
    },
  );
  timers.wake(session);
  return {
    passed,
    async hold() {
      const by = { person: ['Ann', 'Bob'][seat]!, invited: true, isHere: () => false };
      const wish = { say: 'do', id: '1', do: 'hold', seat } as const;
      const change = execute({ setup, session, game: forbiddenIsland }, wish, by, 0);
      if ('why' in change) throw new Error(change.why.why);
      setup = change.setup;
      timers.wake(session);
    },
  };
}

test('a stop at which nothing is at stake goes by after a moment, unless somebody wants to be asked always', async () => {
  for (const asking of [undefined, 'matters', 'never'] as const) {
    const { passed } = atWindow(asking);
    await vi.advanceTimersByTimeAsync(999);
    expect(passed).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(passed).toEqual([expect.stringContaining('"act":"pass"')]);
  }
  const { passed } = atWindow('always');
  await vi.advanceTimersByTimeAsync(5000);
  expect(passed).toEqual([]);
});

test('where bots move at once, a stop goes by sooner', async () => {
  const { passed } = atWindow(undefined, 'instant');
  await vi.advanceTimersByTimeAsync(249);
  expect(passed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(passed).toHaveLength(1);
});

test('whoever holds a stop is waited for', async () => {
  const { passed, hold } = atWindow(undefined);
  await vi.advanceTimersByTimeAsync(500);
  await hold();
  await vi.advanceTimersByTimeAsync(5000);
  expect(passed).toEqual([]);
});
