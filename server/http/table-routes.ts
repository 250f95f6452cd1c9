import { LARGEST_PACK, personSeats } from '@skerry/tables';
import { MadeTable, NewTable, TableGame, TableId, TableList } from '@skerry/tables/wire';
import { tooManyPacks } from '../packs/routes.ts';
import type { Store } from '../store/store.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import { addressOf, makerAt } from './address.ts';
import { type Api, about } from './api.ts';
import { gameAt } from './game-at.ts';
import { knownPerson, someDevice } from './person.ts';
import { refuse } from './refusal.ts';
import { listedTables, makeTable, recordOf, tablesOf } from './tables.ts';

/** The largest body of a request, besides the content pack in it. */
export const LONGEST_BODY = 16_384;

export function tableRoutes(api: Api, registry: TableRegistry, store: Store): void {
  const { config, devices } = registry;

  api.post(
    '/api/tables',
    {
      bodyLimit: LONGEST_BODY + LARGEST_PACK,
      schema: about('Make a table', { body: NewTable, answer: MadeTable }),
    },
    async (request, reply) => {
      const { pack, ...rest } = request.body;
      if (JSON.stringify(rest).length > LONGEST_BODY) return refuse(request, reply, { why: 'tooBig' });
      const address = addressOf(request.ip);
      if (!(await registry.limits.mayMake(address)))
        return refuse(request, reply, { why: 'tooManyTables', most: config.limits.tablesPerAddress });
      const isSent = pack !== undefined && typeof pack !== 'string';
      const tooMany = isSent ? await tooManyPacks(registry, request.ip) : undefined;
      if (tooMany) return refuse(request, reply, tooMany);
      const device = someDevice(request, reply, config);
      const person = await devices.personAt(device);
      const table = await makeTable(registry, request.body, person, makerAt(address));
      if ('why' in table) return refuse(request, reply, table.why, await registry.rules.of(rest.game));
      registry.noteTaken({ device, person }, table, personSeats(table, person));
      return { id: table.id };
    },
  );

  api.get('/api/tables', { schema: about('Tables anyone can find', { answer: TableList }) }, async (request) => ({
    tables: await listedTables(registry, store, await knownPerson(request, registry)),
  }));

  api.get(
    '/api/tables/:id',
    { schema: about('Which game is played', { params: TableId, answer: TableGame }) },
    async (request, reply) =>
      (await gameAt(store, request.params.id)) ?? refuse(request, reply, { why: 'unknownTable' }),
  );

  api.get(
    '/api/tables/:id/record',
    { schema: { summary: 'The record of a game that is over', params: TableId } },
    async (request, reply) => {
      const record = await recordOf(registry, store, request.params.id);
      if (typeof record !== 'string') return refuse(request, reply, record.why);
      return reply.type('application/json; charset=utf-8').send(record);
    },
  );

  api.get('/api/mine', { schema: about('Your tables', { answer: TableList }) }, async (request) => {
    const person = await knownPerson(request, registry);
    return { tables: person === undefined ? [] : await tablesOf(registry, store, person) };
  });

  api.delete(
    '/api/tables/:id',
    { schema: about('Remove a table of yours', { params: TableId, answer: MadeTable }) },
    async (request, reply) => {
      const { id } = request.params;
      const person = await knownPerson(request, registry);
      const why = person === undefined ? ({ why: 'notHost' } as const) : await registry.remove(id, person);
      return why ? refuse(request, reply, why) : { id };
    },
  );
}
