import {
  type Action,
  type Asking,
  asks,
  awaited,
  backTo,
  type Choice,
  choices,
  clone,
  diff,
  type Entry,
  type Game,
  type GameRecord,
  giveUp,
  isFirm,
  isOpen,
  isSecret,
  type Json,
  type Mark,
  mark,
  markBefore,
  open,
  outcome,
  type Played,
  passesAt,
  play,
  RecordError,
  record,
  type Seat,
  type Snapshot,
  same,
  shareWith,
  snapshot,
  type Table,
  type Told,
  type Turn,
  turnOf,
  type UndoTo,
  undo,
  undoable,
  view,
  type Why,
  whyNoUndo,
  wouldBeSecret,
} from '@skerry/engine';
import type { AppliedLine, RecentLine, Viewer } from './applied-line.ts';
import { countFor } from './counts.ts';
import { sliceFrom, updateAbout } from './history-slice.ts';
import { type Head, type Line, lastOf, UNDO, type Undo } from './lines.ts';
import { loadTable } from './loading.ts';
import { RECENT_LINES, TableLog } from './log.ts';
import type { TableWhy } from './reasons/whys.ts';
import { applyLine, RecentPositions } from './recent-positions.ts';
import { atSetUp, type EarlierPage, headOf, type TableSnapshot } from './start.ts';
import type { HistorySlice, Offered, Update } from './wire/messages.ts';

export type Answer = AppliedLine | { readonly why: Why };

/** A running game and its log, or the end of its log. No method gets slower as the log grows. */
export class GameSession {
  readonly game: Game;
  readonly head: Head;
  private table: Table;
  private readonly log: TableLog;
  private readonly positions: RecentPositions;
  private wasOpen: boolean;

  private constructor(table: Table, head: Head, log: TableLog) {
    this.game = table.game;
    this.table = table;
    this.head = head;
    this.log = log;
    this.positions = new RecentPositions(log.counts.lines, table);
    this.wasOpen = isOpen(table);
  }

  /** Sets up a new game. Throws a named error for bad options. */
  static open(game: Game, setting: { seats: number; options?: object; seed?: string }): GameSession {
    const table = open(game, setting as Parameters<typeof open>[1]);
    return GameSession.at(table);
  }

  static at(table: Table): GameSession {
    const head = headOf(table);
    return new GameSession(table, head, new TableLog(table, atSetUp(head)));
  }

  /**
   * Loads a stored table from a snapshot and the lines since, or from all lines. If the rules have changed, the lines since
   * the snapshot are replayed under the current rules. Throws a named error if they do not fit.
   */
  static load(game: Game, head: Head, lines: readonly Line[], snapshot?: TableSnapshot): GameSession {
    const { table, log, ahead } = loadTable(game, head, lines, snapshot);
    const session = new GameSession(table, head, log);
    const recent = ahead.length - RECENT_LINES;
    for (const [place, line] of ahead.entries()) {
      if (place < recent) session.pass(line);
      else session.follow(line);
    }
    return session;
  }

  get n(): number {
    return this.log.counts.lines;
  }

  get over(): boolean {
    return outcome(this.table) !== undefined;
  }

  outcome(): ReturnType<typeof outcome> {
    return outcome(this.table);
  }

  asks(): ReturnType<typeof asks> {
    return asks(this.table);
  }

  waitsFor(): Seat[] {
    return awaited(this.table);
  }

  /** The passes of seats that do not want to be asked now. */
  passes(asking: readonly Asking[]): { readonly seat: Seat; readonly action: Action }[] {
    return passesAt(this.table, asking);
  }

  choices(seat: Seat): Choice[] {
    return choices(this.table, seat);
  }

  offered(seat: Seat, action: Action): Action | { readonly why: Why } {
    const played = play(clone(this.table), seat, action);
    return played.entry === undefined ? { why: played.why } : played.entry.action;
  }

  view(looking: Seat | 'watcher'): ReturnType<typeof view> {
    return view(this.table, looking);
  }

  /** Contains the seed: not for clients while the game is on. */
  record(): GameRecord {
    return record(this.table);
  }

  /**
   * Plays an action that a seat chose when it knew `known` lines. If lines have been added since, the action counts only if
   * its choices are still the same.
   */
  play(seat: Seat, known: number, action: unknown, at: number): Answer {
    if (!this.isUpToDate(seat, known)) return { why: { why: 'lookAgain' } };
    const step = carryOut(this.table, () => play(this.table, seat, action));
    return 'why' in step ? step : this.add(step, at);
  }

  /** All of the actions, or none. */
  playAll(
    seat: Seat,
    known: number,
    actions: readonly unknown[],
    at: number,
  ): readonly AppliedLine[] | { readonly why: Why } {
    return this.isUpToDate(seat, known) ? this.carryOutAll(seat, actions, at) : { why: { why: 'lookAgain' } };
  }

  private carryOutAll(
    seat: Seat,
    actions: readonly unknown[],
    at: number,
  ): readonly AppliedLine[] | { readonly why: Why } {
    const table = clone(this.table);
    const steps: Step[] = [];
    for (const action of actions) {
      const step = carryOut(table, () => play(table, seat, action));
      if ('why' in step) return step;
      steps.push(step);
    }
    this.table = table;
    return steps.map((step) => this.add(step, at));
  }

  giveUp(at: number): Answer {
    const step = carryOut(this.table, () => giveUp(this.table));
    return 'why' in step ? step : this.add(step, at);
  }

  /** Undoes as much as the seat asked for and may undo; `stop` says why it is less. */
  undo(seat: Seat, known: number, at: number, to: UndoTo = 'step'): Answer {
    const stop = whyNoUndo(this.table, seat, to);
    const refused: TableWhy | undefined = stop && { why: 'nothingToUndo', stop: stop.why };
    if (refused && !undoable(this.table, seat)) return { why: refused };
    if (!this.onlyOthersActed(seat, known)) return { why: { why: 'lookAgain' } };
    const before = mark(this.table);
    const entries = undo(this.table, seat, to);
    const isSecret = lastOf(this.log.active, seat, entries).every(({ secret }) => secret);
    const action: Undo = { act: UNDO, ...(entries > 1 && { entries }) };
    const line = { n: this.n + 1, seat, action, at, ...(isSecret && { secret: true as const }) };
    return { ...this.keep(line, stepTo(this.table, before, [])), stop };
  }

  /** Plays again what the seat undid last: all of it, or nothing. */
  redo(seat: Seat, known: number, at: number): readonly AppliedLine[] | { readonly why: Why } {
    const actions = this.log.undoneBy(seat);
    if (actions === undefined) return { why: { why: 'nothingToRedo' } };
    return this.onlyOthersActed(seat, known) ? this.carryOutAll(seat, actions, at) : { why: { why: 'lookAgain' } };
  }

  /** How many actions the seat could redo at once. */
  redoable(seat: Seat): number {
    return this.log.undoneBy(seat)?.length ?? 0;
  }

  canUndo(seat: Seat): boolean {
    return undoable(this.table, seat);
  }

  /** How many of the first `n` lines a viewer may see, or of all. */
  known(looking: Viewer['looking'], n?: number): number {
    return this.log.known(looking, n);
  }

  updateFor(applied: AppliedLine, viewer: Viewer): Update {
    const update = updateAbout(this.table, this.log, applied, viewer);
    return update.n === this.known(viewer.looking) ? this.withRedo(update, viewer) : update;
  }

  private withRedo<P extends Update | HistorySlice>(told: P, { looking }: Viewer): P {
    const redo = this.log.redoer(looking, this.isOpen);
    return redo === undefined ? told : { ...told, redo };
  }

  get isOpen(): boolean {
    return isOpen(this.table);
  }

  /** Whether no other seat would learn of this action. */
  isSecret(seat: Seat, action: Action): boolean {
    return !this.isOpen && wouldBeSecret(this.table, seat, action);
  }

  /** Whether the seat has secrets, or could act in secret now. */
  hidesThinking(seat: Seat): boolean {
    if (hidesNothing(this.game)) return false;
    // That a seat with secrets is thinking again reveals that it has acted.
    const { secrets } = this.view(seat).state;
    if (secrets?.[seat] !== undefined && secrets[seat] !== null) return true;
    return this.offers([seat]).some(({ actions }) => actions.some((action) => wouldBeSecret(this.table, seat, action)));
  }

  turn(): Turn {
    return turnOf(this.table);
  }

  /** The last pages of the game. */
  lastPages(viewer: Viewer): HistorySlice {
    return this.withRedo(sliceFrom(this.table, this.log, viewer, this.log.earlierCheckpoint()), viewer);
  }

  /** The slice with a page; undefined if it comes before the lines in memory. */
  pagesWith(page: number, viewer: Viewer): HistorySlice | undefined {
    const { checkpoints } = this.log;
    // Binary search: checkpoints are in the order of their pages.
    let [nth, after] = [-1, checkpoints.length];
    while (after - nth > 1) {
      const middle = (nth + after) >> 1;
      if (countFor(checkpoints[middle]!.counts, viewer.looking).pages <= page) nth = middle;
      else after = middle;
    }
    const checkpoint = checkpoints[nth];
    return checkpoint && sliceFrom(this.table, this.log, viewer, checkpoint, checkpoints[after]);
  }

  /** The line before the first one in memory. */
  get startsAfter(): number {
    return this.log.start.counts.lines;
  }

  /**
   * The updates since a viewer knew `known` lines. Undefined if that is too long ago, impossible, or was under other rules:
   * then the viewer needs the last pages.
   */
  since(known: number, viewer: Viewer): Update[] | undefined {
    const { former } = this.log.start;
    if (former !== undefined && known <= this.known(viewer.looking, former.n)) return undefined;
    const missed = this.log.missed(viewer.looking, known);
    return missed && this.again(missed).map((applied) => this.updateFor(applied, viewer));
  }

  /** Plays some of the last lines again, with those between them. */
  private again(lines: readonly RecentLine[]): AppliedLine[] {
    const [first] = lines;
    const then = first ? this.tableBefore(first) : this.table;
    return lines.map((recent, place) => {
      const { line, later } = recent;
      for (let n = (lines[place - 1] ?? recent).line.n + 1; n < line.n; n++) applyLine(then, this.log.lineAt(n));
      const before = mark(then);
      const facts = applyLine(then, line);
      return { ...recent, before, after: mark(then), base: baseOf(then, later), facts };
    });
  }

  private tableBefore({ line }: RecentLine): Table {
    return this.positions.before(line.n, (n) => this.log.lineAt(n));
  }

  /**
   * The last position that cannot be undone, and a page some lines before it. While the current rules only replay lines of
   * other rules, it is the snapshot those left.
   */
  snapshot(): TableSnapshot {
    const { resumed, ...saved } = snapshot(this.table);
    const { head, former, counts: before, isOneVersion } = this.log.start;
    const last = this.log.active[saved.entries - (head.from?.entries ?? 0) - 1];
    const counts = last ? this.log.noted(last).counts : before;
    if (former && counts.lines <= former.n) return former.snapshot;
    const page = isOneVersion ? this.earlierPage(saved.state) : undefined;
    return {
      n: counts.lines,
      version: saved.version,
      saved: { ...saved, ...(!isOneVersion && { resumed }) } as Snapshot & Json,
      lately: { counts, ...(page && { page }) },
    };
  }

  private earlierPage(state: Snapshot['state']): EarlierPage {
    const { mark, ...page } = this.log.earlierCheckpoint();
    const then = snapshot(backTo(this.table, mark));
    return { ...page, reached: then.reached, back: diff(state, then.state) };
  }

  offers(seats: readonly Seat[]): Offered[] {
    return offersAt(this.table, seats);
  }

  /**
   * Applies the next line of the log, which another process wrote and which has its random results. Throws a `RecordError`,
   * and changes nothing, if it is not the next line or was not possible.
   */
  follow(line: Line): AppliedLine {
    const before = mark(this.table);
    return this.keep(line, stepTo(this.table, before, this.happen(line)));
  }

  /** Applies a line whose positions are soon forgotten, but for a checkpoint: they share nothing, which is faster. */
  private pass(line: Line): void {
    const before = mark(this.table);
    const { mark: last } = this.log.lastCheckpoint;
    this.keep(line, positionOf(this.table, before, this.happen(line)));
    if (this.log.lastCheckpoint.mark !== last) shareWith(this.table, last);
  }

  private happen(line: Line): readonly Told[] {
    if (line.n !== this.n + 1) throw new RecordError(`Line ${line.n} does not come after line ${this.n}.`);
    return applyLine(this.table, line);
  }

  private add({ position, entry, isSecret }: Step, at: number): AppliedLine {
    const { seat, action, chance } = entry;
    return this.keep({ n: this.n + 1, seat, action, chance, at, secret: isSecret || undefined }, position);
  }

  private keep(line: Line, { before, after, facts, isOpen: isOpenAfter, isFirm }: Position): AppliedLine {
    const isOpen = this.wasOpen && isOpenAfter;
    this.wasOpen = isOpenAfter;
    const { undone, later } = this.log.add(line, isOpen);
    this.log.remember({ line, isOpen, undone, later }, after, facts, isFirm);
    this.positions.passed(line.n, this.table);
    return { line, before, after, isOpen, undone, later, base: baseOf(this.table, later), facts };
  }

  private isUpToDate(seat: Seat, known: number): boolean {
    return known === this.known(seat) || this.hasSameChoices(seat, known);
  }

  private hasSameChoices(seat: Seat, known: number): boolean {
    const [missed] = this.log.missed(seat, known) ?? [];
    return missed !== undefined && same(offersAt(this.tableBefore(missed), [seat]), this.offers([seat]));
  }

  /** Whether the seat itself has not acted since it knew `known` lines, so that it undoes what it meant to. */
  private onlyOthersActed(seat: Seat, known: number): boolean {
    return this.log.missed(seat, known)?.every(({ line }) => line.seat !== undefined && line.seat !== seat) ?? false;
  }
}

interface Position {
  readonly before: Mark;
  readonly after: Mark;
  readonly facts: readonly Told[];
  readonly isOpen: boolean;
  readonly isFirm: boolean;
}

/** An action that was played, not yet in the log. */
interface Step {
  readonly position: Position;
  readonly entry: Entry;
  readonly isSecret: boolean;
}

function carryOut(table: Table, act: () => Played): Step | { readonly why: Why } {
  const before = mark(table);
  const played = act();
  if (played.entry === undefined) return { why: played.why };
  return { position: stepTo(table, before, played.facts), entry: played.entry, isSecret: isSecret(table) };
}

function stepTo(table: Table, before: Mark, facts: readonly Told[]): Position {
  shareWith(table, before);
  return positionOf(table, before, facts);
}

function positionOf(table: Table, before: Mark, facts: readonly Told[]): Position {
  return { before, after: mark(table), facts, isOpen: isOpen(table), isFirm: isFirm(table) };
}

/** The position before the last lines. */
const baseOf = (table: Table, later: readonly Line[]): Mark =>
  later.length === 0 ? mark(table) : markBefore(table, later.length);

function offersAt(table: Table, seats: readonly Seat[]): Offered[] {
  return asks(table)
    .filter(({ seat }) => seats.includes(seat))
    .map(({ seat, must }) => ({
      seat,
      must,
      actions: choices(table, seat)
        .filter(({ why }) => why === undefined)
        .map(({ action }) => action),
    }));
}

const hidesNothing = ({ imagine }: Game): boolean => imagine === undefined;
