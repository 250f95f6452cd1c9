import type { Seat } from '@skerry/engine';
import { bonusPoints, levelOf, sightSum, totalOf, villagePoints } from '../rules/score.ts';
import { mapOf, type Position } from './position.ts';
import { sheetNow } from './sheet.ts';

/** A seat's points by heading if the game ended now. */
export interface ScoreNow {
  /** The sights of each round that is over. */
  readonly sums: readonly number[];
  /** The current round's sights so far. */
  readonly sights: number | undefined;
  readonly villages: number;
  readonly bonuses: number;
  readonly total: number;
  /** TT-82: the number of achievements. */
  readonly level: number;
}

export function scoreNow(position: Position, seat: Seat): ScoreNow {
  const map = mapOf(position);
  const { sheet } = sheetNow(position, seat);
  const sights = sheet.sums.length < position.state.round ? sightSum(map, sheet) : undefined;
  const total = totalOf(map, sheet) + (sights ?? 0);
  return {
    sums: sheet.sums,
    sights,
    villages: villagePoints(map, sheet),
    bonuses: bonusPoints(sheet),
    total,
    level: levelOf(map, total),
  };
}

export const pointsSoFar = (position: Position, seat: Seat): number => scoreNow(position, seat).total;
