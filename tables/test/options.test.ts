import { type GameWithText, inAllLanguages, inLanguage, LANGUAGES, readOptions } from '@skerry/engine';
import { forbiddenIsland } from '@skerry/forbidden-island';
import { manifest } from '@skerry/forbidden-island/manifest';
import { beforeAll, expect, test } from 'vitest';
import { optionWhy, sayTableWhy } from '../index.ts';
import { TABLE_WORDS } from '../reasons/words/index.ts';

let text: GameWithText['text'];
beforeAll(async () => {
  text = (await inAllLanguages(manifest.text)) as unknown as typeof text;
});

/** What is said of options that no table can have, in both languages. */
function said(options: object, seats = 2): string[] {
  try {
    readOptions(forbiddenIsland, seats, options);
  } catch (error) {
    return LANGUAGES.map((language) =>
      sayTableWhy(TABLE_WORDS[language], optionWhy(error), inLanguage(language, text)),
    );
  }
  throw new Error('These options are possible.');
}

test.each<[string, object, RegExp, RegExp]>([
  ['an unknown option', { weather: 'fine' }, /no option “weather”/, /pas d’option «\u202fweather\u202f»/],
  ['an unknown value', { difficulty: 'godlike' }, /can only be .* or Legendary/, /choisissez .* ou /],
  ['a list that is too short', { adventurers: ['pilot'] }, /each of the 2 seats/, /chacune des 2 places/],
  ['one value for two seats', { adventurers: ['pilot', 'pilot'] }, /for two seats/, /pour deux places/],
  ['a seat that is not there', { firstSeat: 2 }, /one of the 2 seats/, /l’une des 2 places/],
])('%s is named in the words of the game', (_what, options, english, french) => {
  const [inEnglish, inFrench] = said(options);
  expect(inEnglish).toMatch(english);
  expect(inFrench).toMatch(french);
});

test('a number of seats that the game has not says which it has', () => {
  expect(said({}, 9)).toEqual([
    'This game is for 2, 3 or 4 players.',
    'Ce jeu se joue à 2, 3 ou 4.',
    'Dieses Spiel ist für 2, 3 oder 4 Personen.',
  ]);
});

test('what is no fault of the options is thrown on', () => {
  expect(() => optionWhy(new TypeError('undefined is not an island'))).toThrow(TypeError);
});
