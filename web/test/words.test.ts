import { LANGUAGES as ALL } from '@skerry/engine';
import { expect, test } from 'vitest';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import { intl } from '../words/intl.ts';
import { LANGUAGES } from '../words/languages.ts';

/** The same in both languages, and rightly so: names, numbers, and words that French and English share. */
const SHARED = new Set([
  'about.licenceTitle',
  'daily.date',
  'daily.points',
  'daily.shortDate',
  'home.facts',
  'home.minutes',
  'home.touched',
  'join.code',
  'lobby.seatCount',
  'settings.contrasts.normal',
  'settings.volume',
  'table.code',
  'table.instruments',
  'table.menu',
  'table.minutes',
  'table.page',
  'table.pause',
  'table.times',
  'table.tools.menu',
]);

/** Keys have their names on them. */
const KEY_NAME = /^table\.keysList\.\w+\.0$/;

/** Every sentence of a page by its path; those with arguments are said with the same ones. */
function* sentences(words: object, path: string): Generator<[string, string]> {
  for (const [key, value] of Object.entries(words)) {
    const here = `${path}.${key}`;
    if (typeof value === 'string') yield [here, value];
    else if (typeof value === 'function') yield [here, value.toString()];
    else yield* sentences(value as object, here);
  }
}

for (const page of Object.keys(en) as (keyof typeof en)[]) {
  const english = new Map(sentences(en[page], page));
  const french = new Map(sentences(fr[page], page));

  test(`the ${page} words have the same keys in both languages`, () => {
    expect([...french.keys()]).toEqual([...english.keys()]);
  });

  test(`the ${page} words differ in French`, () => {
    const same = [...english].filter(
      ([path, said]) => french.get(path) === said && !SHARED.has(path) && !KEY_NAME.test(path),
    );
    expect(same).toEqual([]);
  });

  test(`no ${page} sentence is empty, and French keeps its narrow spaces`, () => {
    expect([...english, ...french].filter(([, said]) => said.trim() === '')).toEqual([]);
    const wide = [...french].filter(([, said]) => !said.includes('=>') && /[ \u00a0][;:!?»]|«[ \u00a0]/.test(said));
    expect(wide).toEqual([]);
  });
}

test('the page speaks every language that games speak', () => {
  expect([...LANGUAGES].sort()).toEqual([...ALL].sort());
});

test('counts follow the plural of the language: in French zero is singular', () => {
  const forms = { one: '# place', other: '# places' };
  expect(intl('fr').count(0, forms)).toBe('0 place');
  expect(intl('fr').count(2, forms)).toBe('2 places');
  expect(intl('en').count(0, { one: '# seat', other: '# seats' })).toBe('0 seats');
  expect(intl('en').count(1, { one: '# seat', other: '# seats' })).toBe('1 seat');
});

test('lists and large numbers are written as the language does', () => {
  expect(intl('en').list(['Ada', 'Bruno', 'Chiara'])).toBe('Ada, Bruno, and Chiara');
  expect(intl('fr').list(['Ada', 'Bruno', 'Chiara'])).toBe('Ada, Bruno et Chiara');
  expect(intl('fr').number(12_345)).toBe('12\u202f345');
});
