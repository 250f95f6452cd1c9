import type { Aside, Offer } from '@skerry/look';

export interface OfferGroups {
  /** In order of the first appearance of their labels. */
  readonly groups: readonly { readonly word: string; readonly offers: readonly (Offer | Aside)[] }[];
  /** Those without a label, in their order: the last row. */
  readonly rest: readonly (Offer | Aside)[];
}

/** A focus that was put aside comes first in its group. */
export function inGroups(offers: readonly Offer[], aside: Aside | undefined): OfferGroups {
  const all = aside === undefined ? offers : [aside, ...offers];
  const words = new Set([...offers, ...all].flatMap(({ group }) => group ?? []));
  return {
    groups: [...words].map((word) => ({ word, offers: all.filter(({ group }) => group === word) })),
    rest: all.filter(({ group }) => group === undefined),
  };
}
