import { setTimeout as pause } from 'node:timers/promises';
import type { Game, Random } from '@skerry/engine';
import { comeToRest, Stubborn } from '@skerry/server/testing';
import { type Message, PROTOCOL } from '@skerry/tables';
import WebSocket from 'ws';

/** Milliseconds before a request that failed is tried again. */
const BETWEEN_TRIES = 100;

const PEOPLE = [
  { who: 'me', name: 'Ann' },
  { who: 'me', name: 'Ben' },
] as const;
const BOT = { who: 'bot', level: 'calm' } as const;

/** The kinds of tables that are played: people with people, also where anybody may watch, people with bots, bots alone, and people whose time runs out. */
export const TABLE_KINDS = {
  people: { game: 'forbidden-island', seats: PEOPLE },
  watched: { game: 'forbidden-island', seats: PEOPLE, listed: true },
  mixed: { game: 'forbidden-island', seats: [...PEOPLE, BOT] },
  bots: { game: 'forbidden-island', seats: [BOT, BOT] },
  secretBots: { game: 'trails-of-tucana', seats: [BOT, BOT] },
  late: { game: 'forbidden-island', seats: PEOPLE, clock: { turn: 5000, bank: 0 } },
} as const;
export type TableKind = keyof typeof TABLE_KINDS;

export interface ClubTable {
  readonly kind: TableKind;
  readonly id: string;
  /** Those who play on whatever happens; nobody where bots play, or where nobody comes. */
  readonly players: readonly Stubborn[];
}

/** Milliseconds between two moves of a player, as if they thought. */
const PACE = 200;

/** Somebody with many tables, at which they play every seat that no bot has. Each table is somewhere else. */
export class Club {
  readonly tables: ClubTable[] = [];
  private readonly port: number;
  private readonly secret: string;
  private readonly game: Game;
  private readonly random: Random;
  private readonly pace: number;
  private made = 0;

  private constructor(port: number, secret: string, game: Game, random: Random, pace: number) {
    this.pace = pace;
    this.port = port;
    this.secret = secret;
    this.game = game;
    this.random = random;
  }

  static async found(port: number, game: Game, random: Random, pace = PACE): Promise<Club> {
    const { secret } = (await ask(port, '/api/me', { headers: { 'x-skerry-bot': '1' } })) as { secret: string };
    return new Club(port, secret, game, random, pace);
  }

  /** A table of a kind, and those who play at it. */
  async open(kind: TableKind): Promise<ClubTable> {
    const { port, secret, game, pace } = this;
    const from = `10.0.${++this.made >> 8}.${this.made & 255}`;
    const headers = { ...this.headers(from), 'content-type': 'application/json' };
    const { id } = (await ask(port, '/api/tables', { headers, body: JSON.stringify(TABLE_KINDS[kind]) })) as {
      id: string;
    };
    await this.begin(id, from);
    const seats = kind === 'people' || kind === 'mixed' || kind === 'watched' ? [0, 1] : [];
    const players = seats.map(
      (seat) => new Stubborn({ game, port: () => port, table: id, secret, seat, from, pace }, this.random),
    );
    const table = { kind, id, players };
    this.tables.push(table);
    return table;
  }

  /** Plays game after game of a kind until it is told to stop. Players leave a table whose game is over. */
  async play(kind: TableKind, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const { players } = await this.open(kind);
      if (players.length === 0) return;
      while (!signal.aborted && !players.some(({ over }) => over)) await pause(50);
      if (!signal.aborted) void comeToRest(players);
    }
  }

  private headers(from: string): { readonly [name: string]: string } {
    return { authorization: `Bearer ${this.secret}`, 'x-forwarded-for': from };
  }

  /** Starts a game, however often the line is lost meanwhile. */
  private async begin(table: string, from: string): Promise<void> {
    while (!(await this.tryBegin(table, from))) await pause(BETWEEN_TRIES);
  }

  private tryBegin(table: string, from: string): Promise<boolean> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/live`, { headers: this.headers(from) });
    return new Promise((resolve) => {
      const end = (begun: boolean): void => {
        resolve(begun);
        socket.terminate();
      };
      socket.on('open', () =>
        socket.send(JSON.stringify({ say: 'hello', protocol: PROTOCOL, table, look: 'watcher' })),
      );
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as Message;
        if ((message.say === 'welcome' || message.say === 'info') && message.info.stage === 'playing') end(true);
        else if (message.say === 'welcome') socket.send(JSON.stringify({ say: 'do', id: 'start', do: 'start' }));
        else if (message.say === 'refused' || message.say === 'bye') end(false);
      });
      socket.on('error', () => end(false));
      socket.on('close', () => end(false));
    });
  }
}

/** Posts something until it is answered. */
async function ask(
  port: number,
  path: string,
  init: { headers: Record<string, string>; body?: string },
): Promise<unknown> {
  for (;;) {
    try {
      const signal = AbortSignal.timeout(10_000);
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', signal, ...init });
      if (response.ok) return await response.json();
    } catch {}
    await pause(BETWEEN_TRIES);
  }
}
