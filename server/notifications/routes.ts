import type { Person } from '@skerry/tables';
import { NotificationSettings, NotificationState, TestResult } from '@skerry/tables/wire';
import type { Api } from '../http/api.ts';
import { knownPerson, somePerson } from '../http/person.ts';
import { languageOf } from '../http/refusal.ts';
import type { NotificationRow } from '../store/notification-store.ts';
import type { Store } from '../store/store.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import type { SettingsPage } from './channel.ts';
import { isZone } from './quiet.ts';

const TESTS_AN_HOUR = 10;
const HOUR = 3_600_000;

/** Until a person changes it: only what waits for them. */
const USUAL: Pick<NotificationSettings, 'what' | 'zone'> = {
  what: { turn: true, must: true, clock: true, ended: false, said: false, puzzle: false },
  zone: 'UTC',
};

export function notificationRoutes(api: Api, registry: TableRegistry, { notifications }: Store): void {
  const { notifier } = registry;

  /** Whoever is new counts as told of everything so far: they have just seen it. */
  async function putSettings(person: Person, wishes: NotificationSettings): Promise<NotificationRow> {
    const known = await notifications.of(person);
    const told = known?.told ?? (await notifier.newsOf(person, wishes, { tables: {} })).told;
    await notifications.putWishes(person, wishes, told, registry.now());
    return { ...known, person, wishes, told, due: registry.now() };
  }

  const page: SettingsPage = {
    registry,
    settingsOf: async (person, request) =>
      (await notifications.of(person)) ?? putSettings(person, { ...USUAL, language: languageOf(request) }),
    async state(person) {
      const row = person === undefined ? undefined : await notifications.of(person);
      const state: Partial<NotificationState> = row ? { wishes: row.wishes } : {};
      for (const channel of notifier.channels) Object.assign(state, await channel.state(person, row));
      return state;
    },
  };

  api.get('/api/notices', 'Your notification settings', { answer: NotificationState }, async (request) =>
    page.state(await knownPerson(request, registry)),
  );

  api.put(
    '/api/notices',
    'Change your notification settings',
    { body: NotificationSettings, answer: NotificationState },
    async (request, reply) => {
      if (!isZone(request.body.zone)) return { why: 'badMessage', part: 'zone' };
      const person = await somePerson(request, reply, registry);
      await putSettings(person, request.body);
      return page.state(person);
    },
  );

  api.post('/api/notices/test', 'Send a test notification', { answer: TestResult, few: 'byHand' }, async (request) => {
    const person = await knownPerson(request, registry);
    const row = person === undefined ? undefined : await notifications.of(person);
    const tooMany = row && (await registry.limits.exceeded('tests', [[`tests/${row.person}`, TESTS_AN_HOUR, HOUR]]));
    return tooMany ?? notifier.sendTest(row);
  });

  for (const channel of notifier.channels) channel.routes(api, page);
}
