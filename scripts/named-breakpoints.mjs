// PostCSS plugin: writes the sizes of named breakpoints into `@media (--narrow)` and `@container (--phone)`.
import { BREAKPOINTS } from '../look/breakpoints.ts';

/** @type {ReadonlyMap<string, string>} */
const SIZES = new Map(Object.entries(BREAKPOINTS));

/** Custom media queries of the standard cannot stand in `@container`. */
export function namedBreakpoints() {
  /** @param {import('postcss').AtRule} rule */
  const write = (rule) => {
    rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (_, name) => {
      const size = SIZES.get(name);
      if (size === undefined) throw rule.error(`There is no breakpoint "${name}".`);
      return size;
    });
  };
  return { postcssPlugin: 'named-breakpoints', AtRule: { media: write, container: write } };
}
