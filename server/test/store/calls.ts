import type { NotificationSettings } from '@skerry/tables/wire';
import { expect, test } from 'vitest';
import { subscriptionId } from '../../store/notification-store.ts';
import type { Store } from '../../store/store.ts';
import { putRow, said } from './sample.ts';

const WISHES: NotificationSettings = {
  what: { turn: true, must: true, clock: false, ended: false, said: false, puzzle: false },
  quiet: { from: 22, to: 7 },
  zone: 'Europe/Paris',
  language: 'fr',
};
const NOTHING = { tables: {} };
const phone = { endpoint: 'https://push.example.org/1', p256dh: 'p', auth: 'a' };

/** What holds for how people are told things, in every store. */
export function callContract(fresh: () => Promise<Store>, again: () => Promise<Store>): void {
  test('what people wish to be told is kept, and what they were told', async () => {
    const { notifications } = await fresh();
    expect(await notifications.of('ann')).toBeUndefined();
    await notifications.putWishes('ann', WISHES, NOTHING, 5);
    await notifications.putTold(
      { person: 'ann', due: 5 },
      { tables: { t1: { waits: 'turn 3' } }, day: '2026-11-16' },
      9,
    );
    await notifications.putMail('ann', { address: 'ann@example.org' }, 'token');
    const kept = {
      ...{ person: 'ann', due: 9, wishes: WISHES, mail: { address: 'ann@example.org' }, mailToken: 'token' },
      told: { tables: { t1: { waits: 'turn 3' } }, day: '2026-11-16' },
    };
    const { notifications: later } = await again();
    expect(await later.of('ann')).toEqual(kept);
    expect(await later.withMailToken('token')).toEqual(kept);
    expect(await later.withMailToken('other')).toBeUndefined();
    await later.putWishes('ann', { ...WISHES, language: 'en' }, NOTHING, 11);
    expect(await later.of('ann')).toEqual({ ...kept, wishes: { ...WISHES, language: 'en' }, due: 11 });
    await later.putMail('ann', undefined, undefined);
    expect(await later.of('ann')).not.toHaveProperty('mail');
  });

  test('people are taken when they are due, once, and sooner when something stirs', async () => {
    const { notifications } = await fresh();
    for (const [person, due] of [
      ['ann', 5],
      ['bob', 7],
      ['cleo', 50],
    ] as const)
      await notifications.putWishes(person, WISHES, NOTHING, due);
    const taken = async (now: number, most = 9) =>
      (await notifications.takeDue(now, most, now + 60)).map(({ person }) => person);
    expect(await taken(4)).toEqual([]);
    expect(await taken(8, 1)).toEqual(['ann']);
    expect(await taken(8)).toEqual(['bob']);
    expect(await taken(9)).toEqual([]);
    await notifications.stir(['cleo', 'eve'], 20);
    await notifications.stir(['cleo'], 30);
    expect(await taken(20)).toEqual(['cleo']);
    // Whoever took somebody and fell is made up for.
    expect((await taken(80)).toSorted()).toEqual(['ann', 'bob', 'cleo']);
  });

  test('what stirs while somebody is told is not lost', async () => {
    const { notifications } = await fresh();
    await notifications.putWishes('ann', WISHES, NOTHING, 5);
    const [row] = await notifications.takeDue(5, 9, 65);
    await notifications.stir(['ann'], 7);
    await notifications.putTold(row!, NOTHING, 600);
    expect(await notifications.of('ann')).toMatchObject({ due: 7 });
    const [next] = await notifications.takeDue(7, 9, 67);
    await notifications.putTold(next!, NOTHING, 600);
    expect(await notifications.of('ann')).toMatchObject({ due: 600 });
  });

  test('browsers are kept until they go, and belong to one person', async () => {
    const { notifications } = await fresh();
    await notifications.putSubscription({ person: 'ann', device: 'ann' }, phone, 5);
    await notifications.putSubscription(
      { person: 'ann', device: 'ann' },
      { ...phone, endpoint: 'https://push.example.org/2' },
      6,
    );
    await notifications.putSubscription({ person: 'bob', device: 'bob' }, { ...phone, auth: 'b' }, 7);
    expect(await notifications.subscriptions('ann')).toMatchObject([
      { endpoint: 'https://push.example.org/2', made: 6 },
    ]);
    expect(await notifications.subscriptions('bob')).toEqual([
      { ...phone, auth: 'b', id: subscriptionId(phone.endpoint), made: 7 },
    ]);
    await notifications.dropSubscription('ann', subscriptionId(phone.endpoint));
    expect(await notifications.subscriptions('bob')).toHaveLength(1);
    await notifications.dropSubscription('bob', subscriptionId(phone.endpoint));
    expect(await notifications.subscriptions('bob')).toEqual([]);
  });

  test('a person is forgotten with their browsers and address, and nobody else is', async () => {
    const { notifications } = await fresh();
    for (const person of ['ann', 'bob']) {
      await notifications.putWishes(person, WISHES, NOTHING, 5);
      await notifications.putMail(person, { address: 'a@example.org' }, person);
      await notifications.putSubscription(
        { person, device: person },
        { ...phone, endpoint: `https://push.example.org/${person}` },
        5,
      );
    }
    await notifications.forget('ann');
    expect(await notifications.of('ann')).toBeUndefined();
    expect(await notifications.subscriptions('ann')).toEqual([]);
    expect(await notifications.of('bob')).toBeDefined();
    expect(await notifications.subscriptions('bob')).toHaveLength(1);
  });

  test('the last line that others said is known, table by table', async () => {
    const store = await fresh();
    await store.commit([[putRow('t1'), putRow('t2'), said('t1', 'hello'), said('t1', 'again')]]);
    const [first] = [...(await store.notifications.lastSaid('nobody', ['t1', 't2']))];
    expect(first?.[0]).toBe('t1');
    // What somebody said themselves is no news to them.
    expect(await store.notifications.lastSaid('ann', ['t1', 't2'])).toEqual(new Map());
    expect(await store.notifications.lastSaid('nobody', [])).toEqual(new Map());
  });

  test('a key is made once', async () => {
    const { notifications } = await fresh();
    expect(await notifications.key('vapid', () => 'one')).toBe('one');
    expect(await notifications.key('vapid', () => 'two')).toBe('one');
    const { notifications: later } = await again();
    expect(await later.key('vapid', () => 'three')).toBe('one');
  });
}
