import { NotificationState, PushEndpoint, PushSubscription } from '@skerry/tables/wire';
import { knownPerson, someDevice, somePerson } from '../../http/person.ts';
import { subscriptionId } from '../../store/notification-store.ts';
import type { Channel, ChannelParts } from '../channel.ts';
import { isPushKey, PushService } from './service.ts';

/** Browsers per person; a newer one takes the place of the oldest. */
const MOST_BROWSERS = 10;
export const PUSHES_AN_HOUR = 60;
const HOUR = 3_600_000;

/** Messages to browsers, even when no page is open. */
export function pushChannel(
  { config, store, now }: ChannelParts,
  service: Pick<PushService, 'publicKey' | 'mayUse' | 'send'> = new PushService(config, store.notifications),
): Channel {
  const { notifications } = store;
  return {
    counted: 'pushes',

    async send({ person }, text) {
      const subscriptions = await notifications.subscriptions(person);
      if (subscriptions.length === 0) return 0;
      if ((await store.count(`push/${person}`, HOUR, now())).count > PUSHES_AN_HOUR) return 0;
      const sent = await Promise.all(
        subscriptions.map(async (subscription) => {
          const result = await service.send(subscription, text);
          if (result === 'gone') await notifications.dropSubscription(person, subscription.id);
          return result;
        }),
      );
      return sent.filter((result) => result === 'sent').length;
    },

    async state(person) {
      const devices = person === undefined ? [] : await notifications.subscriptions(person);
      return { key: await service.publicKey(), devices: devices.map(({ id, made }) => ({ id, made })) };
    },

    routes(api, { registry, settingsOf, state }) {
      api.put(
        '/api/notices/push',
        'Turn on push notifications for this browser',
        { body: PushSubscription, answer: NotificationState, few: 'byHand' },
        async (request, reply) => {
          const { endpoint, keys } = request.body;
          if (!service.mayUse(endpoint)) return { why: 'otherPush' };
          if (!isPushKey(keys.p256dh)) return { why: 'badPushKey' };
          const person = await somePerson(request, reply, registry);
          await settingsOf(person, request);
          const device = someDevice(request, reply, config);
          await notifications.putSubscription({ person, device }, { endpoint, ...keys }, now());
          await notifications.keepNewest(person, MOST_BROWSERS);
          return state(person);
        },
      );

      api.delete(
        '/api/notices/push',
        'Turn off push notifications for this browser',
        { body: PushEndpoint, answer: NotificationState },
        async (request) => {
          const person = await knownPerson(request, registry);
          if (person !== undefined) await notifications.dropSubscription(person, subscriptionId(request.body.endpoint));
          return state(person);
        },
      );
    },

    close() {},
  };
}
