import { appendFile } from 'node:fs/promises';
import { readFileIfThere } from './files.ts';
import type { ReviewedGame, ReviewTask } from './review-games.ts';

/** Reviewed games, one line each; an interrupted run resumes after them. */
export class SavedReviews {
  private readonly file: string;
  private readonly found: ReadonlyMap<string, ReviewedGame>;

  private constructor(file: string, found: ReadonlyMap<string, ReviewedGame>) {
    this.file = file;
    this.found = found;
  }

  static async in(file: string): Promise<SavedReviews> {
    const lines = ((await readFileIfThere(file)) ?? '').split('\n');
    return new SavedReviews(file, new Map(lines.flatMap(readLine)));
  }

  of(task: ReviewTask): ReviewedGame | undefined {
    return this.found.get(nameOf(task));
  }

  /** The last line may be incomplete. */
  add(task: ReviewTask, game: ReviewedGame): Promise<void> {
    return appendFile(this.file, `\n${JSON.stringify({ task, game })}`);
  }
}

const nameOf = ({ game, level, n, seed, finer }: ReviewTask): string => [game, level, n, seed, finer].join(' ');

function readLine(line: string): [string, ReviewedGame][] {
  try {
    const { task, game }: { task: ReviewTask; game: ReviewedGame } = JSON.parse(line);
    return [[nameOf(task), game]];
  } catch {
    return [];
  }
}
