import type { Fact } from '@skerry/engine';
import type { Page } from '@skerry/tables';
import type { LogLine, LogLines, LogPlace } from '../log/log-lines.ts';

/** Facts in order, and the page that ends with them. */
export interface Story {
  readonly facts: readonly Fact[];
  readonly page: Page;
}

/** The facts between two places; undefined where a page is not loaded. */
export function storyOf(log: LogLines, from: LogPlace, to: LogPlace | undefined): Story | undefined {
  const facts: Fact[] = [];
  let last: Page | undefined;
  const end = to === undefined || to.fact > 0 ? (to?.page ?? log.end) : to.page - 1;
  for (let n = from.page; n <= end; n++) {
    last = log.pages.at(n);
    if (last === undefined) return undefined;
    const upTo = n === to?.page ? to.fact : n === log.end ? log.shown : undefined;
    facts.push(...last.facts.slice(n === from.page ? from.fact : 0, upTo));
  }
  return last && { facts, page: last };
}

export function* headingsBack(log: LogLines): Iterable<LogLine> {
  for (let page = log.lastPage(); page >= 0; page = log.lastPage(page - 1))
    yield* log
      .at(page)
      .filter(({ look }) => look.heading)
      .reverse();
}
