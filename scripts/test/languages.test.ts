import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES as ALL } from '@skerry/engine';
import { expect, test } from 'vitest';
import { LANGUAGES, partOf, saidSideBySide, sharesOf } from '../languages.mjs';
import { ROOT } from '../source-files.mjs';

test('the languages of the checks are those of the project', () => {
  expect([...LANGUAGES].sort()).toEqual([...ALL].sort());
});

test.each(ALL)('the page has a folder of words in %s, and grammar', (language) => {
  for (const place of [`web/words/${language}/index.ts`, `speech/${language}/index.ts`])
    expect([place, existsSync(join(ROOT, place))]).toEqual([place, true]);
});

test('English has everything', () => {
  const shares = sharesOf('en');
  expect(shares.filter(({ has, of }) => has !== of)).toEqual([]);
  const parts = shares.map(({ part }) => part);
  expect(parts).toEqual(expect.arrayContaining(['page', 'terminal', 'letters and notifications', 'reviews']));
  expect(parts).toEqual(
    expect.arrayContaining(['pebbles text', 'islebound lessons', 'islebound aids', 'islebound rules']),
  );
  expect(new Set(parts).size).toBe(parts.length);
});

test('the guide to a new language says where each part is', () => {
  const guide = readFileSync(join(ROOT, 'docs/translate.md'), 'utf8');
  const games = new Set(readdirSync(join(ROOT, 'games')));
  const parts = sharesOf('en').map(({ part }) => {
    const [game = '', ...rest] = part.split(' ');
    return games.has(game) ? rest.join(' ') : part;
  });
  const named = [...guide.matchAll(/^\| (?!part)([a-z, ]+) \|/gm)].flatMap(([, cell = '']) => cell.split(', '));
  expect(named.toSorted()).toEqual([...new Set(parts)].toSorted());
});

test('French has everything', () => {
  expect(sharesOf('fr').filter(({ has, of }) => has !== of)).toEqual([]);
});

test('a language that nobody has begun lacks every part', () => {
  const [english, none] = [sharesOf('en', ['games', 'web']), sharesOf('xx', ['games', 'web'])];
  expect(none.map(({ part, of }) => [part, of])).toEqual(english.map(({ part, of }) => [part, of]));
  expect(none.filter(({ has }) => has > 0)).toEqual([]);
  const { lacks } = none.find(({ part }) => part === 'pebbles text')!;
  expect(lacks).toMatchObject({ 'games/pebbles/text/en/board.ts': 1 });
});

test('what is said side by side is counted by its languages', () => {
  const source =
    "const a = { en: 'Sail', fr: 'Naviguer', b: { en: () => 1 } };\nconst c = { fr: 'x', ...{ en: 'y' } };";
  expect(saidSideBySide('a.ts', source)).toEqual([['en', 'fr', 'b'], ['en'], ['en']]);
  expect(saidSideBySide('a.ts', 'const d = { ...given, en: 1 };')).toEqual([]);
});

test.each([
  ['web/words/en/home.ts', 'page'],
  ['games/pebbles/text/en/rules.ts', 'pebbles rules'],
  ['games/pebbles/text/signs.ts', 'pebbles signs'],
  ['games/pebbles/text/en/signs.ts', 'pebbles signs'],
  ['games/pebbles/text/en/sketch.ts', 'pebbles sketch'],
  ['games/pebbles/text/en/lessons.ts', 'pebbles lessons'],
  ['games/pebbles/card.ts', 'pebbles card'],
])('%s belongs to "%s"', (path, part) => {
  expect(partOf(path)).toBe(part);
});
