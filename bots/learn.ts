import { Random } from '@skerry/engine';
import { type NetWeights, squash } from './profile/net.ts';

/** Positions and results of their games: `features` has `inputs` numbers per result. */
export interface TrainingSamples {
  readonly inputs: number;
  readonly features: Float32Array;
  readonly results: Float32Array;
}

export interface TrainingOptions {
  readonly hidden: number;
  /** Passes over all samples. */
  readonly rounds: number;
  readonly seed: number;
  /** Called after each round with the mean squared error on held-out samples. */
  onRound?(round: number, error: number): void;
}

const BATCH = 64;
/** One sample in this many is held out for validation. */
const ASIDE = 20;

/** Trains a small network to predict results, by Adam on the logarithmic loss. */
export function learn(
  { inputs, features, results }: TrainingSamples,
  { hidden, rounds, seed, onRound }: TrainingOptions,
): NetWeights {
  const random = new Random(seed);
  const size = hidden * inputs + hidden + hidden + 1;
  const biasesAt = hidden * inputs;
  const outputAt = biasesAt + hidden;
  const weights = new Float64Array(size);
  const even = (): number => random.below(1 << 24) / (1 << 23) - 1;
  for (let at = 0; at < biasesAt; at++) weights[at] = even() * Math.sqrt(3 / inputs);
  for (let at = outputAt; at < size - 1; at++) weights[at] = even() * Math.sqrt(3 / hidden);
  const slope = new Float64Array(size);
  const first = new Float64Array(size);
  const second = new Float64Array(size);
  const excited = new Float64Array(hidden);

  const forward = (sample: number): number => {
    let sum = weights[size - 1]!;
    const from = sample * inputs;
    for (let unit = 0; unit < hidden; unit++) {
      let excitement = weights[biasesAt + unit]!;
      for (let input = 0; input < inputs; input++)
        excitement += weights[unit * inputs + input]! * features[from + input]!;
      excited[unit] = Math.max(0, excitement);
      sum += weights[outputAt + unit]! * excited[unit]!;
    }
    return sum;
  };
  const backward = (sample: number): void => {
    const sum = forward(sample);
    // The gradient of the logarithmic loss through `squash`.
    const blame = ((squash(sum) - results[sample]!) * 2) / (1 + 2 * Math.abs(sum));
    slope[size - 1]! += blame;
    const from = sample * inputs;
    for (let unit = 0; unit < hidden; unit++) {
      if (excited[unit] === 0) continue;
      slope[outputAt + unit]! += blame * excited[unit]!;
      const passed = blame * weights[outputAt + unit]!;
      slope[biasesAt + unit]! += passed;
      for (let input = 0; input < inputs; input++) slope[unit * inputs + input]! += passed * features[from + input]!;
    }
  };

  const train: number[] = [];
  const aside: number[] = [];
  for (let sample = 0; sample < results.length; sample++) (random.below(ASIDE) === 0 ? aside : train).push(sample);
  let step = 0;
  for (let round = 0; round < rounds; round++) {
    shuffle(train, random);
    const rate = 0.003 * (1 - round / rounds) + 0.0002;
    for (let at = 0; at + BATCH <= train.length; at += BATCH) {
      slope.fill(0);
      for (let n = 0; n < BATCH; n++) backward(train[at + n]!);
      step++;
      const early = Math.sqrt(1 - 0.999 ** step) / (1 - 0.9 ** step);
      for (let w = 0; w < size; w++) {
        const g = slope[w]! / BATCH + 1e-6 * weights[w]!;
        first[w] = 0.9 * first[w]! + 0.1 * g;
        second[w] = 0.999 * second[w]! + 0.001 * g * g;
        weights[w]! -= (rate * early * first[w]!) / (Math.sqrt(second[w]!) + 1e-8);
      }
    }
    let error = 0;
    for (const sample of aside) error += (squash(forward(sample)) - results[sample]!) ** 2;
    onRound?.(round, error / Math.max(1, aside.length));
  }
  const rounded = Array.from(weights, (weight) => Number(weight.toPrecision(4)));
  return {
    inputs,
    hidden,
    layer: rounded.slice(0, biasesAt),
    biases: rounded.slice(biasesAt, outputAt),
    output: rounded.slice(outputAt, size - 1),
    bias: rounded[size - 1]!,
  };
}

function shuffle(list: number[], random: Random): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
}
