import type { Seat } from '@skerry/engine';
import type { BoardProps } from '@skerry/look';
import { mapOf } from '../../outlook/position.ts';
import { isScored, sheetNow } from '../../outlook/sheet.ts';
import type { TrailsOfTucana } from '../../rules/types.ts';

export interface NewOnSheet {
  readonly segments: readonly number[];
  readonly hexes: ReadonlySet<number>;
}
export const NOTHING_NEW: NewOnSheet = { segments: [], hexes: new Set() };

/** What is new in this moment. */
export function newOnSheet({ telling, moment }: BoardProps<TrailsOfTucana>, seat: Seat): NewOnSheet {
  if (moment === undefined || moment.before.sheets === undefined) return NOTHING_NEW;
  const { sheet: was } = sheetNow({ ...telling, state: moment.before }, seat);
  const { sheet } = sheetNow(telling, seat);
  const { hexes, landmarks } = mapOf(telling);
  const letters = telling.state.letters[seat]!;
  const isNew = (hex: number): boolean => {
    const { village } = hexes[hex]!;
    if (village === undefined) return isScored(sheet, hex) && !isScored(was, hex);
    const letter = letters[village - 1]!;
    return sheet.pairs.includes(letter) && !was.pairs.includes(letter);
  };
  return {
    segments: sheet.segments.filter((segment) => !was.segments.includes(segment)),
    hexes: new Set(landmarks.filter(isNew)),
  };
}
