import { hash } from '@skerry/engine';
import type { Person } from '@skerry/tables';
import {
  EmailCode,
  NewAddress,
  NotificationSettings,
  NotificationState,
  PushEndpoint,
  PushSubscription,
  TestResult,
  Unsubscribed,
  UnsubscribeToken,
} from '@skerry/tables/wire';
import { addressOf, siteOf } from '../http/address.ts';
import { type Api, byHand } from '../http/api.ts';
import { knownPerson, someDevice, somePerson } from '../http/person.ts';
import { languageOf, refuse } from '../http/refusal.ts';
import { newKey } from '../secrets.ts';
import { type NotificationRow, subscriptionId } from '../store/notification-store.ts';
import type { Store } from '../store/store.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import { confirmed, isAddress, mailbox, toConfirm } from './addresses.ts';
import { isPushKey } from './push.ts';
import { isZone } from './quiet.ts';

/** Browsers of one person that are told by push; a newer one takes the place of the oldest. */
const MOST_BROWSERS = 10;
/** Codes by email in a day: for one person, from one address and one network, to one mailbox, and from this server. */
const CODES_A_DAY = { person: 5, address: 10, site: 30, recipient: 5, server: 1000 };
/** Test notifications in an hour. */
const TESTS_AN_HOUR = 10;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What somebody is told who has not said anything: what waits for them, and no more. */
const USUAL: Pick<NotificationSettings, 'what' | 'zone'> = {
  what: { turn: true, must: true, clock: true, ended: false, said: false, puzzle: false },
  zone: 'UTC',
};

/** How people are told things while they are away. */
export function notificationRoutes(api: Api, registry: TableRegistry, store: Store): void {
  const { config, push, mailer, notifier } = registry;
  const { notifications } = store;

  // Mail programs that end letters say so in a form.
  api.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  );

  /** Writes what a person wishes. Whoever is new has been told what is so far: they have just seen it. */
  async function keepWishes(person: Person, wishes: NotificationSettings): Promise<NotificationRow> {
    const known = await notifications.of(person);
    const told = known?.told ?? (await notifier.newsOf(person, wishes, { tables: {} })).told;
    await notifications.putWishes(person, wishes, told, registry.now());
    return { ...known, person, wishes, told, due: registry.now() };
  }

  const rowOf = async (person: Person | undefined): Promise<NotificationRow | undefined> =>
    person === undefined ? undefined : notifications.of(person);

  async function noticesOf(person: Person | undefined): Promise<NotificationState> {
    const row = await rowOf(person);
    const devices = person === undefined ? [] : await notifications.subscriptions(person);
    return {
      key: await push.publicKey(),
      sendsMail: mailer !== undefined,
      ...(row && { wishes: row.wishes }),
      devices: devices.map(({ id, made }) => ({ id, made })),
      ...(row?.mail && { mail: { address: row.mail.address, confirmed: row.mail.code === undefined } }),
    };
  }

  api.get(
    '/api/notices',
    { schema: { summary: 'Your notification settings', response: { 200: NotificationState } } },
    async (request) => noticesOf(await knownPerson(request, registry)),
  );

  api.put(
    '/api/notices',
    {
      schema: {
        summary: 'Change your notification settings',
        body: NotificationSettings,
        response: { 200: NotificationState },
      },
    },
    async (request, reply) => {
      if (!isZone(request.body.zone)) return refuse(request, reply, { why: 'badMessage', part: 'zone' });
      const person = await somePerson(request, reply, registry);
      await keepWishes(person, request.body);
      return noticesOf(person);
    },
  );

  api.put(
    '/api/notices/push',
    {
      config: byHand(registry),
      schema: {
        summary: 'Turn on push notifications for this browser',
        body: PushSubscription,
        response: { 200: NotificationState },
      },
    },
    async (request, reply) => {
      const { endpoint, keys } = request.body;
      if (!push.mayUse(endpoint)) return refuse(request, reply, { why: 'otherPush' });
      if (!isPushKey(keys.p256dh)) return refuse(request, reply, { why: 'badPushKey' });
      const person = await somePerson(request, reply, registry);
      if ((await notifications.of(person)) === undefined)
        await keepWishes(person, { ...USUAL, language: languageOf(request) });
      const device = someDevice(request, reply, config);
      await notifications.putSubscription({ person, device }, { endpoint, ...keys }, registry.now());
      await notifications.keepNewest(person, MOST_BROWSERS);
      return noticesOf(person);
    },
  );

  api.delete(
    '/api/notices/push',
    {
      schema: {
        summary: 'Turn off push notifications for this browser',
        body: PushEndpoint,
        response: { 200: NotificationState },
      },
    },
    async (request) => {
      const person = await knownPerson(request, registry);
      if (person !== undefined) await notifications.dropSubscription(person, subscriptionId(request.body.endpoint));
      return noticesOf(person);
    },
  );

  api.put(
    '/api/notices/mail',
    {
      config: byHand(registry),
      schema: {
        summary: 'Email a six-digit code to an address',
        body: NewAddress,
        response: { 200: NotificationState },
      },
    },
    async (request, reply) => {
      if (mailer === undefined) return refuse(request, reply, { why: 'noMail' });
      const { address } = request.body;
      if (!isAddress(address)) return refuse(request, reply, { why: 'notAnAddress' });
      const person = await somePerson(request, reply, registry);
      const tooMany = await registry.limits.exceeded('emails', [
        [`emails/${person}`, CODES_A_DAY.person, DAY],
        [`emails/from/${addressOf(request.ip)}`, CODES_A_DAY.address, DAY],
        [`emails/from/${siteOf(request.ip)}/all`, CODES_A_DAY.site, DAY],
        // The address itself is not written down for this.
        [`emails/to/${hash(mailbox(address))}`, CODES_A_DAY.recipient, DAY],
        ['emails/all', CODES_A_DAY.server, DAY],
      ]);
      if (tooMany) return refuse(request, reply, tooMany);
      const row =
        (await notifications.of(person)) ?? (await keepWishes(person, { ...USUAL, language: languageOf(request) }));
      const { mail, code } = toConfirm(address, registry.now());
      if (!(await mailer.sendCode(address, code, row.wishes.language)))
        return refuse(request, reply, { why: 'mailFailed' });
      await notifications.putMail(person, mail, newKey());
      return noticesOf(person);
    },
  );

  api.post(
    '/api/notices/mail',
    {
      config: byHand(registry),
      schema: {
        summary: 'Confirm the address with the code from the email',
        body: EmailCode,
        response: { 200: NotificationState },
      },
    },
    async (request, reply) => {
      const row = await rowOf(await knownPerson(request, registry));
      const mail = row && confirmed(row, request.body.code, registry.now());
      if (row === undefined || mail === undefined) return refuse(request, reply, { why: 'wrongFigures' });
      await notifications.putMail(row.person, mail, row.mailToken);
      return mail.code === undefined ? noticesOf(row.person) : refuse(request, reply, { why: 'wrongFigures' });
    },
  );

  api.delete(
    '/api/notices/mail',
    { schema: { summary: 'Turn off email, and delete the address', response: { 200: NotificationState } } },
    async (request) => {
      const person = await knownPerson(request, registry);
      if (person !== undefined) await notifications.putMail(person, undefined, undefined);
      return noticesOf(person);
    },
  );

  api.post(
    '/api/notices/letters/:token',
    {
      config: byHand(registry),
      schema: {
        summary: 'The same, by the link in an email',
        params: UnsubscribeToken,
        response: { 200: Unsubscribed },
      },
    },
    async (request, reply) => {
      const row = await notifications.withMailToken(request.params.token);
      if (row?.mail === undefined) return refuse(request, reply, { why: 'unknownCode' });
      await notifications.putMail(row.person, undefined, undefined);
      return { address: row.mail.address };
    },
  );

  api.post(
    '/api/notices/test',
    { config: byHand(registry), schema: { summary: 'Send a test notification', response: { 200: TestResult } } },
    async (request, reply) => {
      const row = await rowOf(await knownPerson(request, registry));
      if (row === undefined) return { pushes: 0, letters: 0 };
      const tooMany = await registry.limits.exceeded('tests', [[`tests/${row.person}`, TESTS_AN_HOUR, HOUR]]);
      if (tooMany) return refuse(request, reply, tooMany);
      return notifier.sendTest(row);
    },
  );
}
