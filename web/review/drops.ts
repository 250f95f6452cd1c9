import type { TurningPoint } from '@skerry/bots';

/** A place on a ground 240 wide, whose axis lies at 60. */
interface Drop {
  readonly x: number;
  readonly y: number;
  /** Whether it is the one that came. */
  readonly isThis: boolean;
}

interface Drops {
  readonly drops: readonly Drop[];
  /** The upper edge of it all, with room for a word. */
  readonly top: number;
  readonly low: number;
  readonly high: number;
  x(worth: number): number;
}

/** Drops of about the same worth stand on each other, in columns so far apart. */
const COLUMN = 10;
/** The one that came is larger, and stands at the foot of its column. */
const HEIGHT = { usual: 12, thisOne: 19 };

/** Where each outcome that could have come stands, from the worst at the left to the best. */
export function dropsOf(could: NonNullable<TurningPoint['could']>, came: unknown): Drops {
  const worths = could.map(({ worth }) => worth);
  const [low, high] = [Math.min(...worths), Math.max(...worths)];
  const x = (worth: number): number => 12 + Math.min(1, Math.max(0, (worth - low) / Math.max(1e-9, high - low))) * 216;
  const columnOf = (worth: number): number => Math.round(x(worth) / COLUMN) * COLUMN;
  const heights = new Map<number, number>();
  const drops: Drop[] = [];
  const put = (worth: number, isThis: boolean): void => {
    const column = columnOf(worth);
    const height = heights.get(column) ?? 0;
    drops.push({ x: column, y: (isThis ? 51 : 54) - height, isThis });
    heights.set(column, height + (isThis ? HEIGHT.thisOne : HEIGHT.usual));
  };
  const isCame = (outcome: unknown): boolean => JSON.stringify(outcome) === JSON.stringify(came);
  const drawn = could.find(({ outcome }) => isCame(outcome));
  if (drawn !== undefined) put(drawn.worth, true);
  for (const { outcome, count, worth } of could)
    for (let n = isCame(outcome) ? 1 : 0; n < count; n++) put(worth, false);
  return { drops, top: Math.min(36, ...drops.map(({ y }) => y - 6)) - 16, low, high, x };
}
