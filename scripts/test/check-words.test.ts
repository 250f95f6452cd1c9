import { describe, expect, test } from 'vitest';
import { EVERYWHERE, PATTERNS, PLACES, wordings, wordTroubles } from '../check-words.mjs';

const said = (path: string, source: string) =>
  wordings(path, source).map(
    ({ line, language, text }) => `${line} ${language ?? '?'} ${text.replaceAll('\ufffc', '_')}`,
  );

describe('texts are read', () => {
  test.each([
    ['in the language of the folder', 'words/fr/home.ts', `export const a = 'x';`, ['1 fr x']],
    ['in the language of the file', 'words/home.fr.ts', `export const a = 'x';`, ['1 fr x']],
    ['in the language of a folder that has one file each', 'text/en.ts', `export const a = 'x';`, ['1 en x']],
    [
      'in the language of a key',
      'whys.ts',
      `export const A = { en: { a: 'x' }, fr: { a: () => 'y' } };`,
      ['1 en x', '1 fr y'],
    ],
    ['in the language of a constant', 'words.ts', `const fr: Words = { a: 'x' };`, ['1 fr x']],
    ['in either language, where none is named', 'words.ts', `const a = 'x';`, ['1 ? x']],
    ['with gaps for what is put in', 'en.ts', `const a = (b: string) => \`the \${b} of \${b}\`;`, ['1 en the _ of _']],
    ['inside what is put in', 'en.ts', `const a = \`x \${b ? 'y' : 'z'}\`;`, ['1 en x _', '1 en y', '1 en z']],
    ['on their line', 'en.ts', `\n\nconst a = 'x';`, ['3 en x']],
    [
      'without keys, types and imports',
      'en.ts',
      `import b from 'x';\ntype C = 'y';\nconst a: 'z' | C = { 'w': b };`,
      [],
    ],
    ['behind `as` and `satisfies`', 'en.ts', `const a = { b: 'x' } as const satisfies B;`, ['1 en x']],
  ])('%s', (_, path, source, expected) => {
    expect(said(path, source)).toEqual(expected);
  });
});

const inFile = (language: string, words: string) =>
  wordTroubles(`${language}.ts`, `const a = ${JSON.stringify(words)};`);

test.each(PATTERNS)('in $language "$wrong" is wrong', ({ language, wrong }) => {
  expect(inFile(language, wrong)).toHaveLength(1);
  expect(wordTroubles('words.ts', `const a = ${JSON.stringify(wrong)};`).length).toBeGreaterThan(0);
});

test.each(EVERYWHERE)('"$wrong" is wrong in any language', ({ wrong }) => {
  expect(inFile('en', wrong)).toHaveLength(1);
  expect(inFile('fr', wrong)).toHaveLength(1);
});

test.each([
  ['en', 'The coin goes on the treasure map, and you can continue.'],
  ['en', 'You stand on your feet, and the sea lies to the west.'],
  ['en', 'Play it again; roll the dice. No die fails by itself.'],
  ['en', 'Give it to whoever needs it: trails touch, and “?” stands for any terrain.'],
  ['en', 'It’s 40% to succeed, in all towns: choose “Done”…'],
  ['de', 'Wer spielt? Du, um 12:30 Uhr, mit 40\u202f% der Karten: „ja“. Sie gehören dir, und ihre Farbe ist egal.'],
  ['fr', 'Qui joue\u202f? Vous, à 12:30, avec 2 points de réputation\u202f: «\u202foui\u202f».'],
  ['fr', 'Qui commence'],
  ['fr', 'Deux régions se touchent par un bord.'],
  ['fr', 'Prenez 3 pièces d’or ou un Trésor, et jouez en capacité ordinaire.'],
])('in %s "%s" is right', (language, words) => {
  expect(inFile(language, words)).toEqual([]);
});

test('words of one language are no flaw in the other', () => {
  expect(inFile('en', 'Ada: the fut of Cité')).toEqual([]);
  expect(inFile('fr', 'une notice sur le zoo')).toEqual([]);
});

test('a trouble names the place, the words, the text and what to write', () => {
  expect(wordTroubles('web/words/a.en.ts', `export const a = (b: string) =>\n  \`\${b} is lost for ever.\`;`)).toEqual([
    'web/words/a.en.ts:2 says "for ever" in "… is lost for ever."; write “forever”',
  ]);
});

test('no place is listed twice', () => {
  expect(new Set(PLACES).size).toBe(PLACES.length);
});
