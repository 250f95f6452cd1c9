import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readFaultReport } from '@skerry/tables/fault';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { preparedTable } from '../prepared.ts';
import { beginTogether, makeTable } from './lobby.ts';
import { party } from './party.ts';
import { takeIn } from './take-in.ts';
import { READY } from './trails.ts';

const server = party();
const PROGRAM = fileURLToPath(new URL('../../dist/skerry.js', import.meta.url));

async function openReport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Report a fault' }).click();
  await page.getByLabel('What went wrong?').waitFor();
}

async function saved(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the report' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('fault-report.json');
  return download.path();
}

test('alone against bots, a report holds the whole game without names, and the program replays it', async () => {
  const { page, context } = await server.guest();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const table = await preparedTable({
    game: 'forbidden-island',
    seed: 'fault',
    name: 'Secret cove',
    seats: [
      { who: 'person', name: 'Adaline' },
      { who: 'bot', name: 'Brunhild', level: 'calm' },
    ],
    until: (_, n) => n >= 9,
  });
  await takeIn(page, table);
  await page.locator(READY).first().waitFor();
  // Something goes wrong, and its message has an address and a name in it.
  await page.waitForFunction(() => document.querySelector('.log-line') !== null);
  await page.evaluate(() => {
    dispatchEvent(
      new ErrorEvent('error', { error: new Error('Adaline at https://skerry.example/join/abc/s3cret failed') }),
    );
  });
  await openReport(page);
  expect(await findings(page, { within: 'dialog' })).toEqual([]);
  await page.getByText('The report contains the whole game').waitFor();
  await page.getByLabel('What went wrong?').fill('The bot left the island.');
  const file = await saved(page);
  const text = await readFile(file, 'utf8');
  expect(text).not.toMatch(/Adaline|Brunhild|Secret cove|s3cret/);
  const report = readFaultReport(text);
  expect(report).toMatchObject({ note: 'The bot left the island.', where: 'device', seat: 0 });
  expect(report.errors.map(({ message }) => message)).toEqual([expect.stringContaining('… at … failed')]);
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, 'report', file]);
  expect(stdout).toContain(`The game replays: ${report.record?.entries.length} moves.`);
  expect(stdout).toContain('The bot left the island.');

  await page.getByRole('switch', { name: 'Include the names' }).check();
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect
    .poll(async () => readFaultReport(await page.evaluate(() => navigator.clipboard.readText())).record)
    .toMatchObject({ names: ['Adaline', 'Brunhild'], table: 'Secret cove' });
});

test('in a game with others that goes on, a report holds only what its seat knows', async () => {
  const ada = await server.guest();
  const bruno = await server.guest();
  const wish = { game: 'trails-of-tucana', name: 'Reef', seats: [{ who: 'me', name: 'Ada' }, { who: 'open' }] };
  const table = await makeTable(ada, wish);
  await beginTogether(
    [
      [ada, 'Ada'],
      [bruno, 'Bruno'],
    ],
    table,
  );
  await openReport(bruno.page);
  await bruno.page.getByText('the report contains only what you can see').waitFor();
  const text = await readFile(await saved(bruno.page), 'utf8');
  expect(text).not.toMatch(/Ada|Bruno|Reef/);
  const { record, view, seat, where } = readFaultReport(text);
  expect({ record, seat, where }).toEqual({ record: undefined, seat: 1, where: 'server' });
  expect(view).not.toHaveProperty('state.hidden');
  expect(view?.state.secrets?.map((each) => each === null)).toEqual([true, false]);
});
