import { expect, test } from 'vitest';
import type { Store } from '../../store/store.ts';

const LOOK = { kind: 'computer', browser: 'Firefox' } as const;
const push = (name: string) => ({ endpoint: `https://push.example.org/${name}`, p256dh: 'p', auth: 'a' });

/** What holds for the devices of people, in every store. */
export function deviceContract(fresh: () => Promise<Store>, again: () => Promise<Store>): void {
  test('a browser is a person by itself until it has the seats of another; when it was seen is kept', async () => {
    const { devices } = await fresh();
    expect(await devices.personAt('phone', 5)).toBe('phone');
    await devices.put({ device: 'phone', person: 'ann', kind: 'phone', browser: '', seen: 5 });
    await devices.put({ device: 'ann', person: 'ann', ...LOOK, seen: 6 });
    const { devices: later } = await again();
    expect(await later.personAt('phone', 90_000)).toBe('ann');
    expect((await later.of('ann')).map(({ device, seen }) => [device, seen])).toEqual([
      ['phone', 90_000],
      ['ann', 6],
    ]);
    expect(await later.elsewhere(['phone', 'ann', 'bob'])).toEqual(new Map([['phone', 'ann']]));
  });

  test('one device asks by a code, until its time, and a person has one code at most', async () => {
    const { devices } = await fresh();
    const ann = { person: 'ann', device: 'desk' };
    await devices.putCode('first', ann, 10);
    await devices.putCode('second', ann, 10);
    expect(await devices.code('first', 5)).toBeUndefined();
    const code = await devices.code('second', 5);
    expect(code).toMatchObject({ ...ann, until: 10 });
    expect(await devices.code('second', 10)).toBeUndefined();
    expect(await devices.askBy('second', 'phone', 5)).toBe(true);
    expect(await devices.askBy('second', 'other', 5)).toBe(false);
    expect(await devices.askedBy('phone', 5)).toMatchObject({ state: 'asked', asker: 'phone' });
    expect(await devices.asksTo('ann', 5)).toMatchObject([{ id: code!.id, asker: 'phone' }]);
    expect(await devices.asksTo('ann', 10)).toEqual([]);
    expect(await devices.answer(code!.id, 'bob', 'adding', 5)).toBeUndefined();
    expect(await devices.answer(code!.id, 'ann', 'adding', 10)).toBeUndefined();
    expect(await devices.answer(code!.id, 'ann', 'refused', 5)).toBe('phone');
    expect(await devices.answer(code!.id, 'ann', 'adding', 5)).toBeUndefined();
    expect(await devices.askedBy('phone', 5)).toMatchObject({ state: 'refused' });
    await devices.putCode('late', { person: 'bob', device: 'bob' }, 10);
    expect(await devices.askBy('late', 'phone', 10)).toBe(false);
  });

  test('a push service is told nothing once the seats are taken away', async () => {
    const { devices, notifications } = await fresh();
    await notifications.putSubscription({ person: 'ann', device: 'phone' }, push('phone'), 2);
    await devices.put({ device: 'phone', person: 'ann', ...LOOK, seen: 3 });
    expect(await devices.part('phone', 'bob', 'nobody')).toBe(false);
    expect(await devices.part('phone', 'ann', 'nobody')).toBe(true);
    expect(await notifications.subscriptions('ann')).toEqual([]);
    expect(await devices.personAt('phone', 4)).toBe('nobody');
  });

  test('whoever is forgotten leaves nothing, and no browser gets back what was taken away from it', async () => {
    const { devices } = await fresh();
    await devices.put({ device: 'ann', person: 'ann', ...LOOK, seen: 1 });
    await devices.put({ device: 'phone', person: 'ann', ...LOOK, seen: 2 });
    await devices.part('ann', 'ann', 'nobody');
    await devices.forget('nobody');
    expect(await devices.personAt('ann', 3)).toBe('nobody');
    await devices.forget('ann');
    expect(await devices.of('ann')).toEqual([]);
    expect(await devices.personAt('phone', 4)).toBe('phone');
  });
}
