import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { asks, view } from '@skerry/engine';
import type { Level } from '@skerry/tables';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Bot, ROLLOUTS, serveBots, type WorkerAnswer, type WorkerRequest } from '../index.ts';
import { beach, botProfile, loading, lowTide, planning } from './low-tide.ts';

/** The other end of a worker's channel. */
interface Channel {
  ask(question: WorkerRequest): void;
  readonly answers: WorkerAnswer[];
}

/** A worker in this very thread. */
function here(by = botProfile): Channel {
  const answers: WorkerAnswer[] = [];
  let hear: (question: WorkerRequest) => void = () => {};
  const listen = (by: typeof hear): void => {
    hear = by;
  };
  serveBots({ post: (answer) => answers.push(answer), listen }, loading(by));
  return { ask: (question) => hear(question), answers };
}

const table = beach({ basket: 9 });

/** Seat 0 is to decide on the beach. */
const question = (id: number, level: Level, game = 'low-tide'): WorkerRequest => ({
  ask: 'decide',
  id,
  game,
  level,
  seed: 1,
  seats: [0],
  decisions: 2,
  view: view(table, 0),
  asks: asks(table),
});
const cancel = (id: number): WorkerRequest => ({ ask: 'cancel', id });

/** What the same bot decides without a worker. */
function decidedAlone(level: Level) {
  const bot = new Bot({ game: lowTide, botProfile, level, seed: 1, seats: [0], decisions: 2 });
  return { ...bot.decide(view(table, 0), asks(table)), decisions: bot.decisions, plan: bot.plan };
}

const isLast = ({ say }: WorkerAnswer): boolean => say !== 'thinking';

/** All answers to a question, up to the last word. */
async function heard({ answers }: Channel, id: number): Promise<WorkerAnswer[]> {
  const own = () => answers.filter((answer) => answer.id === id);
  await vi.waitFor(() => expect(own().some(isLast)).toBe(true), { timeout: 20_000, interval: 5 });
  return own();
}

function protocol(open: () => Channel): void {
  test.each(['random', 'greedy', 'calm', 'keen'] as const)(
    'decides at the level %s what a bot decides alone',
    async (level) => {
      const channel = open();
      channel.ask(question(1, level));
      expect((await heard(channel, 1)).at(-1)).toEqual({ say: 'decided', id: 1, ...decidedAlone(level) });
    },
  );

  test('tells how far it has come, and then one last word', async () => {
    const channel = open();
    channel.ask(question(2, 'keen'));
    const answers = await heard(channel, 2);
    const shares = answers.flatMap((answer) => (answer.say === 'thinking' ? [answer.share] : []));
    expect(shares.length).toBeGreaterThan(5);
    expect(shares).toEqual([...new Set(shares)].sort((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
    expect(answers.map(isLast)).toEqual([...shares.map(() => false), true]);
  });

  test('stops when it is cancelled, and answers what comes after', async () => {
    const channel = open();
    channel.ask(question(3, 'fierce'));
    channel.ask(cancel(3));
    channel.ask(question(4, 'calm'));
    expect((await heard(channel, 3)).at(-1)).toEqual({ say: 'cancelled', id: 3 });
    expect((await heard(channel, 4)).at(-1)).toMatchObject({ say: 'decided' });
    expect(channel.answers.filter(({ id }) => id === 3).filter(isLast)).toHaveLength(1);
  });

  test('says in a sentence what failed, and answers what comes after', async () => {
    const channel = open();
    channel.ask(question(5, 'calm', 'high-tide'));
    channel.ask(question(6, 'calm'));
    expect(await heard(channel, 5)).toEqual([{ say: 'failed', id: 5, sentence: 'There is no game "high-tide".' }]);
    expect((await heard(channel, 6)).at(-1)).toMatchObject({ say: 'decided' });
  });
}

describe('a worker', () => {
  protocol(() => here());

  test('answers two questions in turns', async () => {
    const channel = here();
    channel.ask(question(1, 'keen'));
    channel.ask(question(2, 'keen'));
    const [first, second] = [await heard(channel, 1), await heard(channel, 2)];
    expect(first.at(-1)).toMatchObject(decidedAlone('keen'));
    expect(second.at(-1)).toMatchObject(decidedAlone('keen'));
    const order = channel.answers.map(({ id }) => id);
    expect(order.indexOf(2)).toBeLessThan(order.lastIndexOf(1));
  });

  test('follows the plan that comes with the question', async () => {
    const channel = here({ ...botProfile, planning });
    channel.ask(question(1, 'keen'));
    const [first] = (await heard(channel, 1)).filter((answer) => answer.say === 'decided');
    expect(first?.rollouts).toBeGreaterThan(0);
    channel.ask({ ...question(2, 'keen'), plan: first?.plan } as WorkerRequest);
    expect((await heard(channel, 2)).at(-1)).toMatchObject({ say: 'decided', move: first?.move, rollouts: 0 });
  });

  test('hears while it still looks for the ends of a turn', async () => {
    let looks = 0;
    const weigh: typeof planning.weigh = (state, seat, before) => {
      // The cancel comes in the middle of the first look around, as a message does: after what is being done.
      if (looks++ === 0) setTimeout(() => channel.ask(cancel(1)), 0);
      return planning.weigh(state, seat, before);
    };
    const quick = { beam: 4, ends: 0, futures: 0 };
    const channel = here({
      ...botProfile,
      planning: { ...planning, weigh, widths: { calm: quick, keen: quick, fierce: quick } },
    });
    channel.ask(question(1, 'keen'));
    expect(await heard(channel, 1)).toEqual([{ say: 'cancelled', id: 1 }]);
  });

  test('is not troubled by a cancel that comes too late', async () => {
    const channel = here();
    channel.ask(question(1, 'calm'));
    await heard(channel, 1);
    channel.ask(cancel(1));
    channel.answers.length = 0;
    channel.ask(question(1, 'calm'));
    expect((await heard(channel, 1)).at(-1)).toMatchObject({ say: 'decided' });
  });

  test('says what a game does wrong, in the middle of a thought', async () => {
    let looks = 0;
    const evaluate = (): number => {
      if (looks++ === 30) throw new Error('The sea is in the way.');
      return 0;
    };
    const channel = here({ ...botProfile, evaluate });
    channel.ask(question(1, 'keen'));
    expect((await heard(channel, 1)).at(-1)).toEqual({ say: 'failed', id: 1, sentence: 'The sea is in the way.' });
  });

  test('never tells more than the whole, even where the moves are more than the rollouts allow', async () => {
    const channel = here({
      ...botProfile,
      sensible: (_state, _seat, offers) => Array.from({ length: 40 }, () => offers[0]!),
    });
    channel.ask(question(1, 'calm'));
    const answers = await heard(channel, 1);
    const last = answers.at(-1);
    expect(last?.say === 'decided' && last.rollouts).toBeGreaterThan(ROLLOUTS.calm);
    for (const answer of answers) if (answer.say === 'thinking') expect(answer.share).toBeLessThanOrEqual(1);
  });
});

describe('a worker in a thread', () => {
  let thread: Worker;
  const answers: WorkerAnswer[] = [];
  beforeAll(async () => {
    const input = fileURLToPath(new URL('thread.ts', import.meta.url));
    const built = await build({
      configFile: false,
      logLevel: 'error',
      ssr: { target: 'node', noExternal: true },
      build: { ssr: true, write: false, rolldownOptions: { input } },
    });
    const [code] = [built].flat().flatMap((part) => ('output' in part ? part.output[0].code : []));
    thread = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code ?? '')}`));
    thread.on('message', (answer: WorkerAnswer) => answers.push(answer));
  }, 60_000);
  afterAll(() => thread.terminate());

  protocol(() => {
    answers.length = 0;
    return { ask: (question) => thread.postMessage(question), answers };
  });
});
