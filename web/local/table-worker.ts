/**
 * Hosts the tables of this device. If several tabs are at one table, the worker of one of them holds its lock and hosts
 * it; the others relay messages. If it goes away, the next one takes over.
 */
import { manifestOf, rulesWithText } from '@skerry/games';
import { type ClientMessage, type CommonWhy, type Message, sayTableWhy } from '@skerry/tables';
import { TABLE_WORDS } from '@skerry/tables/words';
import { FileError } from './file-error.ts';
import { Imports } from './imports.ts';
import { openLocal } from './set-up.ts';
import { addTable, listTables, readTable, writeTable } from './shelf.ts';
import type { FromTableWorker, ToTableWorker } from './tab-messages.ts';
import { type Device, TableHost } from './table-host.ts';
import { thinker } from './thinker.ts';

/** Milliseconds after a line, so that people can follow. */
const BOT_PAUSE = 650;
/** Milliseconds to notice that a prompt is about to be passed, and to hold it. */
const PASS_PAUSE = 1000;
/** Milliseconds of silence after which the holder of the lock counts as asleep. */
const PATIENCE = 3000;
const RETRY = 1000;

const tellPage = (told: FromTableWorker): void => postMessage(told);

/** Between the tabs at one table. These names are on the wire: a tab may still run an earlier version. */
type Passed =
  | { readonly pass: 'toKeeper'; readonly client: string; readonly message: ClientMessage }
  | { readonly pass: 'toClient'; readonly client: string; readonly message: Message }
  | { readonly pass: 'gone'; readonly client: string }
  | { readonly pass: 'newKeeper' };

/** Either hosts the table, or relays messages to the tab that does. */
class TableInTab {
  private readonly id: string;
  private readonly others: BroadcastChannel;
  private readonly clients = new Set<string>();
  private host: TableHost | undefined;
  /** Why the table cannot be hosted. */
  private closed: CommonWhy | undefined;
  private letGo: (() => void) | undefined;
  private queueing = new AbortController();
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    this.others = new BroadcastChannel(`skerry-table-${id}`);
    this.others.onmessage = ({ data }: MessageEvent<Passed>) => this.passed(data);
    void this.waitForLock();
  }

  come(client: string): void {
    this.clients.add(client);
    // Before there is a host, a hello would be lost.
    if (this.host ?? this.closed) tellPage({ client, tell: 'opened' });
  }

  hear(client: string, message: ClientMessage): void {
    if (this.answer(client, message)) return;
    this.pass({ pass: 'toKeeper', client, message });
    this.silence ??= setTimeout(() => void this.takeOver(), PATIENCE);
  }

  /** Returns whether there was an answer. */
  private answer(client: string, message: ClientMessage): boolean {
    const { host, closed } = this;
    if (host) void host.hear(client, message);
    else if (closed && message.say === 'hello') {
      const sentence = sayTableWhy(TABLE_WORDS[message.language ?? 'en'], closed);
      this.say(client, { say: 'bye', why: closed, sentence, again: false });
    }
    return (host ?? closed) !== undefined;
  }

  /** Returns whether no client of this tab is left. */
  leave(client: string): boolean {
    this.clients.delete(client);
    this.host?.leave(client);
    this.pass({ pass: 'gone', client });
    if (this.clients.size > 0) return false;
    this.host?.close();
    this.letGo?.();
    this.queueing.abort();
    clearTimeout(this.silence);
    this.others.close();
    return true;
  }

  private async waitForLock(): Promise<void> {
    // There are no locks at an insecure address, as in a home network: every tab hosts the table, and the shelf lets
    // only one of them write.
    if (navigator.locks === undefined) return this.take();
    if (await this.hold({ ifAvailable: true })) return;
    if (this.clients.size === 0) return;
    // Another tab hosts the table.
    this.openAll();
    this.queueing = new AbortController();
    await this.hold({ signal: this.queueing.signal });
  }

  /** The shelf refuses what the sleeping tab still writes. */
  private async takeOver(): Promise<void> {
    this.queueing.abort();
    await this.hold({ steal: true });
  }

  /** Returns whether the lock could be had. */
  private async hold(how: LockOptions): Promise<boolean> {
    let held = false;
    try {
      await navigator.locks.request(`skerry-table-${this.id}`, how, async (lock) => {
        held = lock !== null;
        if (!held || this.clients.size === 0) return;
        await new Promise<void>((letGo) => {
          this.letGo = letGo;
          void this.take();
        });
      });
    } catch {
      // Either the wait was aborted, or another tab stole the lock because this one slept.
      if (!held) return false;
      this.host?.close();
      this.host = undefined;
      if (this.clients.size > 0) void this.waitForLock();
    }
    return held;
  }

  /** From what is stored. */
  private async take(): Promise<void> {
    const shelved = await readTable(this.id);
    const manifest = shelved && manifestOf(shelved.table.head.game);
    const rules = manifest && (await rulesWithText(manifest));
    if (this.clients.size === 0) return;
    const kept =
      shelved && rules
        ? TableHost.of(rules, shelved, this.device(), imports.sessionOf(this.id))
        : ({ why: 'unknownTable' } as const);
    if (kept instanceof TableHost) this.host = kept;
    else this.closed = kept;
    this.pass({ pass: 'newKeeper' });
    this.openAll();
  }

  private device(): Device {
    return {
      write: writeTable,
      read: () => readTable(this.id),
      add: async (table) => void (await addTable(table)),
      say: (client, message) => this.say(client, message),
      thinker,
      botPause: BOT_PAUSE,
      passPause: PASS_PAUSE,
      failed: (error) => console.error(error),
      lost: () => {
        const { host } = this;
        setTimeout(() => {
          if (host !== undefined && host === this.host) void this.take();
        }, RETRY);
      },
    };
  }

  private say(client: string, message: Message): void {
    if (this.clients.has(client)) tellPage({ client, tell: 'message', message });
    // With its last client the tab has left; what was still being written is told by the next host.
    else if (this.clients.size > 0) this.pass({ pass: 'toClient', client, message });
  }

  private passed(passed: Passed): void {
    switch (passed.pass) {
      case 'toKeeper':
        return void this.answer(passed.client, passed.message);
      case 'toClient':
        if (!this.clients.has(passed.client)) return;
        clearTimeout(this.silence);
        this.silence = undefined;
        return tellPage({ client: passed.client, tell: 'message', message: passed.message });
      case 'gone':
        return this.host?.leave(passed.client);
      case 'newKeeper':
        return this.openAll();
    }
  }

  private openAll(): void {
    for (const client of this.clients) tellPage({ client, tell: 'opened' });
  }

  private pass(passed: Passed): void {
    this.others.postMessage(passed);
  }
}

const tables = new Map<string, TableInTab>();

/** Only games with a board can be viewed. */
const imports = new Imports(
  async (name) => {
    const manifest = manifestOf(name);
    return manifest?.board && { game: await manifest.rules() };
  },
  { listTables, addTable },
);

async function setUp({ client, game, setting }: Extract<ToTableWorker, { do: 'setUp' }>): Promise<void> {
  try {
    const rules = await manifestOf(game)?.rules();
    if (rules === undefined) throw new Error(`There is no game ${game}.`);
    tellPage({ client, tell: 'isSetUp', table: await openLocal(rules, setting) });
  } catch (error) {
    tellPage({ client, tell: 'failed', error });
  }
}

async function importFrom(what: Extract<ToTableWorker, { do: 'import' }>): Promise<void> {
  const { client, names } = what;
  try {
    const tables =
      what.from === 'file' ? await imports.takeFile(what.values, names) : [await imports.takeLink(what.value, names)];
    tellPage({ client, tell: 'imported', tables });
  } catch (error) {
    if (error instanceof FileError) tellPage({ client, tell: 'broken', trouble: error.trouble });
    else tellPage({ client, tell: 'failed', error });
  }
}

addEventListener('message', ({ data }: MessageEvent<ToTableWorker>) => {
  if (data.do === 'setUp') return void setUp(data);
  if (data.do === 'import') return void importFrom(data);
  const { client, table } = data;
  const here = tables.get(table) ?? new TableInTab(table);
  tables.set(table, here);
  if (data.do === 'come') here.come(client);
  else if (data.do === 'say') here.hear(client, data.message);
  else if (here.leave(client)) tables.delete(table);
});
