/**
 * Where a layout changes. Styles name these, `@media (--narrow)` or `@container (--phone)`, and the build writes the sizes in;
 * the table picks its layout by them. No other size stands in a condition.
 */
export const BREAKPOINTS = {
  /** One column: a phone, or a part of the page as wide as one. */
  phone: '(width < 600px)',
  /** A part of the page beside others on a tablet. */
  compact: '(width < 740px)',
  /** No rail beside the chart: phones, and tablets upright. */
  narrow: '(width <= 860px)',
  /** One rail: tablets lying down. */
  middle: '(width <= 1180px)',
  /** Rails grow with the screen. */
  huge: '(width >= 1800px)',
  /** A small phone. */
  low: '(height <= 700px)',
  /** A tablet lying down, a small laptop, a phone that is not among the largest. */
  short: '(height <= 820px)',
  tall: '(height > 960px)',
} as const;
