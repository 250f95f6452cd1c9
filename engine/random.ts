/** For bots and tests: small, fast, and the same on every machine. Tables use `seed.ts`. */
export class Random {
  private word = 1;

  constructor(seed: number) {
    this.restart(seed);
  }

  restart(seed: number): void {
    this.word = scramble(seed) || 1;
  }

  below(n: number): number {
    let word = this.word;
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    this.word = word;
    return Math.floor(((word >>> 0) * n) / 0x1_0000_0000);
  }
}

/** Spreads two numbers over 32 bits. */
export function scramble(seed: number, salt = 0): number {
  let word = (seed ^ Math.imul(salt + 1, 0x9e3779b9)) | 0;
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return word ^ (word >>> 16);
}
