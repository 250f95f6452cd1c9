import type { PuzzleBook } from '@skerry/bots';
import { manifestOf } from '@skerry/games';
import { puzzleOfDay } from '@skerry/games/daily';
import { OfferButton, Slip } from '@skerry/look';
import { useEffect, useState } from 'preact/hooks';
import { readPuzzles } from '../daily/diary.ts';
import { streakOf } from '../daily/history.ts';
import { PUZZLE } from '../routes.ts';
import { puzzleWords } from '../words/puzzle.ts';
import { inReadersLanguage } from '../words/speak.ts';
import { SharePuzzle } from './share.tsx';
import type { SolvedPuzzle } from './solved.ts';

export function PuzzleOfTheDay({ day, game }: { readonly day: string; readonly game: string }) {
  const words = puzzleWords();
  const [book, setBook] = useState<PuzzleBook | undefined>(undefined);
  const [solved, setSolved] = useState<readonly SolvedPuzzle[]>([]);
  useEffect(() => {
    void Promise.resolve(manifestOf(game)?.puzzles?.()).then(setBook);
    // The page itself reports when storage is blocked.
    void readPuzzles().then(setSolved, () => undefined);
  }, [game]);
  const puzzle = book?.puzzles[puzzleOfDay(day, book.puzzles.length)];
  if (book === undefined || puzzle === undefined) return null;
  const ask = inReadersLanguage(book.ask)(puzzle.goal);
  const today = solved.find((each) => each.day === day);
  const streak = streakOf(solved, day);
  return (
    <Slip
      class="daily-island"
      label={words.title}
      title={words.title}
      note={streak > 0 ? words.streak(streak) : undefined}
    >
      <p class="daily-sentence">{ask}</p>
      <p class="daily-others cap">
        {today === undefined ? words.help : today.shown ? words.solvedShown : words.solved(today.tries)}
      </p>
      <div class="wrap daily-offers">
        {today !== undefined && <SharePuzzle solved={today} ask={ask} />}
        <OfferButton
          go={today === undefined}
          icon="playNow"
          label={today === undefined ? words.tryIt : words.again}
          href={PUZZLE}
        />
      </div>
    </Slip>
  );
}
