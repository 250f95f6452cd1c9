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
  /** This seat can redo what it has undone. */
  readonly redo?: Seat | undefined;
}

export function openHistory(game: Game, slice: HistorySlice, n: number): History {
  return { ...readFrom(game, slice), n };
}

/** Pages that are there already stay. */
export function insertPages(game: Game, history: History, slice: HistorySlice): History {
  const read = readFrom(game, slice).pages;
  let { pages } = history;
  for (let at = slice.first; at < Math.min(read.length, pages.length); at++)
    if (pages.at(at) === undefined) pages = pages.put(at, read.at(at));
  return { ...history, pages };
}

function readFrom(game: Game, { first, opening, facts, seat, at, entry, news, redo }: HistorySlice): History {
  const page: Page = {
    state: opening,
    facts,
    ...(seat !== undefined && { seat }),
    ...(at !== undefined && { at }),
    ...(entry && { entry }),
  };
  const begun: History = { pages: Row.ofGaps<Page>(first).and(page), n: 0, undo: false };
  return { ...news.reduce((history, each) => addUpdate(game, history, each), begun), redo };
}

export function addUpdate(game: Game, { pages }: History, update: Update): History {
  const { n, seat, at, undo = false, redo } = update;
  if ('back' in update) {
    const left: History = { pages: pages.first(pages.length - update.back), n, undo };
    return { ...(update.again ?? []).reduce((history, each) => addUpdate(game, history, each), left), n, undo, redo };
  }
  if ('path' in update) {
    const begun: History = { pages, n, undo };
    const after = update.path.reduce((history, each) => addUpdate(game, history, each), begun);
    return { pages: asOne(after.pages, pages.length), n, undo, redo };
  }
  const before = pages.at(-1)?.state;
  if (before === undefined) throw new RangeError(`There is no page before line ${n}.`);
  const next =
    'patch' in update
      ? { state: patched(before, update.patch), facts: update.facts }
      : { ...followed(game, before, update), entry: entryOf(update) };
  return { pages: pages.and({ ...next, ...(seat !== undefined && { seat }), at }), n, undo, redo };
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
export const follows = (history: History, update: Update): boolean => {
  const first = 'path' in update ? update.path[0] : update;
  return first?.n === history.n + 1;
};
