import { type Fact, type Game, type GameState, patched, proceed, type Seat, type View } from '@skerry/engine';
import type { News, NewsEntry, Story } from './messages.ts';

/** One position of a game, and what led to it. */
export interface Page {
  /** The state of the reader's view. */
  readonly state: View['state'];
  readonly facts: readonly Fact[];
  /** Who acted; absent for the set-up and when the whole table acted. */
  readonly seat?: Seat;
  readonly at?: number;
  /** What was done, where the reader was told the entry itself and not only what came of it. */
  readonly entry?: NewsEntry;
}

/** A game as its reader has come to know it: a page for the set-up and one for each entry that stands. */
export interface Book {
  /** By number; earlier ones are absent until they are asked for. */
  readonly pages: readonly (Page | undefined)[];
  /** How many lines of the log it holds, with those that were taken back. */
  readonly n: number;
  /** The reader's seat may take its last action back; where nobody has secrets, the seat that acted last. */
  readonly undo: boolean;
}

export function openBook(game: Game, story: Story, n: number): Book {
  const { pages, undo } = read(game, story);
  // Lines that were taken back count, but have no page.
  return { pages: [...Array.from({ length: story.first }, () => undefined), ...pages], n, undo };
}

/** The book with earlier pages in their places. Those that are there already stay. */
export function insertPages(game: Game, book: Book, story: Story): Book {
  const pages = [...book.pages];
  for (const [nth, page] of read(game, story).pages.entries()) {
    const at = story.first + nth;
    if (at < pages.length) pages[at] ??= page;
  }
  return { ...book, pages };
}

function read(game: Game, { opening, facts, seat, at, entry, news }: Story): Book {
  const page: Page = {
    state: opening,
    facts,
    ...(seat !== undefined && { seat }),
    ...(at !== undefined && { at }),
    ...(entry && { entry }),
  };
  const first: Book = { pages: [page], n: 0, undo: false };
  return news.reduce((book, each) => turnPage(game, book, each), first);
}

/** The book after a line of the log. The given one stays as it is. */
export function turnPage(game: Game, { pages }: Book, news: News): Book {
  const { n, seat, at, undo = false } = news;
  if ('back' in news) {
    const left: Book = { pages: pages.slice(0, pages.length - news.back), n, undo };
    return { ...(news.again ?? []).reduce((book, each) => turnPage(game, book, each), left), n, undo };
  }
  const before = pages.at(-1)?.state;
  if (before === undefined) throw new RangeError(`There is no page before line ${n}.`);
  const next =
    'patch' in news
      ? { state: patched(before, news.patch), facts: news.facts }
      : { ...followed(game, before, news), entry: entryOf(news) };
  return { pages: [...pages, { ...next, ...(seat !== undefined && { seat }), at }], n, undo };
}

function followed(
  game: Game,
  before: View['state'],
  entry: NewsEntry & { readonly seat?: Seat },
): Pick<Page, 'state' | 'facts'> {
  const { state, facts } = proceed(game, before as GameState, entry);
  return { state, facts: facts.map(({ fact }) => fact) };
}

const entryOf = ({ action, chance }: NewsEntry): NewsEntry => ({ action, ...(chance && { chance }) });

/** Whether a line of the log follows right after what the reader knows. If not, the reader asks for what is missing. */
export const follows = (book: Book, news: News): boolean => news.n === book.n + 1;
