import { type Fact, type Game, type GameState, patched, Row, type Seat, unfold, type View } from '@skerry/engine';
import type { HistorySlice, Update, UpdateEntry } from '../wire/messages.ts';

export interface Page {
  readonly state: View['state'];
  readonly facts: readonly Fact[];
  /** The state after each fact, if the rules were run here. */
  readonly states?: readonly View['state'][];
  /** Absent for the set-up and when the whole table acted. */
  readonly seat?: Seat;
  readonly at?: number;
  /** Absent if the reader got a patch. */
  readonly entry?: UpdateEntry;
  /** The same command made the page before. */
  readonly isSequel?: true;
}

/** By number; earlier ones are undefined until they are read. */
export type Pages = Row<Page | undefined>;

/** A game as its reader knows it: a page for the set-up and one for each entry that was not undone. */
export interface History {
  readonly pages: Pages;
  /** Lines of the log, including those that were undone. */
  readonly n: number;
  /** Whether the reader's seat can undo; if nothing is hidden, whether the seat that acted last can. */
  readonly undo: boolean;
}

export function openHistory(game: Game, story: HistorySlice, n: number): History {
  return { ...readFrom(game, story), n };
}

/** Pages that are there already stay. */
export function insertPages(game: Game, book: History, story: HistorySlice): History {
  const read = readFrom(game, story).pages;
  let { pages } = book;
  for (let at = story.first; at < Math.min(read.length, pages.length); at++)
    if (pages.at(at) === undefined) pages = pages.put(at, read.at(at));
  return { ...book, pages };
}

function readFrom(game: Game, { first, opening, facts, seat, at, entry, news }: HistorySlice): History {
  const page: Page = {
    state: opening,
    facts,
    ...(seat !== undefined && { seat }),
    ...(at !== undefined && { at }),
    ...(entry && { entry }),
  };
  const begun: History = { pages: Row.ofGaps<Page>(first).and(page), n: 0, undo: false };
  return news.reduce((book, each) => addUpdate(game, book, each), begun);
}

export function addUpdate(game: Game, { pages }: History, news: Update): History {
  const { n, seat, at, undo = false } = news;
  if ('back' in news) {
    const left: History = { pages: pages.first(pages.length - news.back), n, undo };
    return { ...(news.again ?? []).reduce((book, each) => addUpdate(game, book, each), left), n, undo };
  }
  if ('path' in news) {
    const begun: History = { pages, n, undo };
    const after = news.path.reduce((book, each) => addUpdate(game, book, each), begun);
    return { pages: asOne(after.pages, pages.length), n, undo };
  }
  const before = pages.at(-1)?.state;
  if (before === undefined) throw new RangeError(`There is no page before line ${n}.`);
  const next =
    'patch' in news
      ? { state: patched(before, news.patch), facts: news.facts }
      : { ...followed(game, before, news), entry: entryOf(news) };
  return { pages: pages.and({ ...next, ...(seat !== undefined && { seat }), at }), n, undo };
}

/** Marks the pages after this one as its sequels. */
function asOne(pages: Pages, first: number): Pages {
  let marked = pages;
  for (let at = first + 1; at < pages.length; at++) {
    const page = pages.at(at);
    if (page !== undefined) marked = marked.put(at, { ...page, isSequel: true });
  }
  return marked;
}

function followed(
  game: Game,
  before: View['state'],
  entry: UpdateEntry & { readonly seat?: Seat },
): Pick<Page, 'state' | 'facts' | 'states'> {
  const { state, facts } = unfold(game, before as GameState, entry);
  return { state, facts: facts.map(({ fact }) => fact), states: facts.map((each) => each.state) };
}

const entryOf = ({ action, chance }: UpdateEntry): UpdateEntry => ({ action, ...(chance && { chance }) });

/** Whether an update is the next one. If not, the reader must ask for what is missing. */
export const follows = (book: History, news: Update): boolean => {
  const first = 'path' in news ? news.path[0] : news;
  return first?.n === book.n + 1;
};
