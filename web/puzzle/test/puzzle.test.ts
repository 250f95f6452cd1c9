import { manifestOf, rulesWithText } from '@skerry/games';
import { dayAfter, PUZZLE_GAME, puzzleOfDay } from '@skerry/games/daily';
import { beforeAll, expect, test } from 'vitest';
import { learnWords } from '../../words/speak.ts';
import { pose } from '../puzzle-attempt.ts';
import { shareText } from '../solved.ts';

const manifest = manifestOf(PUZZLE_GAME!)!;
const [rules, book] = await Promise.all([rulesWithText(manifest), manifest.puzzles!()]);
const [puzzle] = book.puzzles;

beforeAll(learnWords);

test('every puzzle has its day before one comes again', () => {
  const days = book.puzzles.map((_, nth) => puzzleOfDay(dayAfter('2026-11-17', nth), book.puzzles.length));
  expect(new Set(days).size).toBe(book.puzzles.length);
});

test('the reader plays all seats, and is refused an end of the turn without the solution', async () => {
  const { live, missed, close } = pose(rules, puzzle!);
  await expect.poll(() => live.history.value?.n).toBe(0);
  const { seat = 0 } = rules.game.turn(live.history.value!.pages.at(0)!.state);
  expect(live.you.value?.seats).toHaveLength(puzzle!.seats);
  const reply = await live.command({ do: 'play', seat, n: 0, action: { act: 'endActions' } });
  expect(reply.why).toEqual({ why: 'notWanted' });
  expect(missed.value).toBe(1);
  close();
});

test('the text to share says how it went, and nothing of the way', () => {
  const said = { title: 'Skerry', ask: 'Win this turn.' };
  expect(shareText(said, { tries: 3, shown: false }, 'https://x/puzzle')).toBe(
    'Skerry\nWin this turn.\n◇◇◆\nhttps://x/puzzle',
  );
  expect(shareText(said, { tries: 1, shown: true }, 'https://x/puzzle')).toContain('\n◈\n');
});
