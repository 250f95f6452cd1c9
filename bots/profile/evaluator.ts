/** How large a judge of positions is. */
export interface EvaluatorShape {
  /** Numbers that describe the position as a whole. */
  readonly whole: number;
  /** Parts of one kind that a position has at most, as treasures still to fetch, and the numbers that describe each. */
  readonly parts: number;
  readonly part: number;
  /** Units that read a part; the same for every part, and summed. Like the hidden ones they come by fours. */
  readonly encoder: number;
  /** Units that read the whole together with what was read of the parts. */
  readonly hidden: number;
}

/** A position as a judge reads it. Numbers are counted in 128ths: `128` is 1, and nothing is above 255. */
export interface Description {
  readonly whole: Uint8Array;
  /** The parts one after the other; a part that is not there is not read. */
  readonly parts: Uint8Array;
  readonly isThere: Uint8Array;
}

/** One in the numbers of a description, and in the weights of a judge. */
export const UNIT = 128;
export const WEIGHT = 4096;

export interface EvaluatorWeights extends EvaluatorShape {
  /** Whole numbers, in 4096ths, in the order of `placesIn`. */
  readonly weights: readonly number[];
}

/** Where the weights of each layer begin. Those of one input stand together, so that a changed input touches one row. */
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
 * Judges positions: a chance from 0 to 1. Only what has changed since the position judged before is reckoned anew. The
 * sums that are carried on are of whole numbers well below 2 to the 53rd, hence exact: a position is worth the same on
 * every machine, whatever was judged before it.
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
  /** The sums of the hidden units and of each part's encoder, and what the encoder read of all parts, now and before. */
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

  judge({ whole, parts, isThere }: Description): number {
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

/** Adds a multiple of a row of weights to some sums, four at a time: this loop is where bots spend their time. */
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

/** Brings any number between 0 and 1. No exponential: machines reckon those differently, but a root exactly. */
export const chance = (x: number): number => 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);
