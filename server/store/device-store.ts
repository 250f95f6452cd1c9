import { DEVICE_KINDS, type DeviceKind, type Person } from '@skerry/tables';
import { type Cells, codeHash } from './cells.ts';
import type { Ask } from './notification-store.ts';

/** A browser by the SHA-256 of its secret. Alone, a person is the one browser they have. */
export type Device = Person;

export interface DeviceLook {
  readonly kind: DeviceKind;
  /** "Firefox"; nothing if it is not known. */
  readonly browser: string;
}

/** A browser that has the seats of a person, who has several. */
export interface DeviceRow extends DeviceLook {
  readonly device: Device;
  readonly person: Person;
  readonly seen: number;
}

export interface DeviceCode {
  readonly id: string;
  readonly person: Person;
  readonly device: Device;
  readonly until: number;
  /** The device that asked by it, and what became of that. */
  readonly asker?: Device;
  readonly state?: 'asked' | 'refused' | 'adding' | 'added';
}

export const DEVICE_COLUMNS = ['device', 'person', 'kind', 'browser', 'seen'] as const;

/** Milliseconds between writes of when a device was seen. */
const SEEN_EVERY = 60_000;

/** Which browsers are the same person. Both databases understand its queries. */
export class DeviceStore {
  private readonly ask: Ask;

  constructor(ask: Ask) {
    this.ask = ask;
  }

  /** Whose seats a browser has, which was seen now. */
  async personAt(device: Device, now: number): Promise<Person> {
    const [cells] = await this.ask('SELECT person, seen FROM devices WHERE device = $1', [device]);
    if (cells === undefined) return device;
    if (now - (cells.seen as number) >= SEEN_EVERY)
      await this.ask('UPDATE devices SET seen = $2 WHERE device = $1', [device, now]);
    return cells.person as Person;
  }

  /** Those of some browsers that have the seats of somebody else than themselves, and whose. */
  async elsewhere(devices: readonly Device[]): Promise<ReadonlyMap<Device, Person>> {
    if (devices.length === 0) return new Map();
    const marks = devices.map((_, n) => `$${n + 1}`).join(', ');
    const found = await this.ask(
      `SELECT device, person FROM devices WHERE person <> device AND device IN (${marks})`,
      devices,
    );
    return new Map(found.map(({ device, person }) => [device as Device, person as Person]));
  }

  async of(person: Person): Promise<DeviceRow[]> {
    const found = await this.ask('SELECT * FROM devices WHERE person = $1 ORDER BY seen DESC, device', [person]);
    return found.map(deviceRow);
  }

  async row(device: Device): Promise<DeviceRow | undefined> {
    const [cells] = await this.ask('SELECT * FROM devices WHERE device = $1', [device]);
    return cells && deviceRow(cells);
  }

  async put({ device, person, kind, browser, seen }: DeviceRow): Promise<void> {
    await this.ask(
      `INSERT INTO devices (device, person, kind, browser, seen) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (device) DO UPDATE SET person = excluded.person, kind = excluded.kind,
         browser = excluded.browser, seen = excluded.seen`,
      [device, person, kind, browser, seen],
    );
  }

  /** The browser is `nobody` from now on. Returns whether it was theirs. */
  async part(device: Device, from: Person, nobody: Person): Promise<boolean> {
    await this.ask('DELETE FROM subscriptions WHERE person = $1 AND coalesce(device, person) = $2', [from, device]);
    const parted = await this.ask('UPDATE devices SET person = $3 WHERE device = $1 AND person = $2 RETURNING device', [
      device,
      from,
      nobody,
    ]);
    return parted.length > 0;
  }

  /**
   * The browsers of a person are nobody's. One that others are called after stays parted from them: else it would have
   * their seats again.
   */
  async forget(person: Person): Promise<void> {
    await this.ask('DELETE FROM device_codes WHERE person = $1', [person]);
    await this.ask(
      `DELETE FROM devices WHERE person = $1 AND NOT EXISTS (
         SELECT 1 FROM devices AS other WHERE other.person = devices.device AND other.device <> devices.device
           AND other.person <> $1)`,
      [person],
    );
  }

  /** Keeps a code until a time; a person has one at most, and whoever asked by another one asks in vain. */
  async putCode(code: string, { person, device }: { person: Person; device: Device }, until: number): Promise<void> {
    await this.ask('DELETE FROM device_codes WHERE person = $1', [person]);
    await this.ask('INSERT INTO device_codes (code, person, device, until) VALUES ($1, $2, $3, $4)', [
      ...[deviceCodeId(code), person, device, until],
    ]);
  }

  async code(code: string, now: number): Promise<DeviceCode | undefined> {
    const [cells] = await this.ask('SELECT * FROM device_codes WHERE code = $1 AND until > $2', [
      ...[deviceCodeId(code), now],
    ]);
    return cells && deviceCode(cells);
  }

  /** A device asks to be added by a code, which nobody else can use from now on. Returns whether it was the first. */
  async askBy(code: string, asker: Device, now: number): Promise<boolean> {
    await this.ask('DELETE FROM device_codes WHERE until <= $1', [now]);
    const found = await this.ask(
      `UPDATE device_codes SET asker = $2, state = 'asked' WHERE code = $1 AND asker IS NULL RETURNING code`,
      [deviceCodeId(code), asker],
    );
    return found.length > 0;
  }

  async askedBy(asker: Device, now: number): Promise<DeviceCode | undefined> {
    const [cells] = await this.ask(
      'SELECT * FROM device_codes WHERE asker = $1 AND until > $2 ORDER BY until DESC LIMIT 1',
      [asker, now],
    );
    return cells && deviceCode(cells);
  }

  async asksTo(person: Person, now: number): Promise<DeviceCode[]> {
    const found = await this.ask(`SELECT * FROM device_codes WHERE person = $1 AND state = 'asked' AND until > $2`, [
      ...[person, now],
    ]);
    return found.map(deviceCode);
  }

  /** Answers a device that asks. Returns which, if the question was open. */
  async answer(id: string, person: Person, state: 'adding' | 'refused', now: number): Promise<Device | undefined> {
    const [cells] = await this.ask(
      `UPDATE device_codes SET state = $3 WHERE code = $1 AND person = $2 AND state = 'asked' AND until > $4
       RETURNING asker`,
      [id, person, state, now],
    );
    return cells && (cells.asker as Device);
  }
}

/** Differs from the hashes of other codes. */
const deviceCodeId = (code: string): string => codeHash(`device/${code}`);

const deviceCode = ({ code, person, device, until, asker, state }: Cells): DeviceCode => ({
  ...{ id: code as string, person: person as Person, device: device as Device, until: until as number },
  ...(typeof asker === 'string' && { asker }),
  ...(typeof state === 'string' && { state: state as NonNullable<DeviceCode['state']> }),
});

const deviceRow = ({ device, person, kind, browser, seen }: Cells): DeviceRow => ({
  device: device as Device,
  person: person as Person,
  kind: DEVICE_KINDS.find((each) => each === kind) ?? 'computer',
  browser: browser as string,
  seen: seen as number,
});
