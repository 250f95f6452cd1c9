import type { Seat } from '@skerry/engine';
import { type Holdings, type Person, personSeats, type TableWhy } from '@skerry/tables';
import { isDeviceCode, newDeviceCode, newSecret, personOf, readCode } from '../secrets.ts';
import type { Device, DeviceCode, DeviceLook, DeviceRow } from '../store/device-store.ts';
import type { Joining } from '../store/joining-store.ts';
import type { TableRow } from '../store/store.ts';
import { type JoiningParts, Joinings } from './joinings.ts';

const MINUTES = 10;
/** Milliseconds between looks for changes by other processes. */
const BETWEEN_LOOKS = 15_000;
const AT_ONCE = 500;
const MOST_COUNTED = 1000;
const MOST_NAMES = 3;

export interface OpenConnection {
  readonly device: Device;
  readonly person: Person;
  becomeAnother(): void;
}

export interface AboutDevice extends DeviceLook {
  readonly names: readonly string[];
  readonly tables: number;
}

export type AskState = 'none' | 'waiting' | 'refused' | 'added';

/** The browsers of people: several may have the same seats. */
export class Devices {
  private readonly parts: JoiningParts;
  private readonly joinings: Joinings;
  private readonly connections = new Set<OpenConnection>();
  private looking: NodeJS.Timeout | undefined;

  constructor(parts: JoiningParts) {
    this.parts = parts;
    this.joinings = new Joinings(parts);
  }

  start(warn: (error: unknown) => void): void {
    const tend = async (): Promise<void> => {
      await this.joinings.finish();
      if (this.parts.store.shared) await this.look();
    };
    void tend().catch(warn);
    this.looking = setInterval(() => void tend().catch(warn), BETWEEN_LOOKS);
  }

  stop(): void {
    clearInterval(this.looking);
  }

  personAt(device: Device): Promise<Person> {
    return this.parts.store.devices.personAt(device, this.parts.now());
  }

  of(person: Person): Promise<DeviceRow[]> {
    return this.parts.store.devices.of(person);
  }

  /** A code by which another device asks for all seats of this one's person: for ten minutes and for one use. */
  async giveCode(device: Device, look: DeviceLook): Promise<{ code: string; until: number }> {
    const { store, now } = this.parts;
    const person = await this.personAt(device);
    await store.devices.put({ device, person, ...look, seen: now() });
    const until = now() + MINUTES * 60_000;
    const code = newDeviceCode();
    await store.devices.putCode(readCode(code), { person, device }, until);
    return { code, until };
  }

  /** The owner of a code, or why this device cannot use it. */
  async codeFor(device: Device | undefined, text: string): Promise<DeviceCode | TableWhy> {
    const { store, now } = this.parts;
    const code = readCode(text);
    const found = isDeviceCode(code) ? await store.devices.code(code, now()) : undefined;
    if (found === undefined) return { why: 'unknownClaim' };
    if (found.device === device) return { why: 'sameDevice' };
    if (device !== undefined && (await this.personAt(device)) === found.person) return { why: 'alreadyYours' };
    return found.asker === undefined || found.asker === device ? found : { why: 'codeUsed' };
  }

  /** A device asks to be added to those of the person whose code it has. They must agree. */
  async ask(device: Device, look: DeviceLook, text: string): Promise<{ until: number } | TableWhy> {
    const { store, now } = this.parts;
    const found = await this.codeFor(device, text);
    if ('why' in found) return found;
    if (found.asker === undefined) {
      await store.devices.put({ device, person: await this.personAt(device), ...look, seen: now() });
      if (!(await store.devices.askBy(readCode(text), device, now()))) return { why: 'codeUsed' };
    }
    return { until: found.until };
  }

  async asked(device: Device): Promise<{ state: AskState; until?: number }> {
    const found = await this.parts.store.devices.askedBy(device, this.parts.now());
    if (found === undefined) return { state: 'none' };
    const { state, until } = found;
    return { state: state === 'refused' || state === 'added' ? state : 'waiting', until };
  }

  async asksTo(person: Person): Promise<(AboutDevice & { id: string; until: number })[]> {
    const { store, now } = this.parts;
    const open = await store.devices.asksTo(person, now());
    const told = open.map(async ({ id, until, asker }) => {
      if (asker === undefined) return [];
      return [{ id, until, ...(await this.about(asker)) }];
    });
    return (await Promise.all(told)).flat();
  }

  /** Returns whether the question was still open. */
  async answer(device: Device, person: Person, id: string, isOwn: boolean): Promise<boolean> {
    const { store, now } = this.parts;
    const asker = await store.devices.answer(id, person, isOwn ? 'adding' : 'refused', now());
    if (asker === undefined) return false;
    if (!isOwn) return true;
    const second = await this.personAt(asker);
    if (second === person) return true;
    await this.joinings.join(id, person, second, device);
    await this.endOthers();
    return true;
  }

  /** What a device may undo. */
  undoable(device: Device, person: Person): Promise<Joining[]> {
    return this.parts.store.joinings.undoable(device, person, this.parts.now());
  }

  /** One of the devices that a joining added; `here` if it is this one. */
  async added({ id }: Joining, device: Device): Promise<(DeviceLook & { here: boolean }) | undefined> {
    const all = await this.parts.store.joinings.devicesOf(id);
    const added = all.flatMap((each) => (each.side === 'second' ? each.device : []));
    const [first = ''] = added;
    const row = await this.parts.store.devices.row(added.includes(device) ? device : first);
    return row && { kind: row.kind, browser: row.browser, here: added.includes(device) };
  }

  /** Undoes the addition of a device. Returns whether that was still possible, and theirs to ask for. */
  async undo(device: Device, id: string): Promise<boolean> {
    const isUndone = await this.joinings.undo(id, device, await this.personAt(device));
    await this.endOthers();
    return isUndone;
  }

  took(device: Device, person: Person, { id, seats, host }: TableRow, taken: readonly Seat[]): Promise<void> {
    const isNew = host === person && personSeats({ seats }, person).every((seat) => taken.includes(seat));
    const had: Holdings = {
      seats: taken.map((seat) => ({ seat, name: seats[seat]?.name ?? '' })),
      ...(isNew && { host: true }),
    };
    return this.joinings.took(device, person, id, had);
  }

  async about(device: Device): Promise<AboutDevice> {
    const { store } = this.parts;
    const row = await store.devices.row(device);
    const person = row?.person ?? device;
    const rows = await store.tablesOf(person, MOST_COUNTED);
    const own = rows.filter((table) => table.host === person || personSeats(table, person).length > 0);
    const names = own.flatMap((table) => personSeats(table, person).map((seat) => table.seats[seat]?.name ?? ''));
    return {
      ...{ kind: row?.kind ?? 'computer', browser: row?.browser ?? '' },
      names: [...new Set(names)].slice(0, MOST_NAMES),
      tables: own.length,
    };
  }

  /** Takes the seats of a person away from a browser of theirs. Returns whether it was theirs. */
  async takeAway(device: Device, person: Person): Promise<boolean> {
    const { store } = this.parts;
    const nobody = personOf(newSecret());
    const isParted = await store.devices.part(device, person, nobody);
    if (isParted) await store.joinings.parted(device, person, nobody);
    await this.endOthers();
    return isParted;
  }

  opened(connection: OpenConnection): void {
    this.connections.add(connection);
  }

  closed(connection: OpenConnection): void {
    this.connections.delete(connection);
  }

  private async endOthers(): Promise<void> {
    if (this.connections.size > 0) await this.look();
  }

  /** Closes connections of browsers that belong to another person now. */
  private async look(): Promise<void> {
    const open = [...this.connections];
    for (let n = 0; n < open.length; n += AT_ONCE) {
      const some = open.slice(n, n + AT_ONCE);
      const persons = await this.parts.store.devices.elsewhere([...new Set(some.map(({ device }) => device))]);
      for (const connection of some)
        if ((persons.get(connection.device) ?? connection.device) !== connection.person) connection.becomeAnother();
    }
  }
}
