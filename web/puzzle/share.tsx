import { linkTo } from '../live/link-origin.ts';
import { PUZZLE } from '../routes.ts';
import { ShareText } from '../sharing/share-text.tsx';
import { puzzleWords } from '../words/puzzle.ts';
import { type SolvedPuzzle, shareText } from './solved.ts';

/** A text to share, without spoilers. */
export function SharePuzzle({ solved, ask }: { readonly solved: SolvedPuzzle; readonly ask: string }) {
  const words = puzzleWords();
  const said = { title: words.shareTitle(solved.day), ask };
  return <ShareText go text={shareText(said, solved, linkTo(PUZZLE))} words={words} />;
}
