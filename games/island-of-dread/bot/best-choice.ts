/** What is worth most; of equals the first. There must be something to choose. */
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
