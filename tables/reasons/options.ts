import {
  type GameText,
  type Language,
  LOCALES,
  OptionError,
  type OptionText,
  type OptionTrouble,
  SeatCountError,
  sayRefusal,
} from '@skerry/engine';
import type { TableWords } from './words/index.ts';

export type OptionWhy =
  | ({ readonly why: 'badOption'; readonly option: string } & OptionTrouble)
  | { readonly why: 'badSeatCount'; readonly allowed: readonly number[] };

/** Rethrows any other error. */
export function optionWhy(error: unknown): OptionWhy {
  if (error instanceof OptionError) return { why: 'badOption', option: error.option, ...error.trouble };
  if (error instanceof SeatCountError) return { why: 'badSeatCount', allowed: error.allowed };
  throw error;
}

/** Without the text of the game, options go by their keys. */
export function sayOptionWhy({ language, options: words }: TableWords, why: OptionWhy, text?: GameText): string {
  if (why.why === 'badSeatCount') return words.seatCount(either(language, why.allowed.map(String)));
  const options: { readonly [option: string]: OptionText } = text?.options ?? {};
  const labelOf = (option: string): string => options[option]?.label ?? option;
  const label = labelOf(why.option);
  switch (why.trouble) {
    case 'unknown':
      return words.unknown(label, either(language, why.options.map(labelOf)));
    case 'value': {
      const values = why.values.map((value) => options[why.option]?.values[String(value)] ?? String(value));
      return words.value(label, either(language, values));
    }
    case 'notPerSeat':
      return words.notPerSeat(label, why.seats);
    case 'twoSeats':
      return words.twoSeats(label);
    case 'noSeat':
      return words.noSeat(label, why.seats);
    case 'refused':
      return text ? sayRefusal(text, why.refusal) : words.refused(label);
  }
}

const either = (language: Language, words: readonly string[]): string =>
  new Intl.ListFormat(LOCALES[language], { type: 'disjunction' }).format(words);
