import { type GameWithText, type Seat, same, type Turn } from '@skerry/engine';
import {
  type Change,
  type ChatLine,
  GameSession,
  isBusy,
  type Line,
  type LogPort,
  type Rematch,
  type StoredTable,
  storedLines,
  type TableSnapshot,
  type TableWhy,
} from '@skerry/tables';
import { makerAt } from '../http/address.ts';
import type { Client } from '../live/client.ts';
import { Collision } from '../store/commit-queue.ts';
import type { TableRow, Write } from '../store/store.ts';
import { isDamage } from '../store/trouble.ts';
import type { TableRegistry } from './table-registry.ts';

/** What a crash leaves to replay, and to newer rules; a snapshot costs as much as two moves. */
const BETWEEN_SNAPSHOTS = 64;

export interface Written {
  readonly row: TableRow;
  readonly lines: readonly Line[];
  readonly chat: readonly ChatLine[];
  /** The lines are those since then, and a few before, unless all of them are needed. */
  readonly snapshot?: TableSnapshot;
}

/** Lists and notifications read it from the row. */
interface Standing {
  readonly waiting?: readonly Seat[];
  readonly turn?: Turn;
}

const standingOf = (session: GameSession | undefined): Standing =>
  session ? { waiting: session.waitsFor(), turn: session.turn() } : {};

export class StoreLog implements LogPort<TableRow, Client> {
  private readonly registry: TableRegistry;
  private readonly rules: GameWithText;
  private readonly id: string;
  private readonly syncChat: (chat: readonly ChatLine[]) => void;
  private readonly gone: (why: TableWhy, again: boolean) => void;
  /** The revision of the row known here; the commit queue counts it. */
  readonly known = { rev: 0 };
  /** As the actor knows it, and as it was last written. */
  private setup: TableRow;
  private row: TableRow;
  private standing: Standing = {};
  private snapshotAt = 0;
  private nextRow: TableRow | undefined;
  private uncounted = 0;

  constructor(
    registry: TableRegistry,
    rules: GameWithText,
    row: TableRow,
    { syncChat, gone }: { syncChat(chat: readonly ChatLine[]): void; gone(why: TableWhy, again: boolean): void },
  ) {
    this.registry = registry;
    this.rules = rules;
    this.setup = row;
    this.row = row;
    this.id = row.id;
    this.syncChat = syncChat;
    this.gone = gone;
  }

  load({ row, lines, snapshot }: Omit<Written, 'chat'>): StoredTable<TableRow> {
    const session = row.head && GameSession.load(this.rules.game, row.head, lines, snapshot);
    this.snapshotAt = snapshot?.n ?? 0;
    this.followed(session, row);
    return { setup: row, session, lines };
  }

  /** Another process wrote lines, and perhaps the row. */
  followed(session: GameSession | undefined, row?: TableRow): void {
    this.standing = standingOf(session);
    if (row === undefined) return;
    this.setup = row;
    this.row = row;
    this.known.rev = row.rev;
  }

  async read(): Promise<StoredTable<TableRow>> {
    const written = await this.registry.archive.read(this.id);
    if (written === undefined) throw new Error('The table is not in the store.');
    this.syncChat(written.chat);
    return this.load(written);
  }

  async append(
    { lines: applied, setup, rematch }: Change<TableRow>,
    session: GameSession | undefined,
    command?: string,
  ): Promise<'written' | 'behind'> {
    const { id, registry, row: before } = this;
    const lines = storedLines(applied, command);
    const isChanged = setup !== this.setup;
    const standing = standingOf(session);
    const isTurned = !same(standing, this.standing);
    const next = rematch && this.nextRow;
    const writes: Write[] = lines.map((line) => ({ put: 'line', table: id, line }));
    if (isChanged) {
      const { code, ...row } = setup;
      this.setup = setup;
      this.row = { ...row, ...standing, ...(setup.stage === 'lobby' && code !== undefined && { code }) };
      writes.push({ put: 'row', row: this.row });
    } else if (isTurned) {
      const { waiting = [], turn } = standing;
      writes.push({ put: 'waiting', table: id, waiting, turn });
    }
    if (next) writes.push({ put: 'row', row: next });
    this.standing = standing;
    const { row } = this;
    const n = lines.at(-1)?.n ?? 0;
    if (session && n > 0 && (n - this.snapshotAt >= BETWEEN_SNAPSHOTS || session.over))
      writes.push(...this.newSnapshot(session));
    try {
      await registry.commitQueue.write(id, writes, this.known);
    } catch (error) {
      if (error instanceof Collision) return 'behind';
      throw error;
    }
    if (isChanged || isTurned) registry.noteChange(row);
    if (isBusy(row) !== isBusy(before)) registry.tend(id, isBusy(row));
    if (next) void registry.opened(next);
    this.countMoves(lines);
    return 'written';
  }

  /** Secret moves are counted with the next open one, so that metrics do not reveal when they happen. */
  private countMoves(lines: readonly Line[]): void {
    this.uncounted += lines.length;
    if (lines.length === 0 || lines.every(({ secret }) => secret)) return;
    this.registry.metrics.moves.inc(this.uncounted);
    this.uncounted = 0;
  }

  newSnapshot(session: GameSession | undefined): Write[] {
    if (session === undefined || session.n === this.snapshotAt) return [];
    this.snapshotAt = session.n;
    return [{ put: 'snapshot', table: this.id, snapshot: session.snapshot() }];
  }

  linesUpTo(last: number): Promise<readonly Line[]> {
    return this.registry.archive.linesUpTo(this.id, last);
  }

  async hasCommand(seat: Seat, command: string): Promise<boolean> {
    return (await this.registry.archive.lineOf(this.id, seat, command)) !== undefined;
  }

  /** The rematch is written with the row that names it, so neither can be without the other. */
  newTable(rematch: Rematch, by: Client | undefined): string {
    const { watch } = this.row;
    this.nextRow = this.registry.newRow({ ...rematch, watch, ...(by && { maker: makerAt(by.address) }) });
    return this.nextRow.id;
  }

  failed(error: unknown, what: string): TableWhy {
    if (isDamage(error)) {
      this.registry.noteDamage(this.id, error);
      return { why: 'damaged' };
    }
    this.registry.log.error({ table: this.id, error: String(error) }, what);
    return { why: 'busy' };
  }

  lost(error: unknown): void {
    const why = this.failed(error, 'Reading a table again failed.');
    this.gone(why, why.why === 'busy');
  }
}
