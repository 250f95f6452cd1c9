import type { NotificationSettings } from '@skerry/tables/wire';
import { expect, test } from 'vitest';
import type { Store } from '../../store/store.ts';
import { putRow, said } from './sample.ts';

const LOOK = { kind: 'computer', browser: 'Firefox' } as const;
const WISHES: NotificationSettings = {
  what: { turn: true, must: true, clock: true, ended: false, said: false, puzzle: false },
  zone: 'UTC',
  language: 'en',
};
const push = (name: string) => ({ endpoint: `https://push.example.org/${name}`, p256dh: 'p', auth: 'a' });
const JOINING = { id: 'j', first: 'ann', second: 'bob', device: 'ann', at: 10, until: 100 };

/** What holds for devices that are added and undone, in every store. */
export function joiningContract(fresh: () => Promise<Store>, again: () => Promise<Store>): void {
  /** Ann and Bob, each with a device, an address, a push service and something said. */
  async function two(): Promise<Store> {
    const store = await fresh();
    await store.commit([[putRow('t')]]);
    await store.commit([[said('t', 'from Ann', 1, 'ann'), said('t', 'from Bob', 2, 'bob')]]);
    for (const person of ['ann', 'bob']) {
      await store.devices.put({ device: person, person, ...LOOK, seen: 1 });
      await store.notifications.putSubscription({ person, device: person }, push(person), 1);
    }
    return store;
  }

  const mailOf = async ({ notifications }: Store, person: string) => (await notifications.of(person))?.mail?.address;
  const pushesOf = async ({ notifications }: Store, person: string) =>
    (await notifications.subscriptions(person)).map(({ endpoint }) => endpoint.slice(25)).sort();
  async function address({ notifications }: Store, person: string, mail: string): Promise<void> {
    await notifications.putWishes(person, WISHES, { tables: {} }, 5);
    await notifications.putMail(person, { address: mail }, `token of ${mail}`);
  }
  async function undo(store: Store): Promise<void> {
    await store.joinings.isJoined('j');
    expect(await store.joinings.beginUndo('j', 50)).toBe(true);
    const joining = (await store.joinings.get('j'))!;
    await store.joinings.giveBack(joining, 50);
    // A process that takes it up again changes nothing more.
    await store.joinings.giveBack(joining, 50);
    await store.joinings.remove('j');
  }

  test('what was brought along goes back to where it was, and each has their own', async () => {
    const store = await two();
    await address(store, 'ann', 'ann@example.org');
    await address(store, 'bob', 'bob@example.org');
    await store.joinings.begin(JOINING);
    expect(await store.devices.elsewhere(['ann', 'bob'])).toEqual(new Map([['bob', 'ann']]));
    expect(await pushesOf(store, 'ann')).toEqual(['ann', 'bob']);
    expect(await mailOf(store, 'ann')).toBe('ann@example.org');
    expect(await mailOf(store, 'bob')).toBeUndefined();
    expect(await store.notifications.takeDue(1_000_000, 9, 2_000_000)).toMatchObject([{ person: 'ann' }]);
    expect(await store.unsay('bob', [])).toEqual([]);
    const later = await again();
    await undo(later);
    expect(await later.devices.elsewhere(['ann', 'bob'])).toEqual(new Map());
    expect(await pushesOf(later, 'ann')).toEqual(['ann']);
    expect(await pushesOf(later, 'bob')).toEqual(['bob']);
    expect(await mailOf(later, 'ann')).toBe('ann@example.org');
    expect(await mailOf(later, 'bob')).toBe('bob@example.org');
    expect(await later.unsay('bob', [])).toEqual(['t']);
    expect((await later.chat('t', 'seats', 9)).map(({ text }) => text)).toEqual(['from Ann']);
    expect(await later.joinings.get('j')).toBeUndefined();
  });

  test('wishes that came along go back with their address, and the push service that was added since has wishes', async () => {
    const store = await two();
    await address(store, 'bob', 'bob@example.org');
    await store.joinings.begin(JOINING);
    expect(await mailOf(store, 'ann')).toBe('bob@example.org');
    await undo(store);
    expect(await mailOf(store, 'bob')).toBe('bob@example.org');
    expect(await store.notifications.of('ann')).toMatchObject({ wishes: WISHES });
    expect(await mailOf(store, 'ann')).toBeUndefined();
  });

  test.each([
    ['was given while both were one is nobody’s', 'eve@example.org'],
    ['was forgotten meanwhile stays forgotten', undefined],
  ])('an address that %s', async (_, mail) => {
    const store = await two();
    await address(store, 'bob', 'bob@example.org');
    await store.joinings.begin(JOINING);
    await store.notifications.putMail('ann', mail === undefined ? undefined : { address: mail }, mail);
    await undo(store);
    expect(await mailOf(store, 'bob')).toBeUndefined();
    expect(await mailOf(store, 'ann')).toBeUndefined();
    expect(await store.notifications.of('bob')).toMatchObject({ wishes: WISHES });
  });

  test('letters of an address that waits can be ended all the same, and it does not come back', async () => {
    const store = await two();
    await address(store, 'ann', 'ann@example.org');
    await address(store, 'bob', 'bob@example.org');
    await store.joinings.begin(JOINING);
    const waiting = (await store.notifications.withMailToken('token of bob@example.org'))!;
    await store.notifications.putMail(waiting.person, undefined, undefined);
    await undo(store);
    expect(await mailOf(store, 'bob')).toBeUndefined();
  });

  test('a device that was parted with may undo, and is on its own side again', async () => {
    const store = await two();
    await store.joinings.begin(JOINING);
    await store.joinings.isJoined('j');
    await store.devices.part('bob', 'ann', 'nobody');
    await store.joinings.parted('bob', 'ann', 'nobody');
    expect(await store.joinings.undoable('bob', 'nobody', 50)).toMatchObject([{ id: 'j' }]);
    expect(await store.joinings.undoable('eve', 'eve', 50)).toEqual([]);
    await undo(store);
    expect(await store.devices.personAt('bob', 60)).toBe('bob');
  });

  test('the first device that was parted with has its own person again', async () => {
    const store = await two();
    await store.joinings.begin(JOINING);
    await store.devices.part('ann', 'ann', 'nobody');
    await store.joinings.parted('ann', 'ann', 'nobody');
    await undo(store);
    expect(await store.devices.personAt('ann', 60)).toBe('ann');
    expect(await store.devices.personAt('bob', 60)).toBe('bob');
  });

  test('what was joined before goes along, and comes back with it', async () => {
    const store = await two();
    await store.devices.put({ device: 'cid', person: 'cid', ...LOOK, seen: 1 });
    await store.joinings.begin({ ...JOINING, id: 'before', first: 'bob', second: 'cid' });
    await store.joinings.begin(JOINING);
    expect(await store.joinings.get('before')).toMatchObject({ first: 'ann', second: 'cid' });
    await undo(store);
    expect(await store.joinings.get('before')).toMatchObject({ first: 'bob', second: 'cid' });
    expect(await store.devices.personAt('cid', 60)).toBe('bob');
  });

  test('it can be undone once, until its time, and is then forgotten with all that was noted', async () => {
    const store = await two();
    await address(store, 'ann', 'ann@example.org');
    await address(store, 'bob', 'bob@example.org');
    await store.joinings.begin(JOINING);
    expect(await store.joinings.beginUndo('j', 50)).toBe(false);
    expect(await store.joinings.unfinished(1000)).toMatchObject([{ id: 'j', state: 'joining' }]);
    await store.joinings.isJoined('j');
    expect(await store.joinings.unfinished(1000)).toEqual([]);
    expect(await store.joinings.beginUndo('j', 100)).toBe(false);
    await store.joinings.putTable('j', 't', { seats: [{ seat: 0, name: 'Bob' }] });
    expect(await store.joinings.tablesOf('j')).toEqual(new Map([['t', { seats: [{ seat: 0, name: 'Bob' }] }]]));
    await store.joinings.clear(99);
    expect(await store.joinings.get('j')).toBeDefined();
    await store.joinings.clear(100);
    expect(await store.joinings.get('j')).toBeUndefined();
    expect(await store.joinings.devicesOf('j')).toEqual([]);
    expect(await store.joinings.tablesOf('j')).toEqual(new Map());
    expect(await store.notifications.withMailToken('token of bob@example.org')).toBeUndefined();
  });

  test.each(['ann', 'bob'])('whoever is forgotten takes it along: %s', async (person) => {
    const store = await two();
    await address(store, 'ann', 'ann@example.org');
    await address(store, 'bob', 'bob@example.org');
    await store.joinings.begin(JOINING);
    await store.joinings.forget(person);
    expect(await store.joinings.get('j')).toBeUndefined();
    expect(await store.joinings.devicesOf('j')).toEqual([]);
    expect(await store.notifications.withMailToken('token of bob@example.org')).toBeUndefined();
  });
}
