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
  /** Only the seat itself knows of it; not even that it happened is told to others. */
  readonly secret?: true;
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

  private constructor(table: Table, head: Head, lines: Line[]) {
    this.game = table.game;
    this.table = table;
    this.head = head;
    this.lines = lines;
    this.n = lines.length;
  }

  /** Sets up a new game. Throws a named error for bad options. */
  static open(game: Game, setting: { seats: number; options?: object; seed?: string }): Sitting {
    const table = open(game, setting as Parameters<typeof open>[1]);
    const { entries, ...head } = save(table);
    return new Sitting(table, head, []);
  }

  /** Takes a table up again from what was written down. Throws a named error if that cannot be right. */
  static load(game: Game, head: Head, lines: readonly Line[]): Sitting {
    return new Sitting(replay(game, { ...head, entries: standing(lines) }), head, [...lines]);
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
    const undone = standing(this.lines).findLast((line) => line.seat === seat);
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
    let known = n;
    for (let each = 0; each < n; each++) if (!isTold(this.lines[each]!, eyes)) known--;
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
    const stood = standing(this.lines.slice(0, -1)).filter((line) => isTold(line, eyes));
    return stood.at(-1)?.seat === seat;
  }

  /** Whether everybody knows everything, so that all audiences of a kind hear the same. */
  get isOpen(): boolean {
    return isOpen(this.table);
  }

  /** The game so far as an audience may know it. */
  story(audience: Audience): Story {
    return retell(this.game, this.head, standing(this.lines), audience);
  }

  /** What an audience that knew so many lines has missed; nothing if it cannot have known so many. */
  since(known: number, audience: Audience): News[] | undefined {
    const then = this.when(audience.eyes, known);
    if (then === undefined) return undefined;
    const news: News[] = [];
    for (const line of this.lines.slice(then.n)) {
      const happening = then.follow(line);
      if (isTold(line, audience.eyes)) news.push(then.news(happening, audience));
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
          ? this.undo(seat, this.known(seat), at)
          : this.play(seat, this.known(seat), action, at);
    if ('why' in answer) throw new Error(`Line ${line.n} of the log cannot be followed: ${answer.why.why}.`);
    return answer;
  }

  private carryOut(act: (table: Table) => Played, at: number): Answer {
    const before = mark(this.table);
    const played = act(this.table);
    if (played.entry === undefined) return { why: played.why };
    const line = this.write({ ...played.entry, at, ...(isSecret(this.table) && { secret: true }) });
    return { line, before, facts: played.facts };
  }

  private write(line: Omit<Line, 'n'>): Line {
    this.n++;
    const whole = { n: this.n, ...line };
    this.lines.push(whole);
    return whole;
  }

  private meansTheSame(seat: Seat, known: number): boolean {
    const then = this.when(seat, known);
    return then !== undefined && same(then.offers([seat]), this.offers([seat]));
  }

  /** The table as it was when these eyes knew so many lines. */
  private when(eyes: Audience['eyes'], known: number): Sitting | undefined {
    let n = 0;
    for (let told = 0; told < known; n++) {
      const line = this.lines[n];
      if (line === undefined) return undefined;
      if (isTold(line, eyes)) told++;
    }
    return Sitting.load(this.game, this.head, this.lines.slice(0, n));
  }
}

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
      if (isTold(line, audience.eyes)) news.push(newsOf(table, line, news.length + 1, before, told, audience));
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
  copy(facts.filter(({ to }) => to === undefined || to === eyes).map(({ fact }) => fact));
