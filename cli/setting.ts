import {
  type Game,
  type GameWithText,
  hash,
  inLanguage,
  LANGUAGES,
  type Language,
  newSeed,
  type OptionSpec,
  readOptions,
  spokenOf,
} from '@skerry/engine';
import { LEVELS, type Level, optionWhy, sayTableWhy } from '@skerry/tables';
import { TABLE_WORDS } from '@skerry/tables/words';
import { type Options, readNumber, readWord, text, texts, UsageError } from './command.ts';

export const SETTING_OPTIONS = {
  seats: text('N', 'number of seats (default: the fewest the game allows)'),
  option: texts('NAME=VALUE', 'an option of the game, e.g. difficulty=elite'),
  seed: text('WORD', 'the same seed gives the same games (default: a new one)'),
} as const satisfies Options;

export const BOTS_OPTION = text('LEVELS', `a level for all bots, or one for each with commas: ${LEVELS.join(', ')}`);

export const LANG_OPTION = text(LANGUAGES.join('|'), 'the language (default: the terminal’s)');

export interface Setting {
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
}

/** What the game refuses is wrong usage. */
export function readSetting(
  { game, text }: GameWithText,
  {
    seats,
    option = [],
    seed,
  }: { seats?: string | undefined; option?: string[] | undefined; seed?: string | undefined },
  language: Language = 'en',
): Setting {
  const setting = {
    seats: seats === undefined ? Math.min(...game.seats) : readNumber('--seats', seats, 1, 99),
    options: Object.fromEntries(option.map((each) => readOption(game, each))),
    seed: seed ?? newSeed().slice(0, 8),
  };
  try {
    readOptions(game, setting.seats, setting.options);
  } catch (error) {
    const why = optionWhy(error);
    // Options are typed by other names than a lobby shows.
    const isRefused = why.why === 'badOption' && why.trouble === 'refused';
    throw new UsageError(
      isRefused
        ? sayTableWhy(TABLE_WORDS[language], why, inLanguage(language, text))
        : sayTableWhy(TABLE_WORDS[language], why),
    );
  }
  return setting;
}

function readOption(game: Game, text: string): [string, unknown] {
  const [, name, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw new UsageError(`--option needs NAME=VALUE, e.g. difficulty=elite, not "${text}".`);
  const specs: { readonly [option: string]: OptionSpec } = game.options;
  const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
  return [name, spec === undefined ? value : valueFor(spec, value)];
}

/** The engine decides whether it is allowed. */
function valueFor(spec: OptionSpec, text: string): unknown {
  if (text === 'random') return text;
  switch (spec.kind) {
    case 'choice':
      return spec.values.find((value) => String(value) === text) ?? text;
    case 'each-seat':
      return text.split(',');
    case 'seat':
      return /^\d+$/.test(text) ? Number(text) : text;
  }
}

export function readBots(text: string | undefined, count: number, otherwise: Level): Level[] {
  const levels = (text ?? otherwise).split(',').map((word) => readWord('--bots', word, LEVELS));
  const [first = otherwise] = levels;
  if (levels.length === 1) return Array.from({ length: count }, () => first);
  if (levels.length === count) return levels;
  throw new UsageError(`--bots needs one level for all, or ${count} with commas, not ${levels.length}.`);
}

export function readLanguage(text: string | undefined): Language {
  if (text !== undefined) return readWord('--lang', text, LANGUAGES);
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return spokenOf([LC_ALL || LC_MESSAGES || LANG || '']);
}

export const seedOf = (series: string, n: number): string => `${series}-${n}`;

export const botSeedOf = (seed: string): number => Number.parseInt(hash(`${seed}/bots`).slice(0, 8), 16);

export function botWords(levels: readonly Level[]): string {
  return new Set(levels).size === 1 ? (levels[0] ?? '') : levels.join(',');
}

/** `--seats 3 --seed abc` */
export function settingWords({ seats, options, seed }: Setting): string {
  const chosen = Object.entries(options).map(([name, value]) => ` --option ${name}=${String(value)}`);
  return `--seats ${seats}${chosen.join('')} --seed ${seed}`;
}
