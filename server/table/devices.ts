import type { Person } from '@skerry/tables';
import { newSecret, personOf } from '../secrets.ts';
import type { Device, DeviceLook, DeviceRow } from '../store/device-book.ts';
import type { Store } from '../store/store.ts';

const MINUTES = 10;
/** Connections are compared with what is written so often, in milliseconds, where other processes may have written it. */
const BETWEEN_LOOKS = 15_000;
/** So many browsers are asked for at once. */
const AT_ONCE = 500;

/** A connection of a browser, which ends when the browser becomes somebody else. */
export interface OpenConnection {
  readonly device: Device;
  readonly person: Person;
  becomeAnother(): void;
}

interface Parts {
  readonly store: Store;
  /** Gives all that a person has at tables to another, who is the same human. */
  readonly hand: (from: Person, to: Person) => Promise<void>;
  readonly now: () => number;
}

/** The browsers of people: several may have the same seats. */
export class Devices {
  private readonly parts: Parts;
  private readonly connections = new Set<OpenConnection>();
  private looking: NodeJS.Timeout | undefined;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  start(warn: (error: unknown) => void): void {
    if (this.parts.store.shared) this.looking = setInterval(() => void this.look().catch(warn), BETWEEN_LOOKS);
  }

  stop(): void {
    clearInterval(this.looking);
  }

  /** Whose seats a browser has. */
  personAt(device: Device): Promise<Person> {
    return this.parts.store.devices.personAt(device, this.parts.now());
  }

  of(person: Person): Promise<DeviceRow[]> {
    return this.parts.store.devices.of(person);
  }

  /** Words by which another browser gets all seats of this one's person: for ten minutes and for one use. */
  async giveCode(device: Device, look: DeviceLook, code: string): Promise<{ code: string; until: number }> {
    const { store, now } = this.parts;
    const person = await this.personAt(device);
    await store.devices.put({ device, person, ...look, seen: now() });
    const until = now() + MINUTES * 60_000;
    await store.devices.putCode(code, person, until);
    return { code, until };
  }

  /** A browser gets the seats of whoever gave it the code, who gets its own. Returns whether the code was good. */
  async claim(device: Device, look: DeviceLook, code: string): Promise<boolean> {
    const { store, hand, now } = this.parts;
    const to = await store.devices.takeCode(code, now());
    if (to === undefined) return false;
    const from = await this.personAt(device);
    if (from !== to) {
      await hand(from, to);
      await store.devices.merge(from, to);
    }
    await store.devices.put({ device, person: to, ...look, seen: now() });
    await this.endOthers();
    return true;
  }

  /** Takes the seats of a person away from a browser of theirs. Returns whether it was theirs. */
  async takeAway(device: Device, person: Person): Promise<boolean> {
    const isParted = await this.parts.store.devices.part(device, person, personOf(newSecret()));
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

  /** Ends what is connected as somebody whose seats the browser has no longer. */
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
