import { open, type Seat, sayAction, sayAsk, sayFact, sayReason, view } from '@skerry/engine';
import { flawed, labelFlaws, sentenceFlaws, textBattery, YOU } from '@skerry/speech/testing';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../content/cards.ts';
import { LETTERS, SIGHTS } from '../content/islands.ts';
import type { Action } from '../rules/actions.ts';
import type { Ending, Fact } from '../rules/facts.ts';
import { trailsOfTucana } from '../rules/game.ts';
import type { Reason } from '../rules/reasons.ts';
import { type Draft, NOTHING_DRAWN } from '../rules/state.ts';
import type { TextContext } from '../text/context.ts';
import { en, names as english } from '../text/en/index.ts';
import { rules as englishRules } from '../text/en/rules.ts';
import { fr, names as french } from '../text/fr/index.ts';
import { rules as frenchRules } from '../text/fr/rules.ts';

const LANGUAGES = [
  { language: 'en', text: en, names: english },
  { language: 'fr', text: fr, names: french },
] as const;

/** What happens only at some tables, or in luckier games. */
const FACTS: readonly Fact[] = [
  { fact: 'blueLaid', letter: 'D', values: [6, 4] },
  { fact: 'redLaid', kinds: ['yeti'] },
  { fact: 'redLaid', kinds: ['yeti', 'obelisk'] },
  { fact: 'cardsShown', turn: 6, cards: ['any', 'any'] },
  { fact: 'couldNotDraw', seat: 1 },
  { fact: 'drafted', seat: 1, between: ['7/1', '7/2'], bonus: true },
  { fact: 'drew', seat: 1, between: ['3/5', '3/6'], bonus: true, cards: ['desert', 'water'] },
  ...SIGHTS.flatMap((sight, n): Fact[] => [
    { fact: 'bonusTrailOwed', seat: 1, sight },
    { fact: 'sightConnected', seat: 1, sight, hex: '3/3', value: n + 1, nth: 1 },
    { fact: 'kindCompleted', seat: 1, sight },
  ]),
  ...LETTERS.map((letter): Fact => ({ fact: 'pairConnected', seat: 1, letter, value: 14 })),
  { fact: 'blueWon', letter: 'D', points: 6, seats: [1] },
  { fact: 'blueWon', letter: 'A', points: 3, seats: [0, 1, 2] },
  { fact: 'blueGone', letter: 'D', left: 0 },
  { fact: 'blueGone', letter: 'A', left: 1 },
  { fact: 'redWon', sight: 'yeti', points: 6, seats: [1] },
  { fact: 'redWon', sight: 'obelisk', points: 6, seats: [0, 1] },
  { fact: 'roundScored', round: 2, seat: 1, sum: 1 },
  { fact: 'soloCut', kept: ['A', 'D'], gone: ['B', 'C', 'E'] },
  { fact: 'soloCut', kept: ['A', 'D'], gone: ['E'] },
  ...[0, 3].map(
    (level): Fact => ({
      ...{ fact: 'finished', seat: 1, island: 'petit', sums: [10, 22], villages: 38, bonuses: 8, total: 78, rank: 1 },
      level,
    }),
  ),
  { fact: 'won', seats: [1] },
  { fact: 'won', seats: [0, 1] },
  { fact: 'scoreOnly', total: 49, level: 0 },
  { fact: 'scoreOnly', total: 100, level: 6 },
];

const ENDINGS: readonly Ending[] = [
  { why: 'won', seats: [1] },
  { why: 'won', seats: [0, 1] },
  { why: 'solo', total: 49, level: 0 },
  { why: 'solo', total: 78, level: 3 },
];

const ACTIONS: readonly Action[] = [
  { act: 'draw', between: ['9/9', '9/10'] },
  { act: 'draw', between: [] },
];

const REASONS: readonly Reason[] = [
  { why: 'done', waiting: [1] },
  { why: 'done', waiting: [1, 2] },
  { why: 'nothingToDraw', cards: ['water', 'water'] },
  { why: 'alreadyDrew' },
  { why: 'noBonusOwed' },
  { why: 'nameTwoHexes' },
  { why: 'sameHexTwice' },
  { why: 'sea', hex: '9/9' },
  { why: 'gapBetween', between: ['10/3', '10/4'] },
  { why: 'notAdjacent', between: ['1/1', '3/3'] },
  { why: 'alreadyDrawn' },
  { why: 'wrongTerrain', terrains: ['desert', 'forest'], cards: ['water', 'any'] },
  { why: 'bonusOwed', kinds: ['toucan'] },
  { why: 'bonusOwed', kinds: ['toucan', 'obelisk'] },
  { why: 'mustDraw', possible: 1 },
  { why: 'mustDraw', possible: 21 },
];

textBattery(trailsOfTucana, {
  text: { en, fr },
  tables: [
    { seats: 3, options: { pileCount: true } },
    { seats: 1, options: { randomStart: true } },
    { seats: 5, options: { specialBonus: true, symmetry: true } },
    { seats: 2, options: { island: 'grande', specialBonus: true, randomStart: true } },
  ],
  moves: 1000,
  ...{ facts: FACTS, actions: ACTIONS, reasons: REASONS, asks: [], endings: ENDINGS.map((why) => ({ ...why })) },
  rules: {
    texts: { en: englishRules, fr: frenchRules },
    ledger: new URL('../../../docs/rules/trails-of-tucana.md', import.meta.url),
  },
  persons: true,
});

// Isla Petit; villages 1 to 10 of every sheet have the letters C E C B D A D B A E; the cards are desert and water.
const table = open(trailsOfTucana, { seats: 3, seed: 'text' });
const letters = [...'CECBDADBAE'] as (typeof LETTERS)[number][];
const state = {
  ...view(table, 'watcher').state,
  letters: [letters, letters, letters],
  shown: ['desert', 'water'] as ('desert' | 'water')[],
};
const PEOPLE = ['Ada', 'Bruno', 'Chiara'];
const telling = (reader?: Seat, draft: Draft = NOTHING_DRAWN): TextContext => ({
  state: { ...state, secrets: PEOPLE.map((_, seat) => (seat === reader ? draft : null)) },
  reader,
  names: PEOPLE,
  content: trailsOfTucana.content,
});

const DRAFTS: readonly Draft[] = [NOTHING_DRAWN, { drawn: [1], owed: [] }, { drawn: [1], owed: ['obelisk', 'yeti'] }];

/** What is asked of Bruno. */
const ask = (text: typeof en, reader?: Seat, draft?: Draft): string => {
  const told = telling(reader, draft);
  return sayAsk(text, 1, { ...told, state: { ...told.state, agenda: [{ do: 'draw', left: [0, 1, 2] }] } });
};

describe.each(LANGUAGES)('in $language', ({ language, text, names }) => {
  test('the one who draws is “you” and is told what is owed; others hear the same whatever is drawn (TT-33)', () => {
    const you = YOU[language];
    for (const draft of DRAFTS) {
      expect(ask(text, 1, draft)).toMatch(you);
      expect(flawed(sentenceFlaws, language, [ask(text, 1, draft)])).toEqual([]);
      expect(ask(text, undefined, draft)).not.toMatch(you);
    }
    expect(ask(text, 0)).toContain('Bruno');
    expect(new Set(DRAFTS.map((draft) => ask(text, 1, draft))).size).toBe(3);
    expect(new Set(DRAFTS.map((draft) => ask(text, 0, draft))).size).toBe(1);
  });

  test('no two things of a kind share a name, and every level has a title', () => {
    const sights = Object.values(names.sights);
    for (const kind of [
      Object.values(names.cards),
      sights.map(({ one }) => one),
      sights.map(({ many }) => many),
      names.levels,
    ])
      expect(new Set(kind).size).toBe(kind.length);
    expect(names.levels).toHaveLength(6);
    expect(flawed(labelFlaws, language, names.levels)).toEqual([]);
  });
});

test('every card has a name of its own language', () => {
  for (const card of CARDS) expect(english.cards[card]).not.toBe(french.cards[card]);
});

const ofFact = (fact: Fact, reader?: Seat) => (text: typeof en) => sayFact(text, fact, telling(reader));
const ofAction = (action: Action, reader?: Seat, draft?: Draft) => (text: typeof en) =>
  sayAction(text, action, telling(reader, draft));
const ofReason = (why: Reason, reader?: Seat) => (text: typeof en) => sayReason(text, why, telling(reader));
const ofAsk = (draft: Draft, reader?: Seat) => (text: typeof en) => ask(text, reader, draft);

type Said = readonly [say: (text: typeof en) => string, en: string, fr: string];
const SAID: readonly Said[] = [
  [
    ofAction({ act: 'draw', between: ['6/4', '6/5'] }, 1),
    'Draw desert 6/4 to water 6/5 (sea monster)',
    'Tracer\u202f: désert 6/4 – eau 6/5 (monstre marin)',
  ],
  [
    ofAction({ act: 'draw', between: ['1/3', '2/3'] }, 1, DRAFTS[2]),
    'Draw a bonus trail, mountain 1/3 (village C) to mountain 2/3',
    'Tracer un sentier bonus\u202f: montagne 1/3 (village C) – montagne 2/3',
  ],
  [ofAction({ act: 'done' }), 'I’m done', 'J’ai fini'],
  [
    ofFact({ fact: 'drew', seat: 1, between: ['7/7', '7/8'], bonus: false, cards: ['desert', 'water'] }),
    'Bruno drew a trail: water 7/7 to desert 7/8 (village B).',
    'Bruno a tracé un sentier\u202f: eau 7/7 – désert 7/8 (village B).',
  ],
  [
    ofFact({ fact: 'sightConnected', seat: 1, sight: 'obelisk', hex: '3/5', value: 1, nth: 1 }, 1),
    'You connected the obelisk at 3/5 to a village: 1 point.',
    'Vous avez relié l’obélisque en 3/5 à un village\u202f: 1 point.',
  ],
  [
    ofFact({ fact: 'blueWon', letter: 'D', points: 6, seats: [0, 1] }, 0),
    'Bruno and you get 6 points each from blue card D.',
    'Bruno et vous gagnez 6 points par personne avec la carte bleue D.',
  ],
  [
    ofFact({ fact: 'soloCut', kept: ['A', 'D'], gone: ['E'] }),
    'Blue cards A and D stay for the last round; E is removed.',
    'Les cartes bleues A et D restent pour la dernière manche\u202f; E est retirée.',
  ],
  [
    ofReason({ why: 'wrongTerrain', terrains: ['desert', 'forest'], cards: ['water', 'any'] }),
    'Desert and forest: that doesn’t match the cards, water and any terrain.',
    'Désert et forêt\u202f: cela ne va pas avec les cartes, eau et terrain au choix.',
  ],
  [
    ofReason({ why: 'done', waiting: [1, 2] }, 0),
    'You’re done: Bruno and Chiara are still drawing.',
    'Vous avez fini\u202f: Bruno et Chiara tracent encore.',
  ],
  [
    ofAsk(NOTHING_DRAWN, 1),
    'Bruno, draw your trail: desert and water.',
    'Bruno, tracez votre sentier\u202f: désert et eau.',
  ],
  [ofAsk(NOTHING_DRAWN), 'Bruno is drawing.', 'Bruno trace son sentier.'],
];

test.each(SAID.map(([say, inEnglish, inFrench]) => ({ say, inEnglish, inFrench })))(
  '$inEnglish',
  ({ say, inEnglish, inFrench }) => {
    expect(say(en)).toBe(inEnglish);
    expect(say(fr)).toBe(inFrench);
  },
);
