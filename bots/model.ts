import { Random } from '@skerry/engine';
import {
  addRow,
  chance,
  type Description,
  type EvaluatorShape,
  type EvaluatorWeights,
  placesIn,
  UNIT,
  WEIGHT,
} from './profile/evaluator.ts';

/** Rows of encoded positions, and their targets. */
export interface SampleRows {
  readonly rows: Uint8Array;
  readonly targets: Float32Array;
}

/** Batch size. */
const BATCH = 64;

/** Length of a sample: whole, parts, and the mask of parts. */
export const rowLength = ({ whole, parts, part }: EvaluatorShape): number => whole + parts * part + parts;

/** Encodes a description as a row. */
export function writeRow({ whole, parts, isThere }: Description, rows: Uint8Array, from: number): void {
  rows.set(whole, from);
  rows.set(parts, from + whole.length);
  rows.set(isThere, from + whole.length + parts.length);
}

/** The whole state of a model, as arrays, to resume a run from. */
export interface ModelState {
  readonly weights: Float64Array;
  /** Adam's running means, and the corrections of their bias. */
  readonly first: Float64Array;
  readonly second: Float64Array;
  readonly fading: Float64Array;
}

/**
 * A trainable evaluator, by Adam on the logarithmic loss. Only sums, products, quotients and roots, in a fixed order:
 * training is the same on every machine.
 */
export class Model {
  readonly state: ModelState;
  private readonly shape: EvaluatorShape;
  private readonly at: ReturnType<typeof placesIn>;
  private readonly slope: Float64Array;
  private readonly excited: Float64Array;
  private readonly blamed: Float64Array;
  private readonly partSums: Float64Array;
  private readonly read: Float64Array;
  private readonly readBlame: Float64Array;

  constructor(shape: EvaluatorShape, from: number | ModelState) {
    this.shape = shape;
    this.at = placesIn(shape);
    const { size } = this.at;
    this.state =
      typeof from === 'number'
        ? {
            weights: this.fresh(from),
            first: new Float64Array(size),
            second: new Float64Array(size),
            fading: Float64Array.of(1, 1),
          }
        : from;
    this.slope = new Float64Array(size);
    this.excited = new Float64Array(shape.hidden);
    this.blamed = new Float64Array(shape.hidden);
    this.partSums = new Float64Array(shape.parts * shape.encoder);
    this.read = new Float64Array(shape.encoder);
    this.readBlame = new Float64Array(shape.encoder);
  }

  /** Small random weights, and zero output. */
  private fresh(seed: number): Float64Array {
    const { whole, part, encoder } = this.shape;
    const { at } = this;
    const random = new Random(seed);
    const weights = new Float64Array(at.size);
    const scatter = (from: number, to: number, inputs: number): void => {
      const most = Math.sqrt(3 / inputs);
      for (let place = from; place < to; place++) weights[place] = (random.below(1 << 24) / (1 << 23) - 1) * most;
    };
    scatter(at.ofWhole, at.ofPart, whole / 2);
    scatter(at.ofPart, at.partBias, part / 2);
    scatter(at.ofEncoder, at.hiddenBias, encoder * 3);
    scatter(at.ofHidden, at.bias, this.shape.hidden);
    return weights;
  }

  /** Trains on at least that many samples, in batches chosen by `pick`. Returns the mean squared error. */
  study({ rows, targets }: SampleRows, samples: number, rate: number, pick: () => number): number {
    const { slope } = this;
    const length = rowLength(this.shape);
    const batches = Math.ceil(samples / BATCH);
    let error = 0;
    for (let batch = 0; batch < batches; batch++) {
      slope.fill(0);
      for (let n = 0; n < BATCH; n++) {
        const sample = pick();
        error += this.learn(rows, sample * length, targets[sample]!) ** 2;
      }
      this.step(rate);
    }
    return error / Math.max(1, batches * BATCH);
  }

  /** Adds the gradient of one sample; returns the error. */
  private learn(rows: Uint8Array, from: number, target: number): number {
    const { whole, parts, part, encoder, hidden } = this.shape;
    const { at, slope, excited, blamed, partSums, read, readBlame } = this;
    const { weights } = this.state;
    const isThere = from + whole + parts * part;
    for (let unit = 0; unit < hidden; unit++) excited[unit] = weights[at.hiddenBias + unit]!;
    for (let input = 0; input < whole; input++) {
      const value = rows[from + input]! / UNIT;
      if (value === 0) continue;
      addRow(excited, 0, weights, input * hidden, hidden, value);
    }
    read.fill(0);
    for (let number = 0; number < parts; number++) {
      if (rows[isThere + number] === 0) continue;
      const sums = number * encoder;
      for (let unit = 0; unit < encoder; unit++) partSums[sums + unit] = weights[at.partBias + unit]!;
      for (let input = 0, place = from + whole + number * part; input < part; input++, place++) {
        const value = rows[place]! / UNIT;
        if (value === 0) continue;
        addRow(partSums, sums, weights, at.ofPart + input * encoder, encoder, value);
      }
      for (let unit = 0; unit < encoder; unit++) if (partSums[sums + unit]! > 0) read[unit]! += partSums[sums + unit]!;
    }
    for (let unit = 0; unit < encoder; unit++)
      if (read[unit] !== 0) addRow(excited, 0, weights, at.ofEncoder + unit * hidden, hidden, read[unit]!);
    let sum = weights[at.bias]!;
    for (let unit = 0; unit < hidden; unit++)
      if (excited[unit]! > 0) sum += weights[at.ofHidden + unit]! * excited[unit]!;
    const wrong = chance(sum) - target;

    // The gradient of the logarithmic loss through `chance`.
    const blame = (wrong * 2) / Math.sqrt(1 + sum * sum);
    slope[at.bias]! += blame;
    for (let unit = 0; unit < hidden; unit++) {
      const isOn = excited[unit]! > 0;
      blamed[unit] = isOn ? blame * weights[at.ofHidden + unit]! : 0;
      if (!isOn) continue;
      slope[at.ofHidden + unit]! += blame * excited[unit]!;
      slope[at.hiddenBias + unit]! += blamed[unit]!;
    }
    for (let input = 0; input < whole; input++) {
      const value = rows[from + input]! / UNIT;
      if (value === 0) continue;
      addRow(slope, input * hidden, blamed, 0, hidden, value);
    }
    for (let unit = 0; unit < encoder; unit++) {
      const row = at.ofEncoder + unit * hidden;
      let passed = 0;
      if (read[unit] !== 0) {
        for (let other = 0; other < hidden; other++) passed += blamed[other]! * weights[row + other]!;
        addRow(slope, row, blamed, 0, hidden, read[unit]!);
      }
      readBlame[unit] = passed;
    }
    for (let number = 0; number < parts; number++) {
      if (rows[isThere + number] === 0) continue;
      const sums = number * encoder;
      for (let unit = 0; unit < encoder; unit++) {
        // From here on the sums hold the gradient of each unit.
        partSums[sums + unit] = partSums[sums + unit]! > 0 ? readBlame[unit]! : 0;
        slope[at.partBias + unit]! += partSums[sums + unit]!;
      }
      for (let input = 0, place = from + whole + number * part; input < part; input++, place++) {
        const value = rows[place]! / UNIT;
        if (value === 0) continue;
        addRow(slope, at.ofPart + input * encoder, partSums, sums, encoder, value);
      }
    }
    return wrong;
  }

  private step(rate: number): void {
    const { slope } = this;
    const { weights, first, second, fading } = this.state;
    fading[0]! *= 0.9;
    fading[1]! *= 0.999;
    const early = Math.sqrt(1 - fading[1]!) / (1 - fading[0]!);
    for (let w = 0; w < weights.length; w++) {
      const g = slope[w]! / BATCH;
      first[w] = 0.9 * first[w]! + 0.1 * g;
      second[w] = 0.999 * second[w]! + 0.001 * g * g;
      weights[w]! -= (rate * early * first[w]!) / (Math.sqrt(second[w]!) + 1e-8);
    }
  }

  /** The current evaluator, with rounded weights. */
  taught(): EvaluatorWeights {
    return { ...this.shape, weights: Array.from(this.state.weights, (weight) => Math.round(weight * WEIGHT)) };
  }
}
