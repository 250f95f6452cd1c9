import type { Position } from '@skerry/engine';

/** Where a position comes from: "Friday crew, step 47", and the page to go back to. */
export interface PositionOrigin {
  readonly name: string;
  readonly page: string;
  /** The players' names by seat. */
  readonly names: readonly string[];
}

export interface HandedOver {
  readonly position: Position;
  readonly origin?: PositionOrigin;
}

const KEY = 'skerry-position';

/** Keeps a position for the next page in this tab. */
export function handOver(position: Position, origin?: PositionOrigin): void {
  sessionStorage.setItem(KEY, JSON.stringify({ position, ...(origin && { origin }) }));
}

/** Fetches it, once. It was kept by this program, yet whoever shows it checks it like any other. */
export function takeOver(): HandedOver | undefined {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept === null ? undefined : JSON.parse(kept);
}
