import { Bucket } from './bucket.ts';

/** One bucket per key, such as an address. */
export class Allowances {
  private readonly perSecond: number;
  private readonly atOnce: number;
  private readonly buckets = new Map<string, Bucket>();

  constructor(perSecond: number, atOnce: number) {
    this.perSecond = perSecond;
    this.atOnce = atOnce;
  }

  take(key: string, now: number, cost = 1): boolean {
    let bucket = this.buckets.get(key);
    if (bucket === undefined) {
      bucket = new Bucket(this.perSecond, this.atOnce, now);
      this.buckets.set(key, bucket);
    }
    return bucket.take(now, cost);
  }

  secondsUntil(key: string, now: number, cost = 1): number {
    return this.buckets.get(key)?.secondsUntil(now, cost) ?? 1;
  }

  tidy(now: number): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
  }
}
