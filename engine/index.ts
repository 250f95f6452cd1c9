export type { CardWords, Daily, GameCard, LessonMinutes } from './card.ts';
export { bindPack, PACK_HEAD, packName, packsOf, takePack } from './content/packs.ts';
export { commitmentTo, hash, newSeed } from './content/seed.ts';
export type { GeneralFault, Shape, Shaped } from './content/shapes.ts';
export * as shape from './content/shapes.ts';
export * from './content/triggers.ts';
export type * from './contract.ts';
export { FIRST_OF_ALL, SampleDealer, type Told } from './dealers.ts';
export * from './errors.ts';
export * from './first/languages.ts';
export { BUILT_IN_CONTENT, cleanName, isReserved, looksLike, printable, readAs } from './first/names.ts';
export { ASKING, type Asking, passOf } from './first/prompts.ts';
export { gathered, gistWith } from './gist/gather.ts';
export type * from './gist/parts.ts';
export { at, type Id, type ListBy } from './id.ts';
export { canonical, copy, isObject, same, writtenState } from './json.ts';
export { sayDoubt } from './keeping/doubts.ts';
export { type OptionSpec, readOptions } from './keeping/options.ts';
export { passesAt } from './keeping/passes.ts';
export { giveUp, open, play, wouldBeSecret } from './keeping/play.ts';
export { type Branching, beginAt, branch, prepare, type StartingPosition } from './keeping/prepare.ts';
export { isTooDeep, readJson } from './keeping/read-json.ts';
export {
  asRecord,
  type Doubt,
  follow,
  type GameRecord,
  isLimit,
  type Listener,
  readRecord,
  record,
  replay,
  save,
  verify,
  writeRecord,
} from './keeping/record.ts';
export { isSnapshot, resume, type Snapshot, snapshot } from './keeping/snapshot.ts';
export { stateHashes } from './keeping/state-hash.ts';
export { type ChanceRequest, kinds, type Rest, type Supposed, suppose } from './keeping/suppose.ts';
export { UndoError, type UndoTo, type UndoWhy, undo, undoable, whyNoUndo } from './keeping/undo.ts';
export { actionRules, derivedOffers, isAsked, NOBODY, offersTo, settle, stepRules, take, topStep } from './loop.ts';
export { backTo, changes, cloneLately, isOpen, type Mark, mark, markBefore, shareWith } from './mark.ts';
export type { Move, Plan } from './move.ts';
export { OfferList } from './offers.ts';
export { diff, type Patch, type PatchChange, type Path, patched } from './patch.ts';
export { cardsIn, clonePile, type Pile, stack, takeAt } from './pile.ts';
export {
  type Dial,
  type Edit,
  type EditHistory,
  type EditingRules,
  edited,
  historyOf,
  MOST_UNDONE,
  stateNow,
  withEdit,
} from './position/editing.ts';
export {
  type AnyFaultWords,
  type FaultWords,
  type Miscounted,
  type PositionFault,
  type PositionNames,
  sayPositionFault,
} from './position/faults.ts';
export { type Form, type FormPart, kitFor } from './position/form.ts';
export { part } from './position/part.ts';
export {
  checkPosition,
  type Position,
  type PositionKit,
  type PositionRules,
  positionOf,
  type ReadPosition,
  tableAt,
} from './position/position.ts';
export { Random, scramble } from './random.ts';
export { Row } from './row.ts';
export {
  type Ask,
  asks,
  awaited,
  type Choice,
  choices,
  clone,
  type Entry,
  type GiveUp,
  isFirm,
  isSecret,
  legal,
  length,
  openingFacts,
  outcome,
  type Played,
  type Table,
  tableFromView,
  turnOf,
  view,
  winnersOf,
} from './table.ts';
export * from './text.ts';
export { proceed, type Unfolded, unfold } from './unfold.ts';
export { imagine, project } from './view.ts';
