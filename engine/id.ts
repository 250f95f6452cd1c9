declare const of: unique symbol;
declare const by: unique symbol;

/**
 * Plain numbers and JSON are accepted as they are, but a card cannot be passed where a town is wanted: `type Town =
 * Id<'town'>`.
 */
export type Id<Kind extends string> = number & { readonly [of]?: Kind };

/** A list with an entry for each id: `ListBy<Town, Place>`. Any array will do. */
export type ListBy<I extends number, V> = readonly V[] & { readonly [by]?: I };

/** Throws where there is no such entry. */
export const at = <I extends number, V extends object | string>(list: ListBy<I, V>, id: I): V =>
  list[id] ?? missing(list, id);

// A function of its own, so that `at` stays small enough to be inlined.
function missing(list: readonly unknown[], id: number): never {
  throw new RangeError(`There is no entry ${id} in a list of ${list.length}.`);
}
