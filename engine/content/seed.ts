import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

interface Stream {
  /** Of its counter. */
  readonly place: number;
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
  /** How many numbers each stream has used, by its place. Copied on write: a clone shares it. */
  private used: number[] = [];
  private isShared = false;
  /** By label, shared with all clones. */
  private readonly streams: Map<string, Stream>;

  constructor(
    seed: string,
    reached: { readonly [label: string]: number } = {},
    streams: Map<string, Stream> = new Map(),
  ) {
    this.seed = seed;
    this.streams = streams;
    for (const [label, turns] of Object.entries(reached)) this.used[this.stream(label).place] = turns;
  }

  below(n: number, label: string): number {
    const stream = this.stream(label);
    const turn = this.next(stream);
    stream.bits[turn] ??= fraction(stream.start, turn);
    return Math.floor((stream.bits[turn] / 2 ** 48) * n);
  }

  /** Skips the next number of a label's stream. */
  pass(label: string): void {
    this.next(this.stream(label));
  }

  reached(): { [label: string]: number } {
    const reached: { [label: string]: number } = {};
    for (const [label, { place }] of this.streams) {
      const turns = this.used[place];
      if (turns !== undefined) reached[label] = turns;
    }
    return reached;
  }

  private stream(label: string): Stream {
    let stream = this.streams.get(label);
    if (stream === undefined) {
      stream = { place: this.streams.size, start: utf8ToBytes(`${this.seed}/${label}/`), bits: [] };
      this.streams.set(label, stream);
    }
    return stream;
  }

  private next({ place }: Stream): number {
    const turn = this.used[place] ?? 0;
    if (this.isShared) this.used = this.used.slice();
    this.isShared = false;
    this.used[place] = turn + 1;
    return turn;
  }

  clone(): Streams {
    const clone = new Streams(this.seed, {}, this.streams);
    clone.used = this.used;
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
