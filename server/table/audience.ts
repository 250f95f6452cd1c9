import { type Person, personSeats } from '@skerry/tables';
import type { Client } from '../live/client.ts';
import type { TableRow } from '../store/store.ts';
import type { Timepiece } from '../timepiece.ts';
import { whyNotLook } from './access.ts';

/** Milliseconds between two messages about who has come and gone. */
const BETWEEN_MESSAGES = 250;

export interface AudienceParts {
  readonly time: Timepiece;
  /** Tells everybody the table as it is, and who is connected. */
  tellInfo(): void;
  /** Tells other processes who is connected here. */
  announce(people: Person[]): void;
}

/** The connected clients of a table, and who is present. */
export class Audience {
  readonly clients = new Set<Client>();
  private readonly parts: AudienceParts;
  private row: TableRow;
  /** People connected to other processes. */
  private elsewhere: readonly Person[] = [];
  private announced = '';
  private readonly openedAt: number;
  /** When people left who are not here, in ticks. */
  private readonly leftAt = new Map<Person, number>();
  private due: NodeJS.Timeout | undefined;
  private informedAt = Number.NEGATIVE_INFINITY;

  constructor(row: TableRow, parts: AudienceParts) {
    this.row = row;
    this.parts = parts;
    this.openedAt = parts.time.ticks();
  }

  /** Who is connected, here and elsewhere. */
  present(): Set<Person> {
    return new Set([...this.here(), ...this.elsewhere]);
  }

  /** Whether a person is connected, or was within some milliseconds. When people left before the table was loaded is unknown. */
  isHereWithin(person: Person, milliseconds: number): boolean {
    const leftAt = this.leftAt.get(person) ?? this.openedAt;
    return this.present().has(person) || leftAt > this.parts.time.ticks() - milliseconds;
  }

  private here(): Set<Person> {
    return new Set([...this.clients].flatMap(({ person, isQuiet }) => (isQuiet ? [] : [person])));
  }

  enter(client: Client): void {
    this.clients.add(client);
    this.tellSoon();
  }

  /** Returns whether the client was here. */
  leave(client: Client): boolean {
    const wasHere = this.clients.delete(client);
    if (wasHere) {
      this.noteWhoLeft([client.person]);
      this.tellSoon();
    }
    return wasHere;
  }

  /** A client that does not answer is away to the others, and back with its first answer. */
  hush(client: Client): void {
    if (!this.clients.has(client)) return;
    if (client.isQuiet) this.noteWhoLeft([client.person]);
    this.tellSoon();
  }

  setElsewhere(people: readonly Person[]): void {
    if (people.length === this.elsewhere.length && people.every((person) => this.elsewhere.includes(person))) return;
    const before = this.elsewhere;
    this.elsewhere = people;
    this.noteWhoLeft(before);
    this.tellSoon();
  }

  private noteWhoLeft(people: readonly Person[]): void {
    const present = this.present();
    const seated = new Set(this.row.seats.map(({ person }) => person));
    for (const person of people) {
      if (!present.has(person) && seated.has(person)) this.leftAt.set(person, this.parts.time.ticks());
    }
  }

  close(): void {
    clearTimeout(this.due);
  }

  /** Announces who is here once more, as if nobody knew. */
  announce(): void {
    this.announced = '';
    this.announceIfChanged();
  }

  private announceIfChanged(): void {
    const people = [...this.here()].sort();
    const announced = people.join();
    if (announced === this.announced) return;
    this.announced = announced;
    this.parts.announce(people);
  }

  /** Many who come and go are told of in one message. */
  private tellSoon(): void {
    if (this.due) return;
    const wait = Math.min(BETWEEN_MESSAGES, Math.max(0, this.informedAt + BETWEEN_MESSAGES - this.parts.time.ticks()));
    this.due = setTimeout(() => this.parts.tellInfo(), wait);
  }

  /** Everybody was told who is here, so the next message can wait. */
  informed(): void {
    if (this.due === undefined) return;
    clearTimeout(this.due);
    this.due = undefined;
    this.informedAt = this.parts.time.ticks();
    this.announceIfChanged();
  }

  /**
   * Seats have changed hands. Clients that may no longer look are sent away. Returns those that lost the seat they looked
   * through, and look through another now, or watch.
   */
  reseat(row: TableRow): readonly Client[] {
    const hasNewKey = row.invite !== this.row.invite;
    this.row = row;
    const moved: Client[] = [];
    for (const client of [...this.clients]) {
      // Whoever came by the old key and has not sat down needs a new invitation.
      if (hasNewKey) client.invited = row.listed;
      const why = whyNotLook(row, client);
      if (why) {
        this.clients.delete(client);
        client.bye(why, false);
        continue;
      }
      const seats = personSeats(row, client.person);
      const isLost = client.looking !== 'watcher' && !seats.includes(client.looking);
      if (!isLost && (client.looking !== 'watcher' || row.stage !== 'lobby')) continue;
      client.looking = seats[0] ?? 'watcher';
      if (isLost) moved.push(client);
    }
    return moved;
  }
}
