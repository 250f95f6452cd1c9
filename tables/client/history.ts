import { type Fact, type Game, type GameState, patched, Row, type Seat, unfold, type View } from '@skerry/engine';
import type { HistorySlice, Update, UpdateEntry } from '../wire/messages.ts';

/** One position of a game, and what led to it. */
export interface Page {
  /** The state of the reader's view. */
  readonly state: View['state'];
  readonly facts: readonly Fact[];
  /** The state after each fact, where the rules were run here to find it. */
  readonly states?: readonly View['state'][];
  /** Who acted; absent for the set-up and when the whole table acted. */
  readonly seat?: Seat;
  readonly at?: number;
  /** What was done, where the reader was told the entry itself and not only what came of it. */
  readonly entry?: UpdateEntry;
  /** The same command made the page before. */
  readonly isSequel?: true;
}

/** By number; earlier ones are absent until they are asked for. */
export type Pages = Row<Page | undefined>;

/** A game as its reader has come to know it: a page for the set-up and one for each entry that stands. */
export interface History {
  readonly pages: Pages;
  /** How many lines of the log it holds, with those that were taken back. */
  readonly n: number;
  /** The reader's seat may take its last action back; where nobody has secrets, the seat that acted last. */
  readonly undo: boolean;
}

export function openHistory(game: Game, story: HistorySlice, n: number): History {
  // Lines that were taken back count, but have no page.
  return { ...readFrom(game, story), n };
}

/** The book with earlier pages in their places. Those that are there already stay. */
export function insertPages(game: Game, book: History, story: HistorySlice): History {
  const read = readFrom(game, story).pages;
  let { pages } = book;
  for (let at = story.first; at < Math.min(read.length, pages.length); at++)
    if (pages.at(at) === undefined) pages = pages.put(at, read.at(at));
  return { ...book, pages };
}

/** The pages of a story, each at its place. */
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

/** The book after a line of the log. The given one stays as it is. */
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

/** Whether a line of the log follows right after what the reader knows. If not, the reader asks for what is missing. */
export const follows = (book: History, news: Update): boolean => {
  const first = 'path' in news ? news.path[0] : news;
  return first?.n === book.n + 1;
};
