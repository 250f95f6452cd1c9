import { signal } from '@preact/signals';

export interface Progress {
  /** By game. */
  readonly done: { readonly [game: string]: readonly string[] };
  /** Rules explained in a first game, by game. */
  readonly told: { readonly [game: string]: readonly string[] };
  readonly isQuiet: boolean;
  readonly firstGames: readonly string[];
}

const KEY = 'skerry-learned';
const NOTHING: Progress = { done: {}, told: {}, isQuiet: false, firstGames: [] };
/** The most recent first games; explanations end in older ones. */
const FIRST_GAMES = 8;

/** The stored progress. Unreadable entries, from another version or edited by hand, are left out. */
export function readProgress(text: string | null): Progress {
  const found = parsed(text);
  return {
    done: lists(found.done),
    told: lists(found.told),
    isQuiet: found.isQuiet === true,
    firstGames: list(found.firstGames),
  };
}

function parsed(text: string | null): { readonly [key: string]: unknown } {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const list = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

const lists = (value: unknown): Progress['done'] =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([game, keys]) => [game, list(keys)]))
    : {};

/** If the browser's storage is blocked, progress lasts until the page is closed. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const progress = signal<Progress>(typeof localStorage === 'undefined' ? NOTHING : readProgress(kept()));

function change(next: Progress): void {
  progress.value = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // This page still remembers it.
  }
}

const withKey = (lists: Progress['done'], game: string, key: string): Progress['done'] => ({
  ...lists,
  [game]: [...new Set([...(lists[game] ?? []), key])],
});

/** Whether the reader has learned nothing of a game yet, and has not switched explanations off. */
export const isNew = (game: string, { done, told, isQuiet }: Progress): boolean =>
  !isQuiet && (done[game] ?? []).length === 0 && (told[game] ?? []).length === 0;

export function finishLesson(game: string, lesson: string): void {
  const now = progress.peek();
  change({ ...now, done: withKey(now.done, game, lesson) });
}

export function tellRule(game: string, rule: string): void {
  const now = progress.peek();
  change({ ...now, told: withKey(now.told, game, rule) });
}

export function tellNoMore(): void {
  change({ ...progress.peek(), isQuiet: true });
}

/** Explains at this table what has not been explained yet. Asking for it switches explanations on again. */
export function beginFirstGame(table: string): void {
  const now = progress.peek();
  change({ ...now, isQuiet: false, firstGames: [...now.firstGames, table].slice(-FIRST_GAMES) });
}

export interface Standing {
  readonly done: readonly boolean[];
  readonly count: number;
  /** The first lesson not done; undefined when all are. */
  readonly next: number | undefined;
  /** Estimated time for the remaining lessons. */
  readonly minutes: number;
}

export function standingOf(
  lessons: readonly { readonly key: string; readonly minutes: number }[],
  finished: readonly string[] = [],
): Standing {
  const done = lessons.map(({ key }) => finished.includes(key));
  const next = done.indexOf(false);
  return {
    done,
    count: done.filter(Boolean).length,
    next: next < 0 ? undefined : next,
    minutes: lessons.reduce((sum, { minutes }, n) => (done[n] ? sum : sum + minutes), 0),
  };
}
