import { sayAction } from '@skerry/engine';
import { textBattery } from '@skerry/speech/testing';
import { expect, test } from 'vitest';
import { cellOf, SPACE_WORDS } from '../content/world.ts';
import type { Fact } from '../rules/facts.ts';
import { islandOfDread } from '../rules/game.ts';
import type { Reason } from '../rules/reasons.ts';
import { en } from '../text/en/index.ts';
import { rules as englishRules } from '../text/en/rules.ts';
import { fr } from '../text/fr/index.ts';
import { rules as frenchRules } from '../text/fr/rules.ts';
import { sketch } from '../text/sketch.ts';
import { position } from './position.ts';
import { factSamples, reasonSamples } from './samples.ts';

const WORLD = islandOfDread.content;

/** Tables that together play every option. */
const TABLES = [
  { seats: 2, options: {} },
  { seats: 3, options: { length: 'short', otherItems: 'two' } },
  { seats: 4, options: { doom: true, startGold: 8 } },
  { seats: 6, options: { heroes: 'random', roundLimit: 40, counterPrice: 'baseGame', fightEndsTurn: true } },
] as const;

const samples = <S extends { readonly [kind: string]: readonly object[] }, T>(of: S, key: string): T[] =>
  Object.entries(of).flatMap(([kind, each]) => each.map((sample) => ({ [key]: kind, ...sample }) as T));

const FACTS = samples<ReturnType<typeof factSamples>, Fact>(factSamples(WORLD), 'fact');
const REASONS = samples<ReturnType<typeof reasonSamples>, Reason>(reasonSamples(WORLD), 'why');

/** The board in letters, in each language, at every fiftieth move. */
const sketches: string[] = [];

textBattery(islandOfDread, {
  ...{ text: { en, fr }, tables: TABLES, moves: 250, facts: FACTS, reasons: REASONS },
  rules: {
    texts: { en: englishRules, fr: frenchRules },
    ledger: new URL('../../../docs/rules/island-of-dread.md', import.meta.url),
  },
  atMove(about, nth) {
    if (nth % 50 === 0)
      sketches.push(...Object.values(sketch).flatMap((drawn) => [drawn.small(about), drawn.large(about)]));
  },
});

test('the sketch leaks nothing of the program', () => {
  expect(sketches.length).toBeGreaterThan(0);
  expect(sketches.filter((drawn) => /undefined|NaN|\[object/.test(drawn))).toEqual([]);
});

test('no sentence names a space by its column and row, which stand beside the sketch only', () => {
  const { state } = position();
  const said = [en, fr].map((text) => {
    const telling = { state, reader: 0, names: ['Ada', 'Bruno', 'Chiara'], content: WORLD };
    const { chart } = WORLD;
    return chart.spaces.map((cell) => sayAction(text, { act: 'enter', to: SPACE_WORDS[cell]! }, telling));
  });
  expect(said.flat().filter((sentence) => /\b[a-z]\d/.test(sentence))).toEqual([]);
  // Each is another.
  expect(said.map((sentences) => new Set(sentences).size)).toEqual(said.map((sentences) => sentences.length));
  expect(said.map((sentences) => sentences[WORLD.chart.spaces.indexOf(cellOf('j8'))])).toEqual([
    'Go to the hills 1 space west and 1 north-west of Dallak',
    'Aller aux collines à 1 case à l’ouest et 1 au nord-ouest de Dallak',
  ]);
  expect(sketch.en.where({ act: 'enter', to: 'j8' }, { state, names: [], content: WORLD })).toBe('j8');
});
