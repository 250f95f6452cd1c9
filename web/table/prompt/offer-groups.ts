import type { Aside, Offer } from '@skerry/look';

/** The buttons of the bar in the rows they stand in. */
export interface OfferGroups {
  /** In the order in which their words first come. */
  readonly groups: readonly { readonly word: string; readonly offers: readonly (Offer | Aside)[] }[];
  /** Those without a word, in their order: they stand in the last row. */
  readonly rest: readonly (Offer | Aside)[];
}

/** What was put aside comes before the others of its group. */
export function inGroups(offers: readonly Offer[], aside: Aside | undefined): OfferGroups {
  const all = aside === undefined ? offers : [aside, ...offers];
  const words = new Set([...offers, ...all].flatMap(({ group }) => group ?? []));
  return {
    groups: [...words].map((word) => ({ word, offers: all.filter(({ group }) => group === word) })),
    rest: all.filter(({ group }) => group === undefined),
  };
}
