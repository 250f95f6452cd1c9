/** The dimensions of an evaluator. */
export interface EvaluatorShape {
  /** Features of the position as a whole. */
  readonly whole: number;
  /** The maximum number of parts of one kind, such as uncaptured treasures, and the features of each. */
  readonly parts: number;
  readonly part: number;
  /** Encoder units, shared by all parts and summed. Like the hidden ones they come in fours. */
  readonly encoder: number;
  /** Hidden units over the whole and the encoded parts. */
  readonly hidden: number;
}

/** An evaluator's input. Values are in 128ths: `128` is 1; the maximum is 255. */
export interface Description {
  readonly whole: Uint8Array;
  /** The parts in sequence; absent parts are skipped. */
  readonly parts: Uint8Array;
  readonly isThere: Uint8Array;
}

/** The value of one, in descriptions and weights. */
export const UNIT = 128;
export const WEIGHT = 4096;

export interface EvaluatorWeights extends EvaluatorShape {
  /** Integers in 4096ths, in the order of `placesIn`. */
  readonly weights: readonly number[];
}

/** Offsets of each layer's weights. Those of one input are adjacent, so that a changed input touches one row. */
export function placesIn({ whole, part, encoder, hidden }: EvaluatorShape) {
  const ofWhole = 0;
  const ofPart = whole * hidden;
  const partBias = ofPart + part * encoder;
  const ofEncoder = partBias + encoder;
  const hiddenBias = ofEncoder + encoder * hidden;
  const ofHidden = hiddenBias + hidden;
  const bias = ofHidden + hidden;
  return { ofWhole, ofPart, partBias, ofEncoder, hiddenBias, ofHidden, bias, size: bias + 1 };
}

export const blank = ({ whole, parts, part }: EvaluatorShape): Description => ({
  whole: new Uint8Array(whole),
  parts: new Uint8Array(parts * part),
  isThere: new Uint8Array(parts),
});

/**
 * Evaluates positions: a chance from 0 to 1. Only changes since the last position are computed. The running sums are
 * integers well below 2 to the 53rd, hence exact: a position has the same value on every machine, in any order of
 * evaluation.
 */
export class Evaluator {
  private readonly shape: EvaluatorShape;
  private readonly rows: Float64Array;
  private readonly partRows: Float64Array;
  private readonly partBias: Float64Array;
  private readonly encoderRows: Float64Array;
  private readonly output: Float64Array;
  private readonly bias: number;
  private readonly last: Description;
  /** Sums of the hidden units and of each part's encoder, and the encoders' total, now and before. */
  private readonly sums: Float64Array;
  private readonly partSums: Float64Array;
  private readonly read: Float64Array;
  private readonly lastRead: Float64Array;

  constructor(taught: EvaluatorWeights) {
    this.shape = taught;
    const { encoder, parts } = taught;
    const at = placesIn(taught);
    if (taught.weights.length !== at.size) throw new RangeError(`${taught.weights.length} weights, not ${at.size}.`);
    const layer = (from: number, to: number) => Float64Array.from(taught.weights.slice(from, to));
    this.rows = layer(at.ofWhole, at.ofPart).map((each) => each * WEIGHT);
    this.partRows = layer(at.ofPart, at.partBias);
    this.partBias = layer(at.partBias, at.ofEncoder).map((each) => each * UNIT);
    this.encoderRows = layer(at.ofEncoder, at.hiddenBias);
    this.output = layer(at.ofHidden, at.bias).map((each) => each / WEIGHT / WEIGHT / WEIGHT / UNIT);
    this.bias = taught.weights[at.bias]! / WEIGHT;
    this.last = blank(taught);
    this.sums = layer(at.hiddenBias, at.ofHidden).map((each) => each * UNIT * WEIGHT);
    this.partSums = new Float64Array(parts * encoder);
    this.read = new Float64Array(encoder);
    this.lastRead = new Float64Array(encoder);
  }

  evaluate({ whole, parts, isThere }: Description): number {
    const { last, sums, partSums, rows, partRows, partBias, encoderRows, output, read, lastRead } = this;
    const { hidden, encoder, part } = this.shape;
    for (let input = 0; input < whole.length; input++) {
      const change = whole[input]! - last.whole[input]!;
      if (change === 0) continue;
      last.whole[input] = whole[input]!;
      addRow(sums, 0, rows, input * hidden, hidden, change);
    }
    read.fill(0);
    for (let number = 0; number < isThere.length; number++) {
      if (isThere[number] === 0) continue;
      const from = number * encoder;
      for (let input = 0, place = number * part; input < part; input++, place++) {
        const change = parts[place]! - last.parts[place]!;
        if (change === 0) continue;
        last.parts[place] = parts[place]!;
        addRow(partSums, from, partRows, input * encoder, encoder, change);
      }
      for (let unit = 0; unit < encoder; unit++) {
        const sum = partSums[from + unit]! + partBias[unit]!;
        if (sum > 0) read[unit]! += sum;
      }
    }
    for (let unit = 0; unit < encoder; unit++) {
      const change = read[unit]! - lastRead[unit]!;
      if (change === 0) continue;
      lastRead[unit] = read[unit]!;
      addRow(sums, 0, encoderRows, unit * hidden, hidden, change);
    }
    let sum = this.bias;
    for (let unit = 0; unit < hidden; unit++) if (sums[unit]! > 0) sum += output[unit]! * sums[unit]!;
    return chance(sum);
  }
}

/** Adds a multiple of a row of weights to sums, four at a time: this is the bots' hottest loop. */
export function addRow(
  sums: Float64Array,
  to: number,
  rows: Float64Array,
  from: number,
  length: number,
  times: number,
): void {
  for (let n = 0; n < length; n += 4) {
    const place = to + n;
    const row = from + n;
    sums[place]! += rows[row]! * times;
    sums[place + 1]! += rows[row + 1]! * times;
    sums[place + 2]! += rows[row + 2]! * times;
    sums[place + 3]! += rows[row + 3]! * times;
  }
}

/** Maps any number into 0 to 1. No exponential, which differs between machines; a root is exact. */
export const chance = (x: number): number => 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);
