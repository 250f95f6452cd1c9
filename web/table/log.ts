import { sayFact } from '@skerry/engine';
import type { GameBoard, LineLook, Scene } from '@skerry/look';
import type { Page } from '@skerry/tables';

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
export function linesOf(board: Pick<GameBoard, 'line'>, page: Page, at: number, tell: Teller): LogLine[] {
  const { text, telling } = tell(page);
  return page.facts.flatMap((fact, nth) => {
    const look = board.line(fact);
    if (look.silent) return [];
    return [{ key: `${at}.${nth}`, page: at, fact: nth, sentence: sayFact(text, fact, telling), look }];
  });
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
