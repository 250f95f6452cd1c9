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

/** What a page brought about, as one announcement for those who listen. */
export function announcement(lines: readonly Pick<LogLine, 'sentence'>[]): string {
  return lines.map(({ sentence }) => sentence).join(' ');
}
