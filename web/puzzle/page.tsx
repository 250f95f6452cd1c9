import './puzzle.css';
import type { Puzzle, PuzzleBook } from '@skerry/bots';
import type { GameWithText } from '@skerry/engine';
import { manifestOf, rulesWithText } from '@skerry/games';
import { dayOf, PUZZLE_GAME, puzzleOfDay } from '@skerry/games/daily';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { lazy } from 'preact-iso';
import { address } from '../address.ts';
import { type LoadedGame, loadGame } from '../game.ts';
import { AtTable } from '../live/table/at-table.tsx';
import { TableFailure, TableWaiting } from '../shell/table-states.tsx';
import type { TableModel } from '../table/table-model.ts';
import { puzzleWords } from '../words/puzzle.ts';
import { learnMadeWords } from './made/words.ts';
import { pose } from './puzzle-attempt.ts';
import { PuzzleSlip } from './slip.tsx';

interface Loaded {
  readonly game: LoadedGame;
  readonly rules: GameWithText;
  readonly book: PuzzleBook;
  readonly puzzle: Puzzle;
}

const SentPuzzlePage = lazy(async () => {
  const [{ SentPuzzlePage }] = await Promise.all([import('./made/sent.tsx'), learnMadeWords()]);
  return SentPuzzlePage;
});

/** The puzzle of the day, or the one in the address. */
export default function PuzzlePage() {
  const [letters] = useState(() => address().hash.slice(1));
  return letters === '' ? <TodaysPuzzle /> : <SentPuzzlePage letters={letters} />;
}

function TodaysPuzzle() {
  const [today] = useState(() => dayOf(Date.now()));
  const [loaded, setLoaded] = useState<Loaded | 'none' | undefined>(undefined);
  useEffect(() => {
    void loadPuzzle(today).then((found) => setLoaded(found ?? 'none'));
  }, [today]);
  if (loaded === undefined) return <TableWaiting />;
  if (loaded === 'none') return <TableFailure sentence={puzzleWords().none} />;
  return <PuzzleTable day={today} {...loaded} />;
}

async function loadPuzzle(day: string): Promise<Loaded | undefined> {
  const manifest = PUZZLE_GAME === undefined ? undefined : manifestOf(PUZZLE_GAME);
  if (PUZZLE_GAME === undefined || manifest?.puzzles === undefined) return undefined;
  const [game, rules, book] = await Promise.all([loadGame(PUZZLE_GAME), rulesWithText(manifest), manifest.puzzles()]);
  const puzzle = book.puzzles[puzzleOfDay(day, book.puzzles.length)];
  return game && puzzle && { game, rules, book, puzzle };
}

/** The puzzle from its start, as often as the reader likes. */
function PuzzleTable({ day, game, rules, book, puzzle }: Loaded & { readonly day: string }) {
  const [before, setBefore] = useState(0);
  const posing = useMemo(() => pose(rules, puzzle), [before]);
  useEffect(() => () => posing.close(), [posing]);
  const Aside = useMemo(
    () =>
      function Aside({ model }: { readonly model: TableModel }) {
        const tries = 1 + before + posing.missed.value;
        const startOver = () => setBefore(before + posing.missed.peek() + 1);
        return <PuzzleSlip {...{ model, day, book, puzzle, posing, tries, startOver }} />;
      },
    [posing],
  );
  return (
    <AtTable key={before} table={posing.live} game={game} local={true} apart Aside={Aside} record={posing.record} />
  );
}
