import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { command, text } from '@skerry/cli/command';
import type { Browser, Preparation, Visit, Visitor } from '@skerry/e2e';

const FOLDER = 'docs/pictures/';

/** Four friends on a stormy evening. The seed is told, so the island is the same in every picture. */
const EVENING: Preparation = {
  game: 'forbidden-island',
  seed: 'evening tide 5',
  name: 'Evening tide',
  seats: [
    { who: 'person', name: 'Ada' },
    { who: 'bot', name: 'Puffin', level: 'keen' },
    { who: 'bot', name: 'Heron', level: 'keen' },
    { who: 'bot', name: 'Tern', level: 'calm' },
  ],
  options: { firstSeat: 0, adventurers: ['navigator', 'engineer', 'diver', 'pilot'] },
};

/** Four captains, and the towns half won. */
const VOYAGE: Preparation = {
  game: 'islebound',
  seed: 'friday crew 4',
  name: 'Friday crew',
  seats: [
    { who: 'person', name: 'Ada' },
    { who: 'bot', name: 'Bruno', level: 'keen' },
    { who: 'bot', name: 'Chiara', level: 'keen' },
    { who: 'bot', name: 'Dario', level: 'calm' },
  ],
  options: { first: 0 },
};

/** Three Heroes on their way through Torue Albes. */
const HUNT: Preparation = {
  game: 'island-of-dread',
  seed: 'friday crew 2',
  name: 'Friday crew',
  seats: [
    { who: 'person', name: 'Ada' },
    { who: 'bot', name: 'Bruno', level: 'keen' },
    { who: 'bot', name: 'Chiara', level: 'calm' },
  ],
};

/** Ada has rolled in the twelfth round, and can walk. */
const onAdasWay = (state: { readonly [name: string]: unknown }): boolean => {
  const [step] = (state.agenda as readonly { readonly do: string }[]).slice(-1);
  return Number(state.round) >= 12 && state.active === 0 && step?.do === 'walk';
};

/** Ada has sailed in the twelfth round, and can act. */
const atAdasHarbour = (state: { readonly [name: string]: unknown }): boolean => {
  const [step] = (state.agenda as readonly { readonly do: string }[]).slice(-1);
  return state.round === 12 && state.active === 0 && step?.do === 'act';
};

/** Ada's fourth turn, with two actions left. */
const atAdasTurn = (state: { readonly [name: string]: unknown }): boolean => {
  const [step] = (state.agenda as readonly { readonly do: string; readonly left?: number }[]).slice(-1);
  return state.turn === 13 && state.active === 0 && step?.do === 'actions' && step.left === 2;
};

interface Picture {
  readonly file: string;
  readonly visit: Visit;
  prepare(visitor: Visitor, tables: Tables): Promise<void>;
}

/** Games in their middle and at their end. */
interface Tables {
  readonly middle: string;
  readonly end: string;
  readonly voyage: string;
  readonly voyageEnd: string;
  readonly hunt: string;
  readonly huntEnd: string;
}

const PICTURES: readonly Picture[] = [
  { file: 'home', visit: { screen: 'laptop' }, prepare: home },
  { file: 'table', visit: { screen: 'laptop' }, prepare: (visitor, { middle }) => atTable(visitor, middle) },
  { file: 'table-phone', visit: { screen: 'phone' }, prepare: (visitor, { middle }) => atTable(visitor, middle) },
  {
    file: 'table-lamp',
    visit: { screen: 'laptop', dark: true },
    prepare: (visitor, { middle }) => atTable(visitor, middle),
  },
  { file: 'result', visit: { screen: 'laptop' }, prepare: (visitor, { end }) => atResult(visitor, end) },
  { file: 'replay', visit: { screen: 'laptop' }, prepare: (visitor, { end }) => inReplay(visitor, end) },
  { file: 'islebound', visit: { screen: 'desk' }, prepare: (visitor, { voyage }) => atTable(visitor, voyage) },
  { file: 'islebound-phone', visit: { screen: 'phone' }, prepare: (visitor, { voyage }) => atTable(visitor, voyage) },
  {
    file: 'islebound-result',
    visit: { screen: 'desk' },
    prepare: (visitor, { voyageEnd }) => atResult(visitor, voyageEnd),
  },
  { file: 'island-of-dread', visit: { screen: 'desk' }, prepare: (visitor, { hunt }) => atTable(visitor, hunt) },
  { file: 'island-of-dread-phone', visit: { screen: 'phone' }, prepare: (visitor, { hunt }) => atTable(visitor, hunt) },
  {
    file: 'island-of-dread-result',
    visit: { screen: 'desk' },
    prepare: (visitor, { huntEnd }) => atResult(visitor, huntEnd),
  },
];

export const pictures = command({
  name: 'pictures',
  summary: `take the README’s pictures of the page, into ${FOLDER}, or those that two builds are compared by`,
  operands: [],
  options: {
    states: text('FOLDER', 'take a picture of every page and every state of a table into this folder instead'),
    only: text('WORD', 'only the states whose name has this word'),
    build: text('CLONE', 'pictures of what is built in another clone'),
    before: text('FOLDER', 'compare the pictures in --states with these, and take none if --states has some'),
  },
  notes: ['Needs a Chromium: an installed one, or the one that comes with the packages of the tests.'],
  examples: ['pictures', 'pictures --states before', 'pictures --states after --before before'],
  async run({ values: { states, only = '', build, before } }, at) {
    if (states === undefined) return takeForReadme(at);
    const { compareStates, takeStates } = await import('./states/take.ts');
    if (before === undefined || !existsSync(states)) {
      const home = build === undefined ? at : pathToFileURL(`${resolve(build)}/`);
      await takeStates(states, { only, home, at });
    }
    return before === undefined ? 0 : compareStates(before, states, at);
  },
});

async function takeForReadme(at: URL): Promise<number> {
  const { TestServer, openBrowser, preparedTable } = await import('@skerry/e2e');
  const tables = {
    middle: await preparedTable({ ...EVENING, until: atAdasTurn }),
    end: await preparedTable(EVENING),
    voyage: await preparedTable({ ...VOYAGE, until: atAdasHarbour }),
    voyageEnd: await preparedTable(VOYAGE),
    hunt: await preparedTable({ ...HUNT, until: onAdasWay }),
    huntEnd: await preparedTable(HUNT),
  };
  await mkdir(new URL(FOLDER, at), { recursive: true });
  const [server, browser] = await Promise.all([TestServer.open({}, at), openBrowser(at)]);
  try {
    for (const picture of PICTURES) {
      const path = fileURLToPath(new URL(`${FOLDER}${picture.file}.png`, at));
      await take(picture, tables, { browser, address: server.address, path });
      process.stdout.write(`${FOLDER}${picture.file}.png, ${Math.round((await stat(path)).size / 1000)} kB\n`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return 0;
}

async function take(
  picture: Picture,
  tables: Tables,
  { browser, address, path }: { browser: Browser; address: string; path: string },
): Promise<void> {
  const { Visitor } = await import('@skerry/e2e');
  const visitor = await Visitor.come(browser, address, picture.visit);
  await picture.prepare(visitor, tables);
  await visitor.page.evaluate(async () => {
    await document.fonts.ready;
    // The noise of the paper and the glow of the lamp would make up two thirds of a file.
    for (const veil of document.querySelectorAll('.grain, .lamp')) veil.remove();
  });
  await visitor.page.screenshot({ path });
  await visitor.leave();
}

async function home(visitor: Visitor): Promise<void> {
  await visitor.go('/');
  await visitor.page.getByRole('button', { name: 'Play now' }).first().waitFor();
}

/** Takes in a prepared table by the way a person would: as a file. */
async function takeIn({ page }: Visitor, table: string): Promise<void> {
  await page.goto('/');
  const file = { name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(table) };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.locator('.ask').waitFor();
  // The slip that says so lies over the board for a moment.
  await page.locator('.notices .toast').waitFor({ state: 'detached' });
}

async function atTable(visitor: Visitor, table: string): Promise<void> {
  await takeIn(visitor, table);
  await visitor.page.locator('.ask .offer').first().waitFor();
}

async function atResult(visitor: Visitor, table: string): Promise<void> {
  await takeIn(visitor, table);
  await visitor.page.getByText('Yes: the seed matches its seal').waitFor();
}

async function inReplay(visitor: Visitor, table: string): Promise<void> {
  const { page } = visitor;
  await atResult(visitor, table);
  await page.getByRole('dialog').getByRole('button', { name: 'Watch the replay' }).click();
  const slider = page.getByRole('slider', { name: 'Step' });
  await slider.fill(String(Math.round(Number(await slider.getAttribute('max')) * 0.6)));
}
