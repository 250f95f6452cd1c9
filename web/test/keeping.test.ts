import type { Action, GameWithText } from '@skerry/engine';
import { roomOf, rulesWithText } from '@skerry/games';
import { type ClientMessage, Sitting } from '@skerry/tables';
import { beforeAll, expect, test } from 'vitest';
import type { Problem, World } from '../local/keeping.ts';
import type { LocalSeat } from '../local/kept.ts';
import { ADA, BRUNO, firstOffer, HERON, keeping, sitDown as sitDownAt } from './device.ts';

let rules: GameWithText;
beforeAll(async () => {
  rules = await rulesWithText(roomOf('forbidden-island')!);
});

const sitDown = (seats: readonly LocalSeat[], decide?: World['decide']) =>
  sitDownAt(rules, seats, { options: { firstSeat: 0 }, ...(decide && { decide }) });

const END: Action = { act: 'endActions' };
const endTurn = (id: string, n: number, seat = 0): ClientMessage => ({
  say: 'do',
  id,
  do: 'play',
  seat,
  n,
  action: END,
});

test('who comes is told all: the table, their seats, the game so far', async () => {
  const { heard } = await sitDown([ADA, BRUNO, HERON]);
  expect(heard).toMatchObject([{ say: 'welcome', n: 0, you: { seats: [0, 1], looking: 0, host: true } }]);
});

test('a line is written before it is told, and told before it is done', async () => {
  const { say, course } = await sitDown([ADA, BRUNO]);
  await say(endTurn('1', 0));
  expect(course).toEqual(['welcome', 'write 1', 'news', 'done']);
});

test('a wish that is sent twice is played once', async () => {
  const { say, shelf, heard } = await sitDown([ADA, BRUNO]);
  await say(endTurn('1', 0));
  await say(endTurn('1', 0));
  expect(shelf.lines).toHaveLength(1);
  expect(heard.filter(({ say }) => say === 'done')).toEqual([
    { say: 'done', id: '1', n: 1 },
    { say: 'done', id: '1', n: 1 },
  ]);
});

test('it is known as done even to the tab that takes over', async () => {
  const { say, shelf, world } = await sitDown([ADA, BRUNO]);
  await say(endTurn('1', 0));
  const next = keeping(rules, shelf, world);
  await next.hear('ada', { say: 'hello', protocol: 2, table: shelf.table.id });
  await next.hear('ada', endTurn('1', 0));
  expect(shelf.lines).toHaveLength(1);
});

test('nobody plays for a bot, and why is said in the reader’s language', async () => {
  const { say, shelf, heard } = await sitDown([ADA, HERON]);
  await say({ say: 'hello', protocol: 2, table: shelf.table.id, language: 'fr' });
  await say(endTurn('1', 0, 1));
  expect(heard.at(-1)).toEqual({
    say: 'refused',
    id: '1',
    why: { why: 'notYourSeat' },
    sentence: 'Ce n’est pas votre place.',
  });
  expect(shelf.lines).toEqual([]);
});

test('what cannot be written is told to nobody but the one who wished it', async () => {
  const { say, heard, failures, shelf } = await sitDown([ADA, BRUNO]);
  shelf.full = true;
  await say(endTurn('1', 0));
  expect(heard.slice(1)).toMatchObject([{ say: 'refused', id: '1', why: { why: 'busy' } }]);
  expect(failures).toHaveLength(1);
  expect(shelf.table.n).toBe(0);
});

test('a move is taken back by a line of its own', async () => {
  const { say, shelf, heard } = await sitDown([ADA, BRUNO]);
  const move = Sitting.load(rules.game, shelf.table.head, [])
    .offers([0])[0]!
    .actions.find(({ act }) => act === 'move')!;
  await say({ say: 'do', id: '1', do: 'play', seat: 0, n: 0, action: move });
  await say({ say: 'do', id: '2', do: 'undo', seat: 0, n: 1 });
  expect(shelf.lines.map(({ action }) => action.act)).toEqual(['move', 'undo']);
  expect(heard.at(-2)).toMatchObject({ say: 'news', n: 2, back: true });
});

test('bots play on by themselves, each decision written before the next, to the end of the game', async () => {
  const problems: Problem[] = [];
  const { shelf, course, heard } = await sitDown([HERON, { ...HERON, name: 'Tern' }], async (problem) => {
    problems.push(problem);
    return problem.asks[0]?.must ? firstOffer(rules, problem) : undefined;
  });
  await expect.poll(() => shelf.table.stage, { timeout: 20_000 }).toBe('over');
  expect(heard[0]).toMatchObject({ say: 'welcome', you: { seats: [], looking: 'watcher' } });
  expect(new Set(shelf.lines.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
  expect(problems.every(({ asks, seat }) => asks.length === 1 && asks[0]?.seat === seat)).toBe(true);
  const told = course.filter((step) => step === 'news' || step.startsWith('write'));
  expect(told).toEqual(shelf.lines.flatMap(({ n }) => [`write ${n}`, 'news']));
});

test('a bot takes over from a person who asks for it, until the seat is given back', async () => {
  const { say, heard, shelf } = await sitDown([ADA, BRUNO]);
  await say({ say: 'do', id: '1', do: 'standIn', seat: 0, level: 'fierce' });
  expect(shelf.table.seats[0]).toEqual({ ...ADA, standIn: true, level: 'fierce' });
  await say(endTurn('2', 0));
  expect(heard.at(-1)).toMatchObject({ say: 'refused', why: { why: 'notYourSeat' } });
  await say({ say: 'do', id: '3', do: 'giveBack', seat: 0 });
  expect(shelf.table.seats[0]).toEqual(ADA);
});

test('after giving up the seed is told, and a rematch has the same people', async () => {
  const { say, shelf, heard, added } = await sitDown([ADA, HERON]);
  await say({ say: 'do', id: '1', do: 'rematch' });
  expect(heard.at(-1)).toMatchObject({ say: 'refused', why: { why: 'notOver' } });
  await say({ say: 'do', id: '2', do: 'giveUp', seat: 0, agree: true });
  const info = heard.findLast(({ say }) => say === 'info');
  expect(info).toMatchObject({ info: { stage: 'over', seed: 'keeping' } });
  expect(shelf.table).toMatchObject({ stage: 'over', winners: [], waiting: [] });
  await say({ say: 'do', id: '3', do: 'rematch' });
  await say({ say: 'do', id: '4', do: 'rematch' });
  expect(added).toHaveLength(1);
  expect(added[0]?.table).toMatchObject({ name: 'Slow boat', seats: [ADA, HERON], n: 0, stage: 'playing' });
  expect(heard.findLast(({ say }) => say === 'info')).toMatchObject({ info: { next: added[0]?.table.id } });
});

test('a person can be renamed, but not to nothing', async () => {
  const { say, shelf, heard } = await sitDown([ADA, HERON]);
  await say({ say: 'do', id: '1', do: 'rename', seat: 0, name: ' Augusta ' });
  expect(shelf.table.seats[0]?.name).toBe('Augusta');
  await say({ say: 'do', id: '2', do: 'rename', seat: 0, name: '  ' });
  expect(heard.at(-1)).toMatchObject({ say: 'refused', why: { why: 'nameNeeded' } });
});

test('looking through other eyes tells the game anew', async () => {
  const { say, heard } = await sitDown([ADA, BRUNO]);
  await say({ say: 'do', id: '1', do: 'look', at: 1 });
  expect(heard.slice(1)).toMatchObject([
    { say: 'welcome', you: { looking: 1 } },
    { say: 'done', id: '1' },
  ]);
});

test('before each move of a bot there is a pause since the line before, so that people can follow', async () => {
  const decide = async (problem: Problem) => firstOffer(rules, problem);
  const { course, heard } = await sitDown([HERON, ADA], decide);
  await expect.poll(() => heard.filter(({ say }) => say === 'news').length).toBeGreaterThan(2);
  const beforeEach = course
    .join(' ')
    .split(/write \d+/)
    .slice(0, -1);
  for (const between of beforeEach) expect(between).toContain('pause');
});
