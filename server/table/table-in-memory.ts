import { type GameRecord, type GameWithText, same } from '@skerry/engine';
import {
  type AppliedLine,
  type ChatLine,
  CompletedCommands,
  GameSession,
  type Refused,
  sentenceFor,
  type TableSnapshot,
  undoStop,
  type WrittenLine,
} from '@skerry/tables';
import { isServerWhy } from '@skerry/tables/server-whys';
import type { TableRow, Write } from '../store/store.ts';
import { Audience } from './audience.ts';
import { Chat } from './chat.ts';
import { DuplicateCommands } from './duplicate-commands.ts';
import { EarlierPages } from './earlier-pages.ts';
import type { Requester } from './requester.ts';
import type { TableRegistry } from './table-registry.ts';
import { UpdateFrames } from './telling.ts';

/** What is written down of a table. */
export interface Written {
  readonly row: TableRow;
  readonly lines: readonly WrittenLine[];
  readonly chat: readonly ChatLine[];
  /** The lines are those since then, and a few before, unless all of them are needed. */
  readonly snapshot?: TableSnapshot;
}

/** A table in memory: its row, its game and its chat, how far they are known to be written, and those who are told of it. */
export abstract class TableInMemory {
  readonly audience: Audience;
  readonly rules: GameWithText;
  row: TableRow;
  /** The row as it is known to be written: only of this one is anybody told. */
  protected told: TableRow;
  protected readonly registry: TableRegistry;
  protected session: GameSession | undefined;
  private readonly earlier: EarlierPages;
  protected answers = new CompletedCommands([]);
  protected readonly chat: Chat;
  /** What is known to be written: the last line, which writing of the row, and how many lines of chat, if that is known. */
  protected readonly reached: { n: number; rev: number; said: string | undefined } = { n: 0, rev: 0, said: undefined };
  /** When the last line was made. */
  protected lastAt = 0;
  /** A bot fails at this position. */
  private isStuck = false;
  protected snapshotAt = 0;
  protected readonly duplicates = new DuplicateCommands();
  /** In ticks. */
  protected usedAt: number;

  constructor(registry: TableRegistry, rules: GameWithText, written: Written) {
    this.registry = registry;
    this.usedAt = registry.time.ticks();
    this.rules = rules;
    this.row = written.row;
    this.told = written.row;
    this.chat = new Chat(written.chat);
    this.earlier = new EarlierPages(this.id, registry);
    this.audience = new Audience(
      () => ({
        ...{ row: this.told, session: this.session, chat: this.chat, links: registry.linksOf(this.told) },
        isStuck: this.isStuck,
      }),
      (people) => registry.announce(this.id, people),
      registry.time,
    );
    this.become(written);
  }

  get id(): string {
    return this.row.id;
  }

  /** The table becomes what is written. */
  protected become({ row, lines, snapshot }: Omit<Written, 'chat'>): void {
    this.session = row.head && GameSession.load(this.rules.game, row.head, lines, snapshot);
    this.earlier.forget();
    this.row = row;
    this.told = row;
    this.answers = new CompletedCommands(lines);
    this.reached.n = this.session?.n ?? 0;
    this.reached.rev = row.rev;
    this.lastAt = lines.at(-1)?.at ?? 0;
    this.snapshotAt = snapshot?.n ?? 0;
  }

  /** The row, which says whom the game waits for, and in which turn. */
  protected standing(row: TableRow): TableRow {
    const { session } = this;
    if (row.head === undefined || session === undefined) return row;
    const [waiting, turn] = [session.waitsFor(), session.turn()];
    return same(row.waiting, waiting) && same(row.turn, turn) ? row : { ...row, waiting, turn };
  }

  protected framesOf(session: GameSession, applied: AppliedLine): UpdateFrames {
    return new UpdateFrames(session, this.row, applied, this.audience.clients);
  }

  /** A line is written, by this process or another. */
  protected tellLine(
    session: GameSession,
    { line, stop }: AppliedLine,
    frames: UpdateFrames,
    requester?: Requester,
  ): void {
    this.reached.n = line.n;
    this.lastAt = line.at;
    const others = this.duplicates.takeOf(line.n).map((each) => each.requester);
    const requesters = requester ? [requester, ...others] : others;
    for (const { client } of requesters) client.hold();
    this.audience.tellNews(frames);
    if (this.isStuck) this.tellStuck(false);
    if (requesters.length === 0) return;
    const known = session.known(line.seat ?? 'watcher', line.n);
    for (const { client, id } of requesters) {
      client.done(id, known, undoStop(client.language, stop));
      client.release();
    }
  }

  protected tellStuck(isStuck: boolean): void {
    this.isStuck = isStuck;
    this.audience.tellInfo();
  }

  /** The same command once more: it is done when its line is written. */
  protected doneAgain(requester: Requester, n: number, again: () => void): void {
    if (n <= this.reached.n) requester.client.done(requester.id, this.session?.known(requester.seat ?? 'watcher', n));
    else this.duplicates.add(n, { requester, again });
  }

  protected refuse({ client, id }: Requester, refused: Refused): void {
    const { row: setup, session } = this;
    this.registry.metrics.refusals.inc({ why: refused.seat === undefined ? refused.why.why : 'rules' });
    const { why, seat } = refused;
    if (seat === undefined && isServerWhy(why)) return client.refusedByTable(id, why);
    client.refused(id, why, sentenceFor(this.rules, { setup, session }, client.language, refused));
  }

  /** The game up to where the lines in memory begin. */
  protected async beginning(): Promise<GameSession | undefined> {
    const { session } = this;
    return session === undefined || session.startsAfter === 0 ? session : this.earlier.of(session);
  }

  /** The record of the game: for everybody once it is over. */
  record(): GameRecord | undefined {
    return this.session?.record();
  }

  /** What later rules need to go on from here, if it is not written already. */
  newSnapshot(): Write[] {
    const { session } = this;
    if (session === undefined || session.n === this.snapshotAt) return [];
    this.snapshotAt = session.n;
    return [{ put: 'snapshot', table: this.id, snapshot: session.snapshot() }];
  }
}
