import type { Seat } from '@skerry/engine';
import type { Line } from '../lines.ts';
import type { Person } from '../table-setup.ts';

const MOST_REMEMBERED = 200;

/**
 * Makes commands idempotent: one that is sent again after a lost connection is not executed again. Those that made a line
 * are known as long as the line is in memory; of the others, the last `MOST_REMEMBERED`.
 */
export class CompletedCommands {
  /** Only the person on a seat acts for it, so command ids are unique per seat. */
  private readonly lines = new Map<Seat, Map<string, number>>();
  private readonly others = new Set<string>();

  constructor(lines: readonly Line[]) {
    for (const { seat, command, n } of lines) {
      if (seat !== undefined && command !== undefined) this.madeLine(seat, command, n);
    }
  }

  lineOf(seat: Seat, id: string): number | undefined {
    return this.lines.get(seat)?.get(id);
  }

  madeLine(seat: Seat, id: string, n: number): void {
    const own = this.lines.get(seat) ?? new Map<string, number>();
    this.lines.set(seat, own.set(id, n));
  }

  wasDone(person: Person, id: string): boolean {
    return this.others.has(`${person}/${id}`);
  }

  done(person: Person, id: string): void {
    this.others.add(`${person}/${id}`);
    const [oldest] = this.others;
    if (oldest !== undefined && this.others.size > MOST_REMEMBERED) this.others.delete(oldest);
  }
}
