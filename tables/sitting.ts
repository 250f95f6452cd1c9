import {
  type Action,
  type Asking,
  asks,
  backTo,
  type Choice,
  choices,
  clone,
  diff,
  follow,
  type Game,
  type GameRecord,
  giveUp,
  isFirm,
  isOpen,
  isSecret,
  isSnapshot,
  type Json,
  letGo,
  type Mark,
  mark,
  markBefore,
  open,
  openingFacts,
  outcome,
  type Played,
  patched,
  play,
  RecordError,
  record,
  replay,
  resume,
  type Seat,
  type Snapshot,
  same,
  snapshot,
  type Table,
  type Told,
  type Turn,
  type UndoTo,
  undo,
  undoable,
  VersionError,
  view,
  type Why,
  whyNoUndo,
  wouldBeSecret,
} from '@skerry/engine';
import { type Counts, countedUp, countFor } from './counts.ts';
import { type Head, isTold, isUndo, type Line, standing, type TakenOut, takeOut, UNDO, type Undo } from './lines.ts';
import type { News, Offered, Story } from './messages.ts';
import { type Audience, aboutLine, type Happening, newsOf, pageOf } from './news.ts';
import {
  atSetUp,
  countsOf,
  type EarlierPage,
  headOf,
  isOfOnePiece,
  type Post,
  type Start,
  type TableSnapshot,
  withoutPages,
} from './start.ts';
import type { TableWhy } from './whys.ts';

export type Answer = Happening | { readonly why: Why };
export type UndoAnswer = Happening | { readonly why: TableWhy };

/** How many positions are kept for answers to an old one, and for readers who were away for a moment. */
const POSITIONS = 16;
/** The fewest lines from one post to the next, and the fewest pages a reader is told at first. */
const BETWEEN_POSTS = 16;
const FEW_PAGES = 8;

/** A line of the log as it is remembered. */
interface Noted {
  readonly line: Line;
  /** Of all lines up to this one. */
  readonly counts: Counts;
  /** Whether everybody knew everything before and after it. */
  readonly isOpen: boolean;
}

/**
 * A game at a table, wherever the table is kept: the engine's table, and the log that makes it, or the end of it. The
 * keeper writes each line down, then tells the news of it. Nothing here takes longer the longer the log is.
 */
export class Sitting {
  readonly game: Game;
  readonly head: Head;
  private readonly table: Table;
  private readonly start: Start;
  /** The lines since the start. */
  private readonly log: Noted[] = [];
  /** Those of them that were not taken back. */
  private readonly standing: Line[] = [];
  /** What the last lines brought about. */
  private readonly recent: Happening[] = [];
  private readonly posts: Post[];
  /** Whether everybody knew everything after the last line. */
  private wasOpen: boolean;

  private constructor(table: Table, head: Head, start: Start) {
    this.game = table.game;
    this.table = table;
    this.head = head;
    this.start = start;
    const { counts, page = { isOpen: isOpen(table), facts: openingFacts(table) } } = start;
    this.posts = [{ counts, ...page, mark: mark(table) }];
    this.wasOpen = isOpen(table);
  }

  /** Sets up a new game. Throws a named error for bad options. */
  static open(game: Game, setting: { seats: number; options?: object; seed?: string }): Sitting {
    const table = open(game, setting as Parameters<typeof open>[1]);
    return Sitting.at(table);
  }

  /** A game that begins with a table as it stands: just set up, or prepared. */
  static at(table: Table): Sitting {
    const head = headOf(table);
    return new Sitting(table, head, atSetUp(head));
  }

  /**
   * The line after which a log must be read to take its table up again: none of it is needed that a snapshot stands for.
   */
  static readAfter(game: Game, head: Head, snapshot?: TableSnapshot): number {
    if (snapshot?.lately === undefined) return 0;
    const { counts, page } = snapshot.lately;
    return isOfOnePiece(game, head, snapshot) ? (page?.counts.lines ?? 0) : counts.lines;
  }

  /**
   * Takes a table up again from what was written down: from the snapshot and the lines since, or from all lines. Where the
   * rules have changed, the lines since are followed under the rules of now. Throws a named error if that cannot be right.
   */
  static load(game: Game, head: Head, lines: readonly Line[], snapshot?: TableSnapshot): Sitting {
    if (snapshot !== undefined && !isOfOnePiece(game, head, snapshot)) return Sitting.goOn(game, head, lines, snapshot);
    const after = lines[0] ? lines[0].n - 1 : Sitting.readAfter(game, head, snapshot);
    const isWhole = after === 0;
    const sitting = isWhole ? Sitting.begin(game, head) : Sitting.beginAt(game, head, snapshot);
    for (const line of lines) sitting.follow(line);
    return sitting;
  }

  private static begin(game: Game, head: Head): Sitting {
    return new Sitting(replay(game, { ...head, entries: [] }), head, atSetUp(head));
  }

  /** From the page before the snapshot, so that readers are told a few pages. */
  private static beginAt(game: Game, head: Head, snapshot: TableSnapshot | undefined): Sitting {
    const page = snapshot?.lately?.page;
    if (page === undefined || !isSnapshot(snapshot?.saved)) throw new RecordError(BROKEN);
    const { counts, reached, back, ...led } = page;
    const state = patched(snapshot.saved.state, back);
    const from = { version: game.version, entries: counts.pages, state, reached };
    const table = resume(game, head, from);
    return new Sitting(table, head, {
      head: headOf(table),
      counts,
      page: led,
      isOfOnePiece: true,
    });
  }

  /** From a snapshot that other rules took, or that was taken after they did. */
  private static goOn(game: Game, head: Head, lines: readonly Line[], snapshot: TableSnapshot): Sitting {
    const { n, version, saved, lately } = snapshot;
    const last = lines.at(-1)?.n ?? n;
    if (!isSnapshot(saved) || last < n) throw new RecordError(BROKEN);
    const former = version === game.version ? undefined : { snapshot, n: last };
    const table = resume(game, head, saved);
    const counts = withoutPages(lately?.counts ?? countsOf(lines.slice(0, n), head.seats));
    const sitting = new Sitting(table, head, { head: headOf(table), counts, isOfOnePiece: false, former });
    const since = lines.filter((line) => line.n > n);
    try {
      for (const line of standing(since)) follow(table, line);
    } catch (cause) {
      const sentence = `Version ${game.version} of ${game.name} cannot follow what was played after line ${n}, under version ${version}.`;
      throw new VersionError(sentence, { cause });
    }
    // How these lines came about was not looked at, so they are told as if somebody had secrets.
    for (const line of since) sitting.note(line, false);
    sitting.wasOpen = sitting.isOpen;
    return sitting;
  }

  /** The last line of the log. */
  get n(): number {
    return this.counts.lines;
  }

  private get counts(): Counts {
    return this.log.at(-1)?.counts ?? this.start.counts;
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
    return this.asks().flatMap(({ seat, must }) => (must ? [seat] : []));
  }

  /** What lets the stops of those go by who do not want to be asked at them, by when each wants to be. */
  passes(asking: readonly Asking[]): { readonly seat: Seat; readonly action: Action }[] {
    if (this.game.stops === undefined || this.over) return [];
    const { state } = this.view('watcher');
    return this.waitsFor().flatMap((seat) => {
      const action = letGo(this.game, state, seat, asking[seat] ?? 'always');
      return action === undefined ? [] : [{ seat, action }];
    });
  }

  choices(seat: Seat): Choice[] {
    return choices(this.table, seat);
  }

  view(eyes: Seat | 'watcher'): ReturnType<typeof view> {
    return view(this.table, eyes);
  }

  /** The record of the game so far: for the keeper only while it is on, for everybody when it is over. */
  record(): GameRecord {
    return record(this.table);
  }

  /**
   * Plays what a seat decided when it knew `known` lines. If it was told of others since, it counts only where the seat
   * could do then just what it can do now: then nothing it has not seen has changed what its action means.
   */
  play(seat: Seat, known: number, action: unknown, at: number): Answer {
    if (known !== this.known(seat) && !this.meansTheSame(seat, known)) return { why: { why: 'lookAgain' } };
    return this.carryOut((table) => play(table, seat, action), at);
  }

  giveUp(at: number): Answer {
    return this.carryOut((table) => giveUp(table), at);
  }

  /** Takes back as much as the seat wishes and may; says what stopped it if that is not all. */
  undo(seat: Seat, known: number, at: number, to: UndoTo = 'step'): UndoAnswer {
    const stop = whyNoUndo(this.table, seat, to);
    if (stop && !undoable(this.table, seat)) return { why: { why: 'nothingToUndo', stop: stop.why } };
    if (known !== this.known(seat)) return { why: { why: 'lookAgain' } };
    const before = mark(this.table);
    const entries = undo(this.table, seat, to);
    const isSecret = this.standing
      .filter((line) => line.seat === seat)
      .slice(-entries)
      .every(({ secret }) => secret);
    const action: Undo = { act: UNDO, ...(entries > 1 && { entries }) };
    const line = { n: this.n + 1, seat, action, at, ...(isSecret && { secret: true as const }) };
    return { ...this.keep(line, before, []), stop };
  }

  /** Whether this seat may take back its last action. */
  canUndo(seat: Seat): boolean {
    return undoable(this.table, seat);
  }

  /** How many lines these eyes were told of, of the first `n` or of all. Of lines before those that are here: of these. */
  known(eyes: Audience['eyes'], n = this.n): number {
    const counts =
      n === this.n ? this.counts : (this.log[n - this.start.counts.lines - 1]?.counts ?? this.start.counts);
    return countFor(counts, eyes).lines;
  }

  /** What a happening means to an audience that is told of it. */
  news(happening: Happening, audience: Audience): News {
    const { line, after } = happening;
    const { eyes } = audience;
    const table = line.n === this.n ? this.table : backTo(this.table, after);
    const n = this.known(eyes, line.n);
    if (!isUndo(line.action)) return newsOf(table, happening, n, audience);
    const again = this.again(happening, n, audience);
    const back = happening.undone.filter((each) => isTold(each, eyes)).length + again.length;
    return { ...aboutLine(table, line, n, audience), back, ...(again.length > 0 && { again }) };
  }

  /** What others did since what is taken back, told anew. */
  private again({ stands, base }: Happening, n: number, audience: Audience): News[] {
    const table = backTo(this.table, base);
    return stands.flatMap((line) => {
      const before = mark(table);
      const facts = follow(table, line);
      const happening = { line, before, facts, isOpen: isOpen(before) && isOpen(table) };
      return isTold(line, audience.eyes) ? [newsOf(table, happening, n, audience)] : [];
    });
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
    return this.game.turn(this.view('watcher').state);
  }

  /** The last pages of the game, as an audience may know them. */
  story(audience: Audience): Story {
    return this.retell(this.posts.indexOf(this.earlierPost()), audience);
  }

  /** The stretch of the story with a page, or nothing if it comes before what is here. */
  stretch(page: number, audience: Audience): Story | undefined {
    const post = this.posts.findLastIndex(({ counts }) => countFor(counts, audience.eyes).pages <= page);
    return post < 0 ? undefined : this.retell(post, audience, this.posts[post + 1]);
  }

  /** The line after which what is here begins. */
  get startsAfter(): number {
    return this.start.counts.lines;
  }

  /** The last post with a few pages after it. */
  private earlierPost(): Post {
    const { pages } = this.counts;
    return this.posts.findLast(({ counts }) => pages - counts.pages >= FEW_PAGES) ?? this.posts[0]!;
  }

  /** What an audience may know from a post on, up to the page before another post or all of it. */
  private retell(nth: number, audience: Audience, end?: Post): Story {
    const post = this.posts[nth]!;
    const { lines: known, pages: first } = countFor(post.counts, audience.eyes);
    const base = this.start.counts.pages;
    const lines = this.standing.slice(post.counts.pages - base, end && end.counts.pages - base - 1);
    const table = backTo(this.table, post.mark);
    const opening = view(table, audience.eyes).state;
    // Whoever knows the rules works out what an entry brought about.
    const isWorkedOut = audience.knowsRules === true && lines.every((line) => this.noted(line).isOpen);
    const news: News[] = [];
    for (const line of lines) {
      const before = mark(table);
      const wasOpen = isOpen(table);
      const facts = isWorkedOut ? [] : follow(table, line);
      if (!isTold(line, audience.eyes)) continue;
      const after = line === this.standing.at(-1) ? this.table : table;
      const happening = { line, before, facts, isOpen: wasOpen && isOpen(table) };
      news.push(newsOf(after, happening, known + news.length + 1, audience));
    }
    return { first, opening, ...pageOf(post, audience), news };
  }

  private noted({ n }: Line): Noted {
    return this.log[n - this.start.counts.lines - 1]!;
  }

  /**
   * What an audience that knew so many lines has missed. Nothing if that is more than is kept, if it cannot have known so
   * many, or knows them by other rules: then it needs the last pages.
   */
  since(known: number, audience: Audience): News[] | undefined {
    const { eyes } = audience;
    const { former } = this.start;
    if (former !== undefined && known <= this.known(eyes, former.n)) return undefined;
    const missed = this.known(eyes) - known;
    if (missed === 0) return [];
    const told = this.recent.filter(({ line }) => isTold(line, eyes));
    if (missed < 0 || missed > told.length) return undefined;
    return told.slice(-missed).map((happening) => this.news(happening, audience));
  }

  /**
   * The last position that nothing can be taken back from, and a page before it for readers. While these rules still
   * follow the lines of others, it is the one those left.
   */
  snapshot(): TableSnapshot {
    const { resumed, ...saved } = snapshot(this.table);
    const { head, former, counts: before, isOfOnePiece } = this.start;
    const last = this.standing[saved.entries - (head.from?.entries ?? 0) - 1];
    const counts = last ? this.noted(last).counts : before;
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
    const { mark, ...page } = this.earlierPost();
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
  follow(line: Line): Happening {
    const { n, action } = line;
    if (n !== this.n + 1) throw new RecordError(`Line ${n} does not come after line ${this.n}.`);
    const before = mark(this.table);
    const facts = isUndo(action) ? this.followBack(line, action) : follow(this.table, line);
    return this.keep(line, before, facts);
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

  private carryOut(act: (table: Table) => Played, at: number): Answer {
    const before = mark(this.table);
    const played = act(this.table);
    if (played.entry === undefined) return { why: played.why };
    const line = { n: this.n + 1, ...played.entry, at, ...(isSecret(this.table) && { secret: true as const }) };
    return this.keep(line, before, played.facts);
  }

  /** A line has happened: it is remembered, and so is how the table stands after it. */
  private keep(line: Line, before: Mark, facts: readonly Told[]): Happening {
    const isOpenLine = this.wasOpen && this.isOpen;
    this.wasOpen = this.isOpen;
    const back = this.note(line, isOpenLine);
    const after = mark(this.table);
    const base = markBefore(this.table, back.stands.length);
    const happening = { line, before, after, facts, isOpen: isOpenLine, ...back, base };
    this.recent.push(happening);
    if (this.recent.length > POSITIONS) this.recent.shift();
    if (this.n - this.posts.at(-1)!.counts.lines >= BETWEEN_POSTS && isFirm(this.table)) {
      this.posts.push({ counts: this.counts, mark: after, line, isOpen: isOpenLine, facts });
    }
    return happening;
  }

  /** Adds a line to the log. Returns what it takes back, if it does, and the lines since then that stand. */
  private note(line: Line, isOpen: boolean): TakenOut {
    if (isUndo(line.action)) {
      const back = takeOut(this.standing, line, line.action);
      this.log.push({ line, counts: countedUp(this.counts, line, back.undone), isOpen });
      return back;
    }
    this.log.push({ line, counts: countedUp(this.counts, line), isOpen });
    this.standing.push(line);
    return { undone: [], stands: [] };
  }

  private meansTheSame(seat: Seat, known: number): boolean {
    const then = this.when(seat, known);
    return then !== undefined && same(offersAt(then, [seat]), this.offers([seat]));
  }

  /** The table as it was when these eyes knew so many lines, if that is one of the positions that are kept. */
  private when(eyes: Audience['eyes'], known: number): Table | undefined {
    const told = this.recent.filter(({ line }) => isTold(line, eyes));
    const missed = told[told.length - (this.known(eyes) - known)];
    return missed && backTo(this.table, missed.before);
  }
}

const BROKEN = 'The snapshot of this table is broken.';

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
