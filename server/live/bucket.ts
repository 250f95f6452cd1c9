/** A token bucket. */
export class Bucket {
  private readonly perSecond: number;
  private readonly most: number;
  private left: number;
  private last: number;

  constructor(perSecond: number, most: number, now: number) {
    this.perSecond = perSecond;
    this.most = most;
    this.left = most;
    this.last = now;
  }

  take(now: number, count = 1): boolean {
    this.fill(now);
    if (this.left < count) return false;
    this.left -= count;
    return true;
  }

  secondsUntil(now: number, count = 1): number {
    this.fill(now);
    return Math.max(1, Math.ceil((count - this.left) / this.perSecond));
  }

  isFull(now: number): boolean {
    this.fill(now);
    return this.left === this.most;
  }

  private fill(now: number): void {
    this.left = Math.min(this.most, this.left + ((now - this.last) / 1000) * this.perSecond);
    this.last = now;
  }
}
