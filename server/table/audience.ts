import { type Person, personSeats } from '@skerry/tables';
import type { Client } from '../live/client.ts';
import type { TableRow } from '../store/store.ts';
import type { Timepiece } from '../timepiece.ts';
import { whyNotLook } from './access.ts';

/** Milliseconds between two messages about presence. */
const BETWEEN_MESSAGES = 250;

export interface AudienceParts {
  readonly time: Timepiece;
  tellInfo(): void;
  /** To other processes. */
  announce(people: Person[]): void;
}

export class Audience {
  readonly clients = new Set<Client>();
  private readonly parts: AudienceParts;
  private row: TableRow;
  /** People connected to other processes. */
  private elsewhere: readonly Person[] = [];
  private announced = '';
  private readonly openedAt: number;
  /** In ticks, of people with a seat. */
  private readonly leftAt = new Map<Person, number>();
  private due: NodeJS.Timeout | undefined;
  private informedAt = Number.NEGATIVE_INFINITY;

  constructor(row: TableRow, parts: AudienceParts) {
    this.row = row;
    this.parts = parts;
    this.openedAt = parts.time.ticks();
  }

  present(): Set<Person> {
    return new Set([...this.here(), ...this.elsewhere]);
  }

  isHereWithin(person: Person, milliseconds: number): boolean {
    return this.present().has(person) || this.goneFor(person) < milliseconds;
  }

  /** In milliseconds. When people left before the table was loaded is unknown. */
  goneFor(person: Person): number {
    return this.parts.time.ticks() - (this.leftAt.get(person) ?? this.openedAt);
  }

  private here(): Set<Person> {
    return new Set([...this.clients].flatMap(({ person, isQuiet }) => (isQuiet ? [] : [person])));
  }

  enter(client: Client): void {
    this.clients.add(client);
    this.tellSoon();
  }

  leave(client: Client): boolean {
    const wasHere = this.clients.delete(client);
    if (wasHere) {
      this.noteWhoLeft([client.person]);
      this.tellSoon();
    }
    return wasHere;
  }

  /** A client that does not answer pings counts as away until its next message. */
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

  /** Announces presence again, as if other processes knew nothing. */
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

  /** Collects arrivals and departures into one message. */
  private tellSoon(): void {
    if (this.due) return;
    const wait = Math.min(BETWEEN_MESSAGES, Math.max(0, this.informedAt + BETWEEN_MESSAGES - this.parts.time.ticks()));
    this.due = setTimeout(() => this.parts.tellInfo(), wait);
  }

  /** Clients were just told who is here, so the next message can wait. */
  informed(): void {
    if (this.due === undefined) return;
    clearTimeout(this.due);
    this.due = undefined;
    this.informedAt = this.parts.time.ticks();
    this.announceIfChanged();
  }

  /**
   * Seats belong to others now. Disconnects clients that may no longer view the table. Returns those whose seat was taken
   * away: they view another seat of theirs, or watch.
   */
  reseat(row: TableRow): readonly Client[] {
    const hasNewKey = row.invite !== this.row.invite;
    this.row = row;
    const moved: Client[] = [];
    for (const client of [...this.clients]) {
      // The old key no longer counts for clients without a seat.
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
