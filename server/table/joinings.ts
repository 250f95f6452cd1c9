import {
  addHoldings,
  type Holdings,
  holdingsOf,
  mergePerson,
  type Person,
  seatsToReturn,
  splitPerson,
} from '@skerry/tables';
import type { Device } from '../store/device-store.ts';
import type { Joining } from '../store/joining-store.ts';
import type { Store, TableRow } from '../store/store.ts';

/** Milliseconds in which the addition of a device can be undone. */
const UNDO_LASTS = 86_400_000;
/** Milliseconds in which another process may still treat a person as who they were. */
const LATE = 60_000;
const MOST_TABLES = 100_000;

export interface JoiningParts {
  readonly store: Store;
  /** Does nothing if the table is gone. */
  readonly rewrite: (table: string, change: (row: TableRow) => TableRow) => Promise<void>;
  readonly now: () => number;
}

/** Merges the devices of one person with those of another, and undoes that. */
export class Joinings {
  private readonly parts: JoiningParts;

  constructor(parts: JoiningParts) {
    this.parts = parts;
  }

  /** The second of two people becomes the first, as `device` of the first has agreed to. */
  async join(id: string, first: Person, second: Person, device: Device): Promise<void> {
    const { store, now } = this.parts;
    const at = now();
    await store.joinings.begin({ id, first, second, device, at, until: at + UNDO_LASTS });
    await this.handTables({ id, first, second });
    await store.joinings.isJoined(id);
  }

  /**
   * Undoes the addition of a device, and of those it has let in since: each side has again what was its own, as far as it
   * still exists. Returns whether it could be undone.
   */
  async undo(id: string, device: Device, person: Person): Promise<boolean> {
    const { store, now } = this.parts;
    const found = (await store.joinings.undoable(device, person, now())).find((each) => each.id === id);
    if (found === undefined) return false;
    let isUndone = false;
    for (const each of [...(await this.broughtBy(found)).reverse(), found]) {
      if (!(await store.joinings.beginUndo(each.id, now()))) continue;
      await this.part(each);
      isUndone = isUndone || each.id === id;
    }
    return isUndone;
  }

  /** What an added device takes, it keeps if the addition is undone. */
  async took(device: Device, person: Person, table: string, had: Holdings): Promise<void> {
    if (device === person) return;
    const named = { ...had, seats: had.seats.map(({ name }) => ({ seat: -1, name })) };
    for (const id of await this.parts.store.joinings.withSecond(device, person)) await this.note(id, table, named);
  }

  /** Completes what a process left half done, and deletes what can no longer be undone. */
  async finish(): Promise<void> {
    const { store, now } = this.parts;
    for (const each of await store.joinings.unfinished(now() - LATE)) {
      if (each.state === 'parting') await this.part(each);
      else {
        await this.handTables(each);
        await store.joinings.isJoined(each.id);
      }
    }
    await store.joinings.clear(now());
  }

  private async handTables({ id, first, second }: Pick<Joining, 'id' | 'first' | 'second'>): Promise<void> {
    const { store, rewrite } = this.parts;
    for (const row of await store.tablesOf(second, MOST_TABLES)) {
      const { state } = (await store.joinings.get(id)) ?? { state: 'parting' };
      if (state === 'parting') return;
      await this.note(id, row.id, holdingsOf(row, first, second));
      let had: Holdings | undefined;
      await rewrite(row.id, (now) => {
        had = holdingsOf(now, first, second);
        return mergePerson(now, second, first);
      });
      // The row may have changed since it was read.
      if (had !== undefined) await this.note(id, row.id, had);
    }
  }

  private async note(id: string, table: string, had: Holdings): Promise<void> {
    const { joinings } = this.parts.store;
    const known = (await joinings.tablesOf(id)).get(table);
    await joinings.putTable(id, table, known === undefined ? had : addHoldings(known, had));
  }

  /** What devices of the second person have let in since, recursively, in order. */
  private async broughtBy(first: Joining): Promise<Joining[]> {
    const { joinings } = this.parts.store;
    const second = async ({ id }: Joining): Promise<Device[]> =>
      (await joinings.devicesOf(id)).flatMap(({ side, device }) => (side === 'second' ? device : []));
    const devices = new Set(await second(first));
    const brought: Joining[] = [];
    for (const each of await joinings.since(first)) {
      if (!devices.has(each.device)) continue;
      brought.push(each);
      for (const device of await second(each)) devices.add(device);
    }
    return brought;
  }

  private async part(joining: Joining): Promise<void> {
    const { store, now } = this.parts;
    const { id, first, second } = joining;
    const devices = await store.joinings.devicesOf(id);
    await store.joinings.giveBack(joining, now());
    for (const [table, had] of await store.joinings.tablesOf(id)) await this.giveBackAt(joining, table, had);
    // What a device got after its seats were taken away comes along.
    for (const { side, nobody } of devices)
      if (nobody !== undefined) await this.hand(nobody, side === 'first' ? first : second);
    for (const side of ['first', 'second'] as const) {
      const own = devices.flatMap((each) => (each.side === side ? each.device : []));
      await this.followTo(side === 'first' ? first : second, own);
    }
    await store.joinings.remove(id);
  }

  /** If all devices of a person belong to somebody else now, everything the person has goes there. */
  private async followTo(person: Person, own: readonly Device[]): Promise<void> {
    const { devices } = this.parts.store;
    if (own.length === 0 || (await devices.of(person)).length > 0) return;
    const elsewhere = await devices.elsewhere(own);
    const to = own.map((device) => elsewhere.get(device) ?? device).find((each) => each !== person);
    if (to !== undefined) await this.hand(person, to);
  }

  private async giveBackAt(joining: Joining, table: string, had: Holdings): Promise<void> {
    const { store, rewrite } = this.parts;
    const { first, second } = joining;
    let next: string | undefined;
    let back: readonly number[] = [];
    await rewrite(table, (row) => {
      ({ next } = row);
      const changed = splitPerson(row, had, first, second);
      back = [...seatsToReturn(row, had, first), ...seatsToReturn(changed, had, second)];
      return changed;
    });
    for (const seat of new Set(back)) await store.joinings.giveBackSaid(table, seat, joining);
    // A rematch since then has the same people by the same names.
    const seats = had.seats.map(({ name }) => ({ seat: -1, name }));
    if (next !== undefined) await this.giveBackAt(joining, next, { seats });
  }

  private async hand(from: Person, to: Person): Promise<void> {
    const { store, rewrite } = this.parts;
    for (const { id } of await store.tablesOf(from, MOST_TABLES))
      await rewrite(id, (row) => mergePerson(row, from, to));
    await store.joinings.handOver(from, to);
  }
}
