/** Something to choose, and what trying it has brought so far. */
export interface Arm<C> {
  readonly choice: C;
  sum: number;
  tries: number;
}

/** The best so far, what a try of it brings on average, and all tries so far. */
export interface BestSoFar<C> {
  readonly best: C;
  readonly value: number;
  readonly tries: number;
}

/**
 * Sequential halving: every choice gets the same number of tries, the worse half is dropped, and the rest share what is
 * left of the budget. Try n of one choice meets the same chance as try n of any other. Yields how it stands after every
 * try of all that are left; returns all choices, those that lasted longest first.
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
    // Equal sums keep their order, so the result does not depend on how a machine sorts.
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

/** How many halvings bring a number down to one. */
function halvings(count: number): number {
  let times = 0;
  for (let left = count; left > 1; left = Math.ceil(left / 2)) times++;
  return times;
}

/** Runs a thought to its end without a pause. */
export function finish<V>(thought: Generator<unknown, V>): V {
  for (;;) {
    const step = thought.next();
    if (step.done) return step.value;
  }
}
