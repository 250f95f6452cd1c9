import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Action, type Game, isAsked, offersTo, proceed, Random, type Seat } from '@skerry/engine';
import {
  type CommandBody,
  type Hello,
  type HistorySlice,
  type Message,
  PROTOCOL,
  type SeatInfo,
  type TableInfo,
  type Update,
} from '@skerry/tables';
import { WebSocket } from 'ws';
import { type Contender, inTurns, type LoadEar, type LoadTable, SEATS } from './load.ts';

interface Played {
  commands: number;
  lines: number;
}

interface Manner {
  readonly ports: readonly number[];
  readonly together: boolean;
  /** The most actions of one command. */
  readonly longest: number;
  readonly played: Played;
}

type Welcome = Extract<Message, { say: 'welcome' }>;

const AT_ONCE = 10;

/**
 * Our own server, spoken to as our page does it: by the same requests and messages, with the rules at hand. It may be
 * several processes; then the people of each table are spread over them, and every move has to get from one to the others,
 * or all of them are at one, as a proxy does it that looks at the table in the address.
 */
export function skerryContender(
  name: string,
  game: Game,
  ports: readonly number[],
  together = false,
  longest = 1,
): Contender & { readonly played: Played } {
  const random = new Random(1);
  const played = { commands: 0, lines: 0 };
  return {
    name,
    played,
    forgets: async () => {
      for (const port of ports) await emptied(port);
    },
    open: (count, ear) =>
      inTurns(count, AT_ONCE, (n) => SkerryTable.open(game, { ports, together, longest, played }, random, n, ear)),
  };
}

/** Until no table is in memory and nobody is connected. */
async function emptied(port: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/health`);
    const { tables, sockets } = (await answer.json()) as { tables: number; sockets: number };
    if (tables === 0 && sockets === 0) return;
    await pause(100);
  }
}

class SkerryTable implements LoadTable {
  private readonly game: Game;
  private readonly random: Random;
  private readonly place: number;
  private readonly ear: LoadEar;
  private readonly manner: Pick<Manner, 'longest' | 'played'>;
  private readonly people: BenchPerson[] = [];
  private state!: Parameters<Game['clone']>[0];
  private n = 0;
  /** Messages that are still to come because of the last move: the news at each seat, and the word that it is done. */
  private awaited = 0;
  private readonly offers: Action[] = [];

  private constructor(
    game: Game,
    random: Random,
    place: number,
    ear: LoadEar,
    manner: Pick<Manner, 'longest' | 'played'>,
  ) {
    this.manner = manner;
    this.game = game;
    this.random = random;
    this.place = place;
    this.ear = ear;
  }

  static async open(
    game: Game,
    { ports, together, longest, played }: Manner,
    random: Random,
    place: number,
    ear: LoadEar,
  ): Promise<SkerryTable> {
    const table = new SkerryTable(game, random, place, ear, { longest, played });
    const { people } = table;
    // From table to table another process is first, so that none has more people than the others.
    const portOf = (seat: Seat): number => ports[(place + seat) % ports.length]!;
    const secret = newSecret();
    const id = await openTable(portOf(0), secret, game.name);
    // The word of the table decides, wherever it was opened.
    const one = ports[Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 8), 16) % ports.length]!;
    for (let seat = 0; seat < SEATS; seat++) {
      const way = { port: together ? one : portOf(seat), table: id, secret: seat === 0 ? secret : newSecret() };
      people.push(new BenchPerson(way, (message, bytes) => table.hear(seat, message, bytes)));
    }
    const [host, ...others] = people as [BenchPerson, ...BenchPerson[]];
    const { you } = await host.hello({ table: id, rules: game.version, paths: true });
    const key = you.links?.invite.split('/').at(-1) ?? '';
    for (const [n, person] of others.entries()) {
      await person.hello({ table: id, key, rules: game.version, paths: true });
      await person.order({ do: 'sit', seat: n + 1, name: `Player ${n + 1}` });
    }
    await host.sees(({ who }) => who !== 'open');
    const begun = Promise.all(people.map((person) => person.welcomed()));
    await host.order({ do: 'start' });
    const [{ story, n }] = (await begun) as [Welcome];
    table.begin(story!, n);
    return table;
  }

  get over(): boolean {
    return this.game.outcome(this.state) !== undefined;
  }

  act(): Seat {
    let seat = 0;
    while (!isAsked(this.game, this.state, seat)) seat++;
    const [action, ...further] = this.path(seat) as [Action, ...Action[]];
    this.awaited = SEATS + 1;
    this.manner.played.commands++;
    this.manner.played.lines += 1 + further.length;
    this.people[seat]!.say({ do: 'play', seat, n: this.n, action, ...(further.length > 0 && { further }) });
    return seat;
  }

  /** A random action of a seat; or several, where nobody needs to know what chance brings. */
  private path(seat: Seat): readonly Action[] {
    const { longest } = this.manner;
    const path: Action[] = [];
    let { state } = this;
    for (let tries = 0; longest > 1 && tries < 2 * longest && path.length < longest; tries++) {
      if (this.game.outcome(state) !== undefined || !isAsked(this.game, state, seat)) break;
      const action = this.pick(state, seat);
      const next = this.after(state, seat, action);
      if (next === undefined) continue;
      path.push(action);
      state = next;
    }
    return path.length > 0 ? path : [this.pick(this.state, seat)];
  }

  private after(state: typeof this.state, seat: Seat, action: Action): typeof this.state | undefined {
    try {
      return proceed(this.game, state, { seat, action }).state;
    } catch {
      return undefined;
    }
  }

  private pick(state: typeof this.state, seat: Seat): Action {
    this.offers.length = 0;
    offersTo(this.game, state, seat, this.offers);
    return this.offers[this.random.below(this.offers.length)]!;
  }

  leave(): void {
    for (const person of this.people) person.leave();
  }

  private begin(story: HistorySlice, n: number): void {
    this.state = story.opening as typeof this.state;
    this.n = n;
  }

  private hear(seat: Seat, message: Message, bytes: number): void {
    this.ear.payload(bytes);
    if (message.say === 'news') {
      this.follow(message);
      this.ear.heard(this.place, seat);
      if (--this.awaited === 0) this.ear.settled(this.place);
    } else if (message.say === 'done' && this.awaited > 0) {
      if (--this.awaited === 0) this.ear.settled(this.place);
    } else if (message.say === 'refused' || message.say === 'bye') {
      throw new Error(`The server refused: ${message.sentence}`);
    }
  }

  /**
   * The people of a table are in this one process, so whoever hears first of a move follows the game for all. The next move
   * is made when all have heard of it, so nobody ever hears of another one.
   */
  private follow(news: Update): void {
    if (news.n === this.n) return;
    if ('path' in news) {
      for (const each of news.path) this.follow(each);
      return;
    }
    if (news.n !== this.n + 1) throw new Error(`The server told of line ${news.n} after line ${this.n}.`);
    if (!('action' in news)) throw new Error('The server did not send the entry to somebody who knows the rules.');
    this.state = proceed(this.game, this.state, news).state;
    this.n = news.n;
  }
}

/** How somebody comes to a table. */
interface Way {
  readonly port: number;
  readonly table: string;
  readonly secret: string;
}

class BenchPerson {
  private readonly socket: WebSocket;
  private readonly waiting = new Map<string, () => void>();
  private readonly opened: Promise<unknown>;
  private whenWelcomed: (welcome: Welcome) => void = () => {};
  private whenInformed: () => void = () => {};
  private info: TableInfo | undefined;
  private commands = 0;

  constructor({ port, table, secret }: Way, hear: (message: Message, bytes: number) => void) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/live?table=${table}`, {
      headers: papers(secret),
      perMessageDeflate: false,
    });
    this.opened = new Promise((resolve, reject) => {
      this.socket.once('open', resolve);
      this.socket.once('error', reject);
    });
    this.socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as Message;
      if (message.say === 'welcome' || message.say === 'info') {
        this.info = message.info;
        this.whenInformed();
      }
      if (message.say === 'welcome') this.whenWelcomed(message);
      if (message.say === 'done' && this.waiting.size > 0) this.waiting.get(message.id)?.();
      hear(message, data.length);
    });
  }

  async hello(hello: Pick<Hello, 'table' | 'key' | 'rules' | 'paths'>): Promise<Welcome> {
    await this.opened;
    const welcome = this.welcomed();
    this.socket.send(JSON.stringify({ say: 'hello', protocol: PROTOCOL, ...hello }));
    return welcome;
  }

  welcomed(): Promise<Welcome> {
    return new Promise((resolve) => {
      this.whenWelcomed = resolve;
    });
  }

  /** Until all seats are like this, as far as is known here: another process may have changed them. */
  async sees(like: (seat: SeatInfo) => boolean): Promise<void> {
    while (!this.info?.seats.every(like)) {
      await new Promise<void>((resolve) => {
        this.whenInformed = resolve;
      });
    }
  }

  say(order: CommandBody): string {
    const id = String(++this.commands);
    this.socket.send(JSON.stringify({ say: 'do', id, ...order }));
    return id;
  }

  /** Says something and waits until it is done. */
  order(order: CommandBody): Promise<void> {
    return new Promise((resolve) => {
      const id = this.say(order);
      this.waiting.set(id, () => {
        this.waiting.delete(id);
        resolve();
      });
    });
  }

  leave(): void {
    this.socket.close();
  }
}

const newSecret = (): string => randomBytes(32).toString('base64url');
const papers = (secret: string): { authorization: string } => ({ authorization: `Bearer ${secret}` });

/** Opens a table whose host has the secret. Returns its id. */
async function openTable(port: number, secret: string, game: string): Promise<string> {
  const seats = Array.from({ length: SEATS }, (_, n) => (n === 0 ? { who: 'me', name: 'Host' } : { who: 'open' }));
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...papers(secret) },
    body: JSON.stringify({ game, seats }),
  });
  if (!answer.ok) throw new Error(`The server opened no table: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}
