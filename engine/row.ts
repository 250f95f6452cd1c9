const WIDTH = 32;

/** Values, or nodes; an absent part is all gaps. */
interface Node<V> {
  readonly values?: readonly (V | undefined)[];
  readonly nodes?: readonly (Node<V> | undefined)[];
  readonly isFull: boolean;
}

/**
 * A persistent vector: adding or replacing a value makes another row, which shares nearly all with this one, at a cost
 * that does not grow with the length. A place where nothing was put is a gap, `undefined`.
 */
export class Row<V> implements Iterable<V> {
  readonly length: number;
  private readonly top: Node<V> | undefined;
  private readonly height: number;

  private constructor(length: number, top: Node<V> | undefined, height: number) {
    this.length = length;
    this.top = top;
    this.height = height;
  }

  static of<V>(...values: readonly V[]): Row<V> {
    return values.reduce((row, value) => row.and(value), new Row<V>(0, undefined, 1));
  }

  static ofGaps<V>(length: number): Row<V | undefined> {
    return new Row<V | undefined>(length, undefined, heightFor(length));
  }

  /** A negative place is counted from the end. */
  at(place: number): V | undefined {
    const n = place < 0 ? this.length + place : place;
    if (n < 0 || n >= this.length) return undefined;
    let node = this.top;
    for (let level = this.height - 1; level > 0; level--) node = node?.nodes?.[Math.floor(n / WIDTH ** level) % WIDTH];
    return node?.values?.[n % WIDTH];
  }

  get(place: number): V {
    if (place >= this.length || place < -this.length) throw new RangeError(`There is no ${place} in ${this.length}.`);
    return this.at(place) as V;
  }

  and(value: V): Row<V> {
    return this.put(this.length, value);
  }

  put(n: number, value: V): Row<V> {
    const length = Math.max(this.length, n + 1);
    const height = heightFor(length);
    let { top } = this;
    for (let has = this.height; has < height; has++) top = top && { nodes: [top], isFull: false };
    return new Row(length, placed(top, Math.max(height, this.height), n, value), Math.max(height, this.height));
  }

  first(length: number): Row<V> {
    return length >= this.length ? this : new Row(Math.max(0, length), this.top, this.height);
  }

  /** As of an array. */
  slice(from = 0, to = this.length): V[] {
    const place = (n: number): number => (n < 0 ? Math.max(0, this.length + n) : Math.min(n, this.length));
    const found: V[] = [];
    for (let n = place(from); n < place(to); n++) found.push(this.get(n));
    return found;
  }

  *[Symbol.iterator](): Iterator<V> {
    for (let n = 0; n < this.length; n++) yield this.get(n);
  }

  /** The last gap up to this place, or -1. */
  lastGap(upTo = this.length - 1): number {
    return lastIn(this.top, this.height, Math.min(upTo, this.length - 1), true);
  }

  /** The last value up to this place, or -1. */
  lastHeld(upTo = this.length - 1): number {
    return lastIn(this.top, this.height, Math.min(upTo, this.length - 1), false);
  }

  /** The first value from this place on, or -1. */
  nextHeld(from = 0): number {
    const found = nextIn(this.top, this.height, Math.max(0, from));
    return found < this.length ? found : -1;
  }
}

function heightFor(length: number): number {
  let height = 1;
  while (WIDTH ** height < length) height++;
  return height;
}

function placed<V>(node: Node<V> | undefined, height: number, n: number, value: V): Node<V> {
  if (height === 1) {
    const values = [...(node?.values ?? [])];
    values[n % WIDTH] = value;
    return { values, isFull: values.length === WIDTH && !values.includes(undefined) };
  }
  const nodes = [...(node?.nodes ?? [])];
  const place = Math.floor(n / WIDTH ** (height - 1)) % WIDTH;
  nodes[place] = placed(nodes[place], height - 1, n, value);
  return { nodes, isFull: nodes.length === WIDTH && nodes.every((each) => each?.isFull) };
}

/** The last gap, or the last value, up to a place; -1 if there is none. */
function lastIn<V>(node: Node<V> | undefined, height: number, upTo: number, isGap: boolean): number {
  if (upTo < 0) return -1;
  if (node === undefined) return isGap ? upTo : -1;
  if (isGap && node.isFull) return -1;
  const size = WIDTH ** (height - 1);
  for (let part = Math.floor(upTo / size); part >= 0; part--) {
    const start = part * size;
    const found =
      height === 1
        ? (node.values?.[part] === undefined) === isGap
          ? 0
          : -1
        : lastIn(node.nodes?.[part], height - 1, Math.min(upTo - start, size - 1), isGap);
    if (found >= 0) return start + found;
  }
  return -1;
}

/** The first value from a place on; beyond all places if there is none. */
function nextIn<V>(node: Node<V> | undefined, height: number, from: number): number {
  const size = WIDTH ** (height - 1);
  const parts = node?.values ?? node?.nodes ?? [];
  for (let part = Math.floor(from / size); part < parts.length; part++) {
    const start = part * size;
    const found =
      height === 1
        ? node?.values?.[part] === undefined
          ? Number.POSITIVE_INFINITY
          : 0
        : nextIn(node?.nodes?.[part], height - 1, Math.max(0, from - start));
    if (found < Number.POSITIVE_INFINITY) return start + found;
  }
  return Number.POSITIVE_INFINITY;
}
