export { type Book, follows, insertPages, openBook, type Page, turnPage } from './book.ts';
export type { ClientMessage, Command, Doing, Hello } from './commands.ts';
export * from './messages.ts';
export * from './seating.ts';
export {
  type Answer,
  type Audience,
  type Happening,
  type Head,
  isTold,
  type Line,
  Sitting,
  type Snapshot,
  standing,
} from './sitting.ts';
export { type TakenUp, takeUp, type WrittenGame } from './taking-up.ts';
export { isTableWhy, type PlainWhy, sayTableWhy, TABLE_REASONS, type TableWhy } from './whys.ts';
