import type { TurningPoint } from '@skerry/bots';

/** A drop on a plot 240 wide, whose axis is at 60. */
interface Drop {
  readonly x: number;
  readonly y: number;
  readonly isThis: boolean;
}

interface Drops {
  readonly drops: readonly Drop[];
  /** The upper edge of the drops, with room for a word. */
  readonly top: number;
  readonly low: number;
  readonly high: number;
  x(worth: number): number;
}

/** Drops of similar value are stacked in columns this far apart. */
const COLUMN = 10;
/** The actual outcome is larger, and at the bottom of its column. */
const HEIGHT = { usual: 12, thisOne: 19 };

/** The position of each possible outcome, from the worst on the left to the best. */
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
