import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Notice } from '../store.ts';
import { settings } from './connection.ts';

export const CHANNEL = 'skerry';

/** PostgreSQL takes 7999 bytes. */
const LONGEST = 7_900;

/** Milliseconds between tries to connect again: the first, and the longest. */
const SOON = 100;
const LATE = 2_000;
/** Milliseconds between looks whether the connection is still there: one that hears nothing cannot tell. */
const LOOK = 15_000;

/** What to say of these tables: as few notices as possible, each short enough. The first line names who says it. */
export function noticesOf(process: string, tables: readonly string[]): string[] {
  const notices: string[] = [];
  let text = process;
  let bytes = Buffer.byteLength(process);
  for (const table of tables) {
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
  private client: pg.Client | undefined;
  private readonly closing = new AbortController();
  private running: Promise<void> | undefined;

  constructor(url: string, process: string, hear: (notice: Notice) => void) {
    this.url = url;
    this.process = process;
    this.hear = hear;
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

  /** Gives what to wait for until the connection is lost. */
  private async connect(): Promise<{ readonly until: Promise<void> }> {
    const client = new pg.Client(settings(this.url));
    this.client = client;
    const until = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    client.on('notification', ({ payload = '' }) => {
      const [process, ...tables] = payload.split('\n');
      if (process !== this.process) this.hear({ tables });
    });
    try {
      await client.connect();
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
