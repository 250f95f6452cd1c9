export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** For 95 %. */
const Z = 1.959964;

/** Unlike the usual interval, it holds for few games and for shares near 0 or 1. */
export function wilson(hits: number, of: number): Interval {
  if (of === 0) return { low: 0, high: 1 };
  const share = hits / of;
  const spread = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const middle = share + (Z * Z) / (2 * of);
  const scale = 1 + (Z * Z) / of;
  return { low: hits === 0 ? 0 : (middle - spread) / scale, high: hits === of ? 1 : (middle + spread) / scale };
}

export interface Spread {
  readonly mean: number;
  readonly deviation: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / Math.max(1, values.length - 1)) };
}

export function meanInterval({ mean, deviation }: Spread, count: number): Interval {
  const half = (Z * deviation) / Math.sqrt(Math.max(1, count));
  return { low: mean - half, high: mean + half };
}

/** Interpolates. */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
