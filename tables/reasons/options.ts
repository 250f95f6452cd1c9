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
export function sayOptionWhy(language: Language, why: OptionWhy, text?: GameText): string {
  const words = WORDS[language];
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

const WORDS = {
  en: {
    seatCount: (counts: string) => `This game is for ${counts} players.`,
    unknown: (option: string, options: string) => `This game has no option “${option}”. Choose ${options}.`,
    value: (option: string, values: string) => `“${option}” can only be ${values}.`,
    notPerSeat: (option: string, seats: number) =>
      `“${option}” needs one value for each of the ${seats} seats, or leave it to chance.`,
    twoSeats: (option: string) => `“${option}” has the same value for two seats.`,
    noSeat: (option: string, seats: number) => `“${option}” must be one of the ${seats} seats, or left to chance.`,
    refused: (option: string) =>
      `“${option}” doesn’t go with the rest. Choose another value, or change the number of seats.`,
  },
  fr: {
    seatCount: (counts: string) => `Ce jeu se joue à ${counts}.`,
    unknown: (option: string, options: string) => `Ce jeu n’a pas d’option « ${option} ». Choisissez ${options}.`,
    value: (option: string, values: string) => `« ${option} » : choisissez ${values}.`,
    notPerSeat: (option: string, seats: number) =>
      `« ${option} » demande une valeur pour chacune des ${seats} places, ou le hasard.`,
    twoSeats: (option: string) => `« ${option} » a la même valeur pour deux places.`,
    noSeat: (option: string, seats: number) => `« ${option} » doit être l’une des ${seats} places, ou le hasard.`,
    refused: (option: string) =>
      `« ${option} » ne va pas avec le reste. Choisissez une autre valeur, ou changez le nombre de places.`,
  },
};
