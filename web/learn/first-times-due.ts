import type { Fact, Seat } from '@skerry/engine';
import type { FirstTime } from '@skerry/look';
import type { Page, Pages } from '@skerry/tables';

/** The rules that facts bring up, in order; earlier ones stay first. */
export function mattering(
  rules: readonly FirstTime[],
  facts: readonly Fact[],
  reader: Seat,
  before: readonly FirstTime[] = [],
): readonly FirstTime[] {
  const found = [...before];
  for (const fact of facts)
    for (const rule of rules) if (!found.includes(rule) && rule.when(fact, reader)) found.push(rule);
  return found.length === before.length ? before : found;
}

/** The rule to explain now: the earliest that came up and has not been explained. */
export const firstUntold = (mattered: readonly FirstTime[], told: readonly string[]): FirstTime | undefined =>
  mattered.find(({ key }) => !told.includes(key));

/** Reads each page of a game once, to know which rules have come up by then. */
export class Mattering {
  private readonly rules: readonly FirstTime[];
  private readonly reader: Seat;
  /** The pages read so far, and the rules that had come up after each. */
  private readonly read: { readonly page: Page | undefined; readonly mattered: readonly FirstTime[] }[] = [];
  private gap = -1;

  constructor(rules: readonly FirstTime[], reader: Seat) {
    this.rules = rules;
    this.reader = reader;
  }

  /** The rules that have come up in the first `length` pages. */
  upTo(pages: Pages, length: number): readonly FirstTime[] {
    const { read } = this;
    // Earlier pages have been loaded.
    if (pages.lastGap() !== this.gap) read.length = 0;
    this.gap = pages.lastGap();
    // Pages were undone.
    while (read.length > 0 && read.at(-1)!.page !== pages.at(read.length - 1)) read.pop();
    while (read.length < length) {
      const page = pages.at(read.length);
      read.push({ page, mattered: mattering(this.rules, page?.facts ?? [], this.reader, read.at(-1)?.mattered) });
    }
    return read[length - 1]?.mattered ?? [];
  }
}
