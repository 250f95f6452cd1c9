import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

interface Stream {
  /** What all its numbers are hashed from, before the turn. */
  readonly start: Uint8Array;
  /** 48 bits per turn; a table that was resumed has gaps. */
  readonly bits: number[];
}

/**
 * A table's chance. Every label has a stream of its own, computed from the secret seed by SHA-256, so that the seed
 * cannot be guessed from what is seen, and two tables with one seed meet the same cards whatever their players do.
 */
export class Streams {
  readonly seed: string;
  /** How many numbers each label has used. Copied on write: a clone shares it. */
  private used: Map<string, number>;
  private isShared = false;
  private readonly computed: Map<string, Stream>;

  constructor(seed: string, used = new Map<string, number>(), computed = new Map<string, Stream>()) {
    this.seed = seed;
    this.used = used;
    this.computed = computed;
  }

  below(n: number, label: string): number {
    return Math.floor((this.bits(label, this.pass(label)) / 2 ** 48) * n);
  }

  /** Skips the next number of a label's stream. Returns which it was. */
  pass(label: string): number {
    const turn = this.used.get(label) ?? 0;
    if (this.isShared) this.used = new Map(this.used);
    this.isShared = false;
    this.used.set(label, turn + 1);
    return turn;
  }

  reached(): { [label: string]: number } {
    return Object.fromEntries(this.used);
  }

  private bits(label: string, turn: number): number {
    let stream = this.computed.get(label);
    if (stream === undefined) {
      stream = { start: utf8ToBytes(`${this.seed}/${label}/`), bits: [] };
      this.computed.set(label, stream);
    }
    stream.bits[turn] ??= fraction(stream.start, turn);
    return stream.bits[turn];
  }

  clone(): Streams {
    const clone = new Streams(this.seed, this.used, this.computed);
    clone.isShared = true;
    this.isShared = true;
    return clone;
  }
}

/** Reused, because creating one for each number takes longer than hashing. */
const fresh = sha256.create();
const hasher = sha256.create();
const digest = new DataView(new ArrayBuffer(sha256.outputLen));
const output = new Uint8Array(digest.buffer);
const digits: Uint8Array[] = [];

/** The first 48 bits of the hash of seed, label and turn. */
function fraction(start: Uint8Array, turn: number): number {
  digits[turn] ??= utf8ToBytes(String(turn));
  fresh._cloneInto(hasher);
  hasher.update(start).update(digits[turn]).digestInto(output);
  return digest.getUint16(0) * 2 ** 32 + digest.getUint32(2);
}

/** Shown before the game: it binds the table and reveals nothing. */
export function commitmentTo(seed: string): string {
  return hash(seed);
}

export function hash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

export function newSeed(): string {
  return bytesToHex(randomBytes(16));
}
