import {
  type Action,
  type Game,
  type GameState,
  isAsked,
  offersTo,
  type Random,
  type Seat,
  same,
} from '@skerry/engine';
import { addUpdate, type Command, follows, type History, type Message, openHistory, PROTOCOL } from '@skerry/tables';
import WebSocket from 'ws';

export type SentTurn = Extract<Command, { do: 'play' | 'undo' }>;

/** How long to wait before trying again, in milliseconds. */
const BETWEEN_TRIES = 10;

/** What may go wrong when something is sent. */
export const MISHAPS = [
  'none',
  'lostAfterwards',
  'lostBefore',
  'sentTwice',
  'afterGarbage',
  'afterMegabyte',
  'afterForgery',
  'alsoStale',
] as const;
export type Mishap = (typeof MISHAPS)[number];

export interface Place {
  /** A game in which everybody knows everything. */
  readonly game: Game;
  /** Where the server is now; it may be another one each time. */
  readonly port: () => number;
  readonly table: string;
  readonly secret: string;
  readonly seat: Seat;
  /** Milliseconds between two moves; none if absent. */
  readonly pace?: number;
  /** The address they come from, as the proxy before the server says. */
  readonly from?: string;
}

/**
 * Somebody who plays on at random whatever happens: connects again when the line is lost, asks for what was missed, and
 * sends again what was not acknowledged.
 */
export class Stubborn {
  readonly seat: Seat;
  book: History | undefined;
  /** Which line each acknowledged command made. */
  readonly acknowledged = new Map<string, number>();
  readonly sent = new Map<string, SentTurn>();
  readonly refusals: string[] = [];
  /** Milliseconds from each decision to its acknowledgement. */
  readonly waits: number[] = [];
  /** What should never have happened. */
  readonly troubles: string[] = [];
  /** Called after everything heard. */
  whenHeard: () => void = () => {};
  /** What goes wrong with the next things sent, in order; after that, nothing does. */
  mishaps: Mishap[] = [];
  private readonly place: Place;
  private readonly random: Random;
  /** None once they have left. */
  private socket: WebSocket | undefined;
  private unanswered: SentTurn | undefined;
  /** The commands that went over this line and have no answer yet, stale ones and second copies too: any of them may make a line. */
  private awaited: string[] = [];
  private resting = false;
  private commands = 0;
  private decidedAt = 0;

  constructor(place: Place, random: Random) {
    this.place = place;
    this.seat = place.seat;
    this.random = random;
    this.connect();
  }

  get state(): GameState | undefined {
    return this.book?.pages.at(-1)?.state as GameState | undefined;
  }

  get over(): boolean {
    return this.state !== undefined && this.place.game.outcome(this.state) !== undefined;
  }

  /** Nothing more is to come of what this player did. */
  get settled(): boolean {
    const isThere = this.socket === undefined || this.socket.readyState === WebSocket.OPEN;
    return this.unanswered === undefined && this.awaited.length === 0 && isThere;
  }

  /** Decides nothing new any more. */
  rest(): void {
    this.resting = true;
  }

  leave(): void {
    const { socket } = this;
    this.socket = undefined;
    socket?.terminate();
  }

  private connect(): void {
    const { game, port, secret, table, seat, from } = this.place;
    const socket = new WebSocket(`ws://127.0.0.1:${port()}/live`, {
      headers: { authorization: `Bearer ${secret}`, ...(from !== undefined && { 'x-forwarded-for': from }) },
    });
    this.socket = socket;
    this.awaited = [];
    socket.on('open', () => {
      const since = this.book && { since: this.book.n };
      const hello = { say: 'hello', protocol: PROTOCOL, table, look: seat, rules: game.version, ...since };
      socket.send(JSON.stringify(hello));
    });
    socket.on('message', (data) => {
      this.hear(JSON.parse(String(data)) as Message);
      this.whenHeard();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.socket === socket) setTimeout(() => this.socket === socket && this.connect(), BETWEEN_TRIES);
    });
  }

  private hear(message: Message): void {
    switch (message.say) {
      case 'welcome':
        return this.takeUp(message);
      case 'news':
        if (this.book === undefined || !follows(this.book, message)) {
          this.troubles.push(`line ${message.n} was told after line ${this.book?.n}`);
          return;
        }
        this.book = addUpdate(this.place.game, this.book, message);
        return this.actSoon();
      case 'done':
        this.isAnswered(message.id);
        if (message.id !== this.unanswered?.id) return;
        this.acknowledged.set(message.id, message.n ?? 0);
        this.waits.push(performance.now() - this.decidedAt);
        this.unanswered = undefined;
        return this.actSoon();
      case 'refused':
        this.refusals.push(message.why.why);
        this.isAnswered(message.id);
        if (message.id !== this.unanswered?.id) return;
        this.unanswered = undefined;
        setTimeout(() => this.act(), message.why.why === 'busy' ? BETWEEN_TRIES : 0);
    }
  }

  private isAnswered(id: string | undefined): void {
    const place = id === undefined ? -1 : this.awaited.indexOf(id);
    if (place >= 0) this.awaited.splice(place, 1);
  }

  private takeUp({ n, story, news }: Extract<Message, { say: 'welcome' }>): void {
    if (this.book !== undefined && n < this.book.n)
      this.troubles.push(`line ${this.book.n} was told, and is not there`);
    const { game } = this.place;
    if (story) this.book = openHistory(game, story, n);
    for (const each of news ?? []) if (this.book) this.book = addUpdate(game, this.book, each);
    if (this.unanswered) this.send(this.unanswered);
    else this.act();
  }

  private actSoon(): void {
    const { pace } = this.place;
    if (pace === undefined) this.act();
    else setTimeout(() => this.act(), pace);
  }

  private act(): void {
    const { book, state } = this;
    if (this.resting || this.unanswered || book === undefined || state === undefined || this.over) return;
    const turn = this.takesBack(book) ? this.undo(book.n) : this.play(book.n, state);
    if (turn === undefined) return;
    this.unanswered = turn;
    this.decidedAt = performance.now();
    this.sent.set(turn.id, turn);
    this.send(turn);
  }

  private takesBack({ undo, pages }: History): boolean {
    return undo && pages.at(-1)?.seat === this.seat && this.random.below(6) === 0;
  }

  private undo(n: number): SentTurn {
    return { say: 'do', id: this.newId(), do: 'undo', seat: this.seat, n };
  }

  private play(n: number, state: GameState): SentTurn | undefined {
    const { game } = this.place;
    if (!isAsked(game, state, this.seat)) return undefined;
    const offers: Action[] = [];
    offersTo(game, state, this.seat, offers);
    const action = offers[this.random.below(offers.length)];
    return action && { say: 'do', id: this.newId(), do: 'play', seat: this.seat, n, action };
  }

  private newId(): string {
    return `${this.seat}-${++this.commands}`;
  }

  private send(turn: SentTurn): void {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const mishap = this.mishaps.shift() ?? 'none';
    if (mishap === 'lostBefore') return socket.terminate();
    const before = this.sentBefore(mishap, turn);
    if (before !== undefined) socket.send(before);
    for (let copy = 0; copy < (mishap === 'sentTwice' ? 2 : 1); copy++) {
      socket.send(JSON.stringify(turn));
      this.awaited.push(turn.id);
    }
    // What is written to a socket is on its way; only the answer is lost.
    if (mishap === 'lostAfterwards') setImmediate(() => socket.terminate());
  }

  private sentBefore(mishap: Mishap, turn: SentTurn): string | undefined {
    switch (mishap) {
      case 'afterGarbage':
        return '{"say":"do","id":';
      case 'afterMegabyte':
        return 'x'.repeat(1_000_000);
      case 'afterForgery':
        return JSON.stringify({ ...turn, id: this.newId(), seat: turn.seat === 0 ? 1 : 0 });
      case 'alsoStale': {
        const stale = { ...turn, id: this.newId(), n: Math.max(0, turn.n - 1) };
        this.sent.set(stale.id, stale);
        this.awaited.push(stale.id);
        return JSON.stringify(stale);
      }
      default:
        return undefined;
    }
  }
}

/** Whether a line of the log is what was sent. */
export const isOf = (turn: SentTurn, action: Action): boolean =>
  turn.do === 'undo' ? action.act === 'undo' : same(turn.action, action);
