import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { prepared } from '@skerry/server/testing/prepared';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { HOME, skerry } from './terminal.ts';

const PROGRAM = fileURLToPath(new URL('dist/skerry.js', HOME));
const data = mkdtempSync(join(tmpdir(), 'skerry-mcp-'));
let server: ChildProcess;
let address = '';
const models: Client[] = [];

beforeAll(async () => {
  await prepared();
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, BOT_PAUSE: '0', PASS_PAUSE: '50' };
  server = spawn(process.execPath, [PROGRAM, 'serve'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  address = await new Promise((resolve) => {
    let said = '';
    server.stdout?.on('data', (part) => {
      said += part;
      const [found] = /http:\/\/[^\s/]+:\d+/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
});
afterEach(() => Promise.all(models.splice(0).map((model) => model.close())));
afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(data, { recursive: true, force: true });
});

/** What a program with a language model does: it starts ours, and calls its tools. */
async function model() {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [PROGRAM, 'mcp', '--server', address] }),
  );
  models.push(client);
  return async (name: string, given: Record<string, unknown> = {}) => {
    const { content, isError = false } = await client.callTool({ name, arguments: given });
    const [first] = content as { text: string }[];
    return { text: first?.text ?? '', isError };
  };
}

const moves = (text: string): number => text.match(/^\d+\. /gm)?.length ?? 0;

test('a model opens a table with a bot, plays some moves, and is told what came of them', async () => {
  const call = await model();
  expect(await call('look')).toEqual({ text: expect.stringContaining('You are at no table.'), isError: true });
  const opened = await call('open_table', { game: 'forbidden-island', name: 'Robin', bots: 1 });
  expect(opened).toEqual({ text: expect.stringContaining(`${address}/join/`), isError: false });
  let { text } = await call('start_game');
  let played = 0;
  for (let looks = 0; played < 5 && looks < 20; looks++) {
    if (moves(text) === 0) ({ text } = await call('wait', { seconds: 20 }));
    else {
      const answer = await call('play', { move: moves(text) });
      // The bot may have acted meanwhile: then the numbers are those of another moment.
      if (answer.isError) {
        expect(answer.text).toContain('Take another look');
        ({ text } = await call('look'));
      } else {
        text = answer.text;
        played++;
      }
    }
  }
  expect(played).toBe(5);
  expect(text).toMatch(/Robin|You|you/);
});

test('two models sit down together; what one may not do is refused with a sentence and changes nothing', async () => {
  const [ada, bruno] = [await model(), await model()];
  const { text } = await ada('open_table', { game: 'trails-of-tucana', name: 'Ada', open_seats: 1 });
  const [link] = /http\S+\/join\/\S+/.exec(text) ?? [];
  expect((await bruno('join_table', { link: 'http://elsewhere.example/join/a/b', name: 'Bruno' })).text).toContain(
    'the link leads elsewhere',
  );
  expect((await bruno('join_table', { link, name: 'Bruno' })).text).toContain('You have a seat.');
  expect(await bruno('start_game')).toMatchObject({ isError: true });
  expect(moves((await ada('start_game')).text)).toBeGreaterThan(0);
  const before = await bruno('wait');
  expect(moves(before.text)).toBeGreaterThan(0);
  for (const [given, sentence] of [
    [{ move: 0 }, '"move" must be from 1'],
    [{ move: 1e6 }, 'There is no move 1000000'],
    [{ move: 'first' }, '"move" must be a whole number'],
    [{}, '"move" is missing'],
    [{ move: 1, seat: 0 }, '"seat" is unknown'],
  ] as const)
    expect(await bruno('play', given)).toEqual({ text: expect.stringContaining(sentence), isError: true });
  expect(await bruno('fly')).toMatchObject({ isError: true });
  expect(await bruno('say', { text: 'Good luck!' })).toEqual({ text: 'Said.', isError: false });
  expect((await bruno('play', { move: 1 })).isError).toBe(false);
});

test('a server that is not there, and an address that is none, are said in a sentence', async () => {
  expect(await skerry(['mcp', '--server', 'ftp://x'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('needs an address'),
  });
  expect(await skerry(['mcp', '--server', 'http://127.0.0.1:9'])).toMatchObject({
    code: 1,
    stderr: 'http://127.0.0.1:9 does not answer.\n',
  });
});
