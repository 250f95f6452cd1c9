import { isBusy, type Line, type Person, type TableActor } from '@skerry/tables';
import type { Client } from '../live/client.ts';
import type { Reached, TableRow } from '../store/store.ts';
import type { ServerTable } from './server-table.ts';
import type { StoreLog } from './store-log.ts';
import type { TableRegistry } from './table-registry.ts';

/** Applies what other processes write to a table that is in memory here, too. */
export class Replication {
  private readonly registry: TableRegistry;
  private readonly table: ServerTable;
  private readonly actor: TableActor<TableRow, Client>;
  private readonly log: StoreLog;
  /** The state of the chat known here, as the store names it. */
  private said: string | undefined;
  private isRowBehind = false;
  private isChatBehind = false;

  constructor(registry: TableRegistry, table: ServerTable, actor: TableActor<TableRow, Client>, log: StoreLog) {
    this.registry = registry;
    this.table = table;
    this.actor = actor;
    this.log = log;
  }

  /** Compares the table with the store, and updates who is connected elsewhere. */
  catchUp(reached: Reached | undefined, elsewhere: readonly Person[]): void {
    this.table.audience.setElsewhere(elsewhere);
    if (reached === undefined) return this.table.discardNow();
    const row = reached.rev > this.log.known.rev;
    const chat = reached.said !== this.said;
    this.said = reached.said;
    if (row || chat || reached.n > this.actor.n) void this.readNews(row, chat);
  }

  /** Chat was written here: only the store knows the name of its state now. */
  wroteChat(): void {
    this.said = undefined;
  }

  readChat(): Promise<void> {
    return this.readNews(false, true);
  }

  /** Applies lines that came with a notice. Returns false if the log must be read instead. */
  hearLines(lines: readonly Line[]): boolean {
    const { actor } = this;
    const fresh = lines.filter(({ n }) => n > actor.n);
    const [first] = fresh;
    if (first === undefined) return true;
    if (first.n !== actor.n + 1 || !actor.isFollowing) return false;
    try {
      actor.follow(fresh);
      this.log.followed(actor.session);
    } catch (error) {
      this.log.failed(error, 'Applying a line of another process failed.');
      void actor.reread();
      return true;
    }
    actor.wake();
    return true;
  }

  readNews(row = true, chat = true): Promise<void> {
    this.isRowBehind ||= row;
    this.isChatBehind ||= chat;
    return this.actor.readOn(() => this.read());
  }

  private async read(): Promise<void> {
    const { actor, log } = this;
    const behind = { row: this.isRowBehind, chat: this.isChatBehind };
    this.isRowBehind = false;
    this.isChatBehind = false;
    const { row, lines, chat } = await this.registry.archive.readNews(actor.id, actor.n, behind);
    if (actor.session === undefined && row?.head) {
      actor.take(log.load({ row, lines }));
      actor.welcomeAll();
      actor.follow([], row);
    } else actor.follow(lines, row);
    log.followed(actor.session, row);
    if (behind.chat) this.table.syncChat(chat);
    if (row && !isBusy(row)) this.registry.tend(actor.id, false);
  }
}
