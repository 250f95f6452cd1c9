import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '@skerry/engine';
import { manifestOf, rulesWithText } from '@skerry/games';
import { TIME_TO_STOP } from '@skerry/server';
import { startPostgres, type TestPostgres } from '@skerry/server/testing';
import { Club } from './club.ts';
import { Fleet } from './fleet.ts';
import { RoundRobin } from './proxy.ts';

export interface StopPlan {
  readonly stops: number;
  readonly tables: number;
  readonly store: 'file' | 'postgres';
  readonly seed: number;
  /** The built program. */
  readonly program: string;
  /** A server that runs already; otherwise one is started for this, where it is needed. */
  readonly postgres?: TestPostgres;
  say(sentence: string): void;
}

export interface StopReport {
  /** Milliseconds from each SIGTERM to the end of the process. */
  readonly waits: readonly number[];
  readonly acknowledged: number;
  /** What should not be: nothing, if all is well. */
  readonly troubles: readonly string[];
}

/** Milliseconds between two moves of a player: so short that moves are always being written. */
const PACE = 50;

/** Moves of each table that are acknowledged before a process that has just started is stopped again. */
const BETWEEN_STOPS = 12;

/**
 * A process is stopped while many tables are played, and another one takes up what it left; again and again. Each must end
 * in peace within the time that is promised.
 */
export async function stops(plan: StopPlan): Promise<StopReport> {
  const folder = mkdtempSync(join(tmpdir(), 'skerry-stops-'));
  const postgres = plan.store === 'postgres' ? (plan.postgres ?? (await startPostgres())) : undefined;
  const kept = postgres ? { DATABASE_URL: await postgres.database() } : { DATA_DIR: folder };
  const proxy = await RoundRobin.open();
  const fleet = new Fleet(
    plan.program,
    { ...kept, TRUST_PROXY: '127.0.0.1', BOT_PAUSE: '0', BOT_PAUSE_AWAY: '0', MESSAGES_PER_SECOND: '1000' },
    proxy,
  );
  const playing = new AbortController();
  try {
    await fleet.launch();
    const { game } = await rulesWithText(manifestOf('forbidden-island')!);
    const club = await Club.found(proxy.port, game, new Random(plan.seed), PACE);
    const games = Array.from({ length: plan.tables }, (_, n) =>
      club.play(n % 4 === 0 ? 'mixed' : 'people', playing.signal),
    );
    const acknowledged = () =>
      club.tables.flatMap(({ players }) => players).reduce((sum, player) => sum + player.acknowledged.size, 0);
    while (club.tables.length < plan.tables) await pause(50);
    const [waits, troubles]: [number[], string[]] = [[], []];
    for (let n = 1; n <= plan.stops; n++) {
      const before = acknowledged();
      while (acknowledged() < before + BETWEEN_STOPS * plan.tables) await pause(20);
      const began = Date.now();
      const ended = await fleet.end(0, 'SIGTERM', 2 * TIME_TO_STOP);
      const wait = Date.now() - began;
      waits.push(wait);
      plan.say(`${n} of ${plan.stops}: ${wait} ms${ended === 0 ? '' : `, ended with ${ended}`}`);
      if (ended !== 0) troubles.push(`Stop ${n} ended with ${ended} after ${wait} ms.`);
      else if (wait > TIME_TO_STOP) troubles.push(`Stop ${n} took ${wait} ms.`);
      await fleet.launch();
    }
    playing.abort();
    await Promise.all(games);
    for (const player of club.tables.flatMap(({ players }) => players)) player.leave();
    return { waits, acknowledged: acknowledged(), troubles };
  } finally {
    playing.abort();
    await fleet.close();
    await proxy.close();
    if (plan.postgres === undefined) await postgres?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
