import { createRequire } from 'node:module';
import { Random, type Seat } from '@skerry/engine';
import { type Contender, inTurns, type LoadEar, type LoadTable, SEATS } from './load.ts';

/** What of socket.io's client and of the peer's game is used here. */
interface Socket {
  emit(event: string, ...args: unknown[]): void;
  on(event: string, hear: (...args: never[]) => void): void;
  disconnect(): void;
  readonly io: { readonly engine: { on(event: 'data', hear: (data: string) => void): void } };
}
type Connect = (address: string, options: object) => Socket;
interface State {
  readonly G: unknown;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: string };
  readonly _stateID: number;
}
type Enumerate = (G: unknown, ctx: State['ctx']) => { readonly move: string; readonly args: readonly unknown[] }[];

const AT_ONCE = 10;
/** Milliseconds. It never forgets a table, but it closes sockets. */
const TIME_TO_FORGET = 1000;

/** The same game on boardgame.io's server, by its lobby and over socket.io as its own client does it. */
export async function peerContender(how: string, folder: URL, port: number, game: string): Promise<Contender> {
  const require = createRequire(new URL('package.json', folder));
  const { io } = require('socket.io-client') as { io: Connect };
  const { version } = require('boardgame.io/package.json') as { version: string };
  const { enumerate } = (await import(new URL('offers.mjs', folder).href)) as { enumerate: Enumerate };
  const address = `http://127.0.0.1:${port}`;
  const random = new Random(1);
  return {
    name: `boardgame.io ${version}, ${how}`,
    forgets: () => new Promise((resolve) => setTimeout(resolve, TIME_TO_FORGET)),
    async open(count, ear) {
      return inTurns(count, AT_ONCE, (n) => PeerTable.open({ address, game, io, enumerate, random }, n, ear));
    },
  };
}

interface Means {
  readonly address: string;
  readonly game: string;
  readonly io: Connect;
  readonly enumerate: Enumerate;
  readonly random: Random;
}

class PeerTable implements LoadTable {
  private state!: State;
  private unheard = 0;
  private readonly seats: { readonly socket: Socket; readonly credentials: string }[] = [];
  private readonly means: Means;
  private readonly match: string;

  private constructor(means: Means, match: string) {
    this.means = means;
    this.match = match;
  }

  static async open(means: Means, place: number, ear: LoadEar): Promise<PeerTable> {
    const lobby = `${means.address}/games/${means.game}`;
    const { matchID } = await post<{ matchID: string }>(`${lobby}/create`, { numPlayers: SEATS });
    const table = new PeerTable(means, matchID);
    const seats = [...Array(SEATS).keys()];
    for (const seat of seats) {
      const about = { playerID: String(seat), playerName: `Player ${seat}` };
      const { playerCredentials } = await post<{ playerCredentials: string }>(`${lobby}/${matchID}/join`, about);
      await table.sit(seat, playerCredentials, place, ear);
    }
    return table;
  }

  get over(): boolean {
    return this.state.ctx.gameover !== undefined;
  }

  act(): Seat {
    const { G, ctx, _stateID } = this.state;
    const { currentPlayer } = ctx;
    const seat = Number(currentPlayer);
    const offers = this.means.enumerate(G, ctx);
    const { move, args } = offers[this.means.random.below(offers.length)]!;
    const { socket, credentials } = this.seats[seat]!;
    this.unheard = SEATS;
    const payload = { type: move, args, playerID: currentPlayer, credentials };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.match, currentPlayer);
    return seat;
  }

  leave(): void {
    for (const { socket } of this.seats) socket.disconnect();
  }

  private sit(seat: Seat, credentials: string, place: number, ear: LoadEar): Promise<void> {
    const socket = this.means.io(`${this.means.address}/${this.means.game}`, {
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
    });
    this.seats.push({ socket, credentials });
    socket.on('update', (_match: string, state: State) => {
      this.state = state;
      ear.heard(place, seat);
      if (--this.unheard === 0) ear.settled(place);
    });
    return new Promise((resolve, reject) => {
      socket.on('sync', (_match: string, { state }: { state: State }) => {
        this.state = state;
        resolve();
      });
      socket.on('connect_error', (error: Error) => reject(error));
      socket.on('connect', () => {
        socket.io.engine.on('data', (data) => ear.payload(Buffer.byteLength(data)));
        socket.emit('sync', this.match, String(seat), credentials, SEATS);
      });
    });
  }
}

async function post<A>(address: string, body: object): Promise<A> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`The peer's lobby refused ${address}: ${await answer.text()}`);
  return (await answer.json()) as A;
}
