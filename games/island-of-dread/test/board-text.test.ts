import { flawed, labelFlaws, sayings, sentenceFlaws } from '@skerry/speech/testing';
import { describe, expect, test } from 'vitest';
import { CELLS, cellOf } from '../content/world.ts';
import { islandOfDread } from '../rules/game.ts';
import { wordsOf } from '../text/board.ts';
import type { AnchorOutlook, SpaceOutlook } from '../text/chart.ts';
import type { TextContext } from '../text/context.ts';
import { en } from '../text/en/index.ts';
import type { RollOutlook } from '../text/fight.ts';
import { fr } from '../text/fr/index.ts';
import { card, setTable } from './position.ts';

const { state } = setTable(3);
const tellings = [undefined, 0, 1].map(
  (reader): TextContext => ({ state, reader, names: ['Ada', 'Bruno', 'Elsa'], content: islandOfDread.content }),
);

const ROAD: SpaceOutlook = {
  name: 'i9 (road)',
  jewel: undefined,
  isPresent: false,
  sunburst: false,
  undefeated: undefined,
  tile: undefined,
  heroes: [],
  dice: undefined,
  why: undefined,
};
const SPACES: readonly SpaceOutlook[] = [
  ROAD,
  { ...ROAD, jewel: 'green', isPresent: true, sunburst: true, heroes: [0], dice: [1] },
  { ...ROAD, jewel: 'red', undefeated: 'Ogre', tile: 'plains', heroes: [0, 1], dice: [1, 2, 5] },
  { ...ROAD, dice: [], heroes: [0, 1, 2] },
];
const ANCHORS: readonly AnchorOutlook[] = [
  { name: 'Orris Roads', lanes: ['Orris'], heroes: [] },
  { name: 'Orris Roads', lanes: ['Orris', 'Dallak'], heroes: [1] },
];
/** A Hero, Allies and a Captain. */
const FIGURES = ['steelhorns', 'docksideBrawler', 'rookAndRaven', 'umberVane'].map(card);
/** A town, a space near one, and an anchor. */
const PLACES = [cellOf('k9'), cellOf('j8'), CELLS];
const ROLLS: readonly RollOutlook[] = [
  { dice: [6, 9], added: [6, 2, 2], need: 15, result: 'hit', harm: 2, kind: 'wound' },
  { dice: [1, 2], added: [], need: 15, result: 'struck', harm: 0, kind: 'wound' },
  { dice: [1, 2], added: [], need: 15, result: 'struck', harm: 3, kind: 'exhaustion' },
];

describe.each([en, fr])('the words of the board ($language)', (text) => {
  const { language } = text;
  const words = wordsOf(text);

  test('what is read aloud is told in whole sentences', () => {
    const said = tellings.flatMap((telling) => [
      ...[0, 1].flatMap((seat) => [
        words.blows.waiting(telling, seat),
        words.atSea.placeWreck(telling, seat),
        words.atSea.placeHome(telling, seat),
      ]),
      ...SPACES.map((space) => words.space(telling, space)),
      ...ANCHORS.map((anchor) => words.anchor(telling, anchor)),
    ]);
    const others = [
      ...[0, 1, 64].map((n) => words.blows.throws(n)),
      ...[1, 2].flatMap((n) => [words.blows.ifFailed(n, 'wound'), words.blows.ifFailed(n, 'exhaustion')]),
      ...FIGURES.flatMap((figure) => [
        words.blows.damageFor(tellings[1]!, figure, 2, 'wound'),
        words.blows.damageFor(tellings[1]!, figure, 1, 'exhaustion'),
      ]),
      words.blows.lastWound,
      words.blows.harmless,
      words.blows.standing,
      words.blows.stakes,
      words.blows.onIsland(tellings[1]!),
      words.atSea.toll(true),
      words.atSea.toll(false),
      words.atSea.noToll,
      words.atSea.set,
      words.atSea.island,
      ...ROLLS.map((roll) => words.blows.roll(roll)),
      ...[0, 1, 52].flatMap((n) => [
        words.chart(tellings[1]!, PLACES[0], n),
        words.chart(tellings[1]!, undefined, n),
        words.dice.hint(n),
      ]),
      words.notInReach,
      words.nothingInReach,
    ];
    expect(flawed(sentenceFlaws, language, [...said, ...others])).toEqual([]);
  });

  test('everything else is a label', () => {
    const { side, duel, attacks, defends, flees, rollFor, ...table } = words.combat;
    const { title: atSea, ...voyage } = words.voyage;
    const labels = [
      ...[...sayings({ table, drawn: words.drawn, voyage }, ['Ada', 0, 1, 3])].map(([, said]) => said),
      ...[attacks, defends, flees, rollFor, atSea].flatMap((say) => FIGURES.map((each) => say(tellings[1]!, each))),
    ];
    const { toHero, wholeChart, calm, list, overview, zoomIn, zoomOut, anchors, picked } = words;
    const { dice: _dice, soon: _soon, ...there } = words.there;
    const { hint: _hint, count: _count, ...faces } = words.dice;
    const chart = { toHero, wholeChart, calm, list, overview, zoomIn, zoomOut, anchors, picked };
    const plain = [
      ...[...sayings(chart, ['Dallak'])].map(([, said]) => said),
      ...Object.values(there).flatMap((say) => PLACES.map((at) => say(tellings[1]!, at))),
      ...[faces.label, faces.die(1, ['plains', 'road']), faces.spent(2)],
      ...[0, 1, 3].map((n) => words.withDice(n)),
    ];
    const persons = tellings.flatMap((telling) => [
      side(telling, 0),
      duel(telling, 0, 1),
      words.talk.title(telling, 0, 1),
      words.talk.gives(telling, 1),
    ]);
    expect(flawed(labelFlaws, language, [...labels, ...plain, ...persons])).toEqual([]);
  });
});

test('a roll is read as one sentence', () => {
  expect(wordsOf(en).blows.roll(ROLLS[0]!)).toBe('6 and 9, plus 6, 2 and 2, is 25 against 15: hit, two wounds.');
});

/** What is seen first in a sentence. */
const seenFirst = (stress: RegExp, sentence: string): string[] =>
  [...sentence.matchAll(new RegExp(stress, 'gu'))].map(([found]) => found);

test.each([
  [en, '6 and 9, plus 8, makes 23 against 14: a success.', []],
  [en, 'Assif Shib-Sa took 2 wounds, six in total.', ['2 wounds']],
  [en, 'Ada bought an experience counter: +2 Mind.', ['+2 Mind']],
  [en, 'Round 6 begins.', []],
  [fr, '6 et 9, plus 8, font 23 contre 14 : réussite.', []],
  [fr, 'Ada a gagné 4 pièces d’or et 1 point d’expérience.', ['4 pièces d’or', '1 point d’expérience']],
  [fr, 'Ada a perdu 1 pièce d’or dans le naufrage.', ['1 pièce d’or']],
  [fr, 'La manche 6 commence.', []],
] as const)('gold, counters and points are seen first in the log, and no other figure: %#', (text, sentence, found) => {
  expect(seenFirst(wordsOf(text).stress.told, sentence)).toEqual(found);
});

test.each([
  [en, 'Ada, choose who acts. Ranged: 12 to reach, damage 1.', ['12']],
  [fr, 'Ada, choisissez qui agit. Distance : 12 à atteindre, dégâts 1.', ['12']],
] as const)('what a roll must reach is seen first in the prompt: %#', (text, sentence, found) => {
  expect(seenFirst(wordsOf(text).stress.asked, sentence)).toEqual(found);
});
