import { setTimeout as pause } from 'node:timers/promises';
import type { Line } from '@skerry/tables';
import pg from 'pg';
import type { Notice } from '../store.ts';
import { settings } from './connection.ts';

/** Former programs listen to `skerry`, and would not understand lines. */
export const CHANNEL = 'skerry_lines';

/** PostgreSQL takes 7999 bytes. */
const LONGEST = 7_900;

/** Milliseconds between tries to connect again: the first, and the longest. */
const SOON = 100;
const LATE = 2_000;
/** Milliseconds between looks whether the connection is still there: one that hears nothing cannot tell. */
const LOOK = 15_000;

/** What is new at a table: these lines and nothing else, or whatever there is to read. */
export interface TableNews {
  readonly table: string;
  readonly lines?: readonly Line[] | undefined;
}

const BETWEEN = '\t';

/** The lines themselves, so that nobody needs to read them; where they are too long, only that there is something. */
function said({ table, lines }: TableNews): string {
  const whole = lines && `${table}${BETWEEN}${JSON.stringify(lines)}`;
  return whole !== undefined && Buffer.byteLength(whole) < LONGEST / 2 ? whole : table;
}

/** Of the tables that are kept here. Reading the lines of all others would cost a process as much as following them. */
function heard(said: readonly string[], keeps: (table: string) => boolean): Notice {
  const tables: string[] = [];
  const lines = new Map<string, readonly Line[]>();
  for (const text of said) {
    const at = text.indexOf(BETWEEN);
    const table = at < 0 ? text : text.slice(0, at);
    if (!keeps(table)) continue;
    if (at < 0) tables.push(table);
    else lines.set(table, JSON.parse(text.slice(at + 1)));
  }
  return { tables, lines };
}

/** What to say of these tables: as few notices as possible, each short enough. The first line names who says it. */
export function noticesOf(process: string, news: readonly TableNews[]): string[] {
  const notices: string[] = [];
  let text = process;
  let bytes = Buffer.byteLength(process);
  for (const table of news.map(said)) {
    const more = Buffer.byteLength(table) + 1;
    if (text !== process && bytes + more > LONGEST) {
      notices.push(text);
      text = process;
      bytes = Buffer.byteLength(process);
    }
    text += `\n${table}`;
    bytes += more;
  }
  if (text !== process) notices.push(text);
  return notices;
}

/** Hears what other processes write, over a connection of its own that comes back by itself. */
export class Ear {
  private readonly url: string;
  private readonly process: string;
  private readonly hear: (notice: Notice) => void;
  private readonly keeps: (table: string) => boolean;
  private client: pg.Client | undefined;
  private readonly closing = new AbortController();
  private running: Promise<void> | undefined;

  constructor(url: string, process: string, hear: (notice: Notice) => void, keeps: (table: string) => boolean) {
    this.url = url;
    this.process = process;
    this.hear = hear;
    this.keeps = keeps;
  }

  /** Until it hears; after that it goes on until it is closed. */
  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.running = this.run(resolve);
      this.running.then(() => reject(new Error('The store was closed.')));
    });
  }

  private async run(opened: () => void): Promise<void> {
    const { signal } = this.closing;
    let isFirst = true;
    let wait = SOON;
    while (!signal.aborted) {
      const lost = await this.connect().catch(() => undefined);
      if (lost === undefined) {
        await pause(wait * (0.5 + Math.random()), undefined, { signal }).catch(() => {});
        wait = Math.min(LATE, wait * 2);
        continue;
      }
      wait = SOON;
      if (isFirst) opened();
      else this.hear({ tables: 'all' });
      isFirst = false;
      await lost.until;
    }
  }

  /** Returns what to wait for until the connection is lost. */
  private async connect(): Promise<{ readonly until: Promise<void> }> {
    const client = new pg.Client(settings(this.url));
    this.client = client;
    const until = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    client.on('notification', ({ payload = '' }) => {
      if (payload.startsWith(`${this.process}\n`)) return;
      const [, ...said] = payload.split('\n');
      const notice = heard(said, this.keeps);
      if (notice.tables.length > 0 || notice.lines?.size) this.hear(notice);
    });
    try {
      // A connection that is dropped before it is there is neither made nor refused: it only ends.
      await Promise.race([
        client.connect(),
        until.then(() => Promise.reject(new Error('The connection was dropped.'))),
      ]);
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      drop(client);
      throw error;
    }
    const look = setInterval(() => client.query('SELECT 1').catch(() => drop(client)), LOOK);
    look.unref();
    return {
      until: until.then(() => {
        clearInterval(look);
        drop(client);
      }),
    };
  }

  async close(): Promise<void> {
    this.closing.abort();
    if (this.client) drop(this.client);
    await this.running;
  }
}

/** Ends a connection without waiting for the other side, which may be gone. */
function drop(client: pg.Client): void {
  client.end().catch(() => {});
  client.connection.stream.destroy();
}
