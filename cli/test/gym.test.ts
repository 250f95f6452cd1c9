import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Random, type Seat, verify } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { GAMES, loadGame } from '../games.ts';
import { Gym } from '../gym/gym.ts';
import { HOME, scratch, skerry } from './terminal.ts';

scratch();

/** What an answer may have, as a program reads it. */
interface Answer {
  readonly error?: string;
  readonly reason?: string;
  readonly refused?: { readonly why: string };
  readonly over: boolean;
  readonly own: readonly Seat[];
  readonly seat: Seat;
  readonly actions: readonly object[];
  readonly action: object | null;
  readonly choices: readonly { readonly action: object; readonly why?: object; readonly reason?: string }[];
  readonly asks: readonly { readonly seat: Seat; readonly must: boolean }[];
  readonly facts: readonly { readonly to?: Seat }[];
  readonly moves?: readonly { readonly seat: Seat }[];
  readonly outcome?: { readonly ranks: readonly number[] };
  readonly view: object;
}

const opened = () => {
  const gym = new Gym();
  return async (request: object) => (await gym.answer(JSON.stringify(request))) as Answer;
};

/** A whole game of random moves of the program; returns all answers. */
async function randomGame(
  request: object,
): Promise<{ readonly ask: ReturnType<typeof opened>; readonly answers: Answer[] }> {
  const ask = opened();
  const random = new Random(1);
  const answers = [await ask({ call: 'reset', full: true, ...request })];
  while (!answers.at(-1)!.over) {
    const { actions } = answers.at(-1)!;
    answers.push(await ask({ call: 'step', action: actions[random.below(actions.length)] }));
    expect(answers.at(-1)!.error ?? answers.at(-1)!.reason).toBeUndefined();
  }
  return { ask, answers };
}

test.each(GAMES)('a program plays a whole game of %s, and its record is that of the seed', async (name) => {
  const { ask, answers } = await randomGame({ game: name, seed: 'gym' });
  expect(answers.at(-1)!.outcome!.ranks.length).toBe(answers[0]!.own.length);
  const { record } = (await ask({ call: 'record' })) as Answer & { record: Parameters<typeof verify>[1] };
  expect(verify((await loadGame(name)).game, record)).toBeUndefined();
});

test.each(GAMES)(
  'a program plays %s against bots, who move by themselves, and sees its own seat only',
  async (name) => {
    const { game } = await loadGame(name);
    const seats = game.seats.find((count) => count > 1)!;
    const bots = [null, ...Array.from({ length: seats - 1 }, () => 'random')];
    const { ask, answers } = await randomGame({ game: name, seed: 'bots', bots });
    expect(answers[0]!.own).toEqual([0]);
    const moves = answers.flatMap((answer) => answer.moves ?? []);
    expect(new Set(moves.map(({ seat }) => seat))).toEqual(
      new Set(bots.flatMap((level, seat) => (level === null ? [] : [seat]))),
    );
    for (const { facts, asks, over } of answers) {
      expect(facts.filter(({ to }) => to !== undefined && to !== 0)).toEqual([]);
      expect(over || asks.some(({ seat, must }) => must && seat === 0)).toBe(true);
    }
    for (const call of ['observe', 'legal', 'step', 'advise'])
      expect((await ask({ call, seat: 1, action: {} })).error).toBe('A bot plays seat 1.');
  },
);

test('the same requests get the same answers', async () => {
  const request = { game: 'forbidden-island', seed: 'tide', seats: 2, bots: [null, 'calm'] };
  expect((await randomGame(request)).answers).toEqual((await randomGame(request)).answers);
});

describe('a table of Forbidden Island', () => {
  const begin = async () => {
    const ask = opened();
    await ask({ call: 'reset', game: 'forbidden-island', seats: 3, seed: 'a' });
    return ask;
  };

  test('what is refused says why, in the language of the table, and changes nothing', async () => {
    const ask = await begin();
    const before = await ask({ call: 'observe', seat: 'watcher' });
    const { seat, choices } = await ask({ call: 'legal', reasons: true });
    const illegal = choices.filter(({ why }) => why !== undefined);
    expect(illegal.length).toBeGreaterThan(0);
    for (const { action, why, reason } of illegal) {
      expect(await ask({ call: 'step', seat, action })).toEqual({ refused: why, reason });
      expect(reason).toMatch(/\.$/);
    }
    expect(await ask({ call: 'observe', seat: 'watcher' })).toEqual(before);
    const french = opened();
    await french({ call: 'reset', game: 'forbidden-island', seats: 3, seed: 'a', language: 'fr' });
    const [first] = illegal;
    expect((await french({ call: 'step', seat, action: first!.action })).reason).not.toBe(first!.reason);
  });

  test('a bot’s advice is a legal move, and several tables do not know of each other', async () => {
    const ask = await begin();
    const { seat, action } = await ask({ call: 'advise', level: 'greedy' });
    expect((await ask({ call: 'legal', seat })).actions).toContainEqual(action);
    await ask({ call: 'reset', game: 'forbidden-island', table: 'second', seed: 'a', seats: 3 });
    await ask({ call: 'step', table: 'second', seat, action });
    expect((await ask({ call: 'legal', seat })).actions).toContainEqual(action);
    await ask({ call: 'close', table: 'second' });
    expect((await ask({ call: 'observe', table: 'second' })).error).toMatch(/No table "second" is open/);
  });

  test.each([
    ['no JSON', 'This line is not JSON.'],
    ['[]', 'A request is a JSON object, {"call": …}.'],
    ['{}', '"call" must be one of games,'],
    ['{"call":"fly"}', '"call" must be one of games,'],
    ['{"call":"legal","seat":9}', 'Seats are counted from 0 to 2.'],
    ['{"call":"legal","seat":-1}', '"seat" must be a seat'],
    ['{"call":"legal","seat":"watcher"}', 'Only a seat can do that'],
    ['{"call":"step"}', '"action" is missing.'],
    ['{"call":"step","action":{"act":"move"},"speed":9}', 'Nothing is known of "speed".'],
    ['{"call":"reset","game":"chess"}', 'Unknown game "chess".'],
    ['{"call":"reset","game":"forbidden-island","seats":9}', 'A table of forbidden-island has 2, 3, 4 seats, not 9.'],
    ['{"call":"reset","game":"forbidden-island","options":{"difficulty":"hard"}}', 'Option "difficulty" cannot be'],
    ['{"call":"reset","game":"forbidden-island","bots":["clever"]}', '"bots" must be a list'],
    ['{"call":"reset","game":"forbidden-island","seats":2,"bots":["calm","calm","calm"]}', 'There are 2 seats'],
  ])('%s gets a sentence, and changes nothing', async (line, sentence) => {
    const gym = new Gym();
    const ask = async (sent: string) => (await gym.answer(sent)) as Answer;
    await ask('{"call":"reset","game":"forbidden-island","seats":3,"seed":"a"}');
    const before = await ask('{"call":"observe"}');
    expect((await ask(line)).error).toContain(sentence);
    expect(await ask('{"call":"observe"}')).toEqual(before);
  });
});

test('a line that is too long is not even read', async () => {
  expect(await new Gym().answer('x'.repeat(100_001))).toEqual({ error: 'A line has at most 100000 characters.' });
});

test('requests on standard input are answered in order, each with its id', async () => {
  const input = '{"call":"games","id":1}\n\nnonsense\n{"call":"reset","game":"pebbles","id":"two"}\n';
  const { code, stdout, stderr } = await skerry(['gym'], { input });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers.map(({ id }) => id)).toEqual([1, undefined, 'two']);
  expect(answers[0].games.map(({ name }: { name: string }) => name)).toEqual(GAMES);
});

test('the example of the page is answered as it says', async () => {
  const page = await readFile(new URL('docs/gym.md', HOME), 'utf8');
  const lines = [...page.matchAll(/^([→←]) (.+)$/gm)];
  expect(lines.length).toBe(6);
  const gym = new Gym();
  let answer: object = {};
  for (const [, arrow, text = ''] of lines) {
    // What the page leaves out may be anything.
    const shown = JSON.parse(text.replaceAll(/, …(?=[\]}])/g, ''));
    if (arrow === '→') answer = await gym.answer(text);
    else if ('actions' in shown)
      expect((answer as Answer).actions.slice(0, shown.actions.length)).toEqual(shown.actions);
    else expect(answer).toMatchObject(shown);
  }
});

test('the example in Python plays games to their end', ({ skip }) => {
  const python = spawnSync('python3', ['--version']).status === 0;
  skip(!python, 'Python is not installed.');
  const example = fileURLToPath(new URL('docs/examples/gym.py', HOME));
  const { stdout, stderr, status } = spawnSync('python3', [example, '3'], {
    cwd: fileURLToPath(HOME),
    encoding: 'utf8',
  });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  expect(stdout).toMatch(/^\d of 3 games won$/m);
});
