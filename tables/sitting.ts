import {
  type Action,
  asks,
  type Choice,
  changes,
  choices,
  copy,
  type Fact,
  type Game,
  type GameRecord,
  giveUp,
  isOpen,
  isSecret,
  type Json,
  type Mark,
  mark,
  open,
  outcome,
  type Played,
  play,
  record,
  replay,
  type Seat,
  same,
  save,
  type Table,
  type Told,
  undo,
  undoable,
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
  n: number;
  private table: Table;
  private readonly lines: Line[];
  /** The lines of which only their own seat knows. */
  private readonly secrets: Set<number>;

  private constructor(table: Table, head: Head, lines: Line[], secrets: Set<number>) {
    this.game = table.game;
    this.table = table;
    this.head = head;
    this.lines = lines;
    this.n = lines.length;
    this.secrets = secrets;
  }

  /** Sets up a new game. Throws a named error for bad options. */
  static open(game: Game, setting: { seats: number; options?: object; seed?: string }): Sitting {
    const table = open(game, setting as Parameters<typeof open>[1]);
    const { entries, ...head } = save(table);
    return new Sitting(table, head, [], new Set());
  }

  /** Takes a table up again from what was written down. Throws a named error if that cannot be right. */
  static load(game: Game, head: Head, lines: readonly Line[]): Sitting {
    const entries = standing(lines);
    const secrets = new Set<number>();
    let next = 0;
    const table = replay(game, { ...head, entries }, undefined, (table, _facts, entry) => {
      if (entry === undefined) return;
      const { n } = entries[next++]!;
      if (isSecret(table)) secrets.add(n);
    });
    return new Sitting(table, head, [...lines], secrets);
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
   * Plays what a seat decided when it knew line `known`. If lines came since, it counts only where the seat could do
   * then just what it can do now: then nothing it has not seen has changed what its action means.
   */
  play(seat: Seat, known: number, action: unknown, at: number): Answer {
    if (!this.isUpToDate(seat, known) && !this.meansTheSame(seat, known)) return { why: { why: 'lookAgain' } };
    return this.carryOut((table) => play(table, seat, action), at);
  }

  giveUp(at: number): Answer {
    return this.carryOut((table) => giveUp(table), at);
  }

  undo(seat: Seat, known: number, at: number): Answer {
    if (!undoable(this.table, seat)) return { why: { why: 'nothingToUndo' } };
    if (!this.isUpToDate(seat, known)) return { why: { why: 'lookAgain' } };
    const before = mark(this.table);
    const undone = standing(this.lines).findLast((line) => line.seat === seat);
    undo(this.table, seat);
    const line = this.write({ seat, action: { act: UNDO }, at });
    if (undone !== undefined && this.secrets.has(undone.n)) this.secrets.add(line.n);
    return { line, before, facts: [] };
  }

  /** Whether this seat may take back its last action. */
  canUndo(seat: Seat): boolean {
    return undoable(this.table, seat);
  }

  /** Whether a line is told to these eyes: what a seat does in secret, only the seat itself hears of. */
  isTold({ n, seat }: Line, eyes: Audience['eyes']): boolean {
    return !this.secrets.has(n) || seat === eyes;
  }

  /** The last line that was told to these eyes. */
  known(eyes: Audience['eyes']): number {
    return this.lastTold(this.n, eyes);
  }

  /** What a happening, the last one, means to an audience that is told of it. */
  news({ line, before, facts }: Happening, audience: Audience): News {
    const after = this.lastTold(line.n - 1, audience.eyes);
    const news = newsOf(this.table, line, before, facts, audience);
    return after === line.n - 1 ? news : { ...news, after };
  }

  /** Whether everybody knows everything, so that all audiences of a kind hear the same. */
  get isOpen(): boolean {
    return isOpen(this.table);
  }

  /** The game so far as an audience may know it. */
  story(audience: Audience): Story {
    return retell(this.game, this.head, standing(this.lines), audience);
  }

  /** What an audience that knew line `known` has missed; nothing if it knows a line that is not there. */
  since(known: number, audience: Audience): News[] | undefined {
    if (known > this.n) return undefined;
    const news: News[] = [];
    const table = Sitting.load(this.game, this.head, this.lines.slice(0, known));
    for (const line of this.lines.slice(known)) {
      const happening = table.follow(line);
      if (table.isTold(line, audience.eyes)) news.push(table.news(happening, audience));
    }
    return news;
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

  /** Does again what a line of the same log did. */
  private follow(line: Line): Happening {
    const { seat, action, at } = line;
    const answer =
      seat === undefined
        ? this.giveUp(at)
        : action.act === UNDO
          ? this.undo(seat, this.n, at)
          : this.play(seat, this.n, action, at);
    if ('why' in answer) throw new Error(`Line ${line.n} of the log cannot be followed: ${answer.why.why}.`);
    return answer;
  }

  private carryOut(act: (table: Table) => Played, at: number): Answer {
    const before = mark(this.table);
    const played = act(this.table);
    if (played.entry === undefined) return { why: played.why };
    const line = this.write({ ...played.entry, at });
    if (isSecret(this.table)) this.secrets.add(line.n);
    return { line, before, facts: played.facts };
  }

  /** Whether a seat that knows line `known` has been told all it may know. */
  private isUpToDate(seat: Seat, known: number): boolean {
    return known <= this.n && known >= this.lastTold(this.n, seat);
  }

  /** The last line up to `n` that was told to these eyes. */
  private lastTold(n: number, eyes: Audience['eyes']): number {
    let last = n;
    while (last > 0 && !this.isTold(this.lines[last - 1]!, eyes)) last--;
    return last;
  }

  private write(line: Omit<Line, 'n'>): Line {
    this.n++;
    const whole = { n: this.n, ...line };
    this.lines.push(whole);
    return whole;
  }

  private meansTheSame(seat: Seat, known: number): boolean {
    if (known > this.n) return false;
    const then = Sitting.load(this.game, this.head, this.lines.slice(0, known));
    return same(then.offers([seat]), this.offers([seat]));
  }
}

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

function retell(game: Game, head: Head, lines: readonly Line[], audience: Audience): Story {
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
      if (!isSecret(table) || line.seat === audience.eyes) news.push(newsOf(table, line, before, told, audience));
    }
    before = mark(table);
  });
  return { opening, facts, news };
}

function newsOf(table: Table, line: Line, before: Mark, told: readonly Told[], audience: Audience): News {
  const { n, seat, action, chance, at } = line;
  const about = {
    n,
    ...(seat !== undefined && { seat }),
    ...(seat !== undefined && undoable(table, seat) && { undo: true as const }),
    at,
  };
  if (action.act === UNDO) return { ...about, back: true };
  if (audience.knowsRules && isOpen(table)) return { ...about, action, ...(chance && { chance }) };
  return { ...about, facts: heard(told, audience), patch: changes(table, before, audience.eyes) };
}

const heard = (facts: readonly Told[], { eyes }: Audience): Fact[] =>
  copy(facts.filter(({ to }) => to === undefined || to === eyes).map(({ fact }) => fact));
