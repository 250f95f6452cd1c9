import { execFile } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { beginStudy } from '@skerry/tables/study';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { preparedTable } from '../prepared.ts';
import { preparedRecord, studyAddress } from '../studies.ts';
import { party } from './party.ts';
import { READY, turn } from './trails.ts';

const server = party();
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(ROOT, 'dist/static');
const BELOW = '/games/at/home';
const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Knows files below one path, and nothing else: as the plainest of web hosts. */
const host = createServer(({ url = '' }, answer) => {
  const [path = ''] = url.split('?');
  const name = path === `${BELOW}/` ? 'index.html' : path.slice(BELOW.length + 1);
  const file = join(FOLDER, name);
  if (!path.startsWith(`${BELOW}/`) || name.includes('..') || !existsSync(file)) {
    answer.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    return;
  }
  answer.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(answer);
});

const ADA = { who: 'person', name: 'Ada' } as const;
const ALONE = { game: 'trails-of-tucana', seed: 'static', name: 'No server', seats: [ADA] } as const;
const WITH_BOT = { ...ALONE, seats: [ADA, { who: 'bot', name: 'Bruno', level: 'calm' }] } as const;
/** Little to review. */
const LOST_SOON = {
  ...{ game: 'forbidden-island', seed: 'review', name: 'The end', options: { difficulty: 'legendary' } },
  seats: WITH_BOT.seats,
} as const;
const until = (_: unknown, n: number) => n >= 12;

beforeAll(async () => {
  const program = join(ROOT, 'scripts/prepare.mjs');
  await promisify(execFile)(process.execPath, [program, '--static', '--server', server.address]);
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
});
afterAll(() => new Promise((done) => host.close(done)));

async function takeIn(page: Page, table: string): Promise<void> {
  const file = { name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(table) };
  await page.getByLabel('Choose a file').setInputFiles(file);
}

test('on a plain host, below a path: a whole game with a bot, its result, a reload, the rules, and the way to a server', async () => {
  const address = `http://localhost:${(host.address() as AddressInfo).port}${BELOW}/`;
  const ada = await server.guest({ address });
  const { page } = ada;
  await page.goto(address);
  await page.getByLabel('Play online on a server').waitFor();
  expect(await findings(page)).toEqual([]);
  await takeIn(page, await preparedTable({ ...WITH_BOT, until }));
  await page.waitForURL(/#\/local\//);
  await page.locator(READY).first().waitFor();
  await page.reload();
  let turns = 0;
  while (await turn(page)) turns++;
  expect(turns).toBeGreaterThan(3);
  await page.locator('.ask[data-tone="over"]').waitFor();

  await page.goto(address);
  await page.getByRole('link', { name: 'Read the rules' }).first().click();
  await page.waitForURL(/#\/rules\//);
  const rule = page.locator('.rule a').nth(3);
  const number = await rule.innerText();
  await rule.click();
  await page.waitForURL(new RegExp(`#/rules/[\\w-]+#${number}$`));
  await page.locator(`.rule[data-at="true"][id="${number}"]`).waitFor();
  await page.goBack();
  await page.goBack();

  // With friends: the form names a server, and leads to the same page there.
  await page.getByRole('link', { name: 'Invite' }).first().click();
  const field = page.getByLabel('Play online on a server');
  expect(await field.inputValue()).toBe(server.address);
  await field.fill('no such place');
  await page.getByRole('button', { name: 'Open the server' }).click();
  await page.getByText('This isn’t the address of a server.').waitFor();
  await field.fill(server.address);
  await page.getByRole('button', { name: 'Open the server' }).click();
  await page.waitForURL(`${server.address}/new/*?way=friends`);
});

test('from a disk: a game with bots, a hint, a review, a study, a lesson and a puzzle, and no request to anywhere', async () => {
  const home = pathToFileURL(join(FOLDER, 'index.html')).href;
  const ada = await server.guest({ address: home });
  const { page } = ada;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.setFixedTime(new Date('2026-12-25T12:00:00Z'));
  await page.goto(home);
  await takeIn(page, await preparedTable({ ...WITH_BOT, until }));
  await turn(page);
  await page.reload();
  await turn(page);
  // Drawings come from the script: a browser shows none from another file on a disk.
  const drawn = () =>
    page
      .locator('.table-board use')
      .evaluateAll((uses) => uses.every((use) => (use as SVGGraphicsElement).getBBox().width > 0));
  await expect.poll(drawn).toBe(true);
  // Alone, where nobody’s move takes the hint away.
  await page.goto(home);
  await takeIn(page, await preparedTable({ ...ALONE, until }));
  await page.locator(READY).first().waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hint-row').first().waitFor();

  // The parts of a page have addresses, too.
  await page.goto(`${home}#/rules/islebound`);
  await page.getByRole('button', { name: 'Player aid' }).click();
  await page.getByRole('region', { name: 'Player aid' }).waitFor();
  expect(page.url()).toBe(`${home}#/rules/islebound#player-aid`);
  await page.reload();
  await page.getByRole('region', { name: 'Player aid' }).waitFor();
  await page.goBack();
  await page.locator('.rule').first().waitFor();

  await page.goto(`${home}#/`);
  await takeIn(page, await preparedTable(LOST_SOON));
  await page.getByRole('dialog', { name: 'The game is over' }).getByRole('button', { name: 'Review' }).click();
  await page.locator('.luck-bars li').nth(2).waitFor();

  const game = await preparedRecord(ALONE);
  await page.goto(`${home}#${studyAddress(beginStudy(game, 4, 'From a disk'))}`);
  await page.getByRole('treeitem', { selected: true }).waitFor();
  expect(page.url()).toContain(`${home}#/study/`);

  await page.goto(`${home}#/learn/forbidden-island/keep-it-dry`);
  await page.locator('.lesson-ask .ask-sentence').filter({ hasText: 'Three tiles are flooded.' }).waitFor();
  await page.goto(`${home}#/puzzle`);
  await page.getByRole('heading', { name: 'Capture the Earth Stone this turn.' }).waitFor();
  await page.locator('.fi-space').first().waitFor();
  const away = asked.filter((url) => !/^(file:|blob:null|data:)/.test(url));
  expect(away).toEqual([]);
});
