import { type Fact, type Game, type GameState, type Json, patched, proceed, type Seat } from '@skerry/engine';
import type { Entry, News, Story } from './messages.ts';

/** One position of a game, and what led to it. */
export interface Page {
  /** The state of the reader's view. */
  readonly state: Json;
  readonly facts: readonly Fact[];
  /** Who acted; absent for the set-up and when the whole table acted. */
  readonly seat?: Seat;
  readonly at?: number;
  /** What was done, where the reader was told the entry itself and not only what came of it. */
  readonly entry?: Entry;
}

/** A game as its reader has come to know it: a page for the set-up and one for each entry that stands. */
export interface Book {
  readonly pages: readonly Page[];
  /** How many lines of the log it holds, with those that were taken back. */
  readonly n: number;
  /** The reader's seat may take its last action back; where nobody has secrets, the seat that acted last. */
  readonly undo: boolean;
}

export function openBook(game: Game, { opening, facts, news }: Story, n: number): Book {
  const first: Book = { pages: [{ state: opening, facts }], n: 0, undo: false };
  const book = news.reduce((read, each) => turnPage(game, read, each), first);
  // Lines that were taken back count, but have no page.
  return { ...book, n };
}

/** The book after a line of the log. The given one stays as it is. */
export function turnPage(game: Game, { pages }: Book, news: News): Book {
  const { n, seat, at, undo = false } = news;
  if ('back' in news) return { pages: pages.slice(0, -1), n, undo };
  const before = pages.at(-1)?.state ?? null;
  const next =
    'patch' in news
      ? { state: patched(before, news.patch), facts: news.facts }
      : { ...followed(game, before, news), entry: entryOf(news) };
  return { pages: [...pages, { ...next, ...(seat !== undefined && { seat }), at }], n, undo };
}

function followed(game: Game, before: Json, entry: Entry & { readonly seat?: Seat }): Pick<Page, 'state' | 'facts'> {
  const { state, facts } = proceed(game, before as unknown as GameState, entry);
  return { state: state as unknown as Json, facts: facts.map(({ fact }) => fact) };
}

const entryOf = ({ action, chance }: Entry): Entry => ({ action, ...(chance && { chance }) });

/** Whether a line of the log follows right after what the reader knows. If not, the reader asks for what is missing. */
export const follows = (book: Book, news: News): boolean => news.n === book.n + 1;
