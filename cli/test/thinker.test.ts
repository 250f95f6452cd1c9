import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Bot, LostWorker, type Thinker } from '@skerry/bots';
import { asks, open, type Plan, play, view } from '@skerry/engine';
import type { BotQuestion, Level } from '@skerry/tables/wire';
import { afterEach, describe, expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { thinkerIn as freshThinker } from '../thinker.ts';
import { scratch } from './terminal.ts';

const file = scratch();
const HOME = new URL('../../', import.meta.url);
const { game, botProfile } = await loadGame('forbidden-island');

const thinkers: Thinker[] = [];
afterEach(async () => {
  for (const thinker of thinkers.splice(0)) await thinker.close();
});
function thinkerIn(home: URL): Thinker {
  const thinker = freshThinker(home);
  thinkers.push(thinker);
  return thinker;
}

const nobody = new AbortController().signal;
const quietly = (): void => {};

/** The first decision of a game at a level. */
function first(level: Level): BotQuestion {
  const table = open(game, { seats: 2, options: { firstSeat: 0 }, seed: 'tide' });
  return { game: game.name, level, seed: 7, seats: [0], decisions: 0, view: view(table, 0), asks: asks(table) };
}

test('a thread decides what the same bots decide without one', async () => {
  const thinker = thinkerIn(HOME);
  const table = open(game, { seats: 3, seed: 'tide' });
  const crew = (['random', 'greedy', 'calm'] as const).map((level, seat) => ({
    bot: new Bot({ game, botProfile, level, seed: seat, seats: [seat] }),
    asked: { game: game.name, level, seed: seat, seats: [seat], decisions: 0, plan: [] as Plan },
  }));
  for (let stop = 0; stop < 40; stop++) {
    for (const { bot, asked } of crew) {
      const question = { view: view(table, bot.seats[0]!), asks: asks(table) };
      const { move, rollouts } = bot.decide(question.view, question.asks);
      const decided = await thinker.decide({ ...asked, ...question }, nobody, quietly);
      expect(decided).toMatchObject({ move, rollouts, decisions: bot.decisions });
      asked.decisions = decided.decisions;
      asked.plan = decided.plan;
      if (move === undefined) continue;
      play(table, move.seat, move.action);
      break;
    }
  }
});

test('it tells how far it has come', async () => {
  const shares: number[] = [];
  const { ends, futures } = botProfile.planning!.widths.keen;
  const { rollouts } = await thinkerIn(HOME).decide(first('keen'), nobody, (share) => shares.push(share));
  expect(shares.length).toBeGreaterThan(10);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBeCloseTo(rollouts / (ends * futures), 1);
});

describe('a thought that is cancelled', () => {
  test('ends at once, and the thread is free for the next', async () => {
    const thinker = thinkerIn(HOME);
    const impatience = new AbortController();
    const reason = new Error('enough');
    const thought = thinker.decide(first('fierce'), impatience.signal, () => impatience.abort(reason));
    await expect(thought).rejects.toBe(reason);
    expect((await thinker.decide(first('random'), nobody, quietly)).move).toBeDefined();
  });

  test('is not begun when it was cancelled before', async () => {
    const thought = thinkerIn(emptyHome()).decide(first('random'), AbortSignal.abort(new Error('enough')), quietly);
    await expect(thought).rejects.toThrow('enough');
  });
});

describe('a thread that dies', () => {
  const dying = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => process.exit(3));`;
  const raging = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { throw new Error('a storm\\nat sea'); });`;

  test.each([
    ['by itself', dying, 'The thread in which the bots think has ended (exit code 3).'],
    ['of an error', raging, 'The thread in which the bots think has ended (a storm).'],
  ])('%s is told in a sentence', async (how, program, sentence) => {
    const { home } = homeWith(how, program);
    const thought = thinkerIn(home).decide(first('random'), nobody, quietly);
    await expect(thought).rejects.toThrow(sentence);
    await expect(thought).rejects.toBeInstanceOf(LostWorker);
  });

  test('is followed by a new one at the next question, which decides the same', async () => {
    const { home, write } = homeWith('first', dying);
    const thinker = thinkerIn(home);
    await expect(thinker.decide(first('calm'), nobody, quietly)).rejects.toThrow(LostWorker);
    write(`import ${JSON.stringify(new URL('dist/bot-thread.js', HOME).href)};`);
    const { move } = await thinker.decide(first('calm'), nobody, quietly);
    expect(move).toEqual((await thinkerIn(HOME).decide(first('calm'), nobody, quietly)).move);
  });

  test('also when there is no program to run', async () => {
    await expect(thinkerIn(emptyHome()).decide(first('random'), nobody, quietly)).rejects.toThrow(LostWorker);
  });
});

test('a question the thread cannot answer is told as it says', async () => {
  const thought = thinkerIn(HOME).decide({ ...first('random'), game: 'chess' }, nobody, quietly);
  await expect(thought).rejects.toThrow('There is no game "chess"');
});

/** A home whose thread runs the given program. */
function homeWith(name: string, program: string): { home: URL; write(program: string): void } {
  const home = pathToFileURL(`${file(name)}/`);
  mkdirSync(new URL('dist/', home), { recursive: true });
  const write = (text: string): void => {
    writeFileSync(new URL('dist/package.json', home), '{ "type": "module" }');
    writeFileSync(new URL('dist/bot-thread.js', home), text);
  };
  write(program);
  return { home, write };
}

/** A home with nothing in it. */
function emptyHome(): URL {
  return pathToFileURL(`${file('nothing')}/`);
}
