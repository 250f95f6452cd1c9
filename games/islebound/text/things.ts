import { THINGS, type Thing, TRADE_KINDS } from '../content/vocabulary.ts';
import type { Group, Wares } from '../rules/facts.ts';

/** Equal ones counted, in the order in which they first come. */
export const tally = <V>(values: readonly V[]): (readonly [value: V, n: number])[] =>
  [...new Set(values)].map((value) => [value, values.filter((each) => each === value).length]);

/** How things are listed in a language, from how it joins words and how it counts: "2 wood and 1 coin". */
export function listsOf(list: (items: readonly string[]) => string, amount: (n: number, what: Thing) => string) {
  const counted = (kinds: readonly Thing[], of: { readonly [what in Thing]?: number }): string[] =>
    kinds.flatMap((what) => (of[what] ? [amount(of[what], what)] : []));
  return {
    amounts: (of: { readonly [what in Thing]?: number }): string => list(counted(THINGS, of)),
    /** What changes hands. */
    wares: (of: Wares): string => list(counted(TRADE_KINDS, of)),
    /** The cards of an attack: "2 pirates, 1 sea serpent and Ichor". */
    group: ({ pirates, serpents, ichor }: Group): string =>
      list([...counted(['pirate', 'serpent'], { pirate: pirates, serpent: serpents }), ...(ichor ? ['Ichor'] : [])]),
  };
}
