import type { GameTypes } from '../contract.ts';
import type { TextContext } from '../text.ts';
import type { Gist, GistPart, GistWords } from './parts.ts';

/** Parts by what they are about; of the rest of two, numbers are added, lists joined, and of all else the later holds. */
function joined<P extends GistPart>(one: P, other: P): P {
  const parts = new Map<string, unknown>(Object.entries(one));
  const lists = Object.entries(other).flatMap(([key, value]) => {
    const before = parts.get(key);
    return Array.isArray(value) && Array.isArray(before) ? [[key, [...new Set([...before, ...value])]]] : [];
  });
  const counts = { ...one.counts };
  for (const [what, n] of Object.entries(other.counts ?? {})) counts[what] = (counts[what] ?? 0) + n;
  return {
    ...one,
    ...other,
    ...Object.fromEntries(lists),
    ...(other.n !== undefined && { n: (one.n ?? 0) + other.n }),
    ...(other.counts && { counts }),
  };
}

/** What facts come down to: parts in the order in which each first came, those of a kind made one. */
export function gathered<F, P extends GistPart>(facts: readonly F[], partsOf: (fact: F) => readonly P[]): P[] {
  const found = new Map<string, P>();
  for (const part of facts.flatMap(partsOf)) {
    const key = `${part.part} ${part.seat} ${part.whom}`;
    const before = found.get(key);
    found.set(key, before === undefined ? part : joined(before, part));
  }
  return [...found.values()];
}

/** The gist of a game in one language, from how the game finds its parts and how the language says them. */
export function gistWith<T extends GameTypes, P extends GistPart>(
  find: (facts: readonly T['Fact'][], telling: TextContext<T>) => readonly P[],
  words: GistWords<P, T>,
): Gist<T> {
  return (facts, telling) =>
    find(facts, telling).map((part) => {
      const say = words[part.part as P['part']] as (part: P, telling: TextContext<T>) => string;
      return { ...part, words: say(part, telling) };
    });
}
