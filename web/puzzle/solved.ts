import type { Day } from '@skerry/games/daily';

export interface SolvedPuzzle {
  readonly day: Day;
  /** Starts at 1; starting over or ending the turn too early adds one. */
  readonly tries: number;
  readonly shown: boolean;
}

/** The result as a text to share: the task and the tries, but no spoilers. */
export const shareText = (
  { title, ask }: { readonly title: string; readonly ask: string },
  { tries, shown }: Pick<SolvedPuzzle, 'tries' | 'shown'>,
  address: string,
): string => [title, ask, `${'◇'.repeat(Math.min(MOST, tries) - 1)}${shown ? '◈' : '◆'}`, address].join('\n').trimEnd();

/** Longer rows add no information. */
const MOST = 12;
