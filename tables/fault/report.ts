import type { Fact, GameRecord, Pack, Seat, View } from '@skerry/engine';

export const FAULT_FORMAT = 1;
/** More than any game makes. */
export const LARGEST_REPORT = 10_000_000;
export const LONGEST_NOTE = 2000;
export const MOST_ERRORS = 20;
export const LONGEST_ERROR = 2000;

/** An error on the page, some seconds before the report was made. */
export interface PageError {
  readonly ago: number;
  readonly message: string;
}

/** What somebody saw when something was wrong: for those who correct it, and nothing that is not theirs to know. */
export interface FaultReport {
  readonly skerry: 'fault';
  readonly format: typeof FAULT_FORMAT;
  readonly program: string;
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly made: string;
  /** What went wrong, in the words of whoever made the report. */
  readonly note: string;
  /** Whose view it was. */
  readonly seat: Seat | 'watcher';
  /** The page of the game that was shown. */
  readonly at: number;
  readonly where: 'device' | 'server';
  readonly browser: string;
  /** `390 × 844` */
  readonly screen: string;
  readonly settings: { readonly [name: string]: string | number | boolean };
  readonly errors: readonly PageError[];
  /** The whole game, where that tells nobody's secrets. */
  readonly record?: GameRecord;
  /** Otherwise what this seat saw last. */
  readonly view?: View;
  /** What had happened just before, as this seat was told. */
  readonly facts?: readonly (readonly Fact[])[];
  /** The content that the game was played with, beside a view. */
  readonly pack?: Pack;
}

/** A record as a report may carry it. */
export function withoutNames({ names, table, ...record }: GameRecord): GameRecord {
  return record;
}

/** Addresses hold secrets, such as links to seats: of each only the file of the page stays. */
export const withoutAddresses = (text: string): string =>
  text.replaceAll(
    /\b(?:https?|file|blob|wss?):[^\s'"<>]*/g,
    (address) => /[\w.-]+\.js:\d+:\d+/.exec(address)?.[0] ?? '…',
  );

/** For an issue: what a reader wants to know first, then the report itself if it is short enough to paste. */
export function issueText(report: FaultReport): string {
  const { game, rules, program, at, seat, where, browser, screen, note, errors } = report;
  const whole = JSON.stringify(report);
  return [
    note === '' ? 'Something is wrong at this table.' : note,
    '',
    `- Skerry ${program}, ${game} (rules ${rules}), page ${at}, seat ${seat}, on a ${where}`,
    `- ${browser}, ${screen}`,
    ...errors.map(({ ago, message }) => `- ${ago} s before: ${message.split('\n')[0]}`),
    '',
    ...(whole.length > LONGEST_PASTE ? ['(The report is attached as a file.)'] : ['```json', whole, '```']),
    '',
  ].join('\n');
}

/** Places for issues take this much, and more with difficulty. */
const LONGEST_PASTE = 50_000;
