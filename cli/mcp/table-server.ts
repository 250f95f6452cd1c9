import WebSocket from 'ws';
import { Failure } from '../command.ts';

/** One server, and a person there: a program’s secret, as the protocol gives it. */
export class TableServer {
  readonly origin: string;
  private readonly secret: string;

  private constructor(origin: string, secret: string) {
    this.origin = origin;
    this.secret = secret;
  }

  static async at(address: string, known?: string): Promise<TableServer> {
    const { origin } = new URL(address);
    if (known !== undefined) return new TableServer(origin, known);
    const { secret } = await answerOf<{ secret: string }>(`${origin}/api/me`, {
      method: 'POST',
      headers: { 'x-skerry-bot': '1' },
    });
    return new TableServer(origin, secret);
  }

  ask<T>(path: string, body?: object): Promise<T> {
    const headers = { authorization: `Bearer ${this.secret}`, 'accept-language': 'en' };
    const how = {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...headers, 'content-type': 'application/json' },
    };
    return answerOf(`${this.origin}/api/${path}`, body === undefined ? { headers } : how);
  }

  socket(table: string): WebSocket {
    const address = `${this.origin.replace(/^http/, 'ws')}/live?table=${encodeURIComponent(table)}`;
    return new WebSocket(address, { headers: { authorization: `Bearer ${this.secret}` } });
  }

  /** The table and the key of an invitation, a link to a table, or a word. Leads to this server only. */
  async find(text: string): Promise<{ readonly table: string; readonly key?: string }> {
    const written = text.trim();
    if (/^https?:/i.test(written) && (!URL.canParse(written) || new URL(written).origin !== this.origin))
      throw new Failure(`This program plays on ${this.origin} only, and the link leads elsewhere.`);
    if (written.includes('/')) {
      const { pathname } = new URL(written, this.origin);
      const [, way, table = '', key] = pathname.split('/');
      if (way === 't' && table !== '') return { table };
      if ((way === 'join' || way === 'watch') && table !== '' && key) return { table, key };
      throw new Failure('This is no link to a table.');
    }
    const { id, key } = await this.ask<{ id: string; key: string }>(`join/${encodeURIComponent(written)}`);
    return { table: id, key };
  }
}

async function answerOf<T>(address: string, how: RequestInit): Promise<T> {
  const response = await fetch(address, how).catch(() => undefined);
  if (response === undefined) throw new Failure(`${new URL(address).origin} does not answer.`);
  const answer = (await response.json().catch(() => undefined)) as (T & { sentence?: string }) | undefined;
  if (response.ok && answer !== undefined) return answer;
  throw new Failure(answer?.sentence ?? `The server answered with status ${response.status}.`);
}
