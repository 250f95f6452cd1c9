import { readFileSync } from 'node:fs';
import {
  asks,
  choices,
  open,
  openingFacts,
  outcome,
  play,
  Random,
  type Seat,
  sayAction,
  sayAsk,
  sayFact,
  sayReason,
  view,
} from '@skerry/engine';
import { flawed, labelFlaws, sentenceFlaws } from '@skerry/speech/testing';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../content/cards.ts';
import { LETTERS, SIGHTS } from '../content/islands.ts';
import type { Action } from '../rules/actions.ts';
import type { Ending, Fact } from '../rules/facts.ts';
import { trailsOfTucana } from '../rules/game.ts';
import type { Reason } from '../rules/reasons.ts';
import { type Draft, NOTHING_DRAWN, type Step } from '../rules/state.ts';
import type { TrailsOfTucana } from '../rules/types.ts';
import type { TextContext } from '../text/context.ts';
import { en, names as english } from '../text/en/index.ts';
import { rules as englishRules } from '../text/en/rules.ts';
import { fr, names as french } from '../text/fr/index.ts';
import { rules as frenchRules } from '../text/fr/rules.ts';

const LANGUAGES = [
  { language: 'en', text: en, names: english, rules: englishRules, you: /\b(you|your|yourself)\b/i },
  { language: 'fr', text: fr, names: french, rules: frenchRules, you: /(?<!\p{L})(vous|votre|vos)(?!\p{L})/iu },
] as const;

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
const READERS = [undefined, 0, 1, 2];

// Samples: one or more of every kind. A kind without a sample does not compile.

type Samples<U, Key extends keyof U> = { readonly [K in U[Key] & string]: readonly Extract<U, Record<Key, K>>[] };

const FACTS: Samples<Fact, 'fact'> = {
  opened: ([1, 3] as const).flatMap((seats) =>
    [false, true].map((extra) => ({
      fact: 'opened' as const,
      seats,
      island: extra ? ('grande' as const) : ('petit' as const),
      specialBonus: extra,
      randomStart: extra,
      direction: extra ? ('counter-clockwise' as const) : ('clockwise' as const),
      symmetry: extra,
      pileCount: true,
    })),
  ),
  startVillage: [{ fact: 'startVillage', village: 4 }],
  setUpCard: [{ fact: 'setUpCard', letters: 'DCEADCBAEB' }],
  lettersWritten: [{ fact: 'lettersWritten', seat: 1, letters, start: 2 }],
  blueLaid: [
    { fact: 'blueLaid', letter: 'D', values: [6] },
    { fact: 'blueLaid', letter: 'D', values: [6, 4] },
  ],
  redLaid: [
    { fact: 'redLaid', kinds: ['yeti'] },
    { fact: 'redLaid', kinds: ['yeti', 'obelisk'] },
  ],
  roundBegan: [{ fact: 'roundBegan', round: 1, rounds: 2 }],
  cardsShown: [
    { fact: 'cardsShown', turn: 5, cards: ['desert', 'water'] },
    { fact: 'cardsShown', turn: 6, cards: ['any', 'any'] },
  ],
  cardsLeft: [{ fact: 'cardsLeft', desert: 7, forest: 6, mountain: 6, water: 4, any: 0 }],
  couldNotDraw: [{ fact: 'couldNotDraw', seat: 1 }],
  drafted: [
    { fact: 'drafted', seat: 1, between: ['7/2', '7/3'], bonus: false },
    { fact: 'drafted', seat: 1, between: ['7/1', '7/2'], bonus: true },
  ],
  bonusTrailOwed: SIGHTS.map((sight) => ({ fact: 'bonusTrailOwed', seat: 1, sight })),
  done: [{ fact: 'done', seat: 1 }],
  drew: [
    { fact: 'drew', seat: 1, between: ['2/4', '2/5'], bonus: false, cards: ['desert', 'water'] },
    { fact: 'drew', seat: 1, between: ['3/5', '3/6'], bonus: true, cards: ['desert', 'water'] },
  ],
  sightConnected: SIGHTS.map((sight, n) => ({
    fact: 'sightConnected',
    seat: 1,
    sight,
    hex: '3/3',
    value: n + 1,
    nth: 1,
  })),
  kindCompleted: SIGHTS.map((sight) => ({ fact: 'kindCompleted', seat: 1, sight })),
  pairConnected: LETTERS.map((letter) => ({ fact: 'pairConnected', seat: 1, letter, value: 14 })),
  blueWon: [
    { fact: 'blueWon', letter: 'D', points: 6, seats: [1] },
    { fact: 'blueWon', letter: 'A', points: 3, seats: [0, 1, 2] },
  ],
  blueGone: [
    { fact: 'blueGone', letter: 'D', left: 0 },
    { fact: 'blueGone', letter: 'A', left: 1 },
  ],
  redWon: [
    { fact: 'redWon', sight: 'yeti', points: 6, seats: [1] },
    { fact: 'redWon', sight: 'obelisk', points: 6, seats: [0, 1] },
  ],
  roundScored: [
    { fact: 'roundScored', round: 1, seat: 1, sum: 10 },
    { fact: 'roundScored', round: 2, seat: 1, sum: 1 },
  ],
  soloCut: [
    { fact: 'soloCut', kept: ['A', 'D'], gone: ['B', 'C', 'E'] },
    { fact: 'soloCut', kept: ['A', 'D'], gone: ['E'] },
  ],
  finished: [0, 3].map((level) => ({
    fact: 'finished',
    seat: 1,
    island: 'petit',
    sums: [10, 22],
    villages: 38,
    bonuses: 8,
    total: 78,
    rank: 1,
    level,
  })),
  won: [
    { fact: 'won', seats: [1] },
    { fact: 'won', seats: [0, 1] },
  ],
  scoreOnly: [
    { fact: 'scoreOnly', total: 49, level: 0 },
    { fact: 'scoreOnly', total: 100, level: 6 },
  ],
};

const ENDINGS: Samples<Ending, 'why'> = {
  won: [
    { why: 'won', seats: [1] },
    { why: 'won', seats: [0, 1] },
  ],
  solo: [
    { why: 'solo', total: 49, level: 0 },
    { why: 'solo', total: 78, level: 3 },
  ],
};

const ACTIONS: Samples<Action, 'act'> = {
  draw: [
    { act: 'draw', between: ['7/2', '7/3'] },
    { act: 'draw', between: ['1/3', '2/3'] },
    { act: 'draw', between: ['9/9', '9/10'] },
    { act: 'draw', between: [] },
  ],
  done: [{ act: 'done' }],
};

const REASONS: Samples<Reason, 'why'> = {
  done: [
    { why: 'done', waiting: [1] },
    { why: 'done', waiting: [1, 2] },
  ],
  nothingToDraw: [{ why: 'nothingToDraw', cards: ['water', 'water'] }],
  alreadyDrew: [{ why: 'alreadyDrew' }],
  noBonusOwed: [{ why: 'noBonusOwed' }],
  nameTwoHexes: [{ why: 'nameTwoHexes' }],
  sameHexTwice: [{ why: 'sameHexTwice' }],
  sea: [{ why: 'sea', hex: '9/9' }],
  gapBetween: [{ why: 'gapBetween', between: ['10/3', '10/4'] }],
  notAdjacent: [{ why: 'notAdjacent', between: ['1/1', '3/3'] }],
  alreadyDrawn: [{ why: 'alreadyDrawn' }],
  wrongTerrain: [{ why: 'wrongTerrain', terrains: ['desert', 'forest'], cards: ['water', 'any'] }],
  bonusOwed: [
    { why: 'bonusOwed', kinds: ['toucan'] },
    { why: 'bonusOwed', kinds: ['toucan', 'obelisk'] },
  ],
  mustDraw: [
    { why: 'mustDraw', possible: 1 },
    { why: 'mustDraw', possible: 21 },
  ],
};

const STEPS: Pick<Samples<Step, 'do'>, TrailsOfTucana['Asks']> = { draw: [{ do: 'draw', left: [0, 1, 2] }] };

const DRAFTS: readonly Draft[] = [NOTHING_DRAWN, { drawn: [1], owed: [] }, { drawn: [1], owed: ['obelisk', 'yeti'] }];

const all = <S>(samples: { readonly [kind: string]: readonly S[] }): S[] => Object.values(samples).flat();

/** What is asked of Bruno at a step. */
const ask = (text: typeof en, step: Step, reader?: Seat, draft?: Draft): string => {
  const told = telling(reader, draft);
  return sayAsk(text, 1, { ...told, state: { ...told.state, agenda: [step] } });
};

const ending = (text: typeof en, why: Ending, reader?: Seat): string =>
  text.endings[why.why]?.({ ...why }, telling(reader)) ?? '';

describe.each(LANGUAGES)('in $language', ({ language, text, names, rules, you }) => {
  test.each(READERS)('every fact is a sound sentence for reader %s', (reader) => {
    const told = all<Fact>(FACTS).map((fact) => sayFact(text, fact, telling(reader)));
    expect(flawed(sentenceFlaws, language, told)).toEqual([]);
  });

  test.each(READERS)('every action is a sound label for reader %s', (reader) => {
    const labels = DRAFTS.flatMap((draft) =>
      all<Action>(ACTIONS).map((action) => sayAction(text, action, telling(reader, draft))),
    );
    expect(flawed(labelFlaws, language, labels)).toEqual([]);
  });

  test.each(READERS)('every reason is a sound sentence for reader %s', (reader) => {
    const reasons = all<Reason>(REASONS).map((why) => sayReason(text, why, telling(reader)));
    expect(flawed(sentenceFlaws, language, reasons)).toEqual([]);
  });

  test.each(READERS)('every ask is a sound sentence for reader %s', (reader) => {
    const asked = DRAFTS.flatMap((draft) => all<Step>(STEPS).map((step) => ask(text, step, reader, draft)));
    expect(flawed(sentenceFlaws, language, asked)).toEqual([]);
  });

  test.each(READERS)('every ending is a sound sentence for reader %s', (reader) => {
    const endings = all<Ending>(ENDINGS).map((why) => ending(text, why, reader));
    expect(flawed(sentenceFlaws, language, endings)).toEqual([]);
    expect(new Set(endings).size).toBe(endings.length);
  });

  test('there is a sample of everything that can be said', () => {
    expect(Object.keys(text.facts).sort()).toEqual(Object.keys(FACTS).sort());
    expect(Object.keys(text.actions).sort()).toEqual(Object.keys(ACTIONS).sort());
    expect(Object.keys(text.reasons).sort()).toEqual(Object.keys(REASONS).sort());
    const asking = Object.entries(trailsOfTucana.steps).filter(([, rules]) => rules.asks !== undefined);
    expect(Object.keys(text.asks).sort()).toEqual(asking.map(([kind]) => kind).sort());
    expect(Object.keys(STEPS).sort()).toEqual(Object.keys(text.asks).sort());
    expect(Object.keys(text.endings).sort()).toEqual(Object.keys(ENDINGS).sort());
  });

  test('no two reasons say the same', () => {
    const said = Object.values(REASONS).map(([sample]) => sayReason(text, sample!, telling(0)));
    expect(new Set(said).size).toBe(said.length);
  });

  test('a watcher is never addressed in a fact', () => {
    const told = all<Fact>(FACTS).map((fact) => sayFact(text, fact, telling()));
    expect(told.filter((words) => you.test(words))).toEqual([]);
  });

  test('a fact about a seat says "you" to that seat and the name to the others', () => {
    for (const fact of all<Fact>(FACTS)) {
      if (!('seat' in fact)) continue;
      const name = PEOPLE[fact.seat]!;
      expect(sayFact(text, fact, telling(fact.seat))).toMatch(you);
      expect(sayFact(text, fact, telling(fact.seat))).not.toContain(name);
      expect(sayFact(text, fact, telling())).toContain(name);
    }
  });

  test('an ask says "you" to the seat that is asked, and the name to the others', () => {
    for (const draft of DRAFTS) {
      expect(ask(text, STEPS.draw[0]!, 1, draft)).toMatch(you);
      expect(ask(text, STEPS.draw[0]!, undefined, draft)).not.toMatch(you);
      expect(ask(text, STEPS.draw[0]!, 0, draft)).toContain('Bruno');
    }
  });

  test('what others are asked does not depend on what they drew', () => {
    const asked = DRAFTS.map((draft) => ask(text, STEPS.draw[0]!, 0, draft));
    expect(new Set(asked).size).toBe(1);
  });

  test('every rule of the ledger has a sentence of its own, and nothing else has', () => {
    const ledger = readFileSync(new URL('../../../docs/rules/trails-of-tucana.md', import.meta.url), 'utf8');
    const numbers = [...ledger.matchAll(/^- \*\*(TT-\d+)\*\*/gm)].map((match) => match[1]);
    expect(numbers).toHaveLength(84);
    expect(Object.keys(rules)).toEqual(numbers);
    const sentences = Object.values(rules);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(flawed(sentenceFlaws, language, sentences)).toEqual([]);
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

  test('title, invitation and options are sound, and every value of a choice has a label', () => {
    const options = Object.values(text.options);
    expect(flawed(sentenceFlaws, language, [text.invitation, ...options.map(({ help }) => help)])).toEqual([]);
    const labels = options.flatMap(({ label, values }) => [label, ...Object.values(values)]);
    expect(flawed(labelFlaws, language, [text.title, ...labels])).toEqual([]);
    for (const [name, option] of Object.entries(trailsOfTucana.options)) {
      const values = option.kind === 'choice' ? option.values.map(String) : [];
      const labelled = Object.entries(text.options).find(([each]) => each === name)?.[1].values ?? {};
      expect(Object.keys(labelled).sort()).toEqual(values.sort());
    }
  });

  test.each([
    { seats: 1, options: {} },
    { seats: 2, options: { specialBonus: true, randomStart: true } },
    { seats: 5, options: { specialBonus: true, symmetry: true } },
  ])('a whole game of $seats seats is told without a flaw', ({ seats, options }) => {
    const sentences = new Set<string>();
    const labels = new Set<string>();
    const random = new Random(seats);
    const played = open(trailsOfTucana, { seats, options, seed: `told to ${seats}` });
    const people = ['Ada', 'Bruno', 'Chiara', 'Dario', 'Elsa'].slice(0, seats);
    const tell = (reader: Seat): TextContext => ({
      state: view(played, reader).state,
      reader,
      names: people,
      content: trailsOfTucana.content,
    });
    for (const { fact } of openingFacts(played)) sentences.add(sayFact(text, fact, tell(0)));
    for (let asked = asks(played); asked.length > 0; asked = asks(played)) {
      const seat = asked[random.below(asked.length)]?.seat ?? 0;
      const offered = choices(played, seat);
      for (const { action, why } of offered) {
        labels.add(sayAction(text, action, tell(seat)));
        if (why !== undefined) sentences.add(sayReason(text, why, tell(seat)));
      }
      for (const each of asked) if (each.must) sentences.add(sayAsk(text, each.seat, tell(seat)));
      const possible = offered.filter(({ why }) => why === undefined);
      const done = play(played, seat, possible[random.below(possible.length)]?.action);
      if (done.why !== undefined) throw new Error(`Offered, and refused: ${done.why.why}.`);
      for (const { fact } of done.facts) sentences.add(sayFact(text, fact, tell(seat)));
    }
    const why = outcome(played)?.why;
    sentences.add(why === undefined ? '' : (text.endings[why.why]?.(why, tell(0)) ?? ''));
    expect(flawed(sentenceFlaws, language, [...sentences])).toEqual([]);
    expect(flawed(labelFlaws, language, [...labels])).toEqual([]);
    expect(sentences.size).toBeGreaterThan(50);
  });
});

test('the languages differ in everything but names that are the same in both', () => {
  for (const fact of all<Fact>(FACTS)) expect(sayFact(en, fact, telling())).not.toBe(sayFact(fr, fact, telling()));
  for (const why of all<Reason>(REASONS)) expect(sayReason(en, why, telling())).not.toBe(sayReason(fr, why, telling()));
  for (const card of CARDS) expect(english.cards[card]).not.toBe(french.cards[card]);
  for (const [number, words] of Object.entries(englishRules))
    expect(frenchRules[number as keyof typeof frenchRules]).not.toBe(words);
});

const ofFact = (fact: Fact, reader?: Seat) => (text: typeof en) => sayFact(text, fact, telling(reader));
const ofAction = (action: Action, reader?: Seat, draft?: Draft) => (text: typeof en) =>
  sayAction(text, action, telling(reader, draft));
const ofReason = (why: Reason, reader?: Seat) => (text: typeof en) => sayReason(text, why, telling(reader));
const ofAsk = (draft: Draft, reader?: Seat) => (text: typeof en) => ask(text, STEPS.draw[0]!, reader, draft);

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
