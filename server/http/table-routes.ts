import { LARGEST_PACK, personSeats } from '@skerry/tables';
import { MadeTable, NewTable, TableGame, TableId, TableList } from '@skerry/tables/wire';
import { tooManyPacks } from '../packs/routes.ts';
import type { Store } from '../store/store.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import { addressOf, makerAt } from './address.ts';
import type { Api } from './api.ts';
import { gameAt } from './game-at.ts';
import { knownPerson, someDevice } from './person.ts';
import { refuse } from './refusal.ts';
import { listedTables, makeTable, recordOf, tablesOf } from './tables.ts';

/** The largest body of a request, besides the content pack and the position in it. */
export const LONGEST_BODY = 16_384;

/** Of the position that a table begins with; those of the largest game take a tenth. */
const LARGEST_POSITION = 262_144;

const lengthOf = (part: unknown): number => (part === undefined ? 0 : JSON.stringify(part).length);

export function tableRoutes(api: Api, registry: TableRegistry, store: Store): void {
  const { config, devices } = registry;

  api.post(
    '/api/tables',
    'Make a table',
    { body: NewTable, answer: MadeTable, bodyLimit: LONGEST_BODY + LARGEST_POSITION + LARGEST_PACK },
    async (request, reply) => {
      const { pack, begins, ...rest } = request.body;
      if (
        lengthOf(rest) > LONGEST_BODY ||
        lengthOf(begins) > LARGEST_POSITION ||
        lengthOf(pack) > LARGEST_PACK + LONGEST_BODY
      )
        return { why: 'tooBig' };
      const address = addressOf(request.ip);
      if (!(await registry.limits.mayMake(address)))
        return { why: 'tooManyTables', most: config.limits.tablesPerAddress };
      const isSent = pack !== undefined && typeof pack !== 'string';
      const tooMany = isSent ? await tooManyPacks(registry, request.ip) : undefined;
      if (tooMany) return tooMany;
      const device = someDevice(request, reply, config);
      const person = await devices.personAt(device);
      const table = await makeTable(registry, request.body, person, makerAt(address));
      if ('why' in table) return refuse(request, reply, table.why, await registry.rules.of(rest.game));
      registry.noteTaken({ device, person }, table, personSeats(table, person));
      return { id: table.id };
    },
  );

  api.get('/api/tables', 'Tables anyone can find', { answer: TableList }, async (request) => ({
    tables: await listedTables(registry, store, await knownPerson(request, registry)),
  }));

  api.get(
    '/api/tables/:id',
    'Which game is played',
    { params: TableId, answer: TableGame },
    async ({ params }) => (await gameAt(store, params.id)) ?? { why: 'unknownTable' },
  );

  api.get(
    '/api/tables/:id/record',
    'The record of a game that is over',
    { params: TableId },
    async ({ params }, reply) => {
      const record = await recordOf(registry, store, params.id);
      return typeof record === 'string' ? reply.type('application/json; charset=utf-8').send(record) : record.why;
    },
  );

  api.get('/api/mine', 'Your tables', { answer: TableList }, async (request) => {
    const person = await knownPerson(request, registry);
    return { tables: person === undefined ? [] : await tablesOf(registry, store, person), now: registry.now() };
  });

  api.delete('/api/tables/:id', 'Remove a table of yours', { params: TableId, answer: MadeTable }, async (request) => {
    const { id } = request.params;
    const person = await knownPerson(request, registry);
    return person === undefined ? { why: 'notHost' } : ((await registry.remove(id, person)) ?? { id });
  });
}
