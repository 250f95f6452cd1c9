import { Random, writeRecord } from '@skerry/engine';
import { GameSession, type Line } from '@skerry/tables';
import { beforeAll, describe, expect, test } from 'vitest';
import { type LoadedRules, loadRules } from '../game.ts';
import { contentsOf } from '../local/file-contents.ts';
import { FileError } from '../local/file-error.ts';
import { lotFile, recordOf, tableFile, tableFrom } from '../local/files.ts';
import { ELSEWHERE, HERE, type Shelved, setupOf, shelve } from '../local/local-table.ts';

const NAMES = { table: 'From a file', seats: ['Seat 1', 'Seat 2'] };
const NOW = 1_800_000_000_000;

let rules: LoadedRules;
beforeAll(async () => {
  rules = (await loadRules('forbidden-island'))!;
});

/** A table after some random moves, or after the whole game. */
function played(moves: number, { game }: LoadedRules = rules): Shelved {
  const session = GameSession.open(game, { seats: 2, seed: 'a file' });
  const random = new Random(5);
  const lines: Line[] = [];
  while (!session.over && session.n < moves) {
    const { seat } = session.asks().find(({ must }) => must)!;
    const offers = session.choices(seat).filter(({ why }) => why === undefined);
    const answer = session.play(
      seat,
      session.known(seat),
      offers[random.below(offers.length)]!.action,
      NOW + session.n,
    );
    if ('why' in answer) throw new Error(answer.why.why);
    lines.push(answer.line);
  }
  const seats = [
    { who: 'person', name: 'Ada' },
    { who: 'bot', name: 'Heron', level: 'calm' },
  ] as const;
  return shelve(session, { name: 'Slow boat', seats, now: NOW }, lines);
}

const takeIn = async (value: unknown) => (await tableFrom(value, loadRules, NAMES, NOW)).shelved;
const read = async (text: string) => takeIn(contentsOf(text)[0]);
const trouble = (text: string) =>
  read(text).then(
    () => 'none',
    (error) => (error instanceof FileError ? error.trouble : `not named: ${error}`),
  );

test('a table in play goes on from its file: same people, same log, same chance to come', async () => {
  const before = played(5);
  const { table, lines } = await takeIn(tableFile(before));
  expect(table.id).not.toBe(before.table.id);
  expect(table).toMatchObject({ name: 'Slow boat', seats: before.table.seats, n: 5, stage: 'playing' });
  const on = (kept: Pick<Shelved, 'table' | 'lines'>) => {
    const session = GameSession.load(rules.game, kept.table.head, kept.lines);
    const { seat } = session.asks().find(({ must }) => must)!;
    return session.play(seat, session.n, session.offers([seat])[0]!.actions.at(-1), NOW);
  };
  expect(on({ table, lines })).toMatchObject({ line: { n: 6 } });
  expect(JSON.stringify(on({ table, lines }))).toBe(JSON.stringify(on(before)));
});

test('several tables and records in one file come back, each as from a file of its own', async () => {
  const [going, over] = [played(5), played(Number.POSITIVE_INFINITY)];
  const files = contentsOf(JSON.stringify(lotFile([tableFile(going), recordOf(rules, over)])));
  const found = await Promise.all(files.map(takeIn));
  expect(found.map(({ table }) => [table.stage, table.n])).toEqual([
    ['playing', 5],
    ['over', over.table.n],
  ]);
});

test('a file with one table is that table, and one with none is broken', () => {
  const file = tableFile(played(1));
  expect(contentsOf(JSON.stringify(file))).toEqual([file]);
  expect(() => contentsOf('{"skerry":"tables","format":1,"tables":[]}')).toThrow(FileError);
  expect(() => contentsOf('{"skerry":"tables","format":2,"tables":[1]}')).toThrow(FileError);
});

test('a finished game comes back from its record, to be looked at', async () => {
  const before = played(Number.POSITIVE_INFINITY);
  const { table, lines } = await read(writeRecord(recordOf(rules, before)));
  expect(table).toMatchObject({ name: 'Slow boat', stage: 'over', winners: [], n: before.lines.length });
  expect(table.seats.map(({ name }) => name)).toEqual(['Ada', 'Heron']);
  expect(lines.map(({ action }) => action)).toEqual(before.lines.map(({ action }) => action));
});

test('nobody here is "you" in a record of others; in a file of one’s own table the seats stay one’s own', async () => {
  const over = played(Number.POSITIVE_INFINITY);
  const whose = async (value: unknown) => setupOf((await takeIn(value)).table).seats.map(({ person }) => person);
  expect(await whose(recordOf(rules, over))).toEqual([ELSEWHERE, ELSEWHERE]);
  expect(await whose(tableFile(over))).toEqual([HERE, undefined]);
  expect(await whose(tableFile(await takeIn(recordOf(rules, over))))).toEqual([ELSEWHERE, ELSEWHERE]);
});

test('a record without names is given some', async () => {
  const { names, table: title, ...nameless } = recordOf(rules, played(3));
  expect([names, title]).toEqual([['Ada', 'Heron'], 'Slow boat']);
  const { table } = await read(JSON.stringify(nameless));
  expect([table.name, ...table.seats.map(({ name }) => name)]).toEqual(['From a file', 'Seat 1', 'Seat 2']);
});

test('the record of a game in play tells no seed, and cannot be played on', async () => {
  const before = played(6);
  const record = writeRecord(recordOf(rules, before));
  expect(record).not.toContain('a file');
  const { table } = await read(record);
  expect(table).toMatchObject({ stage: 'over', n: 6 });
  expect(table.winners).toBeUndefined();
});

test('only the record of a game in play says that it holds secrets', async () => {
  const tucana = (await loadRules('trails-of-tucana'))!;
  expect(recordOf(tucana, played(3, tucana))).toMatchObject({ holdsSecrets: true });
  expect(recordOf(tucana, played(Number.POSITIVE_INFINITY, tucana))).not.toHaveProperty('holdsSecrets');
});

describe('a broken file is refused by name:', () => {
  const file = (change: (value: { [key: string]: unknown }) => void) => {
    const value = JSON.parse(JSON.stringify(tableFile(played(4))));
    change(value);
    return JSON.stringify(value);
  };

  test('no JSON, or cut off', async () => {
    expect(await trouble('Dear diary')).toBe('notJson');
    expect(await trouble(JSON.stringify(tableFile(played(4))).slice(0, 300))).toBe('notJson');
  });

  test.each(['[]', '7', '{}', '{"game":"forbidden-island"}'])('something else: %s', async (text) => {
    expect(await trouble(text)).toBe('notOurs');
  });

  test('an unknown game', async () => {
    const text = file((value) => {
      value.head = { ...(value.head as object), game: 'monopoly' };
    });
    expect(await trouble(text)).toBe('unknownGame');
  });

  test('another version of the rules that nothing leads on from, or of the file', async () => {
    const rulesOfOld = file((value) => {
      value.head = { ...(value.head as object), version: 0 };
      delete value.snapshot;
    });
    expect(await trouble(rulesOfOld)).toBe('otherVersion');
    const newFormat = file((value) => {
      value.format = 2;
    });
    expect(await trouble(newFormat)).toBe('otherVersion');
  });

  test.each<[string, (value: { [key: string]: unknown }) => void]>([
    [
      'a move that was not possible',
      (value) => ((value.lines as { action: object }[]).at(-1)!.action = { act: 'win' }),
    ],
    ['a line that is none', (value) => (value.lines as unknown[]).push(null)],
    ['seats that are missing', (value) => (value.seats as unknown[]).pop()],
    ['a seat that is none', (value) => ((value.seats as unknown[])[0] = { who: 'cat', name: 'Tom' })],
    ['no head', (value) => delete value.head],
    ['a seed that was not promised', (value) => ((value.head as { seed: string }).seed = 'another')],
  ])('%s', async (_, change) => {
    expect(await trouble(file((value) => void change(value)))).toBe('broken');
  });

  test('one that is far too large', async () => {
    expect(await trouble(' '.repeat(8_000_001))).toBe('tooBig');
  });
});
