export {
  type BotGroup,
  BotScheduler,
  type BotThinker,
  botGroups,
  decision,
  type Pace,
  type Plans,
} from './actor/bot-scheduler.ts';
export type {
  AudiencePort,
  ClockPort,
  LogPort,
  StoredTable,
  TableClient,
  TablePorts,
} from './actor/ports.ts';
export { systemClock } from './actor/system-clock.ts';
export { type Requester, TableActor } from './actor/table-actor.ts';
export { TableTimers, type TimedTable } from './actor/table-timers.ts';
export { updatesByReader } from './actor/updates.ts';
export type { AppliedLine, Viewer } from './applied-line.ts';
export { addUpdate, follows, type History, insertPages, openHistory, type Page, type Pages } from './client/history.ts';
export { deadline, expired, resumeClocks, runClocks } from './clocks.ts';
export {
  actForBot,
  begun,
  type Change,
  execute,
  isAlone,
  type OpenTable,
  type Refused,
  type Rematch,
  settled,
  stoodIn,
  type TableCommand,
} from './commands/play.ts';
export { botSeat, handedOver, moved, takenBack, withOptions, without } from './commands/table.ts';
export { freeTableName, nextTableName } from './first/names.ts';
export { type Answer, GameSession } from './game-session.ts';
export { gestured } from './gestures.ts';
export { type HadAtTable, hadAt, hadBoth, handedBack, seatsBack } from './joined.ts';
export { entriesOf, type Head, isTold, type Line, linesOf, storedLines } from './lines.ts';
export {
  type GameSoFar,
  gameSoFar,
  offersFor,
  type Reader,
  sentenceFor,
  tableInfo,
  undoStop,
  updatesFor,
  viewerOf,
  youAre,
} from './reader-messages.ts';
export { type OptionWhy, optionWhy } from './reasons/options.ts';
export { type PackWhy, packWhy, sayFaults } from './reasons/packs.ts';
export {
  type CommonWhy,
  isTableWhy,
  type PlainWhy,
  sayTableWhy,
  TABLE_REASONS,
  type TableWhy,
} from './reasons/whys.ts';
export { readAfter } from './resuming.ts';
export type { TableSnapshot } from './start.ts';
export * from './table-setup.ts';
export { type TakenUp, takeUp, type WrittenGame } from './taking-up.ts';
export type { BotQuestion } from './wire/bot-question.ts';
export type { ClientMessage, Command, CommandBody, Doing, Gesture, Hello } from './wire/commands.ts';
export * from './wire/messages.ts';
export * from './wire/table-info.ts';
export * from './wire/vocabulary.ts';
