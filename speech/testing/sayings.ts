/** What a sentence may be about: it is said of all of these, as far as it makes sense. */
const SUBJECTS: readonly unknown[] = ['Ada', 0, 1, 3, true, false, ['Elsa'], ['Ada', 'Elsa'], '2026-11-16'];

/** What is said when a list, a number or a date is expected and something else is given. */
const NONSENSE = /NaN|undefined|Invalid|Ada,Elsa|\[object|true|false/;

/** Everything that words can say, by its path: "table.undoNo"; those with arguments are said of several subjects. */
export function* sayings(
  words: object,
  subjects: readonly unknown[] = SUBJECTS,
  path = '',
): Generator<readonly [path: string, said: string]> {
  for (const [key, value] of Object.entries(words)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') yield [here, value];
    else if (typeof value === 'function') {
      const said = new Set([...choices(value.length, subjects)].flatMap((about) => sayOf(value, about)));
      if (said.size === 0) throw new Error(`${here} says nothing of any subject.`);
      for (const words of said) yield [here, words];
    } else if (typeof value === 'object' && value !== null) yield* sayings(value, subjects, here);
  }
}

/** Every way to fill a number of places with subjects. */
function* choices(places: number, subjects: readonly unknown[]): Generator<readonly unknown[]> {
  if (places === 0) yield [];
  else for (const rest of choices(places - 1, subjects)) for (const subject of subjects) yield [...rest, subject];
}

function sayOf(say: (...about: unknown[]) => unknown, about: readonly unknown[]): string[] {
  // Most of what is tried throws, and nobody reads where.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    const said = say(...about);
    return [said].flat().filter((words): words is string => typeof words === 'string' && !NONSENSE.test(words));
  } catch {
    return [];
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
