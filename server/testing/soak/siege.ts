import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '@skerry/engine';
import { roomOf, rulesWithText } from '@skerry/games';
import { openSqlite } from '../../store/sqlite.ts';
import { comeToRest, disagreements } from '../agreement.ts';
import { Adversary } from './adversary.ts';
import { Club } from './club.ts';
import { Fleet } from './fleet.ts';
import { RoundRobin } from './proxy.ts';

export interface SiegePlan {
  readonly seconds: number;
  /** Tables that people play at meanwhile. */
  readonly tables: number;
  readonly seed: number;
  /** The built program. */
  readonly program: string;
}

export interface SiegeReport {
  readonly tables: number;
  readonly acknowledged: number;
  /** Milliseconds from a move to its acknowledgement: of half of them, and of 99 in a hundred. */
  readonly half: number;
  readonly p99: number;
  /** The most memory the server took, in megabytes. */
  readonly memory: number;
  /** How often each kind of attack was tried. */
  readonly attacks: { readonly [kind: string]: number };
  /** What should not be: nothing, if all is well. */
  readonly troubles: readonly string[];
}

/** Milliseconds between two moves of a player, as if they thought. */
const PACE = 300;

/**
 * One server with its ordinary limits on a file. People play while a client does everything it can to keep them from it, from
 * another address. Afterwards the log and the players must agree.
 */
export async function siege(plan: SiegePlan): Promise<SiegeReport> {
  const folder = mkdtempSync(join(tmpdir(), 'skerry-siege-'));
  const proxy = await RoundRobin.open();
  const fleet = new Fleet(plan.program, { DATA_DIR: folder, BOT_THREADS: '1', DATABASE_URL: '' }, proxy);
  try {
    await fleet.launch();
    const [port = 0] = fleet.ports;
    const { game } = await rulesWithText(roomOf('forbidden-island')!);
    const club = await Club.found(proxy.port, game, new Random(plan.seed), PACE);
    const { id: target } = await club.open('watched');
    const ending = new AbortController();
    const games = Array.from({ length: plan.tables }, () => club.play('people', ending.signal));
    const adversary = new Adversary({ port, table: target });
    const attack = adversary.attack(ending.signal);
    const memory = await highest(port, plan.seconds);
    ending.abort();
    await Promise.all([attack, ...games]);
    for (const { players } of club.tables) await comeToRest(players);
    await fleet.end(0, 'SIGTERM');

    const store = openSqlite(folder);
    const troubles: string[] = [];
    for (const { id, players: those } of club.tables)
      troubles.push(...(await disagreements(store, game, id, those)).found);
    await store.close();
    const waits = club.tables
      .flatMap(({ players }) => players)
      .flatMap((player) => player.waits)
      .sort((a, b) => a - b);
    const share = (part: number): number => Math.round(waits[Math.floor(part * (waits.length - 1))] ?? 0);
    return {
      tables: club.tables.length,
      acknowledged: waits.length,
      half: share(0.5),
      p99: share(0.99),
      memory,
      attacks: adversary.tried,
      troubles,
    };
  } finally {
    await fleet.close();
    await proxy.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The most memory that a server takes within some seconds, in megabytes. */
async function highest(port: number, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let most = 0;
  while (performance.now() < end) {
    await pause(Math.min(1000, Math.max(0, end - performance.now())));
    const text = await fetch(`http://127.0.0.1:${port}/metrics`).then(
      (answer) => answer.text(),
      () => '',
    );
    const [, bytes = '0'] = /^process_resident_memory_bytes (\S+)/m.exec(text) ?? [];
    most = Math.max(most, Number(bytes) / 2 ** 20);
  }
  return Math.round(most);
}
