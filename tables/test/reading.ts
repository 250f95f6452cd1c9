import { type Audience, type Book, insertPages, openBook, type Sitting } from '../index.ts';

/** The book of a reader who comes now and reads back to the first page. */
export function wholeBook(sitting: Sitting, audience: Audience): Book {
  const { game } = sitting;
  let book = openBook(game, sitting.story(audience), sitting.known(audience.eyes));
  for (;;) {
    const missing = book.pages.lastGap();
    const story = missing < 0 ? undefined : sitting.stretch(missing, audience);
    if (story === undefined) return book;
    book = insertPages(game, book, story);
  }
}
