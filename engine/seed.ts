import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * A table's chance. Every label has a stream of its own, computed from the secret seed by SHA-256, so that the seed
 * cannot be guessed from what is seen, and two tables with one seed meet the same cards whatever their players do.
 */
export class Streams {
  readonly seed: string;
  /** How many numbers each label has used. */
  private readonly used: Map<string, number>;
  /** What has been computed of each stream; clones share it. */
  private readonly computed: Map<string, number[]>;

  constructor(seed: string, used: Iterable<readonly [string, number]> = [], computed = new Map<string, number[]>()) {
    this.seed = seed;
    this.used = new Map(used);
    this.computed = computed;
  }

  /** The next number of a label's stream, from 0 to n - 1. */
  below(n: number, label: string): number {
    return Math.floor((this.bits(label, this.pass(label)) / 2 ** 48) * n);
  }

  /** Goes past the next number of a label's stream, and gives which it was. */
  pass(label: string): number {
    const turn = this.used.get(label) ?? 0;
    this.used.set(label, turn + 1);
    return turn;
  }

  /** How far each label has come, as JSON. */
  reached(): { [label: string]: number } {
    return Object.fromEntries(this.used);
  }

  private bits(label: string, turn: number): number {
    const stream = this.computed.get(label) ?? [];
    this.computed.set(label, stream);
    stream[turn] ??= fraction(this.seed, label, turn);
    return stream[turn];
  }

  clone(): Streams {
    return new Streams(this.seed, this.used, this.computed);
  }
}

/** 48 bits for the given turn of a stream. */
function fraction(seed: string, label: string, turn: number): number {
  const digest = sha256(utf8ToBytes(`${seed}/${label}/${turn}`));
  let bits = 0;
  for (const byte of digest.subarray(0, 6)) bits = bits * 256 + byte;
  return bits;
}

/** What is shown of a seed before the game: it binds the table without giving anything away. */
export function commitmentTo(seed: string): string {
  return hash(seed);
}

export function hash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** A fresh secret: 128 bits. */
export function newSeed(): string {
  return bytesToHex(randomBytes(16));
}
