import {
  type Action,
  asks,
  type Choice,
  changes,
  choices,
  type Fact,
  follow,
  type Game,
  type GameRecord,
  giveUp,
  isOpen,
  isSecret,
  isSnapshot,
  type Json,
  type Mark,
  mark,
  open,
  outcome,
  type Played,
  type Snapshot as Position,
  play,
  RecordError,
  record,
  replay,
  resume,
  type Seat,
  same,
  save,
  snapshot,
  type Table,
  type Told,
  undo,
  undoable,
  VersionError,
  view,
  type Why,
} from '@skerry/engine';
import type { News, Offered, Story } from './messages.ts';

/** What a keeper writes down when a game begins: with the lines of the log, the whole table. */
export type Head = Omit<GameRecord, 'entries'>;

/** A line of the log. Taking back is a line of its own, so that lines are only ever added. */
export interface Line {
  readonly n: number;
  readonly seat?: Seat;
  readonly action: Action;
  readonly chance?: readonly Json[];
  readonly at: number;
  /** Only the seat itself knows of it; not even that it happened is told to others. */
  readonly secret?: true;
}

/** A position that later rules can go on from, when they cannot replay how it came about. */
export interface Snapshot {
  /** The last line it holds. */
  readonly n: number;
  readonly version: number;
  readonly saved: Json;
}

/** Where these rules begin: at the set-up, or at a snapshot. */
interface Start {
  readonly head: Head;
  /** The last line before it. */
  readonly n: number;
  /** The snapshot, where other rules took it, and the last line that they may have told. */
  readonly former?: { readonly snapshot: Snapshot; readonly n: number } | undefined;
}

/** Who is told, and how: `knowsRules` where entries do instead of patches. */
export interface Audience {
  readonly eyes: Seat | 'watcher';
  readonly knowsRules?: boolean;
}

/** What a line brought about, not yet told to anybody. */
export interface Happening {
  readonly line: Line;
  readonly before: Mark;
  readonly facts: readonly Told[];
}

export type Answer = Happening | { readonly why: Why };

const UNDO = 'undo';

/**
 * A game at a table, wherever the table is kept: the engine's table, and the log that makes it. The keeper writes each
 * line down, then tells the news of it.
 */
export class Sitting {
  readonly game: Game;
  readonly head: Head;
  /** The last line of the log. */
  n = 0;
  private table: Table;
  private readonly lines: Line[];
  private readonly start: Start;
  /** How many lines only their seat knows of: of all, and of each. */
  private readonly secrets = { all: 0, of: new Map<Audience['eyes'] | undefined, number>() };

  private constructor(table: Table, head: Head, lines: readonly Line[], start: Start = { head, n: 0 }) {
    this.game = table.game;
    this.table = table;
    this.head = head;
    this.lines = [];
    this.start = start;
    for (const line of lines) this.keep(line);
  }

  /** Sets up a new game. Throws a named error for bad options. */
  static open(game: Game, setting: { seats: number; options?: object; seed?: string }): Sitting {
    const table = open(game, setting as Parameters<typeof open>[1]);
    return new Sitting(table, headOf(table), []);
  }

  /**
   * Takes a table up again from what was written down. Where the rules have changed, it goes on from the snapshot, and
   * the lines since then are followed under the rules of now. Throws a named error if that cannot be right.
   */
  static load(game: Game, head: Head, lines: readonly Line[], snapshot?: Snapshot): Sitting {
    if (snapshot === undefined || isOfOnePiece(game, head, snapshot))
      return new Sitting(replayed(game, head, lines), head, lines);
    const { n, version, saved } = snapshot;
    if (!isSnapshot(saved) || n > lines.length) throw new RecordError('The snapshot of this table is broken.');
    const former = version === game.version ? undefined : { snapshot, n: lines.length };
    const start = { head: headOf(resume(game, head, saved)), n, former };
    try {
      return new Sitting(replayed(game, start.head, lines.slice(n)), head, lines, start);
    } catch (cause) {
      const sentence = `Version ${game.version} of ${game.name} cannot follow what was played after line ${n}, under version ${version}.`;
      throw new VersionError(sentence, { cause });
    }
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

  undo(seat: Seat, known: number, at: number): Answer {
    if (!undoable(this.table, seat)) return { why: { why: 'nothingToUndo' } };
    if (known !== this.known(seat)) return { why: { why: 'lookAgain' } };
    const before = mark(this.table);
    const undone = this.stood().findLast((line) => line.seat === seat);
    undo(this.table, seat);
    const line = this.write({ seat, action: { act: UNDO }, at, ...(undone?.secret && { secret: true }) });
    return { line, before, facts: [] };
  }

  /** Whether this seat may take back its last action. */
  canUndo(seat: Seat): boolean {
    return undoable(this.table, seat);
  }

  /** How many lines these eyes were told of, of the first `n` or of all. */
  known(eyes: Audience['eyes'], n = this.n): number {
    let known = this.n - this.secrets.all + (this.secrets.of.get(eyes) ?? 0);
    for (let each = this.n; each > n; each--) if (isTold(this.lines[each - 1]!, eyes)) known--;
    return known;
  }

  /** What a happening, the last one, means to an audience that is told of it. */
  news({ line, before, facts }: Happening, audience: Audience): News {
    const news = newsOf(this.table, line, this.known(audience.eyes, line.n), before, facts, audience);
    if (!('back' in news) || this.isLastPage(line, audience.eyes)) return news;
    // Others acted since what is taken back: their pages stay, and a new one shows what is left.
    const { back, ...about } = news;
    return { ...about, facts: [], patch: changes(this.table, before, audience.eyes) };
  }

  /** Whether the line that `undo`, the last line, takes back is the last page these eyes have read. */
  private isLastPage({ seat }: Line, eyes: Audience['eyes']): boolean {
    const told = this.stood(this.n - 1).filter((line) => isTold(line, eyes));
    return told.at(-1)?.seat === seat;
  }

  /** Whether everybody knows everything, so that all audiences of a kind hear the same. */
  get isOpen(): boolean {
    return isOpen(this.table);
  }

  /** The game so far as an audience may know it, from the set-up or from where these rules went on. */
  story(audience: Audience): Story {
    const { head, n } = this.start;
    return retell(this.game, head, this.stood(), this.known(audience.eyes, n), audience);
  }

  /**
   * What an audience that knew so many lines has missed. Nothing if it cannot have known so many, or knows them by other
   * rules: then it needs the whole story.
   */
  since(known: number, audience: Audience): News[] | undefined {
    const { former } = this.start;
    if (former !== undefined && known <= this.known(audience.eyes, former.n)) return undefined;
    if (known === this.known(audience.eyes)) return [];
    const then = this.when(audience.eyes, known);
    if (then === undefined) return undefined;
    const news: News[] = [];
    for (const line of this.lines.slice(then.n)) {
      const happening = then.follow(line);
      if (isTold(line, audience.eyes)) news.push(then.news(happening, audience));
    }
    return news;
  }

  /**
   * The last position that nothing can be taken back from: for later rules to go on from, if they must. While these rules
   * still follow the lines of others, it is the one those left.
   */
  snapshot(): Snapshot {
    const saved = snapshot(this.table);
    const { head, former } = this.start;
    const last = this.stood()[saved.entries - (head.from?.entries ?? 0) - 1];
    const n = last?.n ?? this.start.n;
    return former && n <= former.n ? former.snapshot : { n, version: saved.version, saved: saved as Position & Json };
  }

  /** What seats can do, for clients that do not know the rules. */
  offers(seats: readonly Seat[]): Offered[] {
    return this.asks()
      .filter(({ seat }) => seats.includes(seat))
      .map(({ seat, must }) => ({
        seat,
        must,
        actions: this.choices(seat)
          .filter(({ why }) => why === undefined)
          .map(({ action }) => action),
      }));
  }

  /**
   * Does what the next line of the log says, which another keeper wrote: what chance answered stands in the line. Throws
   * a `RecordError`, and changes nothing, if it is not the next line or was not possible.
   */
  follow(line: Line): Happening {
    const { n, action } = line;
    if (n !== this.n + 1) throw new RecordError(`Line ${n} does not come after line ${this.n}.`);
    const before = mark(this.table);
    const facts = action.act === UNDO ? this.followBack(line) : follow(this.table, line);
    this.keep(line);
    return { line, before, facts };
  }

  private followBack({ n, seat }: Line): readonly Told[] {
    if (seat === undefined || !undoable(this.table, seat)) throw new RecordError(`Line ${n} cannot be taken back.`);
    undo(this.table, seat);
    return [];
  }

  private carryOut(act: (table: Table) => Played, at: number): Answer {
    const before = mark(this.table);
    const played = act(this.table);
    if (played.entry === undefined) return { why: played.why };
    const line = this.write({ ...played.entry, at, ...(isSecret(this.table) && { secret: true }) });
    return { line, before, facts: played.facts };
  }

  private write(line: Omit<Line, 'n'>): Line {
    const whole = { n: this.n + 1, ...line };
    this.keep(whole);
    return whole;
  }

  private keep(line: Line): void {
    this.lines.push(line);
    this.n = this.lines.length;
    const { secret, seat } = line;
    if (!secret) return;
    this.secrets.all++;
    this.secrets.of.set(seat, (this.secrets.of.get(seat) ?? 0) + 1);
  }

  /** The lines since the start that were not taken back, of all or of the first `n`. */
  private stood(n = this.n): Line[] {
    return standing(this.lines.slice(this.start.n, n));
  }

  private meansTheSame(seat: Seat, known: number): boolean {
    const then = this.when(seat, known);
    return then !== undefined && same(then.offers([seat]), this.offers([seat]));
  }

  /** The table as it was when these eyes knew so many lines, if these rules were there then. */
  private when(eyes: Audience['eyes'], known: number): Sitting | undefined {
    const { start } = this;
    let { n } = start;
    let told = this.known(eyes, n);
    if (known < told) return undefined;
    for (; told < known; n++) {
      const line = this.lines[n];
      if (line === undefined) return undefined;
      if (isTold(line, eyes)) told++;
    }
    const lines = this.lines.slice(0, n);
    return new Sitting(replayed(this.game, start.head, lines.slice(start.n)), this.head, lines, start);
  }
}

/** Whether the rules of now have played it all, so that it can be replayed from its set-up. */
const isOfOnePiece = (game: Game, head: Head, { version, saved }: Snapshot): boolean =>
  head.version === game.version && version === game.version && !(isSnapshot(saved) && saved.resumed);

/** What a keeper writes down of a table besides its log. */
function headOf(table: Table): Head {
  const { entries, ...head } = save(table);
  return head;
}

const replayed = (game: Game, head: Head, lines: readonly Line[]): Table =>
  replay(game, { ...head, entries: standing(lines) });

/** Whether a line is told to these eyes: what a seat does in secret, only the seat itself hears of. */
export const isTold = ({ secret, seat }: Line, eyes: Audience['eyes']): boolean => !secret || seat === eyes;

/** The lines that were not taken back, in order. */
export function standing(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  for (const line of lines) {
    if (line.action.act !== UNDO) kept.push(line);
    // A seat takes back its own last line; others may have acted in secret since.
    else
      kept.splice(
        kept.findLastIndex(({ seat }) => seat === line.seat),
        1,
      );
  }
  return kept;
}

/** Tells the lines that stand to an audience that was told of `known` lines before them. */
function retell(game: Game, head: Head, lines: readonly Line[], known: number, audience: Audience): Story {
  const news: News[] = [];
  let opening: Json = null;
  let facts: readonly Fact[] = [];
  let before: Mark | undefined;
  let next = 0;
  replay(game, { ...head, entries: lines }, undefined, (table, told) => {
    if (before === undefined) {
      opening = view(table, audience.eyes).state as unknown as Json;
      facts = heard(told, audience);
    } else {
      const line = lines[next++]!;
      if (isTold(line, audience.eyes)) news.push(newsOf(table, line, known + news.length + 1, before, told, audience));
    }
    before = mark(table);
  });
  return { opening, facts, news };
}

function newsOf(table: Table, line: Line, n: number, before: Mark, told: readonly Told[], audience: Audience): News {
  const { seat, action, chance, at } = line;
  // Where seats have secrets, nobody is told whether another could take something back.
  const undoer = isOpen(table) ? seat : audience.eyes;
  const about = {
    n,
    ...(seat !== undefined && { seat }),
    ...(typeof undoer === 'number' && undoable(table, undoer) && { undo: true as const }),
    at,
  };
  if (action.act === UNDO) return { ...about, back: true };
  if (audience.knowsRules && isOpen(table)) return { ...about, action, ...(chance && { chance }) };
  return { ...about, facts: heard(told, audience), patch: changes(table, before, audience.eyes) };
}

const heard = (facts: readonly Told[], { eyes }: Audience): Fact[] =>
  facts.filter(({ to }) => to === undefined || to === eyes).map(({ fact }) => fact);
