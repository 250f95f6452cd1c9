import { readFileSync } from 'node:fs';
import { forbiddenIsland } from '@skerry/forbidden-island';
import { type Message, sayTableWhy } from '@skerry/tables';
import { Command } from '@skerry/tables/wire';
import { TABLE_WORDS } from '@skerry/tables/words';
import { expect, test } from 'vitest';
import { readMessage } from '../live/reader.ts';
import { ME, OPEN, places } from './place.ts';

/** The examples of docs/protocol.md are what a server takes and sends today. */

const place = places();
const page = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
const quoted = [
  ...[...page.matchAll(/^```json\n(.*?)^```$/gms)].map(([, text = '']) => text),
  ...[...page.matchAll(/`(\{"(?:say|make)":[^`]*\})`/g)].map(([, text = '']) => text),
].filter((text) => !/[:{]…/.test(text));
const examples = quoted.map((text) => JSON.parse(text) as { say?: string; make?: string });

const shown = <S extends Message['say']>(say: S) =>
  examples.filter((each): each is Extract<Message, { say: S }> => each.say === say);

/** What a game decides, and an example leaves out. */
const LEFT_OUT = ['opening', 'options'];

/** The places where an example is not of the form of what was sent. An empty list of an example leaves its elements out. */
function differences(example: unknown, sent: unknown, at = ''): string[] {
  if (Array.isArray(example) && Array.isArray(sent))
    return example.length === 0 ? [] : differences(example[0], sent[0], `${at}[0]`);
  if (typeof example !== 'object' || typeof sent !== 'object' || example === null || sent === null)
    return typeof example === typeof sent ? [] : [at];
  const [shows, has] = [example, sent] as { [key: string]: unknown }[];
  const keys = [...new Set([...Object.keys(shows!), ...Object.keys(has!)])];
  return keys.flatMap((key) => (LEFT_OUT.includes(key) ? [] : differences(shows![key], has![key], `${at}.${key}`)));
}

test('what the page says to a table can be read by it', () => {
  const own = quoted.filter((_, n) => ['hello', 'do', 'ping'].includes(examples[n]!.say ?? ''));
  expect(own.length).toBeGreaterThanOrEqual(3);
  for (const text of own) expect(readMessage(text).is).not.toBe('bad');
  for (const gesture of examples.filter(({ make }) => make !== undefined))
    expect(readMessage(JSON.stringify({ say: 'do', id: '1', do: 'gesture', gesture })).is).toBe('command');
});

test('the page lists every command', () => {
  const [, table = ''] = /^\| command \| fields .*?\n(.*?)\n\n/ms.exec(page) ?? [];
  const named = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(Command.anyOf.map((schema) => schema.properties.do.const as string).toSorted());
});

test('the page shows what a table sends', async () => {
  const here = await place().open();
  const [ann, bob] = [await here.person(), await here.person()];
  const [, body = ''] = /^POST \/api\/tables\n(\{.*?\})\n\n/ms.exec(page) ?? [];
  expect(await ann.ask('/api/tables', JSON.parse(body))).toMatchObject({ status: 200 });

  const table = await ann.make([ME('Ann'), OPEN], { name: 'Sunday', options: { firstSeat: 0 } });
  const host = await ann.enter(table, { offers: true });
  const key = host.you.links!.invite.split('/')[3]!;
  const guest = await bob.enter(table, { key, rules: forbiddenIsland.version });
  await guest.wish({ do: 'sit', seat: 1, name: 'Bob' });
  await host.wish({ do: 'start' });
  const action = await host.wait(() => host.offers.find(({ must }) => must)?.actions.find(({ act }) => act === 'move'));
  const done = await host.wish({ do: 'play', seat: 0, n: 0, action });
  const again = await bob.enter(table, { offers: true });
  const welcome = await again.until('welcome');
  const late = await host.wish({ do: 'play', seat: 1, n: 7, action });
  await host.wish({ do: 'readBack', page: 0 });
  await host.wish({ do: 'chat', text: 'Well played' });
  await host.wish({ do: 'undo', seat: 0, n: 1 });
  const undone = await again.wait(() => again.all('news').find(({ n }) => n === 2));

  const sent: { [S in Message['say']]?: unknown[] } = {
    welcome: [welcome],
    news: [host.all('news')[0], await guest.wait(() => guest.all('news')[0]), undone],
    pages: [host.all('pages')[0]],
    chat: [await again.wait(() => again.all('chat')[0])],
    done: [done],
    refused: [late],
  };
  for (const [say, messages = []] of Object.entries(sent)) {
    const same = shown(say as Message['say']);
    expect(same, say).toHaveLength(messages.length);
    for (const [n, message] of messages.entries()) expect(differences(same[n], message), say).toEqual([]);
  }
  const [{ info }] = shown('welcome') as [Extract<Message, { say: 'welcome' }>];
  expect(info).toMatchObject({ version: forbiddenIsland.version });
  expect(Object.keys(info.options)).toEqual(Object.keys(welcome.info.options));
  const [refused] = shown('refused');
  expect(refused!.sentence).toBe(sayTableWhy(TABLE_WORDS.en, refused!.why as never));
});

test('the page lists every request', async () => {
  const here = await place().open();
  const answer = await fetch(`${here.url}/api/openapi.json`);
  const { paths } = (await answer.json()) as { paths: { [path: string]: { [method: string]: unknown } } };
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, '<$1>')}`),
  );
  expect(all.length).toBeGreaterThan(20);
  // Several methods of one path share a row: `PUT`, `DELETE /api/notices/push`.
  const isListed = (request: string): boolean => {
    const [method, path = ''] = request.split(' ');
    const place = path.replace('<code>', '[\\w<>-]+').replaceAll('/', '\\/');
    return new RegExp(`\`${method}\`?(, \`\\w+\`)*(, \`\\w+)? ?${place}[\`? ]`).test(page);
  };
  expect(all.filter((request) => request.includes('/api/') && !isListed(request))).toEqual([]);
});
