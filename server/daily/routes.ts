import { DAILY_ISLANDS, dailyIsland, isDay } from '@skerry/games/daily';
import { DailyRecord, DailyStanding } from '@skerry/tables/wire';
import { Type } from 'typebox';
import { addressOf, siteOf } from '../http/address.ts';
import type { Api } from '../http/api.ts';
import { knownPerson, somePerson } from '../http/person.ts';
import type { Store } from '../store/store.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import { isCounted, judge, standingOf, whoIs } from './results.ts';

/** In bytes; three times the longest game. */
const LONGEST_RECORD = 32_768;
/** Each is a whole game to replay. */
const RESULTS_A_DAY = { address: 100, site: 400 };
const DAY = 86_400_000;

const DailyIslandOfDay = Type.Object({
  day: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', description: 'In UTC: 2026-11-16.' }),
  island: Type.Enum([...DAILY_ISLANDS]),
});

export function dailyRoutes(api: Api, registry: TableRegistry, store: Store): void {
  const path = '/api/daily/:day/:island';

  api.get(
    path,
    'The scores on a day’s island, and yours among them',
    { params: DailyIslandOfDay, answer: DailyStanding },
    async (request) => {
      const { day, island } = request.params;
      const person = await knownPerson(request, registry);
      return standingOf(store, day, island, person && whoIs(day, island, person));
    },
  );

  api.post(
    path,
    'Count your game of an island of today or yesterday; its record is played again',
    { params: DailyIslandOfDay, body: DailyRecord, answer: DailyStanding, bodyLimit: LONGEST_RECORD, few: 'byHand' },
    async (request, reply) => {
      const { day, island } = request.params;
      if (!isDay(day) || !isCounted(day, registry.now())) return { why: 'dailyClosed' };
      const tooMany = await registry.limits.exceeded('results', [
        [`results/${addressOf(request.ip)}`, RESULTS_A_DAY.address, DAY],
        [`results/${siteOf(request.ip)}/all`, RESULTS_A_DAY.site, DAY],
      ]);
      if (tooMany) return tooMany;
      const rules = await registry.rules.of(dailyIsland(island).game);
      if (rules === undefined) return { why: 'unknownGame' };
      const found = judge(rules.game, request.body, day, island);
      if ('why' in found) return found.why;
      const who = whoIs(day, island, await somePerson(request, reply, registry));
      if ((await store.dailyTotal(day, island, who)) !== undefined) return { why: 'dailyTwice' };
      await registry.commitQueue.write('daily', [{ put: 'daily', result: { day, island, who, total: found.total } }]);
      return standingOf(store, day, island, who);
    },
  );
}
