import { bindPack, optionTexts } from '@skerry/engine';
import { expect, test } from 'vitest';
import { BUILT_IN, type Content } from '../content/built-in.ts';
import { islandOfDread } from '../rules/game.ts';
import type { TextContext } from '../text/context.ts';
import * as english from '../text/en/grammar.ts';
import { en } from '../text/en/index.ts';
import * as french from '../text/fr/grammar.ts';
import { fr } from '../text/fr/index.ts';
import { setTable } from './position.ts';

const AXE = BUILT_IN.items.find(({ id }) => id === 'boardingAxe')!.id;
const CONTENT: Content = {
  ...BUILT_IN,
  name: 'Another box',
  words: {
    en: {
      [AXE]: { name: 'Ship’s Axe', text: '+2 to melee attack rolls, at last.' },
      steelhorns: { name: 'Ironhorns' },
    },
    fr: { steelhorns: { name: 'Cornes-de-fer' } },
  },
};
const game = bindPack(islandOfDread, CONTENT);
const telling: TextContext = { state: setTable(2).state, names: ['Ada', 'Bruno'], content: game.content };
const axe = game.content.cards.findIndex(({ id }) => id === AXE);
const SPEECH = { en: english, fr: french };

test.each<[keyof typeof SPEECH, string, string, string]>([
  ['en', 'Ship’s Axe', '+2 to melee attack rolls, at last.', 'Ironhorns'],
  ['fr', 'Ship’s Axe', '+2 to melee attack rolls, at last.', 'Cornes-de-fer'],
])('what a pack calls a card comes first, in English where it has no other word (%s)', (language, name, text, hero) => {
  const { names } = SPEECH[language];
  expect(names.card(telling, axe)).toBe(name);
  expect(names.cardText(telling, axe)).toBe(text);
  expect(names.named(telling, 'steelhorns')).toBe(hero);
  const builtIn = { ...telling, content: islandOfDread.content };
  expect(names.card(builtIn, axe)).not.toBe(name);
  expect(names.named(telling, 'dallak')).toBe(names.named(builtIn, 'dallak'));
});

test('the Heroes to choose from are called as in the pack', () => {
  const pack = { name: CONTENT.name, version: CONTENT.version, hash: '', whole: { name: '', version: '' } };
  expect(optionTexts(en, { content: game.content, pack }).heroes!.values.steelhorns).toBe('Ironhorns');
  expect(optionTexts(fr, { content: game.content, pack }).heroes!.values.steelhorns).toBe('Cornes-de-fer');
  expect(optionTexts(fr, islandOfDread).heroes!.values.steelhorns).toBe('Cornacier');
});
