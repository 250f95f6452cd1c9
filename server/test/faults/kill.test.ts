import { Random } from '@skerry/engine';
import { NIGHTLY } from '@skerry/engine/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS, openSqlite } from '../../index.ts';
import { comeToRest, disagreements, untilHeard } from '../../testing/agreement.ts';
import { Stubborn } from '../../testing/stubborn.ts';
import { FORBIDDEN_ISLAND as game, ME, type Place, places } from '../place.ts';
import { Doomed, Program } from './doomed.ts';

const KILLS = 20 * NIGHTLY;
/** Games that go on at the same time. */
const AT_ONCE = 3;
/** Random games are short; this many are enough for all kills. */
const TABLES = AT_ONCE + KILLS / 2;
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

test(
  `a server killed ${KILLS} times during play loses no acknowledged move and plays none twice`,
  async () => {
    const here = place();
    const { secret, tables } = await begunGames(here);
    const random = new Random(200);
    const groups: Group[] = [];
    let port = 0;
    let spare = ready();
    for (let kill = 0; kill < KILLS; kill++) {
      const server = spare;
      port = await server.open(here.folder);
      // It loads while the other one plays, and opens the database only when that one is dead.
      spare = ready();
      while (groups.filter(isPlaying).length < AT_ONCE) {
        const table = tables.pop()!;
        const players = [0, 1].map((seat) => new Stubborn({ game, port: () => port, table, secret, seat }, random));
        groups.push({ table, players });
      }
      await moves(groups.filter(isPlaying), 1 + random.below(MOST_MOVES_OF_A_LIFE));
      await server.kill();
      processes.delete(server);
    }
    port = await spare.open(here.folder);
    for (const { players } of groups) await comeToRest(players);
    await spare.kill();

    const store = openSqlite(here.folder);
    let lines = 0;
    for (const { table, players } of groups) {
      const seen = await disagreements(store, game, table, players);
      expect(seen.found).toEqual([]);
      lines += seen.lines;
    }
    await store.close();
    expect(lines).toBeGreaterThan(KILLS);
    // Somebody takes back what the next one already answers: one of the two must look again. Or the other's move ended the game.
    const refusals = new Set(groups.flatMap(({ players }) => players.flatMap((player) => player.refusals)));
    expect([...refusals].filter((why) => why !== 'lookAgain' && why !== 'nothingToUndo' && why !== 'gameOver')).toEqual(
      [],
    );
  },
  600_000 * NIGHTLY,
);

/** Games where one person plays both seats, each over a connection of its own. */
async function begunGames(here: Place): Promise<{ secret: string; tables: string[] }> {
  await here.open({ limits: { ...LIMITS, tablesPerAddress: TABLES, requestsPerMinute: 1e6 } });
  const ann = await here.person();
  const tables: string[] = [];
  while (tables.length < TABLES) {
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
