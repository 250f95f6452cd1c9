import { sayFact } from '@skerry/engine';
import { type GameBoard, type LineLook, lineOf, type Scene } from '@skerry/look';
import type { Page, Pages } from '@skerry/tables';

export interface LogPlace {
  readonly page: number;
  readonly fact: number;
}

export interface LogLine extends LogPlace {
  readonly key: string;
  readonly sentence: string;
  readonly look: LineLook;
}

/** The lines of a turn. The set-up comes before the first heading. */
export interface LogTurn {
  readonly page: number;
  readonly heading: LogLine | undefined;
  readonly lines: readonly LogLine[];
}

export type SceneOf = (page: Page) => Scene;

/** The lines of one page; facts that deserve no line are left out. */
export function linesOf(board: Pick<GameBoard, 'facts'>, page: Page, at: number, tell: SceneOf): LogLine[] {
  const { text, telling } = tell(page);
  return page.facts.flatMap((fact, nth) => {
    const look = lineOf(board.facts, fact);
    if (look.silent) return [];
    let said: string | undefined;
    return [
      {
        ...{ key: `${at}.${nth}`, page: at, fact: nth, look },
        // Computed on demand: most lines of a folded log are never read.
        get sentence() {
          said ??= sayFact(text, fact, telling);
          return said;
        },
      },
    ];
  });
}

/** The lines of a log by page. Sentences are made on demand, so a long log costs no more than a short one. */
export class LogLines implements Iterable<LogLine> {
  readonly pages: Pages;
  private readonly say: (page: Page, at: number) => readonly LogLine[];
  /** How many facts of the last page have been shown. */
  readonly shown: number;

  constructor(
    pages: Pages,
    say: (page: Page, at: number) => readonly LogLine[],
    shown: number = Number.POSITIVE_INFINITY,
  ) {
    this.pages = pages;
    this.say = say;
    this.shown = shown;
  }

  get end(): number {
    return this.pages.length - 1;
  }

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

  between(from: number, to = this.end): LogLine[] {
    const found: LogLine[] = [];
    for (let page = this.nextPage(from); page >= 0 && page <= to; page = this.nextPage(page + 1))
      found.push(...this.at(page));
    return found;
  }

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

/** How many lines of the log are rendered at a time, and how many are added when the reader scrolls on. */
const MOST_DRAWN = 120;
const GO_ON_BY = 40;

export interface Drawn {
  readonly start: number;
  readonly end: number;
}

/** Turns around a page, as far as the reader may scroll soon. */
export interface NearTurns {
  readonly turns: readonly LogTurn[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** How many lines before a page's turn are near it: one rendered part and one step further. */
const NEAR_BEFORE = MOST_DRAWN + GO_ON_BY;
/** How many turns after the rendered ones are near: one step further. */
const NEAR_AFTER = Math.ceil(MOST_DRAWN / 3);

/** The most lines a folded turn counts for: a heading and a few lines. */
export const FOLDED = 6;

/** The turns near a page, or near the end. Only these lines are put into words, however long the log is. */
export function turnsNear(log: LogLines, page: number | undefined, most = Number.POSITIVE_INFINITY): NearTurns {
  const at = page ?? log.end;
  const before = linesBefore(log, at, most);
  const after = linesAfter(log, at + 1);
  return { turns: turnsOf([...before.lines, ...after.lines]), isFirst: before.isFirst, isLast: after.isLast };
}

function linesBefore(
  log: LogLines,
  to: number,
  most: number,
): { readonly lines: readonly LogLine[]; readonly isFirst: boolean } {
  let hasTurn = false;
  let before = 0;
  let inTurn = 0;
  for (let page = log.lastPage(to); page >= 0; page = log.lastPage(page - 1)) {
    const lines = log.at(page);
    const heading = lines.findIndex(({ look }) => look.heading);
    if (hasTurn) inTurn += lines.length;
    if (heading >= 0) {
      before += Math.min(inTurn, most);
      inTurn = 0;
      if (before >= NEAR_BEFORE) {
        const isFirst = heading === 0 && log.lastPage(page - 1) < 0;
        return { lines: [...lines.slice(heading), ...log.between(page + 1, to)], isFirst };
      }
    }
    hasTurn ||= heading >= 0;
  }
  return { lines: log.between(0, to), isFirst: true };
}

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

const size = ({ lines }: LogTurn, most: number): number => Math.min(lines.length + 1, most);

/** The turns to render: from the one with a page on, or the last ones. */
export function drawnFrom(turns: readonly LogTurn[], page: number | undefined, most = Number.POSITIVE_INFINITY): Drawn {
  if (page === undefined) return { start: countedBack(turns, turns.length, MOST_DRAWN, most), end: turns.length };
  const found = turns.findLast((turn) => turn.page <= page)?.page;
  // The set-up and the first turn have the same page.
  const start = Math.max(
    0,
    turns.findIndex((turn) => turn.page === found),
  );
  let end = start;
  for (let drawn = 0; end < turns.length && (end === start || drawn + size(turns[end]!, most) <= MOST_DRAWN); end++)
    drawn += size(turns[end]!, most);
  return { start, end };
}

/** The turn that begins at least this many lines before another. */
function countedBack(turns: readonly LogTurn[], before: number, lines: number, most: number): number {
  let start = before;
  for (let drawn = 0; start > 0 && (start === before || drawn + size(turns[start - 1]!, most) <= lines); start--)
    drawn += size(turns[start - 1]!, most);
  return start;
}

/** The page to render from when the reader scrolls back. */
export const earlierThan = (turns: readonly LogTurn[], { start }: Drawn, most = Number.POSITIVE_INFINITY): number =>
  turns[countedBack(turns, start, GO_ON_BY, most)]?.page ?? 0;

/** The page to render from when the reader scrolls on; undefined for the newest. */
export function laterThan(
  turns: readonly LogTurn[],
  { start, end }: Drawn,
  most = Number.POSITIVE_INFINITY,
): number | undefined {
  const next = Math.min(turns.length, end + Math.max(1, Math.ceil((end - start) / 3)));
  return next === turns.length ? undefined : turns[countedBack(turns, next, MOST_DRAWN, most)]?.page;
}

/** The lines of a page as one announcement for screen readers. */
export function announcement(lines: readonly Pick<LogLine, 'sentence'>[]): string {
  return lines.map(({ sentence }) => sentence).join(' ');
}
