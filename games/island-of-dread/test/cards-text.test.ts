import { flawed, labelFlaws, sentenceFlaws } from '@skerry/speech/testing';
import { describe, expect, test } from 'vitest';
import { BUILT_IN, type Words } from '../content/built-in.ts';
import { SKILLS, TERRAINS } from '../content/vocabulary.ts';
import { makeWorld } from '../content/world.ts';
import { things as en } from '../text/en/things.ts';
import { things as fr } from '../text/fr/things.ts';
import { claimsIn, claimsOf } from './claims.ts';

const THINGS = { en, fr };
const LANGUAGES = ['en', 'fr'] as const;
const WORLD = makeWorld(BUILT_IN);
const CARDS = WORLD.cards.map((card) => [en[card.id]?.name ?? card.id, card] as const);

describe('what a card says is what it does', () => {
  test.each(CARDS)('%s', (_, card) => {
    const { said, symbols } = claimsOf(WORLD, card);
    for (const language of LANGUAGES) {
      const claims = claimsIn(language, THINGS[language][card.id]?.text ?? '');
      expect([language, ...claims.filter((claim) => !symbols.includes(claim))]).toEqual([language, ...said]);
    }
  });
});

test('each language has the same things, with a text and options where the other has them', () => {
  const shape = (words: Words) =>
    Object.entries(words).map(([id, { text, options = {} }]) => [id, text !== undefined, ...Object.keys(options)]);
  expect(shape(fr)).toEqual(shape(en));
});

test('everything in the built-in content has a name, and nothing else has', () => {
  const { landmasses, regions } = BUILT_IN.chart;
  const ids = [
    ...WORLD.cards.map(({ id }) => id),
    ...WORLD.chart.ports,
    ...landmasses,
    ...regions.map(({ id }) => id),
    ...SKILLS,
    ...TERRAINS,
  ];
  expect(Object.keys(en).sort()).toEqual(ids.sort());
});

test.each(LANGUAGES)('names are labels and texts are sentences (%s)', (language) => {
  const words = Object.values(THINGS[language]);
  expect(
    flawed(
      labelFlaws,
      language,
      words.flatMap(({ name, options = {} }) => [name, ...Object.values(options)]),
    ),
  ).toEqual([]);
  expect(
    flawed(
      sentenceFlaws,
      language,
      words.flatMap(({ text }) => (text === undefined ? [] : [text])),
    ),
  ).toEqual([]);
});

describe('a text that says something else than the card does is found', () => {
  const cardOf = (id: string) => WORLD.cards.find((card) => card.id === id)!;
  const agrees = (id: string, language: keyof typeof THINGS, text: string): boolean => {
    const { said, symbols } = claimsOf(WORLD, cardOf(id));
    return (
      claimsIn(language, text)
        .filter((claim) => !symbols.includes(claim))
        .join() === said.join()
    );
  };

  test.each([
    ['another number', 'boardingAxe', 'en', '+2', '+3'],
    ['another phase', 'boardingAxe', 'en', 'melee', 'magic'],
    ['another phase', 'boardingAxe', 'fr', 'au corps à corps', 'à distance'],
    ['another role', 'leftHandDagger', 'fr', 'défense', 'attaque'],
    [
      'two numbers changed about',
      'tridentOfTheTides',
      'en',
      '+2 to melee and +1 to ranged',
      '+1 to melee and +2 to ranged',
    ],
    ['another price', 'motherOru', 'fr', 'prendre 2 fatigues', 'prendre 1 fatigue'],
    ['another counter', 'cultZealots', 'en', '1 exhaustion', '1 wound'],
    ['another figure', 'waterspout', 'fr', 'votre Capitaine subit', 'subissez'],
    ['another skill', 'carrionGulls', 'en', 'Search (Mind)', 'Sneak (Mind)'],
    ['an attribute that is not the skill’s', 'carrionGulls', 'fr', '(Esprit)', '(Corps)'],
    ['pass and fail changed about', 'wreckOnTheSandbar', 'en', 'Pass: 2 gold. Fail: your', 'Fail: 2 gold. Pass: your'],
    ['another occasion', 'healingAmulet', 'en', 'Before moving', 'At any time during your turn'],
    ['no limit', 'wayfarersBoots', 'fr', 'Une fois par tour, après', 'Après'],
    ['another event space', 'cindersOnTheWind', 'fr', 'R1, R2 et R3', 'R1, R2 et R4'],
    ['a number that means nothing', 'heartstone', 'en', '+1 Life.', '+1 Life and 3 more.'],
  ] as const)('%s (%s, %s)', (_, id, language, right, wrong) => {
    const text = THINGS[language][id]?.text ?? '';
    expect(text).toContain(right);
    expect(agrees(id, language, text)).toBe(true);
    expect(agrees(id, language, text.replace(right, wrong))).toBe(false);
  });

  test('an encoding with another number', () => {
    const items = BUILT_IN.items.map((item) =>
      item.id === 'boardingAxe'
        ? {
            ...item,
            abilities: item.abilities.map((ability) => ({ ...ability, does: [{ do: 'roll', add: 3 } as const] })),
          }
        : item,
    );
    const world = makeWorld({ ...BUILT_IN, items });
    const axe = world.cards.find(({ id }) => id === 'boardingAxe')!;
    expect(claimsOf(world, axe).said).not.toEqual(claimsIn('en', en[axe.id]!.text!));
  });
});
