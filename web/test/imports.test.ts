import { type Game, type GameRecord, Random } from '@skerry/engine';
import { manifestOf, rulesWithText } from '@skerry/games';
import { GameSession, type Message } from '@skerry/tables';
import { expect, test } from 'vitest';
import { LiveTable } from '../live/table/live-table.ts';
import { FileError } from '../local/file-error.ts';
import { tableFile } from '../local/files.ts';
import { Imports } from '../local/imports.ts';
import { type LocalTable, type Shelved, shelve } from '../local/local-table.ts';
import { type Device, TableHost } from '../local/table-host.ts';

const rules = await rulesWithText(manifestOf('forbidden-island')!);
const NAMES = { table: 'From a link', seats: ['Seat 1', 'Seat 2'] };

/** A game played to its end at random, with times. */
function played(): { readonly record: GameRecord; readonly session: GameSession } {
  for (let n = 0; ; n++) {
    const session = GameSession.open(rules.game, { seats: 2, seed: `imports ${n}` });
    const random = new Random(n);
    while (!session.over) {
      const { seat, actions } = session.offers([0, 1]).find(({ must }) => must)!;
      session.play(seat, session.known(seat), actions[random.below(actions.length)], session.n);
    }
    if (session.n > 60) return { record: session.record(), session };
  }
}

/** Rules that count how many actions they carry out. */
function counted(): { readonly game: Game; readonly runs: { count: number } } {
  const runs = { count: 0 };
  const actions = Object.entries(rules.game.actions).map(([act, rule]) => {
    const take: typeof rule.take = (...about) => {
      runs.count++;
      rule.take?.(...about);
    };
    return [act, { ...rule, take }] as const;
  });
  return { game: { ...rules.game, actions: Object.fromEntries(actions) }, runs };
}

class Shelf {
  readonly kept: Shelved[] = [];
  readonly listTables = async (): Promise<LocalTable[]> => this.kept.map(({ table }) => table);
  readonly addTable = async (shelved: Shelved): Promise<string> => {
    // Copied, as by IndexedDB.
    this.kept.push(structuredClone(shelved));
    return shelved.table.name;
  };
}

/** The page of a table stored beside it. */
function openPage(game: Game, host: (say: (message: Message) => void) => TableHost): LiveTable {
  return new LiveTable(game, { table: 'imported', language: 'en' }, (hearing) => {
    const kept = host((message) => queueMicrotask(() => hearing.heard(structuredClone(message))));
    queueMicrotask(() => hearing.opened());
    return { post: (message) => void kept.hear('page', structuredClone(message)), close: () => kept.close() };
  });
}

const deviceOf = (shelved: Shelved, say: Device['say']): Device => ({
  write: async () => true,
  read: async () => shelved,
  add: async () => undefined,
  say,
  thinker: { decide: async () => ({ move: undefined }) },
  botPause: 0,
  passPause: 1_000_000,
  failed: (error) => {
    throw error;
  },
  lost: () => undefined,
});

test('a link is replayed once, however far back its table is opened', async () => {
  const { record } = played();
  const { game, runs } = counted();
  const shelf = new Shelf();
  const imports = new Imports(async () => ({ game }), shelf);
  const { id } = await imports.takeLink(record, NAMES);
  const [shelved] = shelf.kept;
  const live = openPage(rules.game, (say) => {
    const host = TableHost.of(
      { ...rules, game },
      shelved!,
      deviceOf(shelved!, (_, message) => say(message)),
      imports.sessionOf(id),
    );
    if (host instanceof TableHost) return host;
    throw new Error(host.why);
  });
  await expect.poll(() => live.history.value?.pages.length).toBe(record.entries.length + 1);
  await live.readBack(0);
  expect(live.history.value?.pages.at(0)).toBeDefined();
  expect(runs.count).toBe(record.entries.length);
  // It was played to its end.
  expect(live.info.value).toMatchObject({ stage: 'over' });
  expect(live.info.value?.stopped).toBeUndefined();
  live.close();
});

test('a link that was opened before leads to the same table, without a replay', async () => {
  const { record } = played();
  const { game, runs } = counted();
  const imports = new Imports(async () => ({ game }), new Shelf());
  const first = await imports.takeLink(record, NAMES);
  runs.count = 0;
  expect(await imports.takeLink(record, NAMES)).toMatchObject({ id: first.id });
  expect(runs.count).toBe(0);
});

test('of a file with a broken table nothing is put on the shelf', async () => {
  const { record, session } = played();
  const shelf = new Shelf();
  const imports = new Imports(async () => rules, shelf);
  const whole = tableFile(shelve(session, { name: 'Slow boat', seats: [], now: 0 }));
  await expect(imports.takeFile([record, whole], NAMES)).rejects.toThrow(FileError);
  expect(shelf.kept).toEqual([]);
  expect(await imports.takeFile([record, record], NAMES)).toHaveLength(2);
});
