import type { Requester } from './requester.ts';

/** A command that came once more before its line was written. */
export interface DuplicateCommand {
  readonly requester: Requester;
  /** Does it anew, if the line is never written. */
  again(): void;
}

/** Repeated commands, by the line they wait for. */
export class DuplicateCommands {
  private readonly byLine = new Map<number, DuplicateCommand[]>();

  add(n: number, repetition: DuplicateCommand): void {
    this.byLine.set(n, [...(this.byLine.get(n) ?? []), repetition]);
  }

  /** Those that waited for this line. */
  takeOf(n: number): readonly DuplicateCommand[] {
    const found = this.byLine.get(n) ?? [];
    this.byLine.delete(n);
    return found;
  }

  takeAll(): readonly DuplicateCommand[] {
    const found = [...this.byLine.values()].flat();
    this.byLine.clear();
    return found;
  }
}
