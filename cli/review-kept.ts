import { appendFile } from 'node:fs/promises';
import { readFileIfThere } from './files.ts';
import type { ReviewedGame, ReviewTask } from './review-games.ts';

/** Reviewed games in a file, one line each. A run that was stopped goes on after them. */
export class KeptReviews {
  private readonly file: string;
  private readonly found: ReadonlyMap<string, ReviewedGame>;

  private constructor(file: string, found: ReadonlyMap<string, ReviewedGame>) {
    this.file = file;
    this.found = found;
  }

  static async in(file: string): Promise<KeptReviews> {
    const lines = ((await readFileIfThere(file)) ?? '').split('\n');
    return new KeptReviews(file, new Map(lines.flatMap(readLine)));
  }

  of(task: ReviewTask): ReviewedGame | undefined {
    return this.found.get(nameOf(task));
  }

  /** A line of its own, even after one that was not written to its end. */
  add(task: ReviewTask, game: ReviewedGame): Promise<void> {
    return appendFile(this.file, `\n${JSON.stringify({ task, game })}`);
  }
}

const nameOf = ({ game, level, n, seed, finer }: ReviewTask): string => [game, level, n, seed, finer].join(' ');

/** What was not written to its end counts for nothing. */
function readLine(line: string): [string, ReviewedGame][] {
  try {
    const { task, game }: { task: ReviewTask; game: ReviewedGame } = JSON.parse(line);
    return [[nameOf(task), game]];
  } catch {
    return [];
  }
}
