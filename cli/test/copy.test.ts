import { openStore } from '@skerry/server';
import { expect, test } from 'vitest';
import { scratch, skerry } from './terminal.ts';

const file = scratch();

const open = (dataDir: string) => openStore({ dataDir, process: 'test' });

async function filled(name: string): Promise<string> {
  const folder = file(name);
  const store = await open(folder);
  const line = { n: 1, seat: 0, action: { act: 'pass' }, at: 1 };
  const daily = { day: '2026-11-16', island: 'small', who: 'w', total: 9 };
  await store.commit([
    [
      { put: 'line', table: 't1', line },
      { put: 'daily', result: daily },
    ],
  ]);
  await store.close();
  return folder;
}

test('copy says how much it copied, and that it compared it', async () => {
  const [from, to] = [await filled('from'), file('to')];
  const { code, stdout, stderr } = await skerry(['copy', from, to]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('Copied 0 tables with 1 lines of play');
  expect(stdout).toContain('1 daily results');
  expect(stdout).toContain('compared every entry: they are the same.');
  const store = await open(to);
  expect(await store.lines('t1')).toEqual([{ n: 1, seat: 0, action: { act: 'pass' }, at: 1 }]);
  await store.close();
});

test('copy refuses a database that is in use or not empty, or is none, in a sentence', async () => {
  const [from, to] = [await filled('source'), await filled('target')];
  const refused = async (...args: string[]) => {
    const { code, stdout, stderr } = await skerry(['copy', ...args]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    return stderr;
  };
  expect(await refused(from, to)).toBe('There are already lines in the database to copy to. Name an empty one.\n');
  expect(await refused(file('nowhere'), file('to2'))).toContain('There is no database in the folder');
  expect(await refused(from, 'postgres://skerry:w-r-o-n-g@127.0.0.1:1/x')).not.toContain('w-r-o-n-g');
  const store = await open(from);
  expect(await refused(from, file('to3'))).toContain('is in use by another process of Skerry. Stop that one first');
  await store.close();
});

test('copy without a place to copy to is wrong usage', async () => {
  const { code, stderr } = await skerry(['copy', 'data']);
  expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining('<to> is missing.') });
});
