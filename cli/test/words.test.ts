import { type Doubt, ENGINE_REASONS, LANGUAGES, sayDoubt, UNDO_REASONS } from '@skerry/engine';
import { flawed, flaws, sayings, sentenceFlaws } from '@skerry/speech/testing';
import { type OptionWhy, type PackWhy, sayTableWhy } from '@skerry/tables';
import { LIMITED, SERVER_REASONS } from '@skerry/tables/server-whys';
import { TABLE_WORDS } from '@skerry/tables/words';
import { expect, test } from 'vitest';
import { WORDS } from '../words.ts';

const said = (words: object): string[] => [...sayings(words)].map(([, sentence]) => sentence);

test.each(LANGUAGES)('everything the terminal says is sound in %s', (language) => {
  expect(flawed(flaws, language, said(WORDS[language]))).toEqual([]);
});

/** Whatever a table may have against its options. */
const OPTIONS: readonly OptionWhy[] = [
  { why: 'badSeatCount', allowed: [2, 3, 4] },
  { why: 'badOption', option: 'tide', trouble: 'unknown', options: ['wind', 'moon'] },
  { why: 'badOption', option: 'tide', trouble: 'value', value: 'red', values: ['ebb', 'flow'] },
  { why: 'badOption', option: 'tide', trouble: 'notPerSeat', seats: 3 },
  { why: 'badOption', option: 'tide', trouble: 'twoSeats' },
  { why: 'badOption', option: 'tide', trouble: 'noSeat', seats: 3 },
  { why: 'badOption', option: 'tide', trouble: 'refused', refusal: { why: 'notAlone' } },
];

/** And against its content pack. */
const PACKS: readonly PackWhy[] = [
  { why: 'noPacks' },
  { why: 'badPack', faults: [{ place: 'towns[3]', fault: 'missing' }], more: 2 },
];

test.each(LANGUAGES)('every reason of the engine and of a table is a sound sentence in %s', (language) => {
  const { badMessage, ...plain } = TABLE_WORDS[language].reasons;
  const { otherHost, slowDown, tooManyTables, ...ofServers } = SERVER_REASONS[language];
  const named = [
    badMessage({ part: 'it is not text' }),
    ...[...OPTIONS, ...PACKS].map((why) => sayTableWhy(TABLE_WORDS[language], why)),
    ...Object.values(ofServers).map((say) => say()),
    ...LIMITED.flatMap((limit) => [
      slowDown({ limit }),
      ...[1, 40, 600, 86_400].map((seconds) => slowDown({ limit, seconds })),
    ]),
    ...[otherHost({ host: 'games.example.org' }), slowDown({}), tooManyTables({}), tooManyTables({ most: 100 })],
  ];
  const reasons = [...said(ENGINE_REASONS[language]), ...said(UNDO_REASONS[language]), ...said(plain), ...named];
  expect(flawed(sentenceFlaws, language, reasons)).toEqual([]);
});

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'no reason of a table leaves English in %s',
  (language) => {
    expect(TABLE_WORDS[language].reasons.badMessage({ part: 'it is not text' })).not.toContain('text');
  },
);

test.each(LANGUAGES)('what is wrong with the draws of a record is said in %s', (language) => {
  const doubts: readonly Doubt[] = [
    { why: 'noSeed' },
    { why: 'forgedSetUp' },
    { why: 'forgedEntry', entry: 7 },
    { why: 'formerRules', entries: 8 },
    { why: 'fromPosition' },
  ];
  const said = doubts.map((doubt) => sayDoubt(language, doubt));
  expect(flawed(sentenceFlaws, language, said)).toEqual([]);
  expect(new Set(said).size).toBe(doubts.length);
});
