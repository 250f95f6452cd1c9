import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '@skerry/engine';
import { manifestOf, rulesWithText } from '@skerry/games';
import type { Store } from '@skerry/server';
import { openStore } from '@skerry/server';
import {
  ask,
  disagreements,
  type MailService,
  mailService,
  startPostgres,
  type TestPostgres,
} from '@skerry/server/testing';
import { GameSession, isBots } from '@skerry/tables';
import { Adversary } from './adversary.ts';
import { Club, type ClubTable, type TableKind } from './club.ts';
import { Fleet } from './fleet.ts';
import { kindOf } from './kinds.ts';
import { RoundRobin } from './proxy.ts';

export interface SoakPlan {
  /** How long somebody attacks before anything else goes wrong, in seconds: then players should notice nothing. */
  readonly calm: number;
  /** How long things go wrong at least, in seconds, and how many moves are acknowledged by then; 0: not at all. */
  readonly seconds: number;
  readonly moves: number;
  readonly processes: number;
  /** Milliseconds between two attempts of each kind of attack. */
  readonly between: number;
  /** Tables that are played at the same time. */
  readonly tables: number;
  readonly seed: number;
  /** The built program. */
  readonly program: string;
  /** A server of one's own that runs already; otherwise one is started for this. */
  readonly postgres?: TestPostgres;
  /** Hears what happens. */
  say(sentence: string): void;
}

export interface SoakReport {
  readonly tables: number;
  readonly lines: number;
  readonly acknowledged: number;
  /** Milliseconds from a move to its acknowledgement before anything goes wrong: of half of them, and of 99 in a hundred. */
  readonly half: number;
  readonly p99: number;
  /** The memory of the largest process every ten seconds, in megabytes. */
  readonly memory: readonly number[];
  /** How often each kind of attack was tried. */
  readonly attacks: { readonly [kind: string]: number };
  /** How far the attacks came. */
  readonly reached: { readonly [what: string]: number };
  readonly faults: { readonly [fault: string]: number };
  /** What should not be: nothing, if all is well. */
  readonly troubles: readonly string[];
}

/** What stands still once nothing goes wrong any more: tables that wait, while for so many milliseconds none of them gets a line. */
const STANDSTILL = 120_000;
/** Moves that are acknowledged between two failures: a slow machine would do nothing but start processes otherwise. */
const BETWEEN_FAULTS = 5;

/**
 * Several processes with their ordinary limits behind a balancer on one PostgreSQL, many tables of people and bots, and all the
 * time somebody at another address who does everything to keep them from playing. While they play, processes are killed
 * and replaced, others are restarted in order, the database is restarted and killed, connections are cut, and one notice in four
 * is lost. Afterwards the log, the players and the tables must agree.
 */
export async function soak(plan: SoakPlan): Promise<SoakReport> {
  const postgres = plan.postgres ?? (await startPostgres());
  const proxy = await RoundRobin.open();
  const url = await postgres.database();
  await loseNotices(url);
  const mail = await mailService();
  const fleet = new Fleet(plan.program, environment(careless(url), mail.url), proxy);
  try {
    const store = await openStore({ dataDir: '', databaseUrl: url, process: 'soak' });
    try {
      return await new Soak(plan, postgres, proxy, fleet, store, url, mail.letters).run();
    } finally {
      await store.close();
    }
  } finally {
    await fleet.close();
    await proxy.close();
    if (plan.postgres === undefined) await postgres.close();
    mail.close();
  }
}

const environment = (url: string, mail: string) => ({
  DATABASE_URL: url,
  // Games of bots alone come to their end before the soak does.
  BOT_PAUSE: '100',
  BOT_PAUSE_AWAY: '100',
  BOT_THREADS: '1',
  // The balancer's word counts: each table is at an address of its own. The adversary's word does not.
  TRUST_PROXY: '127.0.0.1',
  PUBLIC_URL: 'http://localhost',
  SMTP_URL: mail,
  MAIL_FROM: 'skerry@example.org',
});

/** A `pg_notify` in the way of the real one, which forgets one notice in four. */
async function loseNotices(url: string): Promise<void> {
  await ask(url, 'CREATE SCHEMA careless');
  await ask(
    url,
    `CREATE FUNCTION careless.pg_notify(text, text) RETURNS void LANGUAGE plpgsql AS $$
     BEGIN IF random() < 0.75 THEN PERFORM pg_catalog.pg_notify($1, $2); END IF; END $$`,
  );
}

function careless(url: string): string {
  const address = new URL(url);
  address.searchParams.set('options', '-c search_path=public,careless,pg_catalog');
  return address.href;
}

class Soak {
  private readonly plan: SoakPlan;
  private readonly postgres: TestPostgres;
  private readonly proxy: RoundRobin;
  private readonly fleet: Fleet;
  private readonly store: Store;
  private readonly url: string;
  private readonly random: Random;
  private readonly letters: MailService['letters'];
  private readonly faults: Record<string, number> = {};

  constructor(
    plan: SoakPlan,
    postgres: TestPostgres,
    proxy: RoundRobin,
    fleet: Fleet,
    store: Store,
    url: string,
    letters: MailService['letters'],
  ) {
    this.letters = letters;
    this.plan = plan;
    this.postgres = postgres;
    this.proxy = proxy;
    this.fleet = fleet;
    this.store = store;
    this.url = url;
    this.random = new Random(plan.seed);
  }

  async run(): Promise<SoakReport> {
    const { plan, proxy } = this;
    await Promise.all(Array.from({ length: plan.processes }, () => this.fleet.launch()));
    const { game } = await rulesWithText(manifestOf('forbidden-island')!);
    const club = await Club.found(proxy.port, game, new Random(plan.seed));
    const playing = new AbortController();
    const { id: target } = await club.open('watched');
    const games = Array.from({ length: plan.tables }, (_, n) => club.play(kindOf(n), playing.signal));
    const adversary = new Adversary(
      { ports: () => this.fleet.ports, proxy: proxy.port, letters: this.letters, table: target },
      plan.between,
    );
    const attack = adversary.attack(playing.signal);
    const memory = this.memoryUntil(playing.signal);
    plan.say(`${plan.processes} processes, ${plan.tables} tables, and somebody who attacks.`);
    await pause(plan.calm * 1000);
    const waits = waitsIn(club.tables);
    // A database that crashes forgets what it counted.
    const wins = adversary.wins();
    if (plan.seconds > 0) plan.say('Now things go wrong, too.');
    if (plan.seconds > 0) await this.letThingsGoWrong(() => acknowledgedIn(club.tables));
    playing.abort();
    await Promise.all([attack, ...games]);
    plan.say('Nothing goes wrong any more; everything comes to rest.');
    const stuck = await this.restOf(club.tables);
    const troubles = [...stuck, ...adversary.gained, ...wins];
    let lines = 0;
    for (const { id, players, kind } of club.tables) {
      if (kind === 'secretBots') continue;
      const seen = await disagreements(this.store, game, id, players);
      lines += seen.lines;
      troubles.push(...seen.found);
    }
    const acknowledged = acknowledgedIn(club.tables);
    return {
      ...{ tables: club.tables.length, lines, acknowledged, half: share(waits, 0.5), p99: share(waits, 0.99) },
      ...{
        memory: await memory,
        attacks: adversary.tried,
        reached: adversary.reached(),
        faults: this.faults,
        troubles,
      },
    };
  }

  /** The memory of the largest process, every ten seconds until the signal, in megabytes. */
  private async memoryUntil(signal: AbortSignal): Promise<number[]> {
    const seen: number[] = [];
    while (!signal.aborted) {
      await pause(10_000, undefined, { signal }).catch(() => {});
      let most = 0;
      for (const port of this.fleet.ports) {
        const text = await fetch(`http://127.0.0.1:${port}/metrics`).then(
          (answer) => answer.text(),
          () => '',
        );
        const [, bytes = '0'] = /^process_resident_memory_bytes (\S+)/m.exec(text) ?? [];
        most = Math.max(most, Number(bytes) / 2 ** 20);
      }
      seen.push(Math.round(most));
    }
    return seen;
  }

  /** Everything at least once, in any order, until it is enough. */
  private async letThingsGoWrong(acknowledged: () => number): Promise<void> {
    const end = Date.now() + this.plan.seconds * 1000;
    const { random } = this;
    const faults = [
      () => this.replace('killed', 'SIGKILL'),
      () => this.replace('killed', 'SIGKILL'),
      () => this.replace('restarted', 'SIGTERM'),
      () => this.deafen(),
      () => this.shake('restarted'),
      () => this.shake('killed'),
      async () =>
        this.count(
          'connections cut',
          this.proxy.cut(() => random.below(3) === 0),
        ),
    ];
    do {
      for (const fault of shuffled(faults, random)) {
        await Promise.all([pause(100 + random.below(700)), untilMoved(acknowledged)]);
        await fault();
      }
    } while (Date.now() < end || acknowledged() < this.plan.moves);
  }

  /** A process ends, and another one takes its place. */
  private async replace(fault: string, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    // One that was ended before may still be starting again; one there must be.
    while (this.fleet.size < Math.max(1, this.plan.processes - 1)) await pause(50);
    this.count(`processes ${fault}`);
    await this.fleet.end(this.random.below(this.fleet.size), signal);
    void this.fleet.launch();
  }

  /** The connections on which processes listen are cut, so that they miss what is told meanwhile. */
  private async deafen(): Promise<void> {
    this.count('listeners cut');
    await ask(this.url, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'listen%'");
  }

  /** The database is restarted, in order or not. */
  private async shake(how: 'restarted' | 'killed'): Promise<void> {
    const { own } = this.postgres;
    this.count(`databases ${how}`);
    if (how === 'restarted') await own?.stop();
    else await own?.kill();
    await pause(this.random.below(500));
    await own?.start();
  }

  private count(fault: string, by = 1): void {
    this.faults[fault] = (this.faults[fault] ?? 0) + by;
  }

  /** Until nobody waits for anything that must still come, however slow the machine is. Returns the tables that never got there. */
  private async restOf(tables: readonly ClubTable[]): Promise<string[]> {
    for (const player of tables.flatMap(({ players }) => players)) player.rest();
    let waiting = tables;
    let written = -1;
    let movedAt = Date.now();
    for (;;) {
      const reached = await this.store.reached(tables.map(({ id }) => id));
      const lines = [...reached.values()].reduce((sum, { n }) => sum + n, 0);
      if (lines !== written) movedAt = Date.now();
      written = lines;
      const troubles: string[] = [];
      const still: ClubTable[] = [];
      for (const table of waiting) {
        const trouble = await this.unrest(table, reached.get(table.id)?.n);
        if (trouble === undefined) for (const player of table.players) player.leave();
        else {
          still.push(table);
          troubles.push(`${table.id} (${table.kind}): ${trouble}`);
        }
      }
      if (still.length === 0 || Date.now() - movedAt > STANDSTILL) return troubles;
      waiting = still;
      await pause(200);
    }
  }

  /** What a table waits for, or nothing when it has come to rest. */
  private async unrest({ id, kind, players }: ClubTable, lines: number | undefined): Promise<string | undefined> {
    if (await this.waitsForBots(id, kind)) return 'its bots or its clock stand still';
    const areSettled = players.every(({ settled, book }) => settled && book?.n === lines);
    return areSettled ? undefined : 'its players stand still';
  }

  /** Whether something must still happen by itself: a bot's turn, or the end of somebody's time. */
  private async waitsForBots(id: string, kind: TableKind): Promise<boolean> {
    const row = await this.store.table(id);
    if (row?.stage === 'over') return false;
    if (row?.head === undefined) return true;
    if (kind === 'late') return !row.seats.every(isBots);
    const { game } = await rulesWithText(manifestOf(row.game)!);
    const session = GameSession.load(game, row.head, await this.store.lines(id));
    return session.asks().some(({ seat, must }) => must && isBots(row.seats[seat]!));
  }
}

/** Until people have moved, or cannot. */
async function untilMoved(acknowledged: () => number): Promise<void> {
  const goal = acknowledged() + BETWEEN_FAULTS;
  const end = Date.now() + STANDSTILL;
  while (acknowledged() < goal && Date.now() < end) await pause(50);
}

const waitsIn = (tables: readonly ClubTable[]): number[] =>
  tables.flatMap(({ players }) => players.flatMap(({ waits }) => waits)).sort((a, b) => a - b);

const share = (waits: readonly number[], part: number): number =>
  Math.round(waits[Math.floor(part * (waits.length - 1))] ?? 0);

const acknowledgedIn = (tables: readonly ClubTable[]): number =>
  tables.flatMap(({ players }) => players).reduce((sum, player) => sum + player.acknowledged.size, 0);

function shuffled<V>(values: readonly V[], random: Random): V[] {
  const left = [...values];
  return values.map(() => left.splice(random.below(left.length), 1)[0]!);
}
