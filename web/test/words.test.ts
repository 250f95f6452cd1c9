import { flawed, flaws, sayings } from '@skerry/speech/testing';
import { expect, test } from 'vitest';
import { en } from '../words/en/index.ts';
import { fr } from '../words/fr/index.ts';

/** The same in both languages, and rightly so: names, numbers, and words that French and English share. */
const SHARED = new Set([
  'about.licenceTitle',
  'daily.points',
  'hint.inside',
  'home.facts',
  'home.minutes',
  'home.moveCode',
  'home.players',
  'home.setAside',
  'join.code',
  'learn.minutes',
  'lobby.seatCount',
  'mine.device.has',
  'mine.longSpans.minutes',
  'mine.spans.hours',
  'mine.spans.minutes',
  'notices.title',
  'people.reader',
  'review.tabs.moment',
  'settings.contrasts.normal',
  'settings.volume',
  'table.hold',
  'table.instruments',
  'table.menu',
  'table.minutes',
  'table.pause',
  'table.times',
  'table.tools.menu',
]);

/** Keys have their names on them. */
const KEY_NAME = /^table\.keysList\.\w+\.0$/;

for (const page of Object.keys(en) as (keyof typeof en)[]) {
  const english = [...sayings(en[page], undefined, page)];
  const french = [...sayings(fr[page], undefined, page)];

  test(`the ${page} words have the same keys in both languages`, () => {
    const keys = (said: typeof english) => [...new Set(said.map(([path]) => path))];
    expect(keys(french)).toEqual(keys(english));
  });

  test(`the ${page} words differ in French`, () => {
    const said = new Set(english.map(([path, words]) => `${path} ${words}`));
    const same = french.filter(
      ([path, words]) => said.has(`${path} ${words}`) && !SHARED.has(path) && !KEY_NAME.test(path),
    );
    expect(same).toEqual([]);
  });

  test(`only ${page} words that are the same are listed as the same`, () => {
    const said = new Set(english.map(([path, words]) => `${path} ${words}`));
    const same = new Set(french.filter(([path, words]) => said.has(`${path} ${words}`)).map(([path]) => path));
    expect([...SHARED].filter((path) => path.startsWith(`${page}.`) && !same.has(path))).toEqual([]);
  });

  test(`every ${page} sentence is sound, whatever it is about`, () => {
    const said = (sentences: typeof english) =>
      sentences.filter(([path]) => !KEY_NAME.test(path)).map(([, words]) => words);
    expect(flawed(flaws, 'en', said(english))).toEqual([]);
    expect(flawed(flaws, 'fr', said(french))).toEqual([]);
  });
}
