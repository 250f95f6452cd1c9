declare const of: unique symbol;

/**
 * A number that names one thing of a kind: `type Town = Id<'town'>`. Plain numbers and JSON are accepted as they are, but a card cannot be
 * passed where a town is wanted.
 */
export type Id<Kind extends string> = number & { readonly [of]?: Kind };
