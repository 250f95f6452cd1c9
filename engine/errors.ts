import type { PackFault, Why } from './contract.ts';
import { sayGeneralFault } from './text.ts';

/**
 * Each has a name to catch and a sentence to show, and nothing has changed when it is thrown. A refused move is not an
 * error: `play` answers it with its reason.
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

export type OptionTrouble =
  | { readonly trouble: 'unknown'; readonly options: readonly string[] }
  | { readonly trouble: 'value'; readonly value: unknown; readonly values: readonly (string | number | boolean)[] }
  /** It needs `'random'` or one value for each of the seats. */
  | { readonly trouble: 'notPerSeat'; readonly seats: number }
  | { readonly trouble: 'twoSeats' }
  /** It needs `'random'` or a seat. */
  | { readonly trouble: 'noSeat'; readonly seats: number }
  /** `Game.refuses` says why. */
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

/** For programs; tables say it to people, in their language and in the words of the game. */
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

export class SeatError extends SkerryError {
  override readonly name = 'SeatError';
}

export class GameError extends SkerryError {
  override readonly name = 'GameError';
}

export class VersionError extends SkerryError {
  override readonly name = 'VersionError';
}

/** Broken, cut or tampered with. */
export class RecordError extends SkerryError {
  override readonly name = 'RecordError';
}

/** A table without its seed can be watched but not played on. */
export class SeedError extends SkerryError {
  override readonly name = 'SeedError';
}

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
