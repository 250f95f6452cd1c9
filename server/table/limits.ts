import type { Person } from '@skerry/tables';
import { makerAt } from '../http/address.ts';
import { Allowances } from '../live/allowances.ts';
import type { HouseParts } from './house.ts';

/** What one address may do over all its connections, as a multiple of what one connection may. */
const BY_ADDRESS = { lasting: 10, atOnce: 100 };
/** How often one address may enter one table, as a share of the messages of a connection: twice a second, and a club at once. */
const ENTERING = { lasting: 1 / 15, atOnce: 10 / 3 };
/** How much may be said from one address at one table, from one address anywhere, and at one table, compared with one person. */
const CHAT = { addressAtTable: 3, address: 6, table: 10 };
/** What limits need of the house. */
export interface LimitParts extends Pick<HouseParts, 'config' | 'store' | 'log' | 'time'> {
  /** The time of day. */
  now(): number;
}

/** What people and addresses may do, and how often. */
export class Limits {
  /** What the messages of each address may cost. */
  readonly allowances: Allowances;
  private readonly entering: Allowances;
  private readonly parts: LimitParts;

  constructor(parts: LimitParts) {
    const { messagesPerSecond } = parts.config.limits;
    this.parts = parts;
    this.allowances = new Allowances(BY_ADDRESS.lasting * messagesPerSecond, BY_ADDRESS.atOnce * messagesPerSecond);
    this.entering = new Allowances(ENTERING.lasting * messagesPerSecond, ENTERING.atOnce * messagesPerSecond);
  }

  /** Forgets those who have not been heard of for a while. */
  tidy(): void {
    this.allowances.tidy(this.parts.time.ticks());
    this.entering.tidy(this.parts.time.ticks());
  }

  /** Whether an address may enter a table once more. */
  mayEnter(table: string, address: string): boolean {
    return this.entering.take(`${address}/${table}`, this.parts.time.ticks());
  }

  /** Whether an address may make another table. Games that were left do not count. */
  async mayMake(address: string): Promise<boolean> {
    const { limits, leftAfter } = this.parts.config;
    return (await this.parts.store.madeBy(makerAt(address), this.parts.now() - leftAfter)) < limits.tablesPerAddress;
  }

  /** Somebody connects from an address, or leaves. Returns how many are connected from there, by all processes. */
  async connected(address: string, by: 1 | -1): Promise<number> {
    try {
      return await this.parts.store.hold(`sockets/${address}`, by, this.parts.now());
    } catch (error) {
      this.parts.log.warn({ error: String(error) }, 'Connections could not be counted.');
      return 0;
    }
  }

  /** Whether not too much was said within a minute: by a person at a table, from their address, and at the table. */
  async mayTalk(
    id: string,
    { person, address }: { readonly person: Person; readonly address: string },
  ): Promise<boolean> {
    const { chatPerMinute } = this.parts.config.limits;
    const counted: readonly (readonly [key: string, times: number])[] = [
      [`${id}/${person}`, 1],
      [`${id}/from/${address}`, CHAT.addressAtTable],
      [`from/${address}`, CHAT.address],
      [id, CHAT.table],
    ];
    try {
      for (const [key, times] of counted) {
        const { count } = await this.parts.store.count(`chat/${key}`, 60_000, this.parts.now());
        if (count > times * chatPerMinute) return false;
      }
      return true;
    } catch (error) {
      // If the database is away, what was said cannot be written down either.
      this.parts.log.warn({ error: String(error) }, 'Chat could not be counted.');
      return true;
    }
  }
}
