import { THINGS, type Thing, TRADE_KINDS } from '../content/vocabulary.ts';
import type { Group, Wares } from '../rules/facts.ts';

/** Counts of equal values, in order of first occurrence. */
export const tally = <V>(values: readonly V[]): (readonly [value: V, n: number])[] =>
  [...new Set(values)].map((value) => [value, values.filter((each) => each === value).length]);

/** A language's lists, from how it joins words and counts: "2 wood and 1 coin". */
export function listsOf(list: (items: readonly string[]) => string, amount: (n: number, what: Thing) => string) {
  const counted = (kinds: readonly Thing[], of: { readonly [what in Thing]?: number }): string[] =>
    kinds.flatMap((what) => (of[what] ? [amount(of[what], what)] : []));
  return {
    amounts: (of: { readonly [what in Thing]?: number }): string => list(counted(THINGS, of)),
    /** Wares that change hands. */
    wares: (of: Wares): string => list(counted(TRADE_KINDS, of)),
    /** The cards of an attack: "2 pirates, 1 sea serpent and Ichor". */
    group: ({ pirates, serpents, ichor }: Group): string =>
      list([...counted(['pirate', 'serpent'], { pirate: pirates, serpent: serpents }), ...(ichor ? ['Ichor'] : [])]),
  };
}
