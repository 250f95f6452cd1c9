import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkRules } from '../check-rules.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'],
  ...['docs', 'docs/rules'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).flatMap((name) => (name.endsWith('.md') ? [`${folder}/${name}`] : [])),
  ),
];
const README = read('README.md');

/** The anchors that GitHub gives to the headings of a page. */
const anchorsOf = (path: string): string[] =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(pages)('every link of %s leads somewhere', (page) => {
  const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const lost = links.filter((link) => {
    if (/^(https?|mailto):/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : relative(ROOT, join(ROOT, dirname(page), path));
    if (!existsSync(join(ROOT, target))) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
  expect(lost).toEqual([]);
});

describe('the README', () => {
  test('counts the rules of the ledgers', () => {
    const all = checkRules().reduce((sum, { rules }) => sum + rules, 0);
    expect(README).toContain(`There are ${all} numbered rules`);
  });

  test('links to the ledger of every game', () => {
    const ledgers = pages.filter((page) => page.startsWith('docs/rules/'));
    expect(ledgers.filter((ledger) => !README.includes(`](${ledger})`))).toEqual([]);
  });

  test('quotes the benchmarks as they are', () => {
    const [, games, ratio] =
      /^\| forbidden-island \| 4 \| Skerry \| ([\d,]+) \|.*\| (\d+) \|$/m.exec(read('docs/benchmarks.md')) ?? [];
    expect(README).toContain(`The engine plays ${games} random four-player games`);
    expect(README).toContain('a hundred times as many');
    expect(Math.abs(Number(ratio) - 100)).toBeLessThan(20);
  });

  test('shows three ways to start, with the times and the size that were measured', () => {
    const { version } = JSON.parse(read('package.json'));
    for (const way of ['`npm start`', `--package=./dist/release/skerry-${version}.tgz`, '`docker build '])
      expect(README).toContain(way);
    const benchmarks = read('docs/benchmarks.md');
    const together = (start: string) => new RegExp(`^\\| .*${start}.* \\| ([\\d.]+) s \\|$`, 'm').exec(benchmarks)?.[1];
    const [npx, clone] = ['npx skerry', 'npm start'].map((start) => Math.round(Number(together(start))));
    expect(README).toContain(`${npx} seconds with npx and ${clone} with a clone`);
    const [, size] = /^\| container image, as it is fetched \| ([\d.]+) MB \|$/m.exec(benchmarks) ?? [];
    expect(README).toContain(`; ${Math.round(Number(size))} MB, or`);
  });

  test('begins with the two commands', () => {
    expect(README).toMatch(/^# Skerry\n\n```sh\nnpm start .*\nnpm test .*\n```\n/);
  });
});

test('docs/self-hosting.md lists every setting with its default, and no other', () => {
  const channels = ['push', 'email'].map((channel) => read(`server/notifications/${channel}/settings.ts`));
  const config = [read('server/config.ts'), ...channels].join('\n');
  const known = [...config.matchAll(/\(env, '([A-Z_]+)'|env\.([A-Z_]+)/g)].map(([, one, other]) => one ?? other);
  const [, table = ''] = /^\| name \| default .*?\n(.*?)\n\n/ms.exec(read('docs/self-hosting.md')) ?? [];
  const rows = [...table.matchAll(/^\| `([A-Z_]+)` \| (.*?) \|/gm)].map(([, name, preset]) => ({ name, preset }));
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...new Set(known)].toSorted());
  const limits = /export const LIMITS.*?\};/s.exec(config)?.[0] ?? '';
  const presets = [
    ...[...config.matchAll(/wholeNumber\(env, '([A-Z_]+)', (\d+)/g)].map(([, name, preset]) => ({ name, preset })),
    ...[...config.matchAll(/'([A-Z_]+)', LIMITS\.(\w+)/g)].map(([, name, limit]) => ({
      name,
      preset: new RegExp(`${limit}: (\\d+)`).exec(limits)?.[1],
    })),
  ];
  expect(presets.length).toBeGreaterThan(10);
  for (const each of presets) expect(rows).toContainEqual(each);
});

/** What docs/voice.md forbids and a search finds; it is quoted there, and ledgers have a voice of their own. */
const NOT_OURS = /\b(somebody|anybody|everybody|whoever|for ever|e-mails?)\b/i;
test.each(pages.filter((page) => !page.startsWith('docs/rules/') && page !== 'docs/voice.md'))(
  '%s says someone, anyone, everyone, forever, email',
  (page) => {
    const prose = read(page).replaceAll(/^```.*?^```$/gms, '');
    expect(prose.split('\n').filter((line) => NOT_OURS.test(line))).toEqual([]);
  },
);

test('every test that SECURITY.md names is there', () => {
  const page = read('SECURITY.md').replaceAll(/\s+/g, ' ');
  const files = [...new Set([...page.matchAll(/`([\w/.-]+\.test\.ts)`/g)].map(([, file = '']) => file))];
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  // Titles stand before the file they are in: `one`, `another` and `a third` in `some.test.ts`.
  const named = [...page.matchAll(/((?:`[^`]+`(?:, | and )?)+) in `([\w/.-]+\.test\.ts)`/g)];
  expect(named.length).toBeGreaterThan(15);
  const lost = named.flatMap(([, titles = '', file = '']) =>
    [...titles.matchAll(/`([^`]+)`/g)].flatMap(([, title = '']) =>
      read(file).includes(title) ? [] : [`${title} in ${file}`],
    ),
  );
  expect(lost).toEqual([]);
});

test('docs/testing.md says where each change is tested, and those tests are there', () => {
  const [, newest = ''] = /^## .*?\n(.*?)^## /ms.exec(read('CHANGELOG.md')) ?? [];
  const changes = [...newest.matchAll(/^- (.*(?:\n {2}.*)*)/gm)].map(([, text = '']) => text.replaceAll(/\s+/g, ' '));
  const [, table = ''] = /^\| change \| shown by \|\n.*\n((?:\|.*\n)*)/m.exec(read('docs/testing.md')) ?? [];
  const rows = [...table.matchAll(/^\| (.*?) \| (.*) \|$/gm)].map(([, words = '', shown = '']) => ({ words, shown }));
  expect(changes.filter((change) => !rows.some(({ words }) => change.includes(words)))).toEqual([]);
  expect(rows.filter(({ words }) => !changes.some((change) => change.includes(words)))).toEqual([]);
  const named = rows.flatMap(({ shown }) =>
    [...shown.matchAll(/`([\w/.-]+(?:\.test\.ts|\/))`/g)].map(([, path = '']) => path),
  );
  expect(named.length).toBeGreaterThan(rows.length);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
