import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random } from '@skerry/engine';
import { PROTOCOL } from '@skerry/tables';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { openSqlite } from '../../index.ts';
import { comeToRest, expectAgreement, untilHeard } from './agreement.ts';
import { Doomed, Program } from './doomed.ts';
import { game, Stubborn } from './stubborn.ts';

const KILLS = 200;
const TABLES = 3;
const SEATS = 2;

const folder = mkdtempSync(join(tmpdir(), 'skerry-kill-'));
const processes = new Set<Doomed>();
let program: Program;
beforeAll(async () => {
  program = await Program.build();
});
afterAll(async () => {
  for (const each of processes) await each.kill();
  program.remove();
  rmSync(folder, { recursive: true, force: true });
});

const random = new Random(200);
let port = 0;

interface Group {
  readonly table: string;
  readonly players: readonly Stubborn[];
}

test(`a server killed ${KILLS} times during play loses no acknowledged move and plays none twice`, async () => {
  const groups: Group[] = [];
  let spare = ready();
  for (let kill = 0; kill < KILLS; kill++) {
    const server = spare;
    port = await server.open(folder);
    // It loads while the other one plays, and opens the database only when that one is dead.
    spare = ready();
    while (groups.filter(isPlaying).length < TABLES) groups.push(await newGroup());
    await moves(groups.filter(isPlaying), 1 + random.below(12));
    await server.kill();
    processes.delete(server);
  }
  port = await spare.open(folder);
  for (const { players } of groups) await comeToRest(players);
  await spare.kill();

  const store = openSqlite(folder);
  let lines = 0;
  for (const { table, players } of groups) lines += await expectAgreement(store, table, players);
  await store.close();
  expect(lines).toBeGreaterThan(KILLS);
  // Somebody takes back what the next one already answers: one of the two must look again.
  const refusals = new Set(groups.flatMap(({ players }) => players.flatMap((player) => player.refusals)));
  expect([...refusals].filter((why) => why !== 'lookAgain' && why !== 'nothingToUndo')).toEqual([]);
}, 600_000);

function ready(): Doomed {
  const process = new Doomed(program.file);
  processes.add(process);
  return process;
}

const isPlaying = ({ players }: Group): boolean => !players.some(({ over }) => over);

/** A table where one person plays all seats, each over a connection of its own. */
async function newGroup(): Promise<Group> {
  const secret = randomBytes(32).toString('base64url');
  const headers = { authorization: `Bearer ${secret}` };
  const seats = Array.from({ length: SEATS }, (_, n) => ({ who: 'me', name: `Seat ${n}` }));
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ game: game.name, seats }),
  });
  const { id: table } = (await answer.json()) as { id: string };
  const host = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers });
  await new Promise((resolve, reject) => {
    host.once('error', reject);
    host.once('open', () => {
      host.send(JSON.stringify({ say: 'hello', protocol: PROTOCOL, table }));
      host.send(JSON.stringify({ say: 'do', id: 'start', do: 'start' }));
    });
    host.on('message', (data) => String(data).includes('"done"') && resolve(data));
  });
  host.terminate();
  const players = seats.map((_, seat) => new Stubborn({ port: () => port, table, secret, seat }, random));
  return { table, players };
}

/** Until so many moves more are acknowledged, or no game is left. */
function moves(groups: readonly Group[], count: number): Promise<void> {
  const players = groups.flatMap((group) => group.players);
  const acknowledged = (): number => players.reduce((sum, player) => sum + player.acknowledged.size, 0);
  const goal = acknowledged() + count;
  return untilHeard(players, () => acknowledged() >= goal || !groups.some(isPlaying));
}
