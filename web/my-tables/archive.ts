import { signal } from '@preact/signals';
import type { Archived } from './grouping.ts';

const KEY = 'skerry-archive';
/** More decisions than a list has tables; the oldest are dropped. */
const MOST = 400;

/** The stored decisions. Unreadable entries, from another version or edited by hand, are left out. */
export function readArchived(text: string | null): Archived {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, way]) => way === 'in' || way === 'out'));
  } catch {
    return {};
  }
}

/** If the browser's storage is blocked, decisions last until the page is closed. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** What the reader moved into the archive and out of it, on this device. */
export const archived = signal<Archived>(typeof localStorage === 'undefined' ? {} : readArchived(kept()));

/** Adds a decision as the newest. */
export function decided(before: Archived, id: string, way: 'in' | 'out'): Archived {
  const { [id]: _, ...others } = before;
  return Object.fromEntries([...Object.entries(others), [id, way] as const].slice(-MOST));
}

export function archive(id: string, way: 'in' | 'out'): void {
  archived.value = decided(archived.value, id, way);
  try {
    localStorage.setItem(KEY, JSON.stringify(archived.value));
  } catch {
    // It lasts until the page is closed.
  }
}
