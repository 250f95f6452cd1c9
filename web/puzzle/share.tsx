import { OfferButton } from '@skerry/look';
import { PUZZLE } from '../routes.ts';
import { copy } from '../shell/copy.ts';
import { puzzleWords } from '../words/puzzle.ts';
import { type SolvedPuzzle, shareText } from './solved.ts';

/** A text for others that spoils nothing. */
export function SharePuzzle({ solved, ask }: { readonly solved: SolvedPuzzle; readonly ask: string }) {
  const words = puzzleWords();
  const said = { title: words.shareTitle(solved.day), ask };
  const shared = shareText(said, solved, new URL(PUZZLE, location.href).href);
  const share = () =>
    navigator.share({ text: shared }).catch((error) => {
      // Closing the system's sheet is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) void copy(shared);
    });
  return (
    <>
      {typeof navigator.share === 'function' && (
        <OfferButton icon="share" label={words.share} onClick={() => void share()} />
      )}
      <OfferButton go icon="copy" label={words.copyText} onClick={() => void copy(shared)} />
    </>
  );
}
