import type { Seat } from '@skerry/engine';
import { readAfter } from '@skerry/tables';
import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';
import { REMEMBERED_CHAT } from './chat.ts';
import type { Rules } from './rules.ts';
import type { Written } from './store-log.ts';

/** Reads stored tables. */
export class Archive {
  private readonly store: Store;
  private readonly rules: Rules;
  private readonly log: FastifyBaseLogger;

  constructor(store: Store, rules: Rules, log: FastifyBaseLogger) {
    this.store = store;
    this.rules = rules;
    this.log = log;
  }

  async read(id: string): Promise<Written | undefined> {
    const [row, snapshot] = await Promise.all([this.store.table(id), this.store.snapshot(id)]);
    if (row === undefined) return undefined;
    const rules = await this.rules.of(row.game);
    const after = rules && row.head ? readAfter(rules.game, row.head, snapshot) : 0;
    const [lines, chat] = await Promise.all([this.store.lines(id, after), this.chatAt(id)]);
    return { row, lines, chat, ...(snapshot && { snapshot }) };
  }

  async readNews(
    id: string,
    after: number,
    { row, chat }: { readonly row: boolean; readonly chat: boolean },
  ): Promise<Omit<Written, 'row'> & Partial<Written>> {
    const [next, lines, said] = await Promise.all([
      row ? this.store.table(id) : undefined,
      this.store.lines(id, after),
      chat ? this.chatAt(id) : [],
    ]);
    return { ...(next && { row: next }), lines, chat: said };
  }

  async linesUpTo(id: string, last: number): Promise<Written['lines']> {
    return (await this.store.lines(id)).filter(({ n }) => n <= last);
  }

  /** Undefined also if the database does not answer. */
  async lineOf(id: string, seat: Seat, command: string): Promise<number | undefined> {
    return this.store.lineOf(id, seat, command).catch((error) => {
      this.log.warn({ table: id, error: String(error) }, 'Looking up a command failed.');
      return undefined;
    });
  }

  async chatAt(id: string): Promise<Written['chat']> {
    const rooms = (['seats', 'watchers'] as const).map((room) => this.store.chat(id, room, REMEMBERED_CHAT));
    return (await Promise.all(rooms)).flat();
  }
}
