import { Bucket } from './bucket.ts';

/** How many connections that do their utmost one address may have, lasting and at once. */
const CONNECTIONS = 10;
const CONNECTIONS_AT_ONCE = 100;

/** What the messages of one address may cost together, however many connections and cookies it has. */
export class Allowances {
  private readonly perSecond: number;
  private readonly buckets = new Map<string, Bucket>();

  constructor(messagesPerSecond: number) {
    this.perSecond = messagesPerSecond;
  }

  take(address: string, now: number, cost: number): boolean {
    const { perSecond } = this;
    const bucket =
      this.buckets.get(address) ?? new Bucket(CONNECTIONS * perSecond, CONNECTIONS_AT_ONCE * perSecond, now);
    this.buckets.set(address, bucket);
    return bucket.take(now, cost);
  }

  /** Forgets those who have not used anything of late. */
  tidy(now: number): void {
    for (const [address, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(address);
  }
}
