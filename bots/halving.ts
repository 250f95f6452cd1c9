/** A choice, and the results of its trials. */
export interface Arm<C> {
  readonly choice: C;
  sum: number;
  tries: number;
}

/** The best choice so far, its mean result, and the number of all trials. */
export interface BestSoFar<C> {
  readonly best: C;
  readonly value: number;
  readonly tries: number;
}

/**
 * Sequential halving: every choice gets the same number of trials, the worse half is dropped, and the rest share the
 * remaining budget. Trial n of every choice uses the same random numbers. Yields after each trial of all remaining
 * choices; returns all choices, the longest survivors first.
 */
export function* halving<C>(
  choices: readonly C[],
  budget: number,
  attempt: (choice: C, n: number) => number,
): Generator<BestSoFar<C>, readonly Arm<C>[]> {
  let arms = choices.map((choice): Arm<C> => ({ choice, sum: 0, tries: 0 }));
  const dropped: Arm<C>[] = [];
  const rounds = halvings(arms.length);
  let tries = 0;
  for (let round = 0; round < rounds; round++) {
    const each = Math.max(1, Math.floor(budget / (rounds * arms.length)));
    const first = arms[0]!.tries;
    for (let n = first; n < first + each; n++) {
      for (const arm of arms) {
        arm.sum += attempt(arm.choice, n);
        arm.tries++;
      }
      tries += arms.length;
      const best = bestOf(arms);
      yield { best: best.choice, value: best.sum / best.tries, tries };
    }
    // Equal sums keep their order, so the result does not depend on a machine's sort.
    const sorted = arms.toSorted((a, b) => b.sum - a.sum);
    arms = sorted.slice(0, Math.ceil(sorted.length / 2));
    dropped.unshift(...sorted.slice(arms.length));
  }
  return [...arms, ...dropped];
}

function bestOf<C>(arms: readonly Arm<C>[]): Arm<C> {
  let best = arms[0]!;
  for (const arm of arms) if (arm.sum > best.sum) best = arm;
  return best;
}

/** The number of halvings down to one. */
function halvings(count: number): number {
  let times = 0;
  for (let left = count; left > 1; left = Math.ceil(left / 2)) times++;
  return times;
}

export function finish<V>(thought: Generator<unknown, V>): V {
  for (;;) {
    const step = thought.next();
    if (step.done) return step.value;
  }
}
