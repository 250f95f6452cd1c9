import { flawed, labelFlaws, sayings, sentenceFlaws } from '@skerry/speech/testing';
import { describe, expect, test } from 'vitest';
import { ATTRIBUTES, COUNTERS, DECKS, KINDS, MAP_COLOURS, PHASES } from '../content/vocabulary.ts';
import { islandOfDread } from '../rules/game.ts';
import { wordsOf } from '../text/board.ts';
import type { TextContext } from '../text/context.ts';
import { en } from '../text/en/index.ts';
import { fr } from '../text/fr/index.ts';
import type { Career } from '../text/sheets.ts';
import { card, setTable } from './position.ts';

const { state } = setTable(3);
const tellings = [undefined, 0, 1].map(
  (reader): TextContext => ({ state, reader, names: ['Ada', 'Bruno', 'Elsa'], content: islandOfDread.content }),
);
const CAREERS: readonly Career[] = [
  { name: 'Ada', counters: 0, gold: 1, knockOuts: 1, voyages: 0, defeated: 1 },
  { name: 'Bruno', counters: 9, gold: 12, knockOuts: 0, voyages: 3, defeated: 14 },
];

describe.each([en, fr])('the words of sheets, market, rails and result ($language)', (text) => {
  const { language } = text;
  const { sheet, market, pick, rails, result } = wordsOf(text);

  test('more points than a counter costs are not “4 of 2”', () => {
    const { pointsOf } = sheet;
    expect([pointsOf(4, 2), pointsOf(2, 2)].map((words) => words.match(/\d/g)!.length)).toEqual([1, 2]);
  });

  test('a career is told in a sentence', () => {
    const inPlay = islandOfDread.content.cards.filter(({ kind }) => kind === 'event');
    const sentences = [
      ...CAREERS.map(result.career),
      sheet.experience.remark,
      ...inPlay.map(({ number }) => rails.inPlay(tellings[0]!, number)),
    ];
    for (const said of sentences) expect(said).not.toMatch(/In play|En jeu/);
    expect(flawed(sentenceFlaws, language, sentences)).toEqual([]);
  });

  test('a skill is explained in sentences', () => {
    const sentences = ATTRIBUTES.flatMap((attribute) => [0, 2].map((bonus) => sheet.skill(attribute, 3, bonus)));
    expect(flawed(sentenceFlaws, language, sentences)).toEqual([]);
  });

  test('everything else is a label', () => {
    const { suffered, heroOf, strengths, trained, mapsOf, thing, experience, aside, skill, useGroup, ...values } =
      sheet;
    const { aside: stall, stack, heal, ...goods } = market;
    const { deck, pile, inPlay, ...rail } = rails;
    const { career, title, ...end } = result;
    const { remark, hotkey, ...spending } = experience;
    const strength = PHASES.map((phase, n) => ({ phase, value: n, damage: 1 }));
    const labels = [...sayings({ values, spending, goods, rail, end }, ['Ada', 0, 1, 3])].map(([, said]) => said);
    const counted = [
      ...DECKS.map((each) => deck(each, 1, 2)),
      ...(['market', 'captain'] as const).map((what) => pile(what, 1)),
      ...KINDS.flatMap((kind) => [suffered(2, 5, kind), suffered(0, 1, kind)]),
      ...COUNTERS.flatMap((counter) => [trained(1, counter), trained(2, counter)]),
      ...MAP_COLOURS.flatMap((colour) => [mapsOf(1, colour), mapsOf(2, colour)]),
      ...tellings.flatMap((telling) => [
        heroOf(telling, 0),
        title(telling, []),
        title(telling, [0]),
        title(telling, [0, 1]),
      ]),
      ...['dallak', 'evenporGrove'].map((town) => stack(tellings[0]!, town)),
      ...['steelhorns', 'fenTrapper'].map((figure) => heal(tellings[0]!, card(figure), 2)),
      strengths(strength),
      thing('Ring', sheet.sorts.artefact, true),
      ...[aside, stall, pick.aside].map(({ label }) => label),
      pick.makeRoom,
      pick.legendary,
    ];
    expect(flawed(labelFlaws, language, [...labels, ...counted])).toEqual([]);
  });
});
