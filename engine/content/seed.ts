import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What has been computed of a label's stream. */
interface Stream {
  /** The letters that all its numbers are hashed from, before the turn. */
  readonly start: Uint8Array;
  /** 48 bits for each turn that was asked for; a table that was taken up again has gaps. */
  readonly bits: number[];
}

/**
 * A table's chance. Every label has a stream of its own, computed from the secret seed by SHA-256, so that the seed
 * cannot be guessed from what is seen, and two tables with one seed meet the same cards whatever their players do.
 */
export class Streams {
  readonly seed: string;
  /** How many numbers each label has used; a clone shares it until one of the two goes on. */
  private used: Map<string, number>;
  private isShared = false;
  /** What has been computed of each stream; clones share it. */
  private readonly computed: Map<string, Stream>;

  constructor(seed: string, used = new Map<string, number>(), computed = new Map<string, Stream>()) {
    this.seed = seed;
    this.used = used;
    this.computed = computed;
  }

  /** The next number of a label's stream, from 0 to n - 1. */
  below(n: number, label: string): number {
    return Math.floor((this.bits(label, this.pass(label)) / 2 ** 48) * n);
  }

  /** Goes past the next number of a label's stream, and returns which it was. */
  pass(label: string): number {
    const turn = this.used.get(label) ?? 0;
    if (this.isShared) this.used = new Map(this.used);
    this.isShared = false;
    this.used.set(label, turn + 1);
    return turn;
  }

  /** How far each label has come, as JSON. */
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

/** A fresh hash, and one to work with: to make one for each number would take longer than to hash. */
const fresh = sha256.create();
const hasher = sha256.create();
const digest = new DataView(new ArrayBuffer(sha256.outputLen));
const output = new Uint8Array(digest.buffer);
/** The digits of each turn, as they are hashed. */
const digits: Uint8Array[] = [];

/** 48 bits for the given turn of a stream: the first of the hash of seed, label and turn. */
function fraction(start: Uint8Array, turn: number): number {
  digits[turn] ??= utf8ToBytes(String(turn));
  fresh._cloneInto(hasher);
  hasher.update(start).update(digits[turn]).digestInto(output);
  return digest.getUint16(0) * 2 ** 32 + digest.getUint32(2);
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
