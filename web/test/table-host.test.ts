import { type Action, actionRules, bindPack, type Game, type GameWithText } from '@skerry/engine';
import { manifestOf, rulesWithText } from '@skerry/games';
import { type ClientMessage, GameSession, PROTOCOL } from '@skerry/tables';
import { beforeAll, expect, test, vi } from 'vitest';
import type { LocalSeat } from '../local/local-table.ts';
import { ADA, BRUNO, type Circumstances, firstOffer, HERON, keeping, sitDown as sitDownAt } from './device.ts';

let rules: GameWithText;
beforeAll(async () => {
  rules = await rulesWithText(manifestOf('forbidden-island')!);
});

const sitDown = (seats: readonly LocalSeat[], more: Circumstances = {}) =>
  sitDownAt(rules, seats, { options: { firstSeat: 0 }, ...more });

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
  const { say, shelf, device } = await sitDown([ADA, BRUNO]);
  await say(endTurn('1', 0));
  const next = keeping(rules, shelf, device);
  await next.hear('ada', { say: 'hello', protocol: PROTOCOL, table: shelf.table.id });
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

test('a move that throws is a fault of the table, not of the disk, and changes nothing', async () => {
  const { say, heard, shelf } = await sitDown([ADA, BRUNO]);
  const take = vi.spyOn(actionRules(rules.game, END), 'take').mockImplementation(() => {
    throw new TypeError('undefined is not an island');
  });
  await say(endTurn('1', 0));
  take.mockRestore();
  expect(heard.at(-1)).toMatchObject({ say: 'refused', id: '1', why: { why: 'fault' } });
  expect(shelf.table.n).toBe(0);
});

test('a bot whose move throws tries once more; then the table says that it has a fault, until the position changes', async () => {
  vi.useFakeTimers();
  const take = vi.spyOn(actionRules(rules.game, END), 'take').mockImplementation(() => {
    throw new TypeError('undefined is not an island');
  });
  try {
    const decide = async () => ({ move: { seat: 0, action: END } });
    const { say, heard, failures, shelf } = await sitDown([HERON, ADA], { decide });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(failures.map(String)).toEqual(Array(2).fill('TypeError: undefined is not an island'));
    expect(heard.filter((message) => message.say === 'info' && message.info.stuck)).toHaveLength(1);
    expect(shelf.table.n).toBe(0);
    take.mockRestore();
    await say({ say: 'do', id: '1', do: 'giveUp', seat: 1, agree: true });
    expect(heard.findLast(({ say }) => say === 'info')).not.toHaveProperty('info.stuck');
  } finally {
    take.mockRestore();
    vi.useRealTimers();
  }
});

test('a move is taken back by a line of its own', async () => {
  const { say, shelf, heard } = await sitDown([ADA, BRUNO]);
  const move = GameSession.load(rules.game, shelf.table.head, [])
    .offers([0])[0]!
    .actions.find(({ act }) => act === 'move')!;
  await say({ say: 'do', id: '1', do: 'play', seat: 0, n: 0, action: move });
  await say({ say: 'do', id: '2', do: 'undo', seat: 0, n: 1 });
  expect(shelf.lines.map(({ action }) => action.act)).toEqual(['move', 'undo']);
  expect(heard.at(-2)).toMatchObject({ say: 'news', n: 2, back: 1 });
});

test('bots play on by themselves, each decision written before the next, to the end of the game', async () => {
  const { shelf, course, heard, problems } = await sitDown([HERON, { ...HERON, name: 'Tern', level: 'keen' }], {
    decide: firstOffer(rules),
  });
  await expect.poll(() => shelf.table.stage).toBe('over');
  expect(heard[0]).toMatchObject({ say: 'welcome', you: { seats: [], looking: 'watcher' } });
  expect(new Set(shelf.lines.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
  expect(new Set(problems.map(({ decisions }) => decisions)).size).toBe(shelf.lines.length);
  const told = course.filter((step) => step === 'news' || step.startsWith('write'));
  expect(told).toEqual(shelf.lines.flatMap(({ n }) => [`write ${n}`, 'news']));
});

test('bots of a team that play at one level think as one, as they do on a server', async () => {
  const { table, problems } = await sitDown([ADA, HERON, { ...HERON, name: 'Tern' }], { options: { firstSeat: 1 } });
  await expect.poll(() => problems.length).toBeGreaterThan(0);
  expect(problems[0]?.seats).toEqual([1, 2]);
  table.close();
});

test('a bot takes over from a person who asks for it, until they act again or take the seat back', async () => {
  const { say, shelf } = await sitDown([ADA, BRUNO]);
  await say({ say: 'do', id: '1', do: 'standIn', seat: 0, level: 'fierce' });
  expect(shelf.table.seats[0]).toEqual({ ...ADA, standIn: true, level: 'fierce' });
  await say({ say: 'do', id: '2', do: 'giveBack', seat: 0 });
  expect(shelf.table.seats[0]).toEqual(ADA);
  await say({ say: 'do', id: '3', do: 'standIn', seat: 0, level: 'fierce' });
  await say(endTurn('4', 0));
  expect(shelf.lines).toHaveLength(1);
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
  expect(added[0]?.table).toMatchObject({ name: 'Slow boat (2)', seats: [ADA, HERON], n: 0, stage: 'playing' });
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

test('a bot moves no sooner than a pause after the line before, so that people can follow', async () => {
  vi.useFakeTimers();
  try {
    const { table, shelf } = await sitDown([HERON, ADA], { decide: firstOffer(rules), botPause: 650 });
    await vi.advanceTimersByTimeAsync(0);
    expect(shelf.lines).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(649);
    expect(shelf.lines).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(shelf.lines).toHaveLength(2);
    table.close();
  } finally {
    vi.useRealTimers();
  }
});

/** Ada plays alone: a number of lines, or to the end. The whole table is stored. */
async function playedAlone({ game, text }: GameWithText, moves = Number.POSITIVE_INFINITY) {
  const here = await sitDownAt({ game, text }, [ADA]);
  const { say, shelf, heard } = here;
  const session = GameSession.load(game, shelf.table.head, []);
  for (let n = 0; n < moves && !session.over; n++) {
    const { action } = session.choices(0).find(({ why }) => why === undefined)!;
    await say({ say: 'do', id: `m${n}`, do: 'play', seat: 0, n, action });
    expect(heard.at(-1)).toMatchObject({ say: 'done' });
    session.follow(shelf.lines.at(-1)!);
  }
  return here;
}

test('a rematch is played with the same content pack', async () => {
  const { game, text } = await rulesWithText(manifestOf('trails-of-tucana')!);
  const bound = bindPack(game, { ...game.packs!.builtIn, name: 'Wren and Heron' });
  const { added, shelf, device } = await playedAlone({ game: bound, text });
  // The rules that a device loads do not contain the pack; the table does.
  const again = keeping({ game, text }, shelf, device);
  await again.hear('ada', { say: 'hello', protocol: PROTOCOL, table: shelf.table.id });
  await again.hear('ada', { say: 'do', id: 'again', do: 'rematch' });
  expect(added[0]?.table.head.pack).toMatchObject({ name: 'Wren and Heron' });
});

test('a table is taken up from its snapshot; its beginning is played again only for those who look back', async () => {
  const { game, text } = await rulesWithText(manifestOf('trails-of-tucana')!);
  const moves = 40;
  const { shelf, device, heard } = await playedAlone({ game, text }, moves);
  let replayed = 0;
  const counting: Game = {
    ...game,
    actions: {
      ...game.actions,
      draw: {
        ...game.actions.draw!,
        take(...taken) {
          replayed++;
          return game.actions.draw!.take?.(...taken);
        },
      },
    },
  };
  const again = keeping({ game: counting, text }, shelf, device);
  await again.hear('ada', { say: 'hello', protocol: PROTOCOL, table: shelf.table.id });
  expect(heard.at(-1)).toMatchObject({ say: 'welcome', n: moves });
  expect(replayed).toBeLessThan(shelf.lines.filter(({ action }) => action.act === 'draw').length);
  await again.hear('ada', { say: 'do', id: 'back', do: 'readBack', page: 0 });
  expect(heard.slice(-2)).toMatchObject([
    { say: 'pages', story: { first: 0 } },
    { say: 'done', id: 'back' },
  ]);
  // Old commands are still recognised as done.
  await again.hear('ada', { say: 'do', id: 'm0', do: 'play', seat: 0, n: 0, action: shelf.lines[0]!.action });
  expect(heard.at(-1)).toMatchObject({ say: 'done', id: 'm0' });
  expect(shelf.lines).toHaveLength(moves);
});

test('a broken snapshot does no harm where the whole log is good', async () => {
  const tucana = await rulesWithText(manifestOf('trails-of-tucana')!);
  const { shelf, device, heard } = await playedAlone(tucana, 40);
  shelf.snapshot = { ...shelf.snapshot!, saved: {} };
  const again = keeping(tucana, shelf, device);
  await again.hear('ada', { say: 'hello', protocol: PROTOCOL, table: shelf.table.id });
  expect(heard.at(-1)).toMatchObject({ say: 'welcome', n: 40, info: { stage: 'playing' } });
});

test('a record without its seed can only be looked at, but nobody is told that its game was stopped', async () => {
  const { shelf, device, heard } = await playedAlone(await rulesWithText(manifestOf('trails-of-tucana')!), 4);
  const { seed, ...head } = shelf.table.head;
  const record = { table: { ...shelf.table, head, stage: 'over' as const }, lines: shelf.lines };
  const table = keeping(await rulesWithText(manifestOf('trails-of-tucana')!), record, device);
  await table.hear('ada', { say: 'hello', protocol: PROTOCOL, table: shelf.table.id });
  expect(heard.at(-1)).toMatchObject({ say: 'welcome', info: { stage: 'over' } });
  expect(heard.at(-1)).not.toHaveProperty('info.stopped');
});
