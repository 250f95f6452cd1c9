import { flawed, flaws, sayings } from '@skerry/speech/testing';
import { describe, expect, test } from 'vitest';
import { about as aboutInGerman } from '../words/de/about.ts';
import { advice as adviceInGerman } from '../words/de/advice.ts';
import { de } from '../words/de/index.ts';
import { lobby as lobbyInGerman } from '../words/de/lobby.ts';
import { review as reviewInGerman } from '../words/de/review.ts';
import { about } from '../words/en/about.ts';
import { advice } from '../words/en/advice.ts';
import { en as atOnce } from '../words/en/index.ts';
import { lobby } from '../words/en/lobby.ts';
import { review } from '../words/en/review.ts';
import { about as aboutInFrench } from '../words/fr/about.ts';
import { advice as adviceInFrench } from '../words/fr/advice.ts';
import { fr } from '../words/fr/index.ts';
import { lobby as lobbyInFrench } from '../words/fr/lobby.ts';
import { review as reviewInFrench } from '../words/fr/review.ts';

const en = { ...atOnce, about, advice, lobby, review };

/** Legitimately the same as in English: names, numbers, and words that both languages have. */
const SHARED: { readonly [language: string]: readonly string[] } = {
  fr: [
    'advice.inside',
    'about.licenceTitle',
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
    'hint.by',
    'daily.shareLine',
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
    'people.reader',
    'puzzle.move',
    'review.tabs.moment',
    'settings.contrasts.normal',
    'table.andThen',
    'table.chat',
    'table.says',
    'table.times',
    'table.tools.chat',
  ],
};

/** Keys have their names on them. */
const KEY_NAME = /^table\.keysList\.\w+\.0$/;

type Sayings = readonly (readonly [path: string, said: string])[];

const written = ([path, words]: Sayings[number]) => `${path} ${words}`;
const sentences = (said: Sayings) => said.filter(([path]) => !KEY_NAME.test(path)).map(([, words]) => words);

for (const page of Object.keys(en) as (keyof typeof en)[]) {
  const english = [...sayings(en[page], undefined, page)];

  test(`every ${page} sentence is sound in English, whatever it is about`, () => {
    expect(flawed(flaws, 'en', sentences(english))).toEqual([]);
  });

  describe.each([
    {
      language: 'fr',
      words: { ...fr, about: aboutInFrench, advice: adviceInFrench, lobby: lobbyInFrench, review: reviewInFrench },
    },
    {
      language: 'de',
      words: { ...de, about: aboutInGerman, advice: adviceInGerman, lobby: lobbyInGerman, review: reviewInGerman },
    },
  ] as const)('in $language', ({ language, words }) => {
    const translated = [...sayings(words[page], undefined, page)];
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
