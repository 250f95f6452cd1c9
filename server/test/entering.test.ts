import { PassThrough } from 'node:stream';
import { manifestOf, rulesWithText } from '@skerry/games';
import { GameSession, type Line, type Message, PROTOCOL } from '@skerry/tables';
import { expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Client } from '../live/client.ts';
import type { TableRow } from '../store/store.ts';
import { ServerTable } from '../table/server-table.ts';
import type { TableRegistry } from '../table/table-registry.ts';

const rules = await rulesWithText(manifestOf('forbidden-island')!);

/** A guest, and what they are told. */
class Listener extends Client {
  readonly heard: Message[] = [];

  constructor(person: string) {
    super({} as WebSocket, new PassThrough(), { person, device: 'd', address: '' });
  }

  override say(message: Message): void {
    this.heard.push(message);
  }
}

const hello = (look: number, since?: number) =>
  ({
    say: 'hello',
    protocol: PROTOCOL,
    table: 't',
    look,
    rules: rules.game.version,
    ...(since !== undefined && { since }),
  }) as const;

/** A table of two that another process keeps, too. It has written a line that is not known here; reading it takes a while. */
function table(clock?: TableRow['clock']) {
  const elsewhere = GameSession.open(rules.game, { seats: 2, options: { firstSeat: 0 }, seed: 'entering' });
  const row: TableRow = {
    ...{
      id: 't',
      name: 'Sunday',
      game: 'forbidden-island',
      version: rules.game.version,
      stage: 'playing',
      options: {},
    },
    ...{
      listed: false,
      kicked: [],
      host: 'ann',
      invite: 'I',
      watch: 'W',
      made: 0,
      touched: 0,
      rev: 1,
      head: elsewhere.head,
    },
    seats: ['ann', 'bob'].map((person) => ({
      ...{ who: 'person', name: person, person, asking: 'always' },
      ...(clock && { clock: { bank: clock.bank, since: Date.now(), turn: 1 } }),
    })),
    ...(clock && { clock }),
  };
  const offered = elsewhere.offers([0])[0]!.actions;
  const first = elsewhere.play(0, 0, offered[0]!, 1);
  if ('why' in first) throw new Error(first.why.why);
  const lines: Line[] = [first.line];
  let read = () => {};
  let write = () => {};
  const registry = {
    ...{
      isShared: true,
      stopping: false,
      pool: {},
      now: () => 1,
      keeps: () => true,
      limits: { mayMove: () => undefined },
      tends: () => true,
      linksOf: () => ({ invite: '', watch: '' }),
    },
    ...{
      announce: vi.fn(),
      stir: vi.fn(),
      tend: vi.fn(),
      forget: vi.fn(),
      noteDamage: vi.fn(),
      log: { error: vi.fn() },
    },
    time: { ticks: () => 1, now: () => 1 },
    config: { botPause: 0, botPauseAway: 0, passPause: 1e6, standInAfter: 0, leftAfter: 1e9 },
    metrics: { moves: { inc: vi.fn() }, refusals: { inc: vi.fn() } },
    archive: {
      readNews: () => new Promise((resolve) => (read = () => resolve({ lines, chat: [] }))),
    },
    commitQueue: { write: () => new Promise<void>((resolve) => (write = resolve)) },
  };
  const kept = new ServerTable(registry as unknown as TableRegistry, rules, { row, lines: [], chat: [] });
  return { kept, registry, elsewhere, read: () => read(), write: () => write() };
}

test('whoever comes while a move is being written is told of it once, when it is written', async () => {
  const { kept, elsewhere, read, write } = table();
  const [ann, bob] = [new Listener('ann'), new Listener('bob')];
  expect(await kept.welcome(ann, hello(0))).toBeUndefined();
  // Bob was told the line at another process; while it is read here, Ann makes the next move.
  const coming = kept.welcome(bob, hello(1, 1));
  await new Promise((resolve) => setImmediate(resolve));
  const [next] = elsewhere.offers([0])[0]!.actions;
  kept.handle(ann, { say: 'do', id: 'second', do: 'play', seat: 0, n: 1, action: next! });
  read();
  await new Promise((resolve) => setImmediate(resolve));
  expect(bob.heard.filter(({ say }) => say === 'welcome' || say === 'news')).toEqual([]);
  write();
  expect(await coming).toBeUndefined();
  const told = bob.heard.flatMap((message) =>
    message.say === 'welcome' ? [`welcome ${message.n}`] : message.say === 'news' ? [`line ${message.n}`] : [],
  );
  expect(told).toEqual(['welcome 2']);
  kept.close();
});

test('a table whose server stops starts no timer, whatever is still written', async () => {
  const { kept, registry, elsewhere, write } = table({ turn: 1e6, bank: 1e6 });
  const ann = new Listener('ann');
  await kept.welcome(ann, hello(0));
  kept.rest();
  registry.stopping = true;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const [action] = elsewhere.offers([0])[0]!.actions;
    kept.handle(ann, { say: 'do', id: 'last', do: 'play', seat: 0, n: 0, action: action! });
    write();
    // Nothing but promises goes on meanwhile: whatever else this process has to do may start timers of its own.
    for (let n = 0; n < 20; n++) await Promise.resolve();
    kept.wake();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
    kept.close();
  }
});
