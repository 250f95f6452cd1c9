/** What the reader saw of a table: its last page, and when that was. */
export interface Seen {
  readonly page: number;
  readonly at: number;
}

export type SeenTables = { readonly [id: string]: Seen };

const KEY = 'skerry-seen';
/** The tables that were looked at longest ago are forgotten. */
const MOST = 200;

/** What was kept. What cannot be read, from another version or another hand, is left out. */
export function readSeen(text: string | null): SeenTables {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, seen]) => isSeen(seen)));
  } catch {
    return {};
  }
}

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' &&
  value !== null &&
  'page' in value &&
  Number.isSafeInteger(value.page) &&
  'at' in value &&
  Number.isFinite(value.at);

export function withSeen(before: SeenTables, id: string, seen: Seen): SeenTables {
  const { [id]: _, ...others } = before;
  return Object.fromEntries([...Object.entries(others), [id, seen] as const].slice(-MOST));
}

const hasShelf = typeof localStorage !== 'undefined';

/** Other tabs write there too, so it is read anew each time. A browser may keep nothing for us: then nothing was seen. */
function kept(): SeenTables {
  try {
    return hasShelf ? readSeen(localStorage.getItem(KEY)) : {};
  } catch {
    return {};
  }
}

export const lastSeen = (id: string): Seen | undefined => kept()[id];

export function noteSeen(id: string, seen: Seen): void {
  try {
    if (hasShelf) localStorage.setItem(KEY, JSON.stringify(withSeen(kept(), id, seen)));
  } catch {
    // Then the reader is not told next time what happened since.
  }
}
