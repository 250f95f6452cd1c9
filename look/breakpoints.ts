/**
 * Where a layout changes. Styles name these, `@media (--narrow)` or `@container (--phone)`, and the build inserts the
 * sizes. No other size may be in a condition (`scripts/check-styles.mjs`), and eight are enough: what changes gradually
 * is a fluid value (`clamp`, `auto-fill`, lines that wrap).
 */
export const BREAKPOINTS = {
  /** One column: a phone, or a part of the page as wide as one. */
  phone: '(width < 600px)',
  /** A part of the page beside others on a tablet. */
  compact: '(width < 740px)',
  /** No rail beside the chart: phones, and tablets in portrait. */
  narrow: '(width <= 860px)',
  /** One rail: tablets in landscape. */
  middle: '(width <= 1180px)',
  /** Rails grow with the screen. */
  huge: '(width >= 1800px)',
  /** A small phone. */
  low: '(height <= 700px)',
  /** A tablet in landscape, a small laptop, most phones. */
  short: '(height <= 820px)',
  tall: '(height > 960px)',
} as const;

/** The table picks its layout by these, `narrow` and `middle`. Styles use `data-layout`. */
export const TABLE_LAYOUTS = {
  /** A phone in landscape. */
  low: '(width >= 620px) and (height <= 540px)',
  /** Two rails full of panes need more room than panels and one slip. */
  cramped: '(width < 1280px), (height < 820px)',
  /** A small laptop: wide enough for a chart of full height, with the prompt beside it. */
  flat: '(width > 1180px) and (height < 820px)',
} as const;
