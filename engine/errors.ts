import type { OptionRefusal, PackFault } from './contract.ts';
import { sayGeneralFault } from './text.ts';

/**
 * Errors for callers. Each has a name to catch and a sentence to show, and nothing has changed when it is thrown.
 * A refused move is no error: `play` answers it with its reason.
 */
export class SkerryError extends Error {
  override readonly name: string = 'SkerryError';
}

export class SeatCountError extends SkerryError {
  override readonly name = 'SeatCountError';
  constructor(game: string, allowed: readonly number[], asked: unknown) {
    super(`A table of ${game} has ${allowed.join(', ')} seats, not ${String(asked)}.`);
  }
}

export class OptionError extends SkerryError {
  override readonly name = 'OptionError';
  readonly option: string;
  /** Where the value itself is possible, but does not go with the rest. */
  readonly refusal: OptionRefusal | undefined;
  constructor(option: string, sentence: string, refusal?: OptionRefusal) {
    super(sentence);
    this.option = option;
    this.refusal = refusal;
  }
}

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
