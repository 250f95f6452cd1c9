import type { Puzzle, PuzzleBook } from '@skerry/bots';
import { type GameState, sayAction, view } from '@skerry/engine';
import { OfferButton } from '@skerry/look';
import { useEffect, useState } from 'preact/hooks';
import { notePuzzle } from '../daily/diary.ts';
import { DAILY } from '../routes.ts';
import type { TableModel } from '../table/table-model.ts';
import { puzzleWords } from '../words/puzzle.ts';
import { inReadersLanguage } from '../words/speak.ts';
import type { PuzzleAttempt } from './puzzle-attempt.ts';
import { SharePuzzle } from './share.tsx';

interface PuzzleSlipProps {
  readonly model: TableModel;
  readonly day: string;
  readonly book: PuzzleBook;
  readonly puzzle: Puzzle;
  readonly posing: PuzzleAttempt;
  readonly tries: number;
  startOver(): void;
}

/** Days whose answer was shown: starting over does not reset it. */
const shownOn = new Set<string>();

export function PuzzleSlip({ model, day, book, puzzle, posing, tries, startOver }: PuzzleSlipProps) {
  const words = puzzleWords();
  const [isShown, setShown] = useState(() => shownOn.has(day));
  const ask = inReadersLanguage(book.ask)(puzzle.goal);
  // A puzzle hides nothing, so the view is the whole position.
  const isSolved =
    model.playback.isLive.value && book.isReached(puzzle.goal, model.playback.page.value.state as GameState);
  const solved = { day, tries, shown: isShown };
  useEffect(() => {
    // It is solved even if it cannot be stored.
    if (isSolved) void notePuzzle(solved).catch(() => undefined);
  }, [isSolved]);
  const show = () => {
    shownOn.add(day);
    setShown(true);
  };
  return (
    <section class="stack slip puzzle-slip" aria-label={words.title} aria-live="polite">
      <p class="cap">{words.title}</p>
      <h2>{ask}</h2>
      {isSolved ? (
        <p class="puzzle-solved">
          {isShown ? words.solvedShown : words.solved(tries)} {words.tomorrow}
        </p>
      ) : (
        <p class="puzzle-help">{words.help}</p>
      )}
      {isShown && !isSolved && <Answer puzzle={puzzle} posing={posing} model={model} />}
      <div class="wrap puzzle-offers">
        {isSolved && <SharePuzzle solved={solved} ask={ask} />}
        {isSolved && <OfferButton icon="analysis" label={words.toDaily} href={DAILY} />}
        <OfferButton icon="undo" label={words.startOver} onClick={startOver} />
        {!isSolved && !isShown && <OfferButton icon="hint" label={words.showMe} onClick={show} />}
      </div>
    </section>
  );
}

function Answer({ puzzle, posing, model }: Pick<PuzzleSlipProps, 'puzzle' | 'posing' | 'model'>) {
  const words = puzzleWords();
  const { text, telling } = model.acting.scene.value;
  const { state } = view(posing.table, 'watcher');
  return (
    <ol class="puzzle-answer" aria-label={words.answer}>
      {puzzle.solution.map(({ seat, action }, nth) => (
        <li key={nth}>
          {words.move(telling.names[seat] ?? '', sayAction(text, action, { ...telling, state, reader: seat }))}
        </li>
      ))}
    </ol>
  );
}
