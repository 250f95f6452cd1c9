import type { PackFault, Why } from './contract.ts';
import { sayGeneralFault } from './text.ts';

/**
 * Errors for callers. Each has a name to catch and a sentence to show, and nothing has changed when it is thrown.
 * A refused move is not an error: `play` answers it with its reason.
 */
export class SkerryError extends Error {
  override readonly name: string = 'SkerryError';
}

export class SeatCountError extends SkerryError {
  override readonly name = 'SeatCountError';
  readonly allowed: readonly number[];
  constructor(game: string, allowed: readonly number[], asked: unknown) {
    super(`A table of ${game} has ${allowed.join(', ')} seats, not ${String(asked)}.`);
    this.allowed = allowed;
  }
}

/** What is wrong with an option. */
export type OptionTrouble =
  /** There is no such option; there are these. */
  | { readonly trouble: 'unknown'; readonly options: readonly string[] }
  | { readonly trouble: 'value'; readonly value: unknown; readonly values: readonly (string | number | boolean)[] }
  /** It needs `'random'` or one value for each of the seats. */
  | { readonly trouble: 'notPerSeat'; readonly seats: number }
  | { readonly trouble: 'twoSeats' }
  /** It needs `'random'` or a seat. */
  | { readonly trouble: 'noSeat'; readonly seats: number }
  /** The value itself is possible, but does not go with the rest: `Game.refuses` says why. */
  | { readonly trouble: 'refused'; readonly refusal: Why };

export class OptionError extends SkerryError {
  override readonly name = 'OptionError';
  readonly option: string;
  readonly trouble: OptionTrouble;
  constructor(option: string, trouble: OptionTrouble) {
    super(sentenceOf(option, trouble));
    this.option = option;
    this.trouble = trouble;
  }
}

/** For programs and their makers; tables say it to people, in their language and in the words of the game. */
function sentenceOf(option: string, trouble: OptionTrouble): string {
  switch (trouble.trouble) {
    case 'unknown':
      return `There is no option "${option}"; there is ${list(trouble.options)}.`;
    case 'value':
      return `Option "${option}" cannot be ${show(trouble.value)}; choose ${list(trouble.values)}.`;
    case 'notPerSeat':
      return `Option "${option}" needs "random" or one value for each of the ${trouble.seats} seats.`;
    case 'twoSeats':
      return `Option "${option}" names one value for two seats.`;
    case 'noSeat':
      return `Option "${option}" needs "random" or a seat from 0 to ${trouble.seats - 1}.`;
    case 'refused':
      return `Option "${option}" does not go with the number of seats or with another option: ${trouble.refusal.why}.`;
  }
}

const show = (value: unknown): string => JSON.stringify(value) ?? String(value);
const list = (values: readonly unknown[]): string => values.map(show).join(', ');

/** A seat that the table does not have. */
export class SeatError extends SkerryError {
  override readonly name = 'SeatError';
}

/** A record of another game. */
export class GameError extends SkerryError {
  override readonly name = 'GameError';
}

/** A record made by another version of the rules. */
export class VersionError extends SkerryError {
  override readonly name = 'VersionError';
}

/** A record that does not hold together: broken, cut or tampered with. */
export class RecordError extends SkerryError {
  override readonly name = 'RecordError';
}

/** A table without its seed can be watched but not played on. */
export class SeedError extends SkerryError {
  override readonly name = 'SeedError';
}

/** A pack that cannot be used. */
export class PackError extends SkerryError {
  override readonly name = 'PackError';
  readonly faults: readonly PackFault[];
  constructor(sentence: string, faults: readonly PackFault[]) {
    super(sentence);
    this.faults = faults;
  }

  static of(faults: readonly PackFault[]): PackError {
    return new PackError(
      `This pack cannot be used. ${faults.map((fault) => sayGeneralFault('en', fault)).join(' ')}`,
      faults,
    );
  }
}
