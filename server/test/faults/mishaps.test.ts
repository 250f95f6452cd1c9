import { Random } from '@skerry/engine';
import { NIGHTLY } from '@skerry/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMITS, openSqlite, type Store, type WriteSet } from '../../index.ts';
import { comeToRest, disagreements, untilHeard } from '../../testing/agreement.ts';
import { MISHAPS, Stubborn } from '../../testing/stubborn.ts';
import { type Browser, FORBIDDEN_ISLAND as game, ME, OPEN, places } from '../place.ts';

const place = places();

const SEATS = [0, 1, 2];
/** Lines after which the players come to rest; a game may be over before. */
const LINES = 30;

/** A store that fails to commit when it is told so. */
class Failing {
  failures: boolean[] = [];
  readonly store: Store;

  constructor(store: Store) {
    const commit = async (changes: readonly WriteSet[]): Promise<readonly boolean[]> => {
      if (this.failures.shift()) throw new Error('SQLITE_FULL: database or disk is full');
      return store.commit(changes);
    };
    this.store = Object.assign(Object.create(store) as Store, { commit });
  }
}

/** A game that has begun, with a person at each seat. */
async function gather([host, ...others]: readonly Browser[]): Promise<string> {
  const table = await host!.make([ME('Seat 0'), ...others.map(() => OPEN)]);
  const first = await host!.enter(table);
  const key = first.you.links!.invite.split('/').at(-1)!;
  for (const [n, person] of others.entries()) {
    const guest = await person.enter(table, { key });
    await guest.wish({ do: 'sit', seat: n + 1, name: `Seat ${n + 1}` });
    guest.hangUp();
  }
  await first.wish({ do: 'start' });
  first.hangUp();
  return table;
}

test(
  'whatever goes wrong with whom and when, the log and all views agree',
  async () => {
    const here = place();
    const disk = new Failing(openSqlite(here.folder));
    const limits = { ...LIMITS, tablesPerAddress: 1e6, requestsPerMinute: 1e6, messagesPerSecond: 1000 };
    await here.open({ limits }, { store: disk.store });
    const people = [await here.person(), await here.person(), await here.person()];

    const mishaps = fc.array(fc.constantFrom(...MISHAPS), { maxLength: 15 });
    const failures = fc.array(
      fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
      { maxLength: 40 },
    );
    const troubles = fc.record({ seed: fc.nat(), failures, players: fc.tuple(mishaps, mishaps, mishaps) });

    await fc.assert(
      fc.asyncProperty(troubles, async ({ seed, failures, players: mishapsOf }) => {
        const table = await gather(people);
        disk.failures = [...failures];
        const random = new Random(seed);
        const players = SEATS.map((seat) => {
          const player = new Stubborn(
            { game, port: () => here.port, table, secret: people[seat]!.secret, seat },
            random,
          );
          player.mishaps = [...mishapsOf[seat]!];
          return player;
        });
        await untilHeard(players, () => players.some(({ over, book }) => over || (book?.n ?? 0) >= LINES));
        disk.failures = [];
        await comeToRest(players);

        expect((await disagreements(disk.store, game, table, players)).found).toEqual([]);
      }),
      { numRuns: 8 * NIGHTLY },
    );
  },
  120_000 * NIGHTLY,
);
