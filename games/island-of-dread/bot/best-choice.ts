/** The highest value, the first among equals. `choices` must not be empty. */
export function best<A extends object>(choices: readonly A[], value: (choice: A) => number): A {
  let best = choices[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const found = value(choice);
    if (found <= most) continue;
    most = found;
    best = choice;
  }
  return best;
}
