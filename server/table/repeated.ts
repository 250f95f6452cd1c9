import type { Asker } from './asker.ts';

/** A command that came once more before its line was written. */
export interface Repetition {
  readonly asker: Asker;
  /** Does it anew, if the line is never written. */
  again(): void;
}

/** Repeated commands, by the line they wait for. */
export class Repeated {
  private readonly byLine = new Map<number, Repetition[]>();

  add(n: number, repetition: Repetition): void {
    this.byLine.set(n, [...(this.byLine.get(n) ?? []), repetition]);
  }

  /** Those that waited for this line. */
  takeOf(n: number): readonly Repetition[] {
    const found = this.byLine.get(n) ?? [];
    this.byLine.delete(n);
    return found;
  }

  takeAll(): readonly Repetition[] {
    const found = [...this.byLine.values()].flat();
    this.byLine.clear();
    return found;
  }
}
