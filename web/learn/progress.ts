import { signal } from '@preact/signals';

/** What the reader has learned, on this device. */
export interface Progress {
  /** The lessons that were finished, by game. */
  readonly done: { readonly [game: string]: readonly string[] };
  /** The rules that were explained in a first game, by game. */
  readonly told: { readonly [game: string]: readonly string[] };
  /** The reader wants no more explanations. */
  readonly isQuiet: boolean;
  /** The tables of first games. */
  readonly firstGames: readonly string[];
}

const KEY = 'skerry-learned';
const NOTHING: Progress = { done: {}, told: {}, isQuiet: false, firstGames: [] };
/** First games whose rules may still be explained; older ones are over. */
const FIRST_GAMES = 8;

/** What was kept. What cannot be read, from another version or another hand, is left out. */
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

/** A browser may keep nothing for us: then what is learned is known until the page goes. */
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
    // It is still known to this page.
  }
}

const withKey = (lists: Progress['done'], game: string, key: string): Progress['done'] => ({
  ...lists,
  [game]: [...new Set([...(lists[game] ?? []), key])],
});

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

/** Explains at this table what was not explained before. Whoever asks for it wants to be told again. */
export function beginFirstGame(table: string): void {
  const now = progress.peek();
  change({ ...now, isQuiet: false, firstGames: [...now.firstGames, table].slice(-FIRST_GAMES) });
}

/** How far the reader has come with the lessons of a game, in their order. */
export interface Standing {
  readonly done: readonly boolean[];
  readonly count: number;
  /** The first that is not done; none when all are. */
  readonly next: number | undefined;
  /** What is left takes about so long. */
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
