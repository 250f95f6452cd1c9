import type { ByLanguage, Language } from '@skerry/engine';
import type { NotificationItem } from './pending.ts';

export interface NotificationText {
  readonly title: string;
  readonly body: string;
  /** Where it leads. */
  readonly page: string;
}

/** More tables than this are counted instead of named. */
const NAMED = 4;
const TABLES_PAGE = '/tables';
const PUZZLE_PAGE = '/puzzle';

interface Words {
  readonly items: { readonly [K in Exclude<NotificationItem['kind'], 'clock' | 'puzzle'>]: string };
  clock(left: string): string;
  readonly puzzle: string;
  readonly puzzleTitle: string;
  hours(n: number): string;
  minutes(n: number): string;
  of(name: string, sentence: string): string;
  many(tables: number): string;
  more(tables: number): string;
  readonly test: { readonly title: string; readonly body: string };
}

export const NOTIFICATION_WORDS: ByLanguage<Words> = {
  en: {
    items: {
      turn: 'It is your turn.',
      must: 'You need to act, even though it isn’t your turn.',
      ended: 'The game has ended.',
      said: 'You have a new message.',
    },
    clock: (left) => `Your clock is running low: ${left} left.`,
    puzzleTitle: 'Puzzle of the day',
    puzzle: 'A new puzzle is waiting.',
    hours: (n) => `${n} h`,
    minutes: (n) => `${n} min`,
    of: (name, sentence) => `${name}: ${sentence}`,
    many: (tables) => `News from ${tables} tables`,
    more: (tables) => (tables === 1 ? 'and one more' : `and ${tables} more`),
    test: { title: 'Skerry', body: 'This is a test: notifications work.' },
  },
  fr: {
    items: {
      turn: 'C’est à vous.',
      must: 'On attend votre choix, même si ce n’est pas votre tour.',
      ended: 'La partie est terminée.',
      said: 'Vous avez un nouveau message.',
    },
    clock: (left) => `Il vous reste peu de temps\u202f: ${left}.`,
    puzzleTitle: 'Énigme du jour',
    puzzle: 'Une nouvelle énigme vous attend.',
    hours: (n) => `${n}\u202fh`,
    minutes: (n) => `${n}\u202fmin`,
    of: (name, sentence) => `${name}\u202f: ${sentence}`,
    many: (tables) => `Du nouveau à ${tables} tables`,
    more: (tables) => (tables === 1 ? 'et une autre' : `et ${tables} autres`),
    test: { title: 'Skerry', body: 'Ceci est un test\u202f: les notifications fonctionnent.' },
  },
  de: {
    items: {
      turn: 'Du bist dran.',
      must: 'Du musst etwas entscheiden, obwohl du nicht dran bist.',
      ended: 'Die Partie ist zu Ende.',
      said: 'Du hast eine neue Nachricht.',
    },
    clock: (left) => `Deine Zeit wird knapp: noch ${left}.`,
    puzzleTitle: 'Rätsel des Tages',
    puzzle: 'Ein neues Rätsel wartet auf dich.',
    hours: (n) => `${n} h`,
    minutes: (n) => `${n} min`,
    of: (name, sentence) => `${name}: ${sentence}`,
    many: (tables) => `Neues von ${tables} Tischen`,
    more: (tables) => (tables === 1 ? 'und einer mehr' : `und ${tables} mehr`),
    test: { title: 'Skerry', body: 'Das ist ein Test: Die Benachrichtigungen funktionieren.' },
  },
};

export function notificationText(
  language: Language,
  items: readonly NotificationItem[],
  now: number,
): NotificationText {
  const words = NOTIFICATION_WORDS[language];
  const tables = items.filter((item) => item.kind !== 'puzzle');
  const [first] = tables;
  if (first === undefined) return { title: words.puzzleTitle, body: words.puzzle, page: PUZZLE_PAGE };
  const extra = tables.length < items.length ? [words.puzzle] : [];
  if (tables.length === 1) {
    const body = [sentenceOf(words, first, now), ...extra].join('\n');
    return { title: first.name, body, page: `/t/${first.table}` };
  }
  const named = tables.slice(0, NAMED).map((item) => words.of(item.name, sentenceOf(words, item, now)));
  const rest = tables.length > NAMED ? [words.more(tables.length - NAMED)] : [];
  return { title: words.many(tables.length), body: [...named, ...rest, ...extra].join('\n'), page: TABLES_PAGE };
}

function sentenceOf(words: Words, item: Exclude<NotificationItem, { kind: 'puzzle' }>, now: number): string {
  if (item.kind !== 'clock') return words.items[item.kind];
  const minutes = Math.max(1, Math.round((item.until - now) / 60_000));
  return words.clock(minutes < 120 ? words.minutes(minutes) : words.hours(Math.round(minutes / 60)));
}
