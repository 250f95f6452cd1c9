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
  follow,
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
import type { AppliedLine, Viewer } from './applied-line.ts';
import { countFor } from './counts.ts';
import { sliceFrom, updateAbout } from './history-slice.ts';
import { type Head, isUndo, type Line, lastOf, UNDO, type Undo } from './lines.ts';
import { TableLog } from './log.ts';
import type { TableWhy } from './reasons/whys.ts';
import { resumed } from './resuming.ts';
import { atSetUp, type EarlierPage, headOf, type TableSnapshot } from './start.ts';
import type { HistorySlice, Offered, Update } from './wire/messages.ts';

export type Answer = AppliedLine | { readonly why: Why };

/** A running game and its log, or the end of its log. Nothing here takes longer the longer the log is. */
export class GameSession {
  readonly game: Game;
  readonly head: Head;
  private table: Table;
  private readonly log: TableLog;
  /** Whether everybody knew everything after the last line. */
  private wasOpen: boolean;

  private constructor(table: Table, head: Head, log: TableLog) {
    this.game = table.game;
    this.table = table;
    this.head = head;
    this.log = log;
    this.wasOpen = isOpen(table);
  }

  /** Sets up a new game. Throws a named error for bad options. */
  static open(game: Game, setting: { seats: number; options?: object; seed?: string }): GameSession {
    const table = open(game, setting as Parameters<typeof open>[1]);
    return GameSession.at(table);
  }

  /** A game that begins with a table as it stands: just set up, or prepared. */
  static at(table: Table): GameSession {
    const head = headOf(table);
    return new GameSession(table, head, new TableLog(table, atSetUp(head)));
  }

  /**
   * Takes a table up again from what was written down: from the snapshot and the lines since, or from all lines. Where the
   * rules have changed, the lines since are followed under the rules of now. Throws a named error if that cannot be right.
   */
  static load(game: Game, head: Head, lines: readonly Line[], snapshot?: TableSnapshot): GameSession {
    const { table, log, ahead } = resumed(game, head, lines, snapshot);
    const session = new GameSession(table, head, log);
    for (const line of ahead) session.follow(line);
    return session;
  }

  /** The last line of the log. */
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

  /** The seats the game waits for. */
  waitsFor(): Seat[] {
    return awaited(this.table);
  }

  /** The passes of those who do not want to be asked where they stand, by when each wants to be asked. */
  passes(asking: readonly Asking[]): { readonly seat: Seat; readonly action: Action }[] {
    return passesAt(this.table, asking);
  }

  choices(seat: Seat): Choice[] {
    return choices(this.table, seat);
  }

  /** An action as the rules offer it to a seat, or why they refuse it. */
  offered(seat: Seat, action: Action): Action | { readonly why: Why } {
    const played = play(clone(this.table), seat, action);
    return played.entry === undefined ? { why: played.why } : played.entry.action;
  }

  view(eyes: Seat | 'watcher'): ReturnType<typeof view> {
    return view(this.table, eyes);
  }

  /** The record of the game so far: for the keeper only while it is on, for everybody when it is over. */
  record(): GameRecord {
    return record(this.table);
  }

  /**
   * Plays what a seat decided when it knew `known` lines. If it was told of other lines since, its action counts only where
   * its choices are still the same.
   */
  play(seat: Seat, known: number, action: unknown, at: number): Answer {
    if (!this.isUpToDate(seat, known)) return { why: { why: 'lookAgain' } };
    const step = carryOut(this.table, () => play(this.table, seat, action));
    return 'why' in step ? step : this.add(step, at);
  }

  /** Plays several actions one after the other: all of them, or none. */
  playAll(
    seat: Seat,
    known: number,
    actions: readonly unknown[],
    at: number,
  ): readonly AppliedLine[] | { readonly why: Why } {
    if (!this.isUpToDate(seat, known)) return { why: { why: 'lookAgain' } };
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

  /** Takes back as much as the seat wishes and may; says what stopped it if that is not all. */
  undo(seat: Seat, known: number, at: number, to: UndoTo = 'step'): Answer {
    const stop = whyNoUndo(this.table, seat, to);
    const refused: TableWhy | undefined = stop && { why: 'nothingToUndo', stop: stop.why };
    if (refused && !undoable(this.table, seat)) return { why: refused };
    if (!this.onlyOthersActed(seat, known)) return { why: { why: 'lookAgain' } };
    const before = mark(this.table);
    const entries = undo(this.table, seat, to);
    const isSecret = lastOf(this.log.standing, seat, entries).every(({ secret }) => secret);
    const action: Undo = { act: UNDO, ...(entries > 1 && { entries }) };
    const line = { n: this.n + 1, seat, action, at, ...(isSecret && { secret: true as const }) };
    return { ...this.keep(line, stepTo(this.table, before, [])), stop };
  }

  /** Whether this seat may take back its last action. */
  canUndo(seat: Seat): boolean {
    return undoable(this.table, seat);
  }

  /** How many lines these eyes were told of, of the first `n` or of all. Of lines before those that are here: of these. */
  known(eyes: Viewer['eyes'], n?: number): number {
    return this.log.known(eyes, n);
  }

  /** What a line means to a viewer who is told of it. */
  news(applied: AppliedLine, viewer: Viewer): Update {
    return updateAbout(this.table, this.log, applied, viewer);
  }

  /** Whether everybody knows everything now. */
  get isOpen(): boolean {
    return isOpen(this.table);
  }

  /** Whether nobody but the seat would hear of this action. */
  isSecret(seat: Seat, action: Action): boolean {
    return !this.isOpen && wouldBeSecret(this.table, seat, action);
  }

  /** Whether the seat is asked for something that it may do in secret, or has something to hide. */
  asksInSecret(seat: Seat): boolean {
    if (hidesNothing(this.game)) return false;
    // That a seat thinks again tells that it has done something in secret.
    const { secrets } = this.view(seat).state;
    if (secrets?.[seat] !== undefined && secrets[seat] !== null) return true;
    return this.offers([seat]).some(({ actions }) => actions.some((action) => wouldBeSecret(this.table, seat, action)));
  }

  /** Which turn is on. */
  turn(): Turn {
    return turnOf(this.table);
  }

  /** The last pages of the game, as an audience may know them. */
  story(viewer: Viewer): HistorySlice {
    return sliceFrom(this.table, this.log, viewer, this.log.earlierCheckpoint());
  }

  /** The stretch of the story with a page, or nothing if it comes before what is here. */
  stretch(page: number, viewer: Viewer): HistorySlice | undefined {
    const { checkpoints } = this.log;
    // The last post that does not come after the page: posts stand in the order of their pages.
    let [nth, after] = [-1, checkpoints.length];
    while (after - nth > 1) {
      const middle = (nth + after) >> 1;
      if (countFor(checkpoints[middle]!.counts, viewer.eyes).pages <= page) nth = middle;
      else after = middle;
    }
    const checkpoint = checkpoints[nth];
    return checkpoint && sliceFrom(this.table, this.log, viewer, checkpoint, checkpoints[after]);
  }

  /** The line after which what is here begins. */
  get startsAfter(): number {
    return this.log.start.counts.lines;
  }

  /**
   * What an audience that knew `known` lines has missed. Nothing if that is more than is kept, if it cannot have known
   * as many, or knows them by other rules: then it needs the last pages.
   */
  since(known: number, viewer: Viewer): Update[] | undefined {
    const { former } = this.log.start;
    if (former !== undefined && known <= this.known(viewer.eyes, former.n)) return undefined;
    return this.log.missed(viewer.eyes, known)?.map((applied) => this.news(applied, viewer));
  }

  /**
   * The last position that nothing can be taken back from, and a page before it for readers. While these rules still
   * follow the lines of others, it is the one those left.
   */
  snapshot(): TableSnapshot {
    const { resumed, ...saved } = snapshot(this.table);
    const { head, former, counts: before, isOfOnePiece } = this.log.start;
    const last = this.log.standing[saved.entries - (head.from?.entries ?? 0) - 1];
    const counts = last ? this.log.noted(last).counts : before;
    if (former && counts.lines <= former.n) return former.snapshot;
    const page = isOfOnePiece ? this.earlierPage(saved.state) : undefined;
    return {
      n: counts.lines,
      version: saved.version,
      saved: { ...saved, ...(!isOfOnePiece && { resumed }) } as Snapshot & Json,
      lately: { counts, ...(page && { page }) },
    };
  }

  private earlierPage(state: Snapshot['state']): EarlierPage {
    const { mark, ...page } = this.log.earlierCheckpoint();
    const then = snapshot(backTo(this.table, mark));
    return { ...page, reached: then.reached, back: diff(state, then.state) };
  }

  /** What seats can do, for clients that do not know the rules. */
  offers(seats: readonly Seat[]): Offered[] {
    return offersAt(this.table, seats);
  }

  /**
   * Does what the next line of the log says, which another keeper wrote: what chance answered stands in the line. Throws
   * a `RecordError`, and changes nothing, if it is not the next line or was not possible.
   */
  follow(line: Line): AppliedLine {
    const { n, action } = line;
    if (n !== this.n + 1) throw new RecordError(`Line ${n} does not come after line ${this.n}.`);
    const before = mark(this.table);
    const facts = isUndo(action) ? this.followBack(line, action) : follow(this.table, line);
    return this.keep(line, stepTo(this.table, before, facts));
  }

  private followBack({ n, seat }: Line, { entries = 1 }: Undo): readonly Told[] {
    if (!Number.isInteger(entries) || entries < 1) throw new RecordError(`Line ${n} takes nothing back.`);
    const trial = clone(this.table);
    for (const table of [trial, this.table]) {
      for (let left = entries; left > 0; left--) {
        if (seat === undefined || !undoable(table, seat)) throw new RecordError(`Line ${n} cannot be taken back.`);
        undo(table, seat);
      }
    }
    return [];
  }

  private add({ entry, isSecret, ...step }: Step, at: number): AppliedLine {
    return this.keep({ n: this.n + 1, ...entry, at, ...(isSecret && { secret: true as const }) }, step);
  }

  private keep(line: Line, { before, after, facts, isOpen, isFirm }: Position): AppliedLine {
    const isOpenLine = this.wasOpen && isOpen;
    this.wasOpen = isOpen;
    const back = this.log.add(line, isOpenLine);
    const base = back.stands.length === 0 ? after : markBefore(this.table, back.stands.length);
    const applied = { line, before, after, facts, isOpen: isOpenLine, ...back, base };
    this.log.remember(applied, isFirm);
    return applied;
  }

  private isUpToDate(seat: Seat, known: number): boolean {
    return known === this.known(seat) || this.meansTheSame(seat, known);
  }

  /** Whether the seat could do the same when it knew `known` lines, which is one of the positions that are kept. */
  private meansTheSame(seat: Seat, known: number): boolean {
    const [missed] = this.log.missed(seat, known) ?? [];
    return missed !== undefined && same(offersAt(backTo(this.table, missed.before), [seat]), this.offers([seat]));
  }

  /** Whether the seat has done nothing since it knew `known` lines: then what it takes back is what it wished to take back. */
  private onlyOthersActed(seat: Seat, known: number): boolean {
    return this.log.missed(seat, known)?.every(({ line }) => line.seat !== undefined && line.seat !== seat) ?? false;
  }
}

/** A table right after a line, and what led there. */
interface Position {
  readonly before: Mark;
  readonly after: Mark;
  readonly facts: readonly Told[];
  readonly isOpen: boolean;
  readonly isFirm: boolean;
}

/** An action that was carried out, not yet in the log. */
interface Step extends Position {
  readonly entry: Entry;
  readonly isSecret: boolean;
}

function carryOut(table: Table, act: () => Played): Step | { readonly why: Why } {
  const before = mark(table);
  const played = act();
  if (played.entry === undefined) return { why: played.why };
  return { ...stepTo(table, before, played.facts), entry: played.entry, isSecret: isSecret(table) };
}

function stepTo(table: Table, before: Mark, facts: readonly Told[]): Position {
  shareWith(table, before);
  return { before, after: mark(table), facts, isOpen: isOpen(table), isFirm: isFirm(table) };
}

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

/** In a game that hides nothing, every line is open. */
const hidesNothing = ({ imagine }: Game): boolean => imagine === undefined;
