import type { TableWhy } from '@skerry/tables';
import type { Store } from '../store/store.ts';
import { siteOf } from './address.ts';

const HOUR = 3_600_000;
/** Wrong codes per hour, in multiples of the codes that one address may try per minute. */
const FROM_SITE = 3;
const FROM_EVERYWHERE = 50;
const EVERYWHERE = 'all';

interface GuessParts {
  readonly store: Pick<Store, 'count'>;
  readonly codesPerMinute: number;
  now(): number;
}

/** Wrong codes are counted by larger networks than other limits: a /48 has 65,536 addresses to try from. */
export class Guesses {
  private readonly parts: GuessParts;
  /** Networks, and until when. */
  private readonly blocked = new Map<string, number>();

  constructor(parts: GuessParts) {
    this.parts = parts;
  }

  refused(ip: string): TableWhy | undefined {
    const now = this.parts.now();
    for (const key of [siteOf(ip), EVERYWHERE]) {
      const until = this.blocked.get(key) ?? 0;
      if (until > now) return { why: 'slowDown', limit: 'codes', seconds: Math.ceil((until - now) / 1000) };
      this.blocked.delete(key);
    }
    return undefined;
  }

  async wrong(ip: string): Promise<void> {
    const { store, codesPerMinute } = this.parts;
    const now = this.parts.now();
    for (const [key, times] of [
      [siteOf(ip), FROM_SITE],
      [EVERYWHERE, FROM_EVERYWHERE],
    ] as const) {
      const { count, until } = await store.count(`wrong-codes/${key}`, HOUR, now);
      if (count >= times * codesPerMinute) this.blocked.set(key, until);
    }
  }
}
