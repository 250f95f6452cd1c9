import { readdirSync } from 'node:fs';
import { flawed, flaws, sayings } from '@skerry/speech/testing';
import { describe, expect, test } from 'vitest';

interface Pages {
  readonly [page: string]: object;
}

/** The words of every page in a language: those that come at once, and each file that is fetched later. */
async function wordsOf(language: string): Promise<Pages> {
  const folder = new URL(`../words/${language}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file !== 'index.ts');
  const later = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  const { [language]: atOnce } = await import(new URL('index.ts', folder).href);
  const known = new Set(Object.values(atOnce));
  const others = later.flatMap((words) => Object.entries(words)).filter(([, words]) => !known.has(words));
  // The statement on accessibility names the criteria as the standard does.
  const { accessibility, ...rest } = Object.fromEntries(others) as Pages;
  return { ...atOnce, ...rest };
}

const [en, fr, de] = (await Promise.all(['en', 'fr', 'de'].map(wordsOf))) as [Pages, Pages, Pages];

/** Legitimately the same as in English: names, numbers, and words that both languages have. */
const SHARED: { readonly [language: string]: readonly string[] } = {
  fr: [
    'about.licenceTitle',
    'advice.inside',
    'daily.points',
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
    'study.lineNamed',
    'study.table',
    'table.hold',
    'table.instruments',
    'table.menu',
    'table.minutes',
    'table.pause',
    'table.times',
    'table.tools.menu',
  ],
  de: [
    'advice.inside',
    'daily.shareLine',
    'goOn.sitters.bot',
    'hint.by',
    'home.facts',
    'home.minutes',
    'home.moveCode',
    'home.players',
    'join.code',
    'learn.minutes',
    'lobby.each',
    'lobby.seatCount',
    'mine.device.kinds.computer',
    'mine.device.kinds.tablet',
    'mine.spans.hours',
    'mine.spans.minutes',
    'online.example',
    'people.reader',
    'puzzle.move',
    'review.tabs.moment',
    'setUp.valueOf',
    'settings.contrasts.normal',
    'study.lineNamed',
    'study.link',
    'table.andThen',
    'table.chat',
    'table.says',
    'table.times',
    'table.tools.chat',
  ],
};

/** Keys have their names on them. */
const KEY_NAME = /^keys\.\w+\.0$/;

type Sayings = readonly (readonly [path: string, said: string])[];

const written = ([path, words]: Sayings[number]) => `${path} ${words}`;
const sentences = (said: Sayings) => said.filter(([path]) => !KEY_NAME.test(path)).map(([, words]) => words);

for (const page of Object.keys(en)) {
  const english = [...sayings(en[page]!, undefined, page)];

  test(`every ${page} sentence is sound in English, whatever it is about`, () => {
    expect(flawed(flaws, 'en', sentences(english))).toEqual([]);
  });

  describe.each([
    {
      language: 'fr',
      words: fr,
    },
    {
      language: 'de',
      words: de,
    },
  ] as const)('in $language', ({ language, words }) => {
    const translated = [...sayings(words[page]!, undefined, page)];
    const shared = (SHARED[language] ?? []).filter((path) => path.startsWith(`${page}.`));

    test(`the ${page} words have the keys of the English ones`, () => {
      const keys = (said: Sayings) => [...new Set(said.map(([path]) => path))];
      expect(keys(translated)).toEqual(keys(english));
    });

    test(`the ${page} words differ from the English ones where they should, and only there`, () => {
      const said = new Set(english.map(written));
      const same = translated.filter((each) => said.has(written(each)) && !KEY_NAME.test(each[0]));
      expect([...new Set(same.map(([path]) => path))].sort()).toEqual([...shared].sort());
    });

    test(`every ${page} sentence is sound, whatever it is about`, () => {
      expect(flawed(flaws, language, sentences(translated))).toEqual([]);
    });
  });
}
