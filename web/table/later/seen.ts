export interface Seen {
  readonly page: number;
  readonly at: number;
}

export type SeenTables = { readonly [id: string]: Seen };

const KEY = 'skerry-seen';
/** Beyond this, the least recently viewed tables are forgotten. */
const MOST = 200;

/** Unreadable entries, from another version or edited by hand, are left out. */
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

/** Read each time, since other tabs write too. If the browser's storage is blocked, nothing counts as seen. */
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
    // Then nothing is summarised next time.
  }
}
