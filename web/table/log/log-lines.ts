import { sayFact } from '@skerry/engine';
import { type GameBoard, type LineLook, lineOf, type Scene } from '@skerry/look';
import type { Page, Pages } from '@skerry/tables';

export interface LogLine {
  readonly key: string;
  /** The page of the book that tells it. */
  readonly page: number;
  /** Which of the facts of its page it tells. */
  readonly fact: number;
  readonly sentence: string;
  readonly look: LineLook;
}

/** The lines of a turn. The set-up comes before the first heading. */
export interface LogTurn {
  readonly page: number;
  readonly heading: LogLine | undefined;
  readonly lines: readonly LogLine[];
}

export type Teller = (page: Page) => Scene;

/** One page in words, without what is not worth a line. */
export function linesOf(board: Pick<GameBoard, 'facts'>, page: Page, at: number, tell: Teller): LogLine[] {
  const { text, telling } = tell(page);
  return page.facts.flatMap((fact, nth) => {
    const look = lineOf(board.facts, fact);
    if (look.silent) return [];
    return [{ key: `${at}.${nth}`, page: at, fact: nth, sentence: sayFact(text, fact, telling), look }];
  });
}

/** The lines of a log by page. A page is put into words when somebody asks for it, so a long log costs no more than a short one. */
export class LogLines implements Iterable<LogLine> {
  /** Those that are told. */
  private readonly pages: Pages;
  private readonly say: (page: Page, at: number) => readonly LogLine[];

  constructor(pages: Pages, say: (page: Page, at: number) => readonly LogLine[]) {
    this.pages = pages;
    this.say = say;
  }

  /** The last page. */
  get end(): number {
    return this.pages.length - 1;
  }

  /** The lines of a page, none where it is not here. */
  at(page: number): readonly LogLine[] {
    const found = page < 0 ? undefined : this.pages.at(page);
    return found === undefined ? [] : this.say(found, page);
  }

  /** The last page up to this one that has lines, or -1. */
  lastPage(upTo = this.end): number {
    let page = this.pages.lastHeld(upTo);
    while (page >= 0 && this.at(page).length === 0) page = this.pages.lastHeld(page - 1);
    return page;
  }

  /** The first page from this one on that has lines, or -1. */
  nextPage(from: number): number {
    let page = this.pages.nextHeld(from);
    while (page >= 0 && this.at(page).length === 0) page = this.pages.nextHeld(page + 1);
    return page;
  }

  /** The lines from one page to another. */
  between(from: number, to = this.end): LogLine[] {
    const found: LogLine[] = [];
    for (let page = this.nextPage(from); page >= 0 && page <= to; page = this.nextPage(page + 1))
      found.push(...this.at(page));
    return found;
  }

  /** The last lines. */
  lately(most: number): LogLine[] {
    let from = this.lastPage();
    for (let told = this.at(from).length; from >= 0 && told < most; told += this.at(from).length)
      from = this.lastPage(from - 1);
    return this.between(from).slice(-most);
  }

  [Symbol.iterator](): Iterator<LogLine> {
    return this.between(0)[Symbol.iterator]();
  }
}

export function turnsOf(lines: readonly LogLine[]): LogTurn[] {
  const turns: { page: number; heading: LogLine | undefined; lines: LogLine[] }[] = [];
  for (const line of lines) {
    if (line.look.heading) turns.push({ page: line.page, heading: line, lines: [] });
    else {
      if (turns.length === 0) turns.push({ page: line.page, heading: undefined, lines: [] });
      turns.at(-1)!.lines.push(line);
    }
  }
  return turns;
}

/** How many lines of the log are drawn at a time, and how many the reader goes on by. */
const MOST_DRAWN = 120;
const GO_ON_BY = 40;

/** The turns that are drawn, of all: `start` to `end`. */
export interface Drawn {
  readonly start: number;
  readonly end: number;
}

/** Turns around a page, as far as anybody may be about to read. */
export interface NearTurns {
  readonly turns: readonly LogTurn[];
  /** Nothing comes before or after them. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** How many lines before the turn of a page are near it: those that are drawn at a time, and those that the reader goes back by. */
const NEAR_BEFORE = MOST_DRAWN + GO_ON_BY;
/** How many turns after those that are drawn are near: as many as the reader may go on by. */
const NEAR_AFTER = Math.ceil(MOST_DRAWN / 3);

/** The turns near a page, or near the end. Only these lines are put into words, however long the log is. */
export function turnsNear(log: LogLines, page: number | undefined): NearTurns {
  const at = page ?? log.end;
  const before = linesBefore(log, at);
  const after = linesAfter(log, at + 1);
  return { turns: turnsOf([...before.lines, ...after.lines]), isFirst: before.isFirst, isLast: after.isLast };
}

/** From the start of a turn far enough before a page up to that page. */
function linesBefore(log: LogLines, to: number): { readonly lines: readonly LogLine[]; readonly isFirst: boolean } {
  let hasTurn = false;
  let before = 0;
  for (let page = log.lastPage(to); page >= 0; page = log.lastPage(page - 1)) {
    const lines = log.at(page);
    const heading = lines.findIndex(({ look }) => look.heading);
    if (hasTurn) before += lines.length;
    if (heading >= 0 && before >= NEAR_BEFORE) {
      const isFirst = heading === 0 && log.lastPage(page - 1) < 0;
      return { lines: [...lines.slice(heading), ...log.between(page + 1, to)], isFirst };
    }
    hasTurn ||= heading >= 0;
  }
  return { lines: log.between(0, to), isFirst: true };
}

/** From a page on up to the end of a turn far enough after it. */
function linesAfter(log: LogLines, from: number): { readonly lines: readonly LogLine[]; readonly isLast: boolean } {
  const found: LogLine[] = [];
  let turns = 0;
  for (let page = log.nextPage(from); page >= 0; page = log.nextPage(page + 1)) {
    const lines = log.at(page);
    const heading = lines.findIndex(({ look }) => look.heading);
    if (heading >= 0 && found.length >= MOST_DRAWN) turns++;
    if (turns > NEAR_AFTER) return { lines: [...found, ...lines.slice(0, heading)], isLast: false };
    found.push(...lines);
  }
  return { lines: found, isLast: true };
}

const size = ({ lines }: LogTurn): number => lines.length + 1;

/**
 * The turns to draw: from the one with a page on, or the last ones. A long log is drawn in part; what comes before and after
 * is drawn when the reader goes there.
 */
export function drawnFrom(turns: readonly LogTurn[], page: number | undefined): Drawn {
  if (page === undefined) return { start: countedBack(turns, turns.length, MOST_DRAWN), end: turns.length };
  const found = turns.findLast((turn) => turn.page <= page)?.page;
  // The set-up and the first turn have the same page.
  const start = Math.max(
    0,
    turns.findIndex((turn) => turn.page === found),
  );
  let end = start;
  for (let drawn = 0; end < turns.length && (end === start || drawn + size(turns[end]!) <= MOST_DRAWN); end++)
    drawn += size(turns[end]!);
  return { start, end };
}

/** The turn a number of lines before another. */
function countedBack(turns: readonly LogTurn[], before: number, lines: number): number {
  let start = before;
  for (let drawn = 0; start > 0 && (start === before || drawn + size(turns[start - 1]!) <= lines); start--)
    drawn += size(turns[start - 1]!);
  return start;
}

/** The page to draw from for whoever wants to read what comes before. */
export const earlierThan = (turns: readonly LogTurn[], { start }: Drawn): number =>
  turns[countedBack(turns, start, GO_ON_BY)]?.page ?? 0;

/** The page to draw from for whoever wants to read what comes after; nothing for the last ones. */
export function laterThan(turns: readonly LogTurn[], { start, end }: Drawn): number | undefined {
  const next = Math.min(turns.length, end + Math.max(1, Math.ceil((end - start) / 3)));
  return next === turns.length ? undefined : turns[countedBack(turns, next, MOST_DRAWN)]?.page;
}

/** What a page brought about, as one announcement for those who listen. */
export function announcement(lines: readonly Pick<LogLine, 'sentence'>[]): string {
  return lines.map(({ sentence }) => sentence).join(' ');
}
