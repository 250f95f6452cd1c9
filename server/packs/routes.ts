import type { TableWhy } from '@skerry/tables';
import { PackHash, PackList, PacksWanted } from '@skerry/tables/wire';
import { addressOf, siteOf } from '../http/address.ts';
import type { Api } from '../http/api.ts';
import type { Store } from '../store/store.ts';
import type { TableRegistry } from '../table/table-registry.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A network may send as many per day as one address in so many hours. */
const HOURS_OF_PACKS = 5;
const FOR_EVER = 'public, max-age=31536000, immutable';

export function packRoutes(api: Api, registry: TableRegistry, store: Store): void {
  api.get(
    '/api/packs',
    'Content packs that this server offers',
    { querystring: PacksWanted, answer: PackList },
    async ({ query }) => ({ packs: await registry.packs.offered(query.game) }),
  );

  api.get('/api/packs/:hash', 'A content pack, whole', { params: PackHash }, async ({ params: { hash } }, reply) => {
    const pack = (await store.pack(hash)) ?? (await registry.packs.find(hash))?.whole;
    return pack === undefined ? { why: 'unknownPack' } : reply.header('cache-control', FOR_EVER).send(pack);
  });
}

export function tooManyPacks({ limits, config }: TableRegistry, ip: string): Promise<TableWhy | undefined> {
  const { packsPerHour } = config.limits;
  return limits.exceeded('packs', [
    [`packs/${addressOf(ip)}`, packsPerHour, HOUR],
    [`packs/day/${siteOf(ip)}`, HOURS_OF_PACKS * packsPerHour, DAY],
  ]);
}
