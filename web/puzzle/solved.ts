import type { Day } from '@skerry/games/daily';

/** How the reader solved the puzzle of a day. */
export interface SolvedPuzzle {
  readonly day: Day;
  /** The first is 1; whoever starts over or ends the turn too early has one more. */
  readonly tries: number;
  /** With a look at the answer. */
  readonly shown: boolean;
}

/** The result as a text for others: what was asked for and how it went, but nothing of the way. */
export const shareText = (
  { title, ask }: { readonly title: string; readonly ask: string },
  { tries, shown }: Pick<SolvedPuzzle, 'tries' | 'shown'>,
  address: string,
): string => [title, ask, `${'◇'.repeat(Math.min(MOST, tries) - 1)}${shown ? '◈' : '◆'}`, address].join('\n');

/** Longer rows tell nobody more. */
const MOST = 12;
