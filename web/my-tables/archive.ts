import { signal } from '@preact/signals';
import type { Archived } from './grouping.ts';

const KEY = 'skerry-archive';
/** More decisions than a list has tables; the oldest are forgotten. */
const MOST = 400;

/** What was kept. What cannot be read, from another version or another hand, is left out. */
export function readArchived(text: string | null): Archived {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, way]) => way === 'in' || way === 'out'));
  } catch {
    return {};
  }
}

/** A browser may keep nothing for us: then what was put away is known until the page goes. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** What the reader put into the archive and took out of it, on this device. */
export const archived = signal<Archived>(typeof localStorage === 'undefined' ? {} : readArchived(kept()));

/** The decisions with one more, which counts as the newest. */
export function decided(before: Archived, id: string, way: 'in' | 'out'): Archived {
  const { [id]: _, ...others } = before;
  return Object.fromEntries([...Object.entries(others), [id, way] as const].slice(-MOST));
}

export function archive(id: string, way: 'in' | 'out'): void {
  archived.value = decided(archived.value, id, way);
  try {
    localStorage.setItem(KEY, JSON.stringify(archived.value));
  } catch {
    // It is known until the page goes.
  }
}
