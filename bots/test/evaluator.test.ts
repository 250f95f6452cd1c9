import { Random } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { blank, type Description, Evaluator, type EvaluatorShape, placesIn } from '../profile/evaluator.ts';

const shape: EvaluatorShape = { whole: 7, parts: 3, part: 5, encoder: 4, hidden: 8 };
const random = new Random(3);
const weights = Array.from({ length: placesIn(shape).size }, () => random.below(8000) - 4000);

function anything(): Description {
  const description = blank(shape);
  for (const numbers of [description.whole, description.parts])
    for (let n = 0; n < numbers.length; n++) numbers[n] = random.below(3) === 0 ? random.below(256) : 0;
  for (let n = 0; n < shape.parts; n++) description.isThere[n] = random.below(2);
  return description;
}

/** What the judge should say, reckoned plainly. */
function plainly({ whole, parts, isThere }: Description): number {
  const at = placesIn(shape);
  const weight = (place: number): number => weights[place]! / 4096;
  const read = Array.from({ length: shape.encoder }, (_, unit) => {
    let sum = 0;
    for (let number = 0; number < shape.parts; number++) {
      if (isThere[number] === 0) continue;
      let own = weight(at.partBias + unit);
      for (let n = 0; n < shape.part; n++)
        own += (parts[number * shape.part + n]! / 128) * weight(at.ofPart + n * shape.encoder + unit);
      sum += Math.max(0, own);
    }
    return sum;
  });
  let out = weight(at.bias);
  for (let unit = 0; unit < shape.hidden; unit++) {
    let own = weight(at.hiddenBias + unit);
    for (let n = 0; n < shape.whole; n++) own += (whole[n]! / 128) * weight(n * shape.hidden + unit);
    for (const [n, each] of read.entries()) own += each * weight(at.ofEncoder + n * shape.hidden + unit);
    out += Math.max(0, own) * weight(at.ofHidden + unit);
  }
  return 0.5 + (0.5 * out) / Math.sqrt(1 + out * out);
}

describe('a judge', () => {
  test('sums up what it reads of the whole and of the parts that are there', () => {
    const judge = new Evaluator({ ...shape, weights });
    for (let n = 0; n < 50; n++) {
      const position = anything();
      expect(judge.evaluate(position)).toBeCloseTo(plainly(position), 10);
    }
  });

  test('says exactly the same of a position, whatever it judged before', () => {
    const judge = new Evaluator({ ...shape, weights });
    for (let n = 0; n < 200; n++) {
      const position = anything();
      expect(judge.evaluate(position)).toBe(new Evaluator({ ...shape, weights }).evaluate(position));
    }
  });

  test('does not read a part that is not there', () => {
    const judge = new Evaluator({ ...shape, weights });
    const position = anything();
    position.isThere.fill(0);
    const without = judge.evaluate(position);
    position.parts.fill(200);
    expect(judge.evaluate(position)).toBe(without);
    position.isThere[1] = 1;
    expect(judge.evaluate(position)).not.toBe(without);
  });

  test('refuses weights of another shape', () => {
    expect(() => new Evaluator({ ...shape, weights: weights.slice(1) })).toThrow(RangeError);
  });
});
