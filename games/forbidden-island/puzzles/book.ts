import type { PuzzleBook } from '@skerry/bots/profile';
import type { ForbiddenIsland } from '../rules/types.ts';
import { ask as de } from '../text/de/puzzles.ts';
import { ask as en } from '../text/en/puzzles.ts';
import { ask as fr } from '../text/fr/puzzles.ts';
import { goalsIn, isReached } from './goals.ts';
import positions from './positions.json' with { type: 'json' };

export const puzzleBook: PuzzleBook<ForbiddenIsland> = {
  version: 2,
  puzzles: positions,
  goalsIn,
  isReached,
  ask: { en, fr, de },
};
