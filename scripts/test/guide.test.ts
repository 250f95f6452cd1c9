import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

const guide = read('docs/add-a-game.md');
const blocks = [...guide.matchAll(/^```(\w+) ?(\S*)\n(.*?)^```$/gms)].map(([, language, file = '', code = '']) => ({
  language,
  file,
  code,
}));
const quotes = blocks.filter(({ file }) => file !== '');

describe('the guide to add a game', () => {
  test.each(quotes.map(({ file, code }) => [code.split('\n')[0]!.trim(), file, code] as const))(
    'quotes "%s" as it stands in %s',
    (_line, file, code) => {
      expect(read(file)).toContain(code);
    },
  );

  test('quotes all its code, apart from what the reader types', () => {
    expect(quotes.length).toBeGreaterThan(10);
    expect(blocks.filter(({ language, file }) => language !== 'sh' && file === '')).toHaveLength(1);
  });

  test('registers the game as Islebound is registered', () => {
    const { code } = blocks.find(({ language, file }) => language === 'ts' && file === '')!;
    const registry = read('games/registry.ts').split('\n');
    const lines = code.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(registry).toContain(line.replaceAll('driftwood', 'islebound'));
  });

  test('counts its steps, and links to what exists', () => {
    const steps = [...guide.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number));
    expect(steps).toEqual(steps.map((_, n) => n + 1));
    for (const [, path] of guide.matchAll(/\]\(\.\.\/([^)]+)\)/g)) expect(existsSync(new URL(path!, ROOT))).toBe(true);
  });
});

describe('the game that the guide copies', () => {
  const files = readdirSync(new URL('games/pebbles/', ROOT), { withFileTypes: true });

  test('has no file that the guide does not mention', () => {
    const names = files.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
    expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });

  test('has a board in less than 120 lines of code, apart from drawings, styles, imports and comments', () => {
    const drawings = ['pebble.tsx', 'result.tsx', 'board.css'];
    const sources = readdirSync(new URL('games/pebbles/board/', ROOT)).filter((name) => !drawings.includes(name));
    expect(sources.length).toBeGreaterThan(3);
    const lines = sources.flatMap((name) => read(`games/pebbles/board/${name}`).split('\n'));
    expect(lines.filter((line) => !/^\s*($|\/\/|\/\*|\{\/\*|import )/.test(line)).length).toBeLessThan(120);
  });
});
