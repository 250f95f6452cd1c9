import { expect, test } from 'vitest';
import { about as aboutEn } from '../words/about.en.ts';
import { about as aboutFr } from '../words/about.fr.ts';
import { daily as dailyEn } from '../words/daily.en.ts';
import { daily as dailyFr } from '../words/daily.fr.ts';
import { home as homeEn } from '../words/home.en.ts';
import { home as homeFr } from '../words/home.fr.ts';
import { intl } from '../words/intl.ts';
import { join as joinEn } from '../words/join.en.ts';
import { join as joinFr } from '../words/join.fr.ts';
import { live as liveEn } from '../words/live.en.ts';
import { live as liveFr } from '../words/live.fr.ts';
import { lobby as lobbyEn } from '../words/lobby.en.ts';
import { lobby as lobbyFr } from '../words/lobby.fr.ts';
import { people as peopleEn } from '../words/people.en.ts';
import { people as peopleFr } from '../words/people.fr.ts';
import { settingsWords as settingsEn } from '../words/settings.en.ts';
import { settingsWords as settingsFr } from '../words/settings.fr.ts';
import { shell as shellEn } from '../words/shell.en.ts';
import { shell as shellFr } from '../words/shell.fr.ts';

const PAGES = {
  about: [aboutEn, aboutFr],
  daily: [dailyEn, dailyFr],
  home: [homeEn, homeFr],
  join: [joinEn, joinFr],
  live: [liveEn, liveFr],
  lobby: [lobbyEn, lobbyFr],
  people: [peopleEn, peopleFr],
  settings: [settingsEn, settingsFr],
  shell: [shellEn, shellFr],
} as const;

/** The same in both languages, and rightly so: names, numbers, and words that French and English share. */
const SHARED = new Set([
  'about.licenceTitle',
  'daily.date',
  'daily.points',
  'daily.shortDate',
  'home.facts',
  'home.minutes',
  'home.titles.trails-of-tucana',
  'home.titles.islebound',
  'home.touched',
  'join.code',
  'lobby.seatCount',
  'settings.contrasts.normal',
  'settings.volume',
]);

/** Every sentence of a page by its path; those with arguments are said with the same ones. */
function* sentences(words: object, path: string): Generator<[string, string]> {
  for (const [key, value] of Object.entries(words)) {
    const here = `${path}.${key}`;
    if (typeof value === 'string') yield [here, value];
    else if (typeof value === 'function') yield [here, value.toString()];
    else yield* sentences(value as object, here);
  }
}

for (const [page, [en, fr]] of Object.entries(PAGES)) {
  const english = new Map(sentences(en, page));
  const french = new Map(sentences(fr, page));

  test(`the ${page} words have the same keys in both languages`, () => {
    expect([...french.keys()]).toEqual([...english.keys()]);
  });

  test(`the ${page} words differ in French`, () => {
    const same = [...english].filter(([path, said]) => french.get(path) === said && !SHARED.has(path));
    expect(same).toEqual([]);
  });

  test(`no ${page} sentence is empty, and French keeps its narrow spaces`, () => {
    expect([...english, ...french].filter(([, said]) => said.trim() === '')).toEqual([]);
    const wide = [...french].filter(([, said]) => !said.includes('=>') && /[ \u00a0][;:!?»]|«[ \u00a0]/.test(said));
    expect(wide).toEqual([]);
  });
}

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
