import { isBusy, type Person } from '@skerry/tables';
import { peopleOf } from './cells.ts';
import type { TableRow } from './store.ts';

const MOST = 20_000;

/** What is kept beside a row because it follows from it. */
interface Beside {
  readonly rev: number;
  readonly people: string;
  readonly busy: boolean;
}

export interface Upkeep {
  /** All who have to do with the table, if that may have changed. */
  readonly people?: readonly Person[];
  /** Whether there is a job, if that may have changed. */
  readonly busy?: boolean;
}

/** The rows last written or read here: the next write of one leaves out whatever beside it has not changed. */
export class Known {
  private readonly rows = new Map<string, Beside>();

  /** What goes with a row that takes the place of its `base`th writing; nothing was before the first. */
  upkeep(row: TableRow, base: number): Upkeep {
    const people = peopleOf(row);
    const busy = isBusy(row);
    if (base === 0) return { people, ...(busy && { busy }) };
    const was = this.rows.get(row.id);
    if (was?.rev !== base) return { people, busy };
    return { ...(was.people !== people.join() && { people }), ...(was.busy !== busy && { busy }) };
  }

  /** Whether some process runs bots or clocks there, as far as is known. */
  mayBeBusy(table: string): boolean {
    return this.rows.get(table)?.busy ?? true;
  }

  remember(row: TableRow): void {
    this.rows.delete(row.id);
    this.rows.set(row.id, { rev: row.rev, people: peopleOf(row).join(), busy: isBusy(row) });
    if (this.rows.size <= MOST) return;
    for (const oldest of this.rows.keys()) {
      this.rows.delete(oldest);
      return;
    }
  }
}
