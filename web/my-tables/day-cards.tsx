import { ANNOUNCED } from '@skerry/games';
import { dayOf, PUZZLE_GAME } from '@skerry/games/daily';
import { type IconName, OfferButton } from '@skerry/look';
import { useEffect, useState } from 'preact/hooks';
import { readDiary, readPuzzles } from '../daily/diary.ts';
import { type OwnDailyResult, streakOf } from '../daily/history.ts';
import type { SolvedPuzzle } from '../puzzle/solved.ts';
import { DAILY, PUZZLE } from '../routes.ts';
import { dailyWords } from '../words/daily.ts';
import { myTablesWords } from '../words/my-tables.ts';
import { puzzleWords } from '../words/puzzle.ts';
import { announced, titleOf } from './titles.ts';

export function DayCards() {
  const words = myTablesWords();
  const puzzle = puzzleWords();
  const [islands, setIslands] = useState<readonly OwnDailyResult[]>([]);
  const [solved, setSolved] = useState<readonly SolvedPuzzle[]>([]);
  useEffect(() => {
    // If storage is blocked, nothing has been played.
    void readDiary().then(setIslands, () => undefined);
    void readPuzzles().then(setSolved, () => undefined);
  }, []);
  const today = dayOf(Date.now());
  const island = Object.entries(ANNOUNCED).find(([, { card }]) => card.daily !== undefined)?.[0];
  const isPlayed = islands.some(({ day }) => day === today);
  const own = solved.find(({ day }) => day === today);
  return (
    <div class="stack day-cards">
      {island !== undefined && (
        <DayCard
          game={island}
          title={words.island}
          day={today}
          sentence={isPlayed ? words.islandDone : words.islandHelp(titleOf(island))}
          streak={streakOf(islands, today)}
          icon="playNow"
          label={isPlayed ? dailyWords().look : words.islandPlay}
          href={DAILY}
        />
      )}
      {PUZZLE_GAME !== undefined && (
        <DayCard
          game={PUZZLE_GAME}
          title={puzzle.title}
          day={today}
          sentence={
            own === undefined
              ? words.puzzleHelp(titleOf(PUZZLE_GAME))
              : own.shown
                ? puzzle.solvedShown
                : puzzle.solved(own.tries)
          }
          streak={streakOf(solved, today)}
          icon="pen"
          label={own === undefined ? puzzle.tryIt : puzzle.again}
          href={PUZZLE}
        />
      )}
    </div>
  );
}

interface DayCardProps {
  readonly game: string;
  readonly title: string;
  readonly day: string;
  readonly sentence: string;
  readonly streak: number;
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
}

function DayCard({ game, title, day, sentence, streak, icon, label, href }: DayCardProps) {
  return (
    <section class="column slip day-card">
      <svg class="day-picture" aria-hidden="true">
        <use href={`${announced(game)?.picture}#picture`} />
      </svg>
      <div class="column day-card-text">
        <p class="cap">{dailyWords().shortDate(day)}</p>
        <h2 class="day-card-title">{title}</h2>
        <p>{sentence}</p>
        {streak > 0 && <p class="cap">{puzzleWords().streak(streak)}</p>}
        <OfferButton {...{ icon, label, href }} />
      </div>
    </section>
  );
}
