import type { Person, TableWhy } from '@skerry/tables';
import type { Limited } from '@skerry/tables/server-whys';
import { makerAt } from '../http/address.ts';
import { Allowances } from '../live/allowances.ts';
import type { RegistryParts } from './table-registry.ts';

/** What one address may do over all its connections, as a multiple of what one connection may. */
const BY_ADDRESS = { lasting: 10, atOnce: 100 };
/** How often one address may enter one table, as a multiple of the messages of a connection: twice a second, 100 at once. */
const ENTERING = { lasting: 1 / 15, atOnce: 10 / 3 };
/** As a multiple of what one person may say. */
const CHAT = { addressAtTable: 3, address: 6, table: 10 };
/** Per table, as a multiple of the messages of a connection. */
const MOVES_AT_TABLE = { lasting: 1 / 3, atOnce: 10 };
const UNDOS_AT_TABLE = { lasting: 1 / 30, atOnce: 2 };
/** Per address, as a multiple of the messages of a connection: enough for a club that plays all day. */
const MOVES_A_DAY = 4000;
const DAY_SECONDS = 86_400;

/** At most `most` times within `window` milliseconds. */
export type Counted = readonly [key: string, most: number, window: number];

export interface LimitParts extends Pick<RegistryParts, 'config' | 'store' | 'log' | 'time'> {
  now(): number;
}

export class Limits {
  /** Per address. */
  readonly allowances: Allowances;
  private readonly entering: Allowances;
  private readonly movesAtTable: Allowances;
  private readonly undosAtTable: Allowances;
  private readonly movesFrom: Allowances;
  private readonly parts: LimitParts;

  constructor(parts: LimitParts) {
    const { messagesPerSecond } = parts.config.limits;
    this.parts = parts;
    this.allowances = new Allowances(BY_ADDRESS.lasting * messagesPerSecond, BY_ADDRESS.atOnce * messagesPerSecond);
    this.entering = new Allowances(ENTERING.lasting * messagesPerSecond, ENTERING.atOnce * messagesPerSecond);
    const share = ({ lasting, atOnce }: { lasting: number; atOnce: number }) =>
      new Allowances(lasting * messagesPerSecond, atOnce * messagesPerSecond);
    this.movesAtTable = share(MOVES_AT_TABLE);
    this.undosAtTable = share(UNDOS_AT_TABLE);
    this.movesFrom = share({ lasting: MOVES_A_DAY / DAY_SECONDS, atOnce: MOVES_A_DAY });
  }

  /** Drops addresses and tables with a full allowance. */
  tidy(): void {
    this.allowances.tidy(this.parts.time.ticks());
    for (const each of [this.entering, this.movesAtTable, this.undosAtTable, this.movesFrom])
      each.tidy(this.parts.time.ticks());
  }

  /** Counts once more under each key. Returns the reason if one of them is over its limit. */
  async exceeded(limit: Limited, counted: readonly Counted[]): Promise<TableWhy | undefined> {
    const now = this.parts.now();
    for (const [key, most, window] of counted) {
      const { count, until } = await this.parts.store.count(key, window, now);
      if (count > most) return { why: 'slowDown', limit, seconds: Math.ceil((until - now) / 1000) };
    }
    return undefined;
  }

  mayMove(table: string, address: string, isUndo: boolean, moves = 1): TableWhy | undefined {
    const now = this.parts.time.ticks();
    const tooMany = (limit: Limited, of: Allowances, key: string): TableWhy | undefined =>
      of.take(key, now, moves) ? undefined : { why: 'slowDown', limit, seconds: of.secondsUntil(key, now) };
    return (
      (isUndo ? tooMany('undos', this.undosAtTable, table) : undefined) ??
      tooMany('moves', this.movesAtTable, table) ??
      tooMany('moves', this.movesFrom, address)
    );
  }

  mayEnter(table: string, address: string): boolean {
    return this.entering.take(`${address}/${table}`, this.parts.time.ticks());
  }

  /** Abandoned games do not count. */
  async mayMake(address: string): Promise<boolean> {
    const { limits, leftAfter } = this.parts.config;
    return (await this.parts.store.madeBy(makerAt(address), this.parts.now() - leftAfter)) < limits.tablesPerAddress;
  }

  /** Returns how many connections the address has, over all processes. */
  async connected(address: string, by: 1 | -1): Promise<number> {
    try {
      return await this.parts.store.hold(`sockets/${address}`, by, this.parts.now());
    } catch (error) {
      this.parts.log.warn({ error: String(error) }, 'Counting connections failed.');
      return 0;
    }
  }

  async mayTalk(
    id: string,
    { person, address }: { readonly person: Person; readonly address: string },
  ): Promise<TableWhy | undefined> {
    const { chatPerMinute } = this.parts.config.limits;
    const counted: readonly (readonly [key: string, times: number])[] = [
      [`${id}/${person}`, 1],
      [`${id}/from/${address}`, CHAT.addressAtTable],
      [`from/${address}`, CHAT.address],
      [id, CHAT.table],
    ];
    try {
      return await this.exceeded(
        'chat',
        counted.map(([key, times]) => [`chat/${key}`, times * chatPerMinute, 60_000]),
      );
    } catch (error) {
      // If the database is down, the line cannot be stored either.
      this.parts.log.warn({ error: String(error) }, 'Counting chat failed.');
      return undefined;
    }
  }
}
