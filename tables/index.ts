export {
  type BotGroup,
  BotScheduler,
  type BotThinker,
  botGroups,
  decision,
  type Plans,
} from './actor/bot-scheduler.ts';
export type {
  LogPort,
  StoredTable,
  TableClient,
} from './actor/ports.ts';
export { systemClock } from './actor/system-clock.ts';
export { type Requester, TableActor } from './actor/table-actor.ts';
export { updatesByReader } from './actor/updates.ts';
export type { AppliedLine, Viewer } from './applied-line.ts';
export { addUpdate, follows, type History, insertPages, openHistory, type Page, type Pages } from './client/history.ts';
export { deadline, resumeClocks } from './clocks.ts';
export {
  actForBot,
  begun,
  type Change,
  execute,
  isAlone,
  type Refused,
  type Rematch,
  settled,
  type TableCommand,
} from './commands/play.ts';
export {
  botSeat,
  mergePerson,
  moved,
  movedByLink,
  seatLinked,
  takenBack,
  unlinked,
  withOptions,
  without,
} from './commands/table.ts';
export { freeTableName } from './first/names.ts';
export { GameSession } from './game-session.ts';
export { gestured } from './gestures.ts';
export { entriesOf, type Head, isTold, type Line, linesOf, storedLines } from './lines.ts';
export { readAfter } from './loading.ts';
export { addHoldings, type Holdings, holdingsOf, seatsToReturn, splitPerson } from './merged-devices.ts';
export {
  gameSoFar,
  type Reader,
  sentenceFor,
  tableInfo,
  youAre,
} from './reader-messages.ts';
export { type OptionWhy, optionWhy } from './reasons/options.ts';
export { type PackWhy, packWhy, sayFaults } from './reasons/packs.ts';
export {
  type CommonWhy,
  isTableWhy,
  sayTableWhy,
  type TableWhy,
} from './reasons/whys.ts';
export type { TableWords } from './reasons/words/index.ts';
export { type Restored, restore } from './restore.ts';
export type { TableSnapshot } from './start.ts';
export * from './table-setup.ts';
export type { BotQuestion } from './wire/bot-question.ts';
export type { ClientMessage, Command, CommandBody, Gesture, Hello, LineCommand } from './wire/commands.ts';
export * from './wire/messages.ts';
export * from './wire/table-info.ts';
export * from './wire/vocabulary.ts';
