import { type GameSession, type History, insertPages, openHistory, type Viewer } from '../index.ts';

/** What a reader knows, however it was found out. */
export const known = ({ pages, ...rest }: History) => ({
  ...rest,
  pages: [...pages].map((page) => {
    const { states: _, ...told } = page ?? {};
    return page && told;
  }),
});

/** The book of a reader who comes now and reads back to the first page. */
export function wholeBook(session: GameSession, viewer: Viewer): History {
  const { game } = session;
  let book = openHistory(game, session.lastPages(viewer), session.known(viewer.looking));
  for (;;) {
    const missing = book.pages.lastGap();
    const story = missing < 0 ? undefined : session.pagesWith(missing, viewer);
    if (story === undefined) return book;
    book = insertPages(game, book, story);
  }
}
