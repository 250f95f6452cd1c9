import { expect, test } from 'vitest';
import { type Customer, FairQueue } from '../bots/fair-queue.ts';

/** Somebody's table, watched or not. */
const from = (address: string, { person = address, watched = false } = {}): Customer => ({
  address,
  person,
  isWatched: () => watched,
});

/** Who gets a turn, in their order; a turn lasts until the next is asked for. */
function counter(queue: FairQueue) {
  const served: string[] = [];
  const turns: (() => void)[] = [];
  const ask = (name: string, customer: Customer, signal = new AbortController().signal) =>
    queue.turn(customer, signal).then(
      (end) => {
        served.push(name);
        turns.push(end);
      },
      () => served.push(`${name} left`),
    );
  const endOne = async () => {
    turns.shift()?.();
    await settle();
  };
  return { served, ask, endOne, running: () => turns.length };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a stranger is not behind the ninety tables of one address', async () => {
  const { served, ask, endOne } = counter(new FairQueue({ slots: 2, ofOneAddress: 1, unwatched: 1 }));
  for (let n = 0; n < 90; n++) void ask(`flood ${n}`, from('flood', { watched: true }));
  await settle();
  expect(served).toEqual(['flood 0']);
  void ask('stranger', from('stranger', { watched: true }));
  await settle();
  expect(served).toEqual(['flood 0', 'stranger']);
  await endOne();
  expect(served).toEqual(['flood 0', 'stranger', 'flood 1']);
});

test('one address never has more decisions running than its share', async () => {
  const { ask, running } = counter(new FairQueue({ slots: 8, ofOneAddress: 3, unwatched: 8 }));
  for (let n = 0; n < 20; n++) void ask('', from('flood', { watched: true, person: `cookie ${n}` }));
  await settle();
  expect(running()).toBe(3);
});

test('addresses take turns, and so do the people of one address', async () => {
  const { served, ask, endOne } = counter(new FairQueue({ slots: 1, ofOneAddress: 1, unwatched: 1 }));
  for (const name of ['a1', 'a2', 'a3']) void ask(name, from('club', { person: 'Ann' }));
  for (const name of ['b1', 'b2']) void ask(name, from('club', { person: 'Ben' }));
  void ask('c1', from('home'));
  void ask('c2', from('home'));
  await settle();
  for (let n = 0; n < 7; n++) await endOne();
  expect(served).toEqual(['a1', 'c1', 'b1', 'c2', 'a2', 'b2', 'a3']);
});

test('tables that somebody watches come first, and others never take all the room', async () => {
  const { served, ask, endOne } = counter(new FairQueue({ slots: 2, ofOneAddress: 2, unwatched: 1 }));
  void ask('alone 1', from('a'));
  void ask('alone 2', from('b'));
  void ask('watched', from('c', { watched: true }));
  await settle();
  expect(served).toEqual(['alone 1', 'watched']);
  await endOne();
  expect(served).toEqual(['alone 1', 'watched', 'alone 2']);
});

test('whoever no longer waits leaves the queue', async () => {
  const { served, ask, endOne } = counter(new FairQueue({ slots: 1, ofOneAddress: 1, unwatched: 1 }));
  const leaving = new AbortController();
  void ask('first', from('a'));
  void ask('second', from('b'), leaving.signal);
  void ask('third', from('c'));
  await settle();
  leaving.abort();
  await settle();
  await endOne();
  expect(served).toEqual(['first', 'second left', 'third']);
});
