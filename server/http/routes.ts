import rateLimit from '@fastify/rate-limit';
import { LARGEST_PACK, personSeats } from '@skerry/tables';
import type { Limited } from '@skerry/tables/server-whys';
import {
  Claim,
  ClaimSeen,
  Forgotten,
  Invitation,
  JoinCode,
  MadeTable,
  Me,
  MoveCode,
  NewTable,
  Refusal,
  SeatOfTable,
  TableGame,
  TableId,
  TableList,
} from '@skerry/tables/wire';
import type { FastifyInstance } from 'fastify';
import { dailyRoutes } from '../daily/routes.ts';
import { noticeRoutes } from '../notifications/routes.ts';
import { packRoutes, tooManyPacks } from '../packs/routes.ts';
import { newSecret, readCode } from '../secrets.ts';
import type { Store } from '../store/store.ts';
import { Keeper } from '../table/keeper.ts';
import { readJoinCode } from '../table/names.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import { addressOf, makerAt } from './address.ts';
import { deviceLook } from './device-look.ts';
import { deviceRoutes } from './device-routes.ts';
import { gameAt } from './game-at.ts';
import { giveMoveCode } from './move-codes.ts';
import { bearerOf, knownDevice, knownPerson, NO_COOKIE, someDevice } from './person.ts';
import { reachRoute } from './reach.ts';
import { refuse } from './refusal.ts';
import { sharedCounter } from './shared-counter.ts';
import { listedTables, makeTable, recordOf, tablesOf } from './tables.ts';

/** The largest body of a request, besides the content pack in it. */
export const LONGEST_BODY = 16_384;
/** A program that is not a browser asks for its secret with this header. */
const BOT_HEADER = 'x-skerry-bot';

/** A browser that has no secret yet has no tables either. */
const NOBODY = { names: [], tables: 0 };

/** What is not live. */
export async function restRoutes(app: FastifyInstance, registry: TableRegistry, store: Store): Promise<void> {
  const { config, devices } = registry;
  const fewCodes = { rateLimit: { max: config.limits.codesPerMinute, timeWindow: 60_000 } };

  await app.register(rateLimit, {
    max: config.limits.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => addressOf(request.ip),
    store: sharedCounter(store, registry.time),
    errorResponseBuilder: (request, { ttl }) => {
      const limit: Limited = request.routeOptions.config.rateLimit === fewCodes.rateLimit ? 'codes' : 'requests';
      return Object.assign(new Error('slowDown'), { statusCode: 429, limit, seconds: Math.ceil(ttl / 1000) });
    },
  });

  // Most answers are about whoever asks, and none is to be kept on the way.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });

  app.post<{ Body: NewTable }>(
    '/api/tables',
    {
      bodyLimit: LONGEST_BODY + LARGEST_PACK,
      schema: { summary: 'Make a table', body: NewTable, response: { 200: MadeTable, '4xx': Refusal } },
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

  app.get(
    '/api/tables',
    { schema: { summary: 'Tables anyone can find', response: { 200: TableList } } },
    async (request) => ({ tables: await listedTables(registry, store, await knownPerson(request, registry)) }),
  );

  app.get<{ Params: TableId }>(
    '/api/tables/:id',
    { schema: { summary: 'Which game is played', params: TableId, response: { 200: TableGame, '4xx': Refusal } } },
    async (request, reply) => {
      const table = await gameAt(store, request.params.id);
      return table ?? refuse(request, reply, { why: 'unknownTable' });
    },
  );

  app.get<{ Params: TableId }>(
    '/api/tables/:id/record',
    { schema: { summary: 'The record of a game that is over', params: TableId } },
    async (request, reply) => {
      const record = await recordOf(registry, store, request.params.id);
      if (typeof record !== 'string') return refuse(request, reply, record.why);
      return reply.type('application/json; charset=utf-8').send(record);
    },
  );

  app.get('/api/mine', { schema: { summary: 'Your tables', response: { 200: TableList } } }, async (request) => {
    const person = await knownPerson(request, registry);
    return { tables: person === undefined ? [] : await tablesOf(registry, store, person) };
  });

  app.get<{ Params: JoinCode }>(
    '/api/join/:code',
    {
      config: fewCodes,
      schema: {
        summary: 'The table with this code word',
        params: JoinCode,
        response: { 200: Invitation, '4xx': Refusal },
      },
    },
    async (request, reply) => {
      const tooMany = registry.guesses.refused(request.ip);
      if (tooMany) return refuse(request, reply, tooMany);
      const row = await store.withCode(readJoinCode(request.params.code));
      if (row === undefined) {
        await registry.guesses.wrong(request.ip);
        return refuse(request, reply, { why: 'unknownCode' });
      }
      return { id: row.id, key: row.invite };
    },
  );

  app.post<{ Params: SeatOfTable }>(
    '/api/tables/:id/seats/:seat/code',
    {
      config: fewCodes,
      schema: {
        summary: 'A code that moves your seat to another device',
        params: SeatOfTable,
        response: { 200: MoveCode, '4xx': Refusal },
      },
    },
    async (request, reply) => {
      const keeper = await registry.table(request.params.id);
      if (!(keeper instanceof Keeper)) return refuse(request, reply, keeper);
      const person = await knownPerson(request, registry);
      const seat = Number(request.params.seat);
      if (person === undefined || keeper.row.seats[seat]?.person !== person) {
        return refuse(request, reply, { why: 'notYourSeat' });
      }
      return giveMoveCode(store, { table: keeper.id, seat, from: person }, registry.now());
    },
  );

  app.post<{ Body: Claim }>(
    '/api/claim/look',
    {
      config: fewCodes,
      schema: {
        summary: 'What a code of another device would bring; nothing changes',
        body: Claim,
        response: { 200: ClaimSeen, '4xx': Refusal },
      },
    },
    async (request, reply) => {
      const { code } = request.body;
      const tooMany = registry.guesses.refused(request.ip);
      if (tooMany) return refuse(request, reply, tooMany);
      const move = await store.seeMove(readCode(code), registry.now());
      const row = move && (await store.table(move.table));
      const seat = move && row?.seats[move.seat];
      if (row && seat && seat.person === move.from)
        return { seat: { name: seat.name, table: row.name, game: row.game } };
      const device = knownDevice(request);
      const found = await devices.codeFor(device, code);
      if ('why' in found) {
        await registry.guesses.noteIfWrong(request.ip, found);
        return refuse(request, reply, found);
      }
      const look = deviceLook(request.headers['user-agent']);
      const own = device === undefined ? NOBODY : await devices.about(device);
      return { devices: { first: await devices.about(found.device), second: { ...own, ...look } }, until: found.until };
    },
  );

  app.post<{ Body: Claim }>(
    '/api/claim',
    {
      config: fewCodes,
      schema: {
        summary: 'Take a seat to this device',
        body: Claim,
        response: { 200: MadeTable, '4xx': Refusal },
      },
    },
    async (request, reply) => {
      const tooMany = registry.guesses.refused(request.ip);
      if (tooMany) return refuse(request, reply, tooMany);
      const move = await store.takeMove(readCode(request.body.code), registry.now());
      const keeper = move && (await registry.table(move.table));
      if (move === undefined) await registry.guesses.wrong(request.ip);
      if (move === undefined || !(keeper instanceof Keeper)) return refuse(request, reply, { why: 'unknownClaim' });
      const device = someDevice(request, reply, config);
      const person = await devices.personAt(device);
      if (!(await keeper.move(move.seat, move.from, person))) return refuse(request, reply, { why: 'busy' });
      registry.noteTaken({ device, person }, keeper.row, [move.seat]);
      return { id: keeper.id };
    },
  );

  packRoutes(app, registry, store);
  reachRoute(app, config);
  app.delete<{ Params: TableId }>(
    '/api/tables/:id',
    { schema: { summary: 'Remove a table of yours', params: TableId, response: { 200: MadeTable, '4xx': Refusal } } },
    async (request, reply) => {
      const person = await knownPerson(request, registry);
      const why =
        person === undefined ? ({ why: 'notHost' } as const) : await registry.remove(request.params.id, person);
      return why ? refuse(request, reply, why) : { id: request.params.id };
    },
  );

  app.delete(
    '/api/me',
    { schema: { summary: 'Delete everything this server knows about you', response: { 200: Forgotten } } },
    async (request, reply) => {
      const person = await knownPerson(request, registry);
      const tables = person === undefined ? 0 : await registry.forgetPerson(person);
      if (request.headers.authorization === undefined) reply.header('set-cookie', NO_COOKIE);
      return { tables };
    },
  );

  deviceRoutes(app, registry);
  dailyRoutes(app, registry, store);
  noticeRoutes(app, registry, store);

  app.post(
    '/api/me',
    { schema: { summary: 'Get an identity: a browser gets its cookie, a program its secret', response: { 200: Me } } },
    async (request, reply) => {
      if (request.headers[BOT_HEADER] === undefined) {
        someDevice(request, reply, config);
        return {};
      }
      return { secret: bearerOf(request) ?? newSecret() };
    },
  );
}
