export { Answers } from './answers.ts';
export * from './arrangement.ts';
export { type Book, follows, insertPages, openBook, type Page, type Pages, turnPage } from './book.ts';
export { deadline, expired, resumeClocks, runClocks } from './clocks.ts';
export type { ClientMessage, Command, Doing, Gesture, Hello } from './commands.ts';
export { type BotProblem, Crew, decision, type Hand, handsOf, type Mind, type Pace, type Plans } from './crew.ts';
export { gestured } from './gestures.ts';
export { type HadAtTable, hadAt, hadBoth, handedBack, seatsBack } from './joined.ts';
export { entriesOf, type Head, isTold, type Line, linesOf, type WrittenLine } from './lines.ts';
export * from './messages.ts';
export { freeTableName, nextTableName } from './names.ts';
export type { Audience, Happening } from './news.ts';
export { type OptionWhy, optionWhy } from './options.ts';
export { botSeat, handedOver, moved, takenBack, withOptions, without } from './orders.ts';
export { type PackWhy, packWhy, sayFaults } from './packs.ts';
export { readAfter } from './resuming.ts';
export * from './seating.ts';
export { type Answer, Sitting } from './sitting.ts';
export type { TableSnapshot } from './start.ts';
export { type TakenUp, takeUp, type WrittenGame } from './taking-up.ts';
export {
  audienceOf,
  type GameSoFar,
  gameSoFar,
  newsFor,
  offersFor,
  type Reader,
  sentenceFor,
  tableInfo,
  undoStop,
  youAre,
} from './telling.ts';
export { type Tended, Tending } from './tending.ts';
export { type CommonWhy, isTableWhy, type PlainWhy, sayTableWhy, TABLE_REASONS, type TableWhy } from './whys.ts';
export {
  actForBot,
  begun,
  type Change,
  fulfil,
  isAlone,
  type OpenTable,
  type Refused,
  type Rematch,
  settled,
  stoodIn,
  type TableWish,
} from './wishes.ts';
