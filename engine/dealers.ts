import type { Streams } from './content/seed.ts';
import type { Dealer, Fact, Json, Seat } from './contract.ts';
import { RecordError } from './errors.ts';
import { canonical, copy, same } from './json.ts';
import { type Pile, takeAt } from './pile.ts';
import { scramble } from './random.ts';

export interface Told<F = Fact> {
  readonly fact: F;
  readonly to?: Seat;
}

/** Deals from the seed, and records every outcome and every fact. */
export class TableDealer<F extends Fact> implements Dealer<F> {
  readonly chance: Json[] = [];
  readonly facts: Told<F>[] = [];
  private readonly streams: Streams;

  constructor(streams: Streams) {
    this.streams = streams;
  }

  draw<C extends Json>(pile: Pile<C>, label: string): C {
    const layer = pile.at(-1) ?? [];
    if (layer.length === 0) throw new RangeError('A draw from an empty pile.');
    return this.log(takeAt(pile, placeInOrder(layer, this.streams.below(layer.length, label))));
  }

  pick<V extends Json>(from: readonly V[], label: string): V {
    const value = from[this.streams.below(from.length, label)];
    if (value === undefined) throw new RangeError('A pick from nothing.');
    return this.log(value);
  }

  die(sides: number, label: string): number {
    return this.log(1 + this.streams.below(sides, label));
  }

  private log<V extends Json>(outcome: V): V {
    this.chance.push(copy(outcome));
    return outcome;
  }

  tell(fact: F, to?: Seat): void {
    this.facts.push(told(fact, to));
  }
}

/** The order inside a layer means nothing, so a number of a stream is read against the cards in alphabetical order. */
function placeInOrder(layer: readonly Json[], nth: number): number {
  const words = layer.map((card) => (typeof card === 'string' ? card : canonical(card)));
  return words.indexOf(nthInOrder([...words], nth));
}

/** Quickselect: sorts only as much as it must. */
function nthInOrder(words: string[], nth: number): string {
  for (let [first, last] = [0, words.length - 1]; first < last; ) {
    const middle = words[(first + last) >> 1]!;
    let [low, high] = [first, last];
    while (low <= high) {
      while (words[low]! < middle) low++;
      while (words[high]! > middle) high--;
      if (low > high) break;
      const word = words[low]!;
      words[low++] = words[high]!;
      words[high--] = word;
    }
    if (nth <= high) last = high;
    else if (nth >= low) first = low;
    else break;
  }
  return words[nth]!;
}

/** Of equal cards it is always the first that goes, so that a replay leaves the layer as it was. */
function placeOf(card: Json, layer: readonly Json[]): number {
  return layer.findIndex((each) => same(each, card));
}

/** A copy: rules may change what the fact refers to. */
function told<F>(fact: F, to?: Seat): Told<F> {
  return to === undefined ? { fact: copy(fact) } : { fact: copy(fact), to };
}

/** Throws a `RecordError` where the record cannot be right. */
export class ReplayDealer<F extends Fact> implements Dealer<F> {
  readonly facts: Told<F>[] = [];
  private readonly chance: readonly Json[];
  private readonly where: string;
  private readonly streams: Streams | undefined;
  private next = 0;

  /**
   * `where` names the part of the record in errors. `streams` skip what the record says, so that play can continue from
   * here.
   */
  constructor(chance: readonly Json[], where: string, streams?: Streams) {
    this.chance = chance;
    this.where = where;
    this.streams = streams;
  }

  draw<C extends Json>(pile: Pile<C>, label: string): C {
    const card = this.outcome(label);
    const layer = pile.at(-1) ?? [];
    const place = placeOf(card, layer);
    if (place < 0)
      throw new RecordError(`${this.where} draws ${JSON.stringify(card)}, which is not on top of its pile.`);
    return takeAt(pile, place);
  }

  pick<V extends Json>(from: readonly V[], label: string): V {
    const value = this.outcome(label);
    const found = from.find((each) => same(each, value));
    if (found === undefined)
      throw new RecordError(`${this.where} picks ${JSON.stringify(value)}, which was not to choose from.`);
    return found;
  }

  die(sides: number, label: string): number {
    const eyes = this.outcome(label);
    if (typeof eyes !== 'number' || !Number.isInteger(eyes) || eyes < 1 || eyes > sides) {
      throw new RecordError(`${this.where} rolls ${JSON.stringify(eyes)} on a die of ${sides}.`);
    }
    return eyes;
  }

  tell(fact: F, to?: Seat): void {
    this.facts.push(told(fact, to));
  }

  get done(): boolean {
    return this.next === this.chance.length;
  }

  private outcome(label: string): Json {
    if (this.next >= this.chance.length) throw new RecordError(`${this.where} holds too few outcomes of chance.`);
    this.streams?.pass(label);
    return this.chance[this.next++]!;
  }
}

/**
 * Imagined chance for rollouts: no log, no facts. Each label has its own stream, so two rollouts from one seed meet the
 * same chance while they ask the same questions.
 */
export class SampleDealer implements Dealer<never> {
  private readonly labels: string[] = [];
  /** The hash of each label seeds its stream, so the order in which labels come up does not matter. */
  private readonly salts: number[] = [];
  private readonly words: number[] = [];
  private seed = 0;

  constructor(seed: number) {
    this.restart(seed);
  }

  restart(seed: number): void {
    this.seed = seed;
    const { salts, words } = this;
    for (let stream = 0; stream < words.length; stream++) words[stream] = scramble(seed, salts[stream]) || 1;
  }

  draw<C extends Json>(pile: Pile<C>, label: string): C {
    const layer = pile[pile.length - 1];
    if (layer === undefined) throw new RangeError('A draw from an empty pile.');
    return takeAt(pile, this.below(layer.length, label));
  }

  pick<V extends Json>(from: readonly V[], label: string): V {
    return from[this.below(from.length, label)]!;
  }

  die(sides: number, label: string): number {
    return 1 + this.below(sides, label);
  }

  protected below(n: number, label: string): number {
    const { labels, words } = this;
    let stream = 0;
    while (stream < labels.length && labels[stream] !== label) stream++;
    if (stream === labels.length) {
      const salt = numberOf(label);
      labels.push(label);
      this.salts.push(salt);
      words.push(scramble(this.seed, salt) || 1);
    }
    let word = words[stream]!;
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    words[stream] = word;
    return Math.floor(((word >>> 0) * n) / 0x1_0000_0000);
  }
}

/** FNV-1a. */
function numberOf(word: string): number {
  let number = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) number = Math.imul(number ^ word.charCodeAt(at), 0x01000193);
  return number;
}

/** Answers with the first of everything, for a set-up without chance. */
export const FIRST_OF_ALL: Dealer<never> = {
  draw: (pile) => takeAt(pile, 0),
  pick: ([first]) => first!,
  die: () => 1,
};
