import {
  type ChatLine,
  type GameSession,
  type GameSoFar,
  type Message,
  offersFor,
  type Person,
  PROTOCOL,
  personSeats,
  type TableInfo,
  tableInfo,
  youAre,
} from '@skerry/tables';
import type { Client } from '../live/client.ts';
import type { TableRow } from '../store/store.ts';
import type { Timepiece } from '../timepiece.ts';
import { whyNotLook } from './access.ts';
import { type Chat, chatRoomOf } from './chat.ts';
import { Tellings, type UpdateFrames } from './telling.ts';

/** Milliseconds between two words about who has come and gone. */
const BETWEEN_TELLINGS = 250;

/** What is told of. */
export interface TableNow {
  readonly row: TableRow;
  readonly session: GameSession | undefined;
  readonly chat: Chat;
  readonly links: { invite: string; watch: string; code?: string };
  /** A bot fails at this position. */
  readonly isStuck: boolean;
}

/** Those at a table, and what they are told. */
export class Audience {
  readonly clients = new Set<Client>();
  private readonly tellings = new Tellings();
  private readonly told: () => TableNow;
  /** Called when somebody has come or gone. */
  private readonly changed: (people: Person[]) => void;
  /** People at the same table by other processes. */
  private elsewhere: readonly Person[] = [];
  private announced = '';
  private readonly time: Timepiece;
  private readonly openedAt: number;
  /** When people left who are not here, in ticks. */
  private readonly leftAt = new Map<Person, number>();
  /** When everybody is told next who is here, and when that was last. */
  private due: NodeJS.Timeout | undefined;
  private toldAt = Number.NEGATIVE_INFINITY;

  constructor(told: () => TableNow, changed: (people: Person[]) => void, time: Timepiece) {
    this.told = told;
    this.changed = changed;
    this.time = time;
    this.openedAt = time.ticks();
  }

  /** Who is connected, here and elsewhere. */
  present(): Set<Person> {
    return new Set([...this.here(), ...this.elsewhere]);
  }

  /**
   * Whether somebody who sits here is connected, or was within some milliseconds. Of those who left before the table was in
   * memory nobody knows when.
   */
  isHereWithin(person: Person, milliseconds: number): boolean {
    const leftAt = this.leftAt.get(person) ?? this.openedAt;
    return this.present().has(person) || leftAt > this.time.ticks() - milliseconds;
  }

  private here(): Set<Person> {
    return new Set([...this.clients].flatMap(({ person, isQuiet }) => (isQuiet ? [] : [person])));
  }

  enter(client: Client, since?: number): void {
    this.clients.add(client);
    this.tellAll(client, since);
    this.tellSoon();
  }

  /** Returns whether the guest was here. */
  leave(client: Client): boolean {
    const wasHere = this.clients.delete(client);
    if (wasHere) {
      this.noteWhoLeft([client.person]);
      this.tellSoon();
    }
    return wasHere;
  }

  /** Whoever does not answer is away to the others, and back with the first answer. */
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
    const seated = new Set(this.told().row.seats.map(({ person }) => person));
    for (const person of people) {
      if (!present.has(person) && seated.has(person)) this.leftAt.set(person, this.time.ticks());
    }
  }

  /** The table leaves the memory: whoever has it next says who is here. */
  close(): void {
    clearTimeout(this.due);
  }

  /** Says who is here once more, as if nobody knew. */
  announce(): void {
    this.announced = '';
    this.sayWhoIsHere();
  }

  /** All a guest may know of the table, or what is new since a line. */
  tellAll(client: Client, since?: number): void {
    const told = this.told();
    const { row, session, chat, links } = told;
    const rest = {
      say: 'welcome',
      protocol: PROTOCOL,
      you: youAre(row, client, links),
      info: this.infoOf(told),
      chat: chat.last(chatRoomOf(row, client.person)),
      ...offersFor(client, session, row),
    } satisfies Omit<Extract<Message, { say: 'welcome' }>, keyof GameSoFar>;
    client.send(`${JSON.stringify(rest).slice(0, -1)},${this.tellings.gameSoFar(session, client, since).slice(1)}`);
  }

  tellEverybodyAll(): void {
    for (const client of this.clients) this.tellAll(client);
  }

  tellNews(frames: UpdateFrames): void {
    this.tellings.forget();
    for (const client of this.clients) {
      const frame = frames.for(client);
      if (frame !== undefined) client.sendFrame(frame);
    }
  }

  tellChat(line: ChatLine): void {
    const { row } = this.told();
    const text = JSON.stringify({ say: 'chat', line } satisfies Message);
    for (const client of this.clients) if (chatRoomOf(row, client.person) === line.room) client.send(text);
  }

  tell(message: Message): void {
    const text = JSON.stringify(message);
    for (const client of this.clients) client.send(text);
  }

  private infoOf({ row, isStuck }: TableNow): TableInfo {
    const isEnded = row.stage === 'over' && row.result === undefined;
    return tableInfo(row, this.present(), this.time.now(), {
      ...(isEnded && { stopped: { why: 'ended' } }),
      ...(isStuck && { stuck: true }),
    });
  }

  /** Seats, presence, clocks and stage, to everybody; who has come and gone is told with it, and not once more. */
  tellInfo(): void {
    if (this.due) this.settleWhoIsHere();
    const told = this.told();
    const { row, links } = told;
    const info = JSON.stringify(this.infoOf(told));
    for (const client of this.clients) {
      client.send(`{"say":"info","info":${info},"you":${JSON.stringify(youAre(row, client, links))}}`);
    }
  }

  /** Several who come and go at once are told of at once, and those who come and go all the time only now and then. */
  private tellSoon(): void {
    if (this.due) return;
    const wait = Math.min(BETWEEN_TELLINGS, Math.max(0, this.toldAt + BETWEEN_TELLINGS - this.time.ticks()));
    this.due = setTimeout(() => this.tellInfo(), wait);
  }

  private settleWhoIsHere(): void {
    clearTimeout(this.due);
    this.due = undefined;
    this.toldAt = this.time.ticks();
    this.sayWhoIsHere();
  }

  private sayWhoIsHere(): void {
    const people = [...this.here()].sort();
    const said = people.join();
    if (said === this.announced) return;
    this.announced = said;
    this.changed(people);
  }

  /** The key is a new one: whoever came by the old one and has not sat down needs an invitation. */
  closeDoor(): void {
    const { row } = this.told();
    for (const client of this.clients) client.invited = row.listed;
  }

  /**
   * Who no longer may look is sent away; who lost the seat looked through looks through another, or watches. Returns these:
   * they are to be told the table anew.
   */
  dismiss(): Client[] {
    const { row } = this.told();
    const others: Client[] = [];
    for (const client of [...this.clients]) {
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
      if (isLost) others.push(client);
    }
    return others;
  }
}
