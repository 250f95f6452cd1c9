import { Random } from '@skerry/engine';
import { NIGHTLY } from '@skerry/engine/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS, openStore } from '../../index.ts';
import { comeToRest, disagreements, untilHeard } from '../../testing/agreement.ts';
import { testPostgres } from '../../testing/postgres.ts';
import { Stubborn } from '../../testing/stubborn.ts';
import { FORBIDDEN_ISLAND as game, ME, type Place, places } from '../place.ts';
import { Doomed, Program, type StoredTables } from './doomed.ts';

/** Games that go on at the same time. */
const AT_ONCE = 3;
/** Random games are short; this many are enough for all kills. */
const tablesFor = (kills: number): number => AT_ONCE + kills / 2;
const MOST_MOVES_OF_A_LIFE = 12;

const place = places();
const processes = new Set<Doomed>();
let program: Program;
beforeAll(async () => {
  program = await Program.build();
});
afterAll(async () => {
  for (const each of processes) await each.kill();
  program.remove();
});

interface Group {
  readonly table: string;
  readonly players: readonly Stubborn[];
}

test.each([
  { on: 'SQLite', processes: 1, kills: 20 * NIGHTLY, database: async () => undefined },
  { on: 'PostgreSQL', processes: 2, kills: 6 * NIGHTLY, database: async () => (await testPostgres()).database() },
])(
  'a server of $processes on $on, killed $kills times during play, loses no acknowledged move and plays none twice',
  async ({ processes: count, kills, database }) => {
    const here = place();
    const stored = { dataDir: here.folder, databaseUrl: await database() };
    const { secret, tables } = await begunGames(here, stored, tablesFor(kills));
    const random = new Random(200);
    const groups: Group[] = [];
    const servers: Doomed[] = [];
    const ports: number[] = [];
    let spare = ready();
    const open = async (nth: number): Promise<void> => {
      const server = spare;
      servers[nth] = server;
      ports[nth] = await server.open(stored);
      // It loads while the others play, and opens the database only when one of them is dead.
      spare = ready();
    };
    for (let nth = 0; nth < count; nth++) await open(nth);
    for (let kill = 0; kill < kills; kill++) {
      while (groups.filter(isPlaying).length < AT_ONCE) {
        const table = tables.pop()!;
        // With two processes, every move crosses from one to the other.
        const port = (seat: number) => () => ports[seat % count]!;
        const players = [0, 1].map((seat) => new Stubborn({ game, port: port(seat), table, secret, seat }, random));
        groups.push({ table, players });
      }
      await moves(groups.filter(isPlaying), 1 + random.below(MOST_MOVES_OF_A_LIFE));
      const nth = random.below(count);
      await servers[nth]!.kill();
      processes.delete(servers[nth]!);
      await open(nth);
    }
    for (const { players } of groups) await comeToRest(players);
    for (const server of [...servers, spare]) await server.kill();

    const store = await openStore({ ...stored, process: 'judge' });
    let lines = 0;
    for (const { table, players } of groups) {
      const seen = await disagreements(store, game, table, players);
      expect(seen.found).toEqual([]);
      lines += seen.lines;
    }
    await store.close();
    expect(lines).toBeGreaterThan(kills);
    const players = groups.flatMap((group) => group.players);
    const acknowledged = players.reduce((sum, player) => sum + player.acknowledged.size, 0);
    if (NIGHTLY > 1)
      console.info(`${kills} kills: ${acknowledged} commands acknowledged, ${lines} lines, none lost or doubled`);
    // Somebody takes back what the next one already answers: one of the two must look again. Or the other's move ended the game.
    const refusals = new Set(players.flatMap((player) => player.refusals));
    expect([...refusals].filter((why) => why !== 'lookAgain' && why !== 'nothingToUndo' && why !== 'gameOver')).toEqual(
      [],
    );
  },
  600_000 * NIGHTLY,
);

/** Games where one person plays both seats, each over a connection of its own. */
async function begunGames(
  here: Place,
  stored: StoredTables,
  count: number,
): Promise<{ secret: string; tables: string[] }> {
  await here.open({ ...stored, limits: { ...LIMITS, tablesPerAddress: count, requestsPerMinute: 1e6 } });
  const ann = await here.person();
  const tables: string[] = [];
  while (tables.length < count) {
    const table = await ann.make([ME('Ann'), ME('Ben')]);
    const host = await ann.enter(table);
    await host.wish({ do: 'start' });
    host.hangUp();
    tables.push(table);
  }
  await here.close();
  return { secret: ann.secret, tables };
}

function ready(): Doomed {
  const process = new Doomed(program.file);
  processes.add(process);
  return process;
}

const isPlaying = ({ players }: Group): boolean => !players.some(({ over }) => over);

/** Until that many more moves are acknowledged, or no game is left. */
function moves(groups: readonly Group[], count: number): Promise<void> {
  const players = groups.flatMap((group) => group.players);
  const acknowledged = (): number => players.reduce((sum, player) => sum + player.acknowledged.size, 0);
  const goal = acknowledged() + count;
  return untilHeard(players, () => acknowledged() >= goal || !groups.some(isPlaying));
}
