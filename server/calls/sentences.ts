import type { CallItem } from './news.ts';

/** What a push message or a letter says. */
export interface CallText {
  readonly title: string;
  readonly body: string;
  /** The page that a touch on it leads to. */
  readonly page: string;
}

/** More tables than this are counted instead of named. */
const NAMED = 4;
const TABLES_PAGE = '/tables';
const PUZZLE_PAGE = '/puzzle';

interface CallWords {
  readonly items: { readonly [K in Exclude<CallItem['kind'], 'clock' | 'puzzle'>]: string };
  clock(left: string): string;
  readonly puzzle: string;
  readonly puzzleTitle: string;
  hours(n: number): string;
  minutes(n: number): string;
  of(name: string, sentence: string): string;
  many(tables: number): string;
  more(tables: number): string;
  readonly test: { readonly title: string; readonly body: string };
  readonly code: { readonly subject: string; letter(code: string, place: string): string };
  readonly letter: { greeting(place: string): string; leave(link: string): string };
}

export const CALL_WORDS: { readonly en: CallWords; readonly fr: CallWords } = {
  en: {
    items: {
      turn: 'It is your turn.',
      must: 'You must act, though it is not your turn.',
      ended: 'The game has ended.',
      said: 'Somebody wrote to you.',
    },
    clock: (left) => `Your time runs low: ${left} left.`,
    puzzleTitle: 'Puzzle of the day',
    puzzle: 'A new puzzle is there.',
    hours: (n) => `${n} h`,
    minutes: (n) => `${n} min`,
    of: (name, sentence) => `${name}: ${sentence}`,
    many: (tables) => `News of ${tables} tables`,
    more: (tables) => (tables === 1 ? 'and one more' : `and ${tables} more`),
    test: { title: 'Skerry', body: 'This is a test. Notices reach you here.' },
    code: {
      subject: 'Your six figures for Skerry',
      letter: (code, place) =>
        `${code}\n\nType these six figures at ${place} within half an hour; then notices come by e-mail.\nIf you did not ask for them, do nothing: nothing else will be sent.\n`,
    },
    letter: {
      greeting: (place) => `From your tables at ${place}:`,
      leave: (link) => `No more of these letters: ${link}`,
    },
  },
  fr: {
    items: {
      turn: 'C’est à vous.',
      must: 'Vous devez agir, hors de votre tour.',
      ended: 'La partie est finie.',
      said: 'On vous a écrit.',
    },
    clock: (left) => `Votre temps s’épuise\u202f: encore ${left}.`,
    puzzleTitle: 'Énigme du jour',
    puzzle: 'Une nouvelle énigme est là.',
    hours: (n) => `${n}\u202fh`,
    minutes: (n) => `${n}\u202fmin`,
    of: (name, sentence) => `${name}\u202f: ${sentence}`,
    many: (tables) => `Du nouveau à ${tables} tables`,
    more: (tables) => (tables === 1 ? 'et une autre' : `et ${tables} autres`),
    test: { title: 'Skerry', body: 'Ceci est un essai. Les avis vous parviennent ici.' },
    code: {
      subject: 'Vos six chiffres pour Skerry',
      letter: (code, place) =>
        `${code}\n\nEntrez ces six chiffres sur ${place} dans la demi-heure\u202f; les avis viendront alors par courriel.\nSi vous n’avez rien demandé, ne faites rien\u202f: rien d’autre ne sera envoyé.\n`,
    },
    letter: {
      greeting: (place) => `De vos tables sur ${place}\u202f:`,
      leave: (link) => `Ne plus recevoir ces messages\u202f: ${link}`,
    },
  },
};

/** One notice for all there is to tell. */
export function callText(language: 'en' | 'fr', items: readonly CallItem[], now: number): CallText {
  const words = CALL_WORDS[language];
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

function sentenceOf(words: CallWords, item: Exclude<CallItem, { kind: 'puzzle' }>, now: number): string {
  if (item.kind !== 'clock') return words.items[item.kind];
  const minutes = Math.max(1, Math.round((item.until - now) / 60_000));
  return words.clock(minutes < 120 ? words.minutes(minutes) : words.hours(Math.round(minutes / 60)));
}
