/** Weights of a small network: one hidden layer. */
export interface NetWeights {
  readonly inputs: number;
  readonly hidden: number;
  /** Hidden layer: a row of `inputs` weights per unit, then the biases. */
  readonly layer: readonly number[];
  readonly biases: readonly number[];
  /** Output unit: a weight per hidden unit, then the bias. */
  readonly output: readonly number[];
  readonly bias: number;
}

/**
 * Evaluates features: a chance from 0 to 1. Only sums, products and a quotient, so the result is the same on every
 * machine.
 */
export class Net {
  readonly inputs: number;
  private readonly hidden: number;
  private readonly layer: Float64Array;
  private readonly biases: Float64Array;
  private readonly output: Float64Array;
  private readonly bias: number;

  constructor({ inputs, hidden, layer, biases, output, bias }: NetWeights) {
    this.inputs = inputs;
    this.hidden = hidden;
    this.layer = Float64Array.from(layer);
    this.biases = Float64Array.from(biases);
    this.output = Float64Array.from(output);
    this.bias = bias;
  }

  evaluate(features: Float64Array): number {
    const { inputs, hidden, layer, biases, output } = this;
    let sum = this.bias;
    for (let unit = 0, at = 0; unit < hidden; unit++) {
      let excitement = biases[unit]!;
      for (let input = 0; input < inputs; input++, at++) excitement += layer[at]! * features[input]!;
      if (excitement > 0) sum += output[unit]! * excitement;
    }
    return squash(sum);
  }
}

/** Maps any number into 0 to 1, without an exponential. */
export function squash(x: number): number {
  return 0.5 + (0.5 * x) / (1 + Math.abs(x));
}
