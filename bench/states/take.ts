import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, openBrowser, type Page, preparedTable, TestServer, Visitor } from '@skerry/e2e';
import { SHOWN, type Shown, TODAY, VISITS, type Way } from './shown.ts';

const tell = (line: string) => process.stdout.write(`${line}\n`);

interface Taking {
  /** A part of the names of the states that are wanted. */
  readonly only: string;
  /** The clone whose build is looked at. */
  readonly home: URL;
  /** The clone with the browser. */
  readonly at: URL;
}

/** Takes a picture of each state in each way; a state that cannot be reached is told, and the others are taken. */
export async function takeStates(folder: string, { only, home, at }: Taking): Promise<void> {
  await mkdir(folder, { recursive: true });
  const [server, browser] = await Promise.all([TestServer.open({}, home), openBrowser(at)]);
  try {
    for (const shown of SHOWN.filter(({ name }) => name.includes(only))) {
      const table = typeof shown.at === 'string' ? undefined : await preparedTable(shown.at);
      for (const way of shown.ways) {
        const path = join(folder, `${shown.name}-${way}.png`);
        await take(shown, { table, way, path, browser, address: server.address }).catch((error: Error) =>
          tell(`${shown.name}-${way}: ${error.message.split('\n')[0]}`),
        );
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

interface Shot {
  readonly table: string | undefined;
  readonly way: Way;
  readonly path: string;
  readonly browser: Browser;
  readonly address: string;
}

async function take(shown: Shown, { table, way, path, browser, address }: Shot): Promise<void> {
  const visitor = await Visitor.come(browser, address, VISITS[way]);
  const { page } = visitor;
  try {
    page.setDefaultTimeout(20_000);
    await page.clock.setSystemTime(TODAY);
    await page.goto(typeof shown.at === 'string' ? shown.at : '/');
    if (table !== undefined) await takeIn(page, table);
    await shown.act?.(page);
    if (shown.until !== undefined) await page.locator(shown.until).first().waitFor();
    await isStill(page);
    await page.screenshot({ path });
  } finally {
    await visitor.leave();
  }
}

async function takeIn(page: Page, table: string): Promise<void> {
  const file = { name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(table) };
  await page.getByLabel(/Choose a file|Choisir un fichier/).setInputFiles(file);
  await page.locator('.ask[aria-busy="false"]').waitFor();
  // The slip that says so lies over the board for a moment.
  for (const toast of await page.locator('.notices .toast button').all()) await toast.dispatchEvent('click');
  await page.locator('.notices .toast').first().waitFor({ state: 'detached' });
  await isStill(page);
}

/** Until everything is fetched, and nothing on the page has changed for some frames. */
async function isStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const look = () => document.body.innerHTML.length;
    for (let [frames, before] = [0, 0]; frames < 12; ) {
      await new Promise(requestAnimationFrame);
      const now = look();
      frames = now === before ? frames + 1 : 0;
      before = now;
    }
    // Its noise makes up two thirds of a file.
    for (const veil of document.querySelectorAll('.grain')) veil.remove();
  });
}

/** Tells which pictures differ, and writes where, in red. Returns 1 if any does. */
export async function compareStates(before: string, after: string, at: URL): Promise<number> {
  const names = (await readdir(after)).filter((name) => name.endsWith('.png') && existsSync(join(before, name)));
  const places = join(after, 'differences');
  await mkdir(places, { recursive: true });
  const browser = await openBrowser(at);
  const page = await browser.newPage();
  let differing = 0;
  for (const name of names) {
    const [old, now] = await Promise.all([before, after].map((folder) => readFile(join(folder, name))));
    if (old!.equals(now!)) continue;
    const { share, picture } = await page.evaluate(
      difference,
      [old!, now!].map((file) => file.toString('base64')),
    );
    if (share === 0) continue;
    differing += 1;
    tell(`${name}: ${(share * 100).toFixed(3)} %`);
    await writeFile(join(places, name), Buffer.from(picture, 'base64'));
  }
  await browser.close();
  tell(`${names.length} pictures compared, ${differing} differ.`);
  return differing === 0 ? 0 : 1;
}

/** In the browser: the share of pixels that differ, and the second picture with them in red. */
async function difference(files: readonly string[]): Promise<{ readonly share: number; readonly picture: string }> {
  const images = await Promise.all(
    files.map(async (file) => createImageBitmap(await (await fetch(`data:image/png;base64,${file}`)).blob())),
  );
  const [width, height] = [
    Math.max(...images.map((image) => image.width)),
    Math.max(...images.map((image) => image.height)),
  ];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const [old, now] = images.map((image) => {
    context.clearRect(0, 0, width, height);
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height);
  });
  let count = 0;
  for (let at = 0; at < now!.data.length; at += 4) {
    const most = Math.max(...[0, 1, 2].map((part) => Math.abs(now!.data[at + part]! - old!.data[at + part]!)));
    if (most > 8) count += 1;
    now!.data.set(most > 8 ? [220, 0, 0, 255] : [0, 1, 2].map((part) => 128 + now!.data[at + part]! / 2), at);
  }
  context.putImageData(now!, 0, 0);
  return { share: count / (width * height), picture: canvas.toDataURL().split(',')[1]! };
}
