import type { TableWhy } from '@skerry/tables';
import { PackHash, PackList, PacksWanted } from '@skerry/tables/wire';
import { addressOf, siteOf } from '../http/address.ts';
import type { Api } from '../http/api.ts';
import { refuse } from '../http/refusal.ts';
import type { Store } from '../store/store.ts';
import type { TableRegistry } from '../table/table-registry.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** What a whole network may send in a day is what one address may send in so many hours. */
const HOURS_OF_PACKS = 5;
/** What a hash names never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The content packs that tables can be made with, and those that tables are played with. */
export function packRoutes(api: Api, registry: TableRegistry, store: Store): void {
  api.get(
    '/api/packs',
    {
      schema: {
        summary: 'Content packs that this server offers',
        querystring: PacksWanted,
        response: { 200: PackList },
      },
    },
    async (request) => ({ packs: await registry.packs.offered(request.query.game) }),
  );

  api.get(
    '/api/packs/:hash',
    { schema: { summary: 'A content pack, whole', params: PackHash } },
    async (request, reply) => {
      const { hash } = request.params;
      const pack = (await store.pack(hash)) ?? (await registry.packs.find(hash))?.whole;
      if (pack === undefined) return refuse(request, reply, { why: 'unknownPack' });
      return reply.header('cache-control', FOR_EVER).send(pack);
    },
  );
}

/** Why no pack may be sent from an address, if too many were sent within an hour or a day. */
export function tooManyPacks({ limits, config }: TableRegistry, ip: string): Promise<TableWhy | undefined> {
  const { packsPerHour } = config.limits;
  return limits.exceeded('packs', [
    [`packs/${addressOf(ip)}`, packsPerHour, HOUR],
    [`packs/day/${siteOf(ip)}`, HOURS_OF_PACKS * packsPerHour, DAY],
  ]);
}
