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
import { ADVENTURERS, START_TILES } from '../content/adventurers.ts';
import type { Card } from '../content/cards.ts';
import { TILES, type Tile } from '../content/tiles.ts';
import type { Action } from '../rules/actions.ts';
import type { Fact, Loss } from '../rules/facts.ts';
import { forbiddenIsland } from '../rules/game.ts';
import type { Reason } from '../rules/reasons.ts';
import type { Step } from '../rules/state.ts';
import type { ForbiddenIsland } from '../rules/types.ts';
import type { TextContext } from '../text/context.ts';
import { de, names as german } from '../text/de/index.ts';
import { rules as germanRules } from '../text/de/rules.ts';
import { en, names as english } from '../text/en/index.ts';
import { rules as englishRules } from '../text/en/rules.ts';
import { fr, names as french } from '../text/fr/index.ts';
import { rules as frenchRules } from '../text/fr/rules.ts';

const LANGUAGES = [
  { language: 'en', text: en, names: english, rules: englishRules, you: /\b(you|your|yourself)\b/i },
  { language: 'fr', text: fr, names: french, rules: frenchRules, you: /(?<!\p{L})(vous|votre|vos)(?!\p{L})/iu },
  {
    language: 'de',
    text: de,
    names: german,
    rules: germanRules,
    you: /(?<!\p{L})(du|dich|dir|deine?[mnrs]?)(?!\p{L})/iu,
  },
] as const;

// Diamond with the tiles in the order of the box: Fools' Landing at c1, Coral Palace at a4, Watchtower at d6.
// Ada is the Pilot, Bruno the Navigator, Chiara the Diver.
const table = open(forbiddenIsland, {
  seats: 3,
  seed: 'text',
  options: { adventurers: ['pilot', 'navigator', 'diver'], firstSeat: 0 },
});
const state = { ...view(table, 'watcher').state, island: { layout: 'diamond', tiles: TILES } } as const;
const telling = (reader?: Seat): TextContext => ({
  state,
  reader,
  names: ['Ada', 'Bruno', 'Chiara'],
  content: null,
});
const READERS = [undefined, 0, 1, 2];

// Samples: one or more of every kind. A kind without a sample does not compile.

type Samples<U, Key extends keyof U> = { readonly [K in U[Key] & string]: readonly Extract<U, Record<Key, K>>[] };

const LOSSES: Samples<Loss, 'why'> = {
  foolsLanding: [{ why: 'foolsLanding' }],
  treasure: [
    { why: 'treasure', treasure: 'earth' },
    { why: 'treasure', treasure: 'water' },
  ],
  drowned: [{ why: 'drowned', seat: 1 }],
  skull: [{ why: 'skull' }],
  givenUp: [{ why: 'givenUp' }],
};

const FACTS: Samples<Fact, 'fact'> = {
  opened: [{ fact: 'opened', seats: 3, difficulty: 'novice', layout: 'bay-of-gulls', mark: 1 }],
  tileLaid: [{ fact: 'tileLaid', tile: 'observatory', space: 'c3' }],
  adventurerDealt: ADVENTURERS.map((adventurer) => ({
    fact: 'adventurerDealt',
    seat: 1,
    adventurer,
    tile: START_TILES[adventurer],
  })),
  cardDealt: [
    { fact: 'cardDealt', seat: 1, card: 'earth' },
    { fact: 'cardDealt', seat: 1, card: 'sandbags' },
  ],
  dealtAgain: [{ fact: 'dealtAgain', seat: 1 }],
  turnBegan: [{ fact: 'turnBegan', seat: 1, number: 7 }],
  actionsEnded: [
    { fact: 'actionsEnded', seat: 1, unused: 0 },
    { fact: 'actionsEnded', seat: 1, unused: 1 },
    { fact: 'actionsEnded', seat: 1, unused: 2 },
  ],
  moved: [
    { fact: 'moved', seat: 1, from: 'iron-gate', to: 'coral-palace', how: 'walk', by: 1 },
    { fact: 'moved', seat: 2, from: 'iron-gate', to: 'coral-palace', how: 'dive', by: 2 },
    { fact: 'moved', seat: 0, from: 'iron-gate', to: 'coral-palace', how: 'fly', by: 0 },
    { fact: 'moved', seat: 2, from: 'iron-gate', to: 'coral-palace', how: 'guided', by: 1 },
    { fact: 'moved', seat: 1, from: 'iron-gate', to: 'coral-palace', how: 'lifted', by: 1 },
    { fact: 'moved', seat: 1, from: 'iron-gate', to: 'coral-palace', how: 'lifted', by: 0 },
    { fact: 'moved', seat: 1, from: 'iron-gate', to: 'coral-palace', how: 'swam', by: 1 },
    { fact: 'moved', seat: 0, from: 'iron-gate', to: 'coral-palace', how: 'swam', by: 0 },
  ],
  shoredUp: [
    { fact: 'shoredUp', tiles: ['watchtower', 'observatory'], by: 1, how: 'action' },
    { fact: 'shoredUp', tiles: ['dunes-of-deception'], by: 1, how: 'sandbags' },
  ],
  gave: [{ fact: 'gave', from: 0, to: 1, card: 'fire' }],
  captured: [{ fact: 'captured', seat: 1, treasure: 'fire', tile: 'cave-of-embers' }],
  discarded: [
    { fact: 'discarded', seat: 1, card: 'fire', why: 'limit' },
    { fact: 'discarded', seat: 1, card: 'fire', why: 'capture' },
    { fact: 'discarded', seat: 1, card: 'helicopter-lift', why: 'played' },
  ],
  drew: [
    { fact: 'drew', seat: 1, card: 'fire', nth: 1 },
    { fact: 'drew', seat: 1, card: 'waters-rise', nth: 2 },
  ],
  watersRose: [
    { fact: 'watersRose', mark: 3, floodCards: 3 },
    { fact: 'watersRose', mark: 4, floodCards: 3 },
    { fact: 'watersRose', mark: 10, floodCards: 0 },
  ],
  floodStacked: [
    { fact: 'floodStacked', count: 1, tiles: ['watchtower'] },
    { fact: 'floodStacked', count: 3, tiles: ['watchtower', 'lost-lagoon', 'iron-gate'] },
  ],
  treasureRenewed: [
    { fact: 'treasureRenewed', count: 7 },
    { fact: 'treasureRenewed', count: 13 },
  ],
  handFull: [{ fact: 'handFull', seat: 1 }],
  played: [{ fact: 'played', seat: 1, card: 'helicopter-lift', window: 'actions' }],
  passed: [
    { fact: 'passed', seat: 1, until: 'window' },
    { fact: 'passed', seat: 1, until: 'turn' },
  ],
  floodCard: [{ fact: 'floodCard', tile: 'watchtower', nth: 2, of: 3 }],
  flooded: [{ fact: 'flooded', tile: 'cliffs-of-abandon' }],
  sank: [
    { fact: 'sank', tile: 'watchtower', pawns: [] },
    { fact: 'sank', tile: 'watchtower', pawns: [1, 2, 0] },
  ],
  floodRenewed: [
    { fact: 'floodRenewed', count: 1 },
    { fact: 'floodRenewed', count: 12 },
  ],
  mustSwim: [{ fact: 'mustSwim', seat: 1 }],
  drowning: [
    { fact: 'drowning', seat: 1, asked: [0] },
    { fact: 'drowning', seat: 1, asked: [0, 1] },
  ],
  liftedOff: [{ fact: 'liftedOff', seat: 1 }],
  won: [{ fact: 'won' }],
  lost: Object.values(LOSSES).flatMap((losses) => losses.map((loss) => ({ fact: 'lost' as const, ...loss }))),
};

const ACTIONS: Samples<Action, 'act'> = {
  move: [
    { act: 'move', to: 'a4' },
    { act: 'move', to: 'a1' },
  ],
  fly: [{ act: 'fly', to: 'a4' }],
  guide: [{ act: 'guide', pawn: 2, to: 'a4' }],
  shoreUp: [
    { act: 'shoreUp', tiles: ['a4'] },
    { act: 'shoreUp', tiles: ['a4', 'd6'] },
  ],
  give: [{ act: 'give', card: 'fire', to: 1 }],
  take: [{ act: 'take', card: 'earth', from: 1 }],
  capture: [{ act: 'capture', treasure: 'wind' }],
  endActions: [{ act: 'endActions' }],
  sandbags: [{ act: 'sandbags', on: 'd6' }],
  lift: [
    { act: 'lift', pawns: [1], to: 'a4' },
    { act: 'lift', pawns: [0, 1, 2], to: 'a4' },
  ],
  liftOff: [{ act: 'liftOff' }],
  pass: [
    { act: 'pass', until: 'window' },
    { act: 'pass', until: 'turn' },
  ],
  discard: [
    { act: 'discard', card: 'water' },
    { act: 'discard', card: 'sandbags' },
  ],
  swim: [{ act: 'swim', to: 'a4' }],
};

const REASONS: Samples<Reason, 'why'> = {
  notYourTurn: [{ why: 'notYourTurn', whose: 1 }],
  noActionsLeft: [{ why: 'noActionsLeft' }],
  actionsOver: [{ why: 'actionsOver' }],
  mustDiscardFirst: [{ why: 'mustDiscardFirst', seat: 1 }],
  mustSwimFirst: [{ why: 'mustSwimFirst', seat: 1 }],
  alreadyThere: [{ why: 'alreadyThere' }],
  openSea: [{ why: 'openSea' }],
  tileMissing: [{ why: 'tileMissing', tile: 'coral-palace' }],
  notAdjacent: [{ why: 'notAdjacent', tile: 'coral-palace' }],
  onlyDiagonal: [{ why: 'onlyDiagonal', tile: 'coral-palace' }],
  noDive: [{ why: 'noDive', tile: 'coral-palace' }],
  cannotStopOnMissing: [{ why: 'cannotStopOnMissing', tile: 'coral-palace' }],
  onlyPilotFlies: [{ why: 'onlyPilotFlies' }],
  alreadyFlown: [{ why: 'alreadyFlown' }],
  onlyNavigatorGuides: [{ why: 'onlyNavigatorGuides' }],
  notYourOwnPawn: [{ why: 'notYourOwnPawn' }],
  pawnAlreadyThere: [{ why: 'pawnAlreadyThere', seat: 1 }],
  moreThanTwoSteps: [{ why: 'moreThanTwoSteps', tile: 'coral-palace' }],
  missingInTheWay: [{ why: 'missingInTheWay', tile: 'coral-palace' }],
  pilotDoesNotFly: [{ why: 'pilotDoesNotFly' }],
  diverDivesOne: [{ why: 'diverDivesOne' }],
  notFlooded: [{ why: 'notFlooded', tile: 'coral-palace' }],
  outOfReach: [{ why: 'outOfReach', tile: 'coral-palace' }],
  onlyEngineerTakesTwo: [{ why: 'onlyEngineerTakesTwo' }],
  nameTwoDifferent: [{ why: 'nameTwoDifferent' }],
  notOnSameTile: [{ why: 'notOnSameTile', seat: 1, tile: 'coral-palace' }],
  specialNotGiven: [{ why: 'specialNotGiven', card: 'sandbags' }],
  cardNotHeld: [
    { why: 'cardNotHeld', card: 'fire' },
    { why: 'cardNotHeld', card: 'sandbags' },
  ],
  notToYourself: [{ why: 'notToYourself' }],
  cardsNotTaken: [{ why: 'cardsNotTaken' }],
  noTreasureHere: [{ why: 'noTreasureHere', tile: 'coral-palace' }],
  alreadyCaptured: [{ why: 'alreadyCaptured', treasure: 'earth' }],
  tooFewCards: [
    { why: 'tooFewCards', have: 0, treasure: 'fire' },
    { why: 'tooFewCards', have: 3, treasure: 'fire' },
  ],
  cardsForAnotherTile: [
    { why: 'cardsForAnotherTile', treasure: 'earth', tiles: ['temple-of-the-moon', 'temple-of-the-sun'] },
  ],
  onlyActiveEnds: [{ why: 'onlyActiveEnds', whose: 1 }],
  noSandbags: [{ why: 'noSandbags' }],
  nothingFlooded: [{ why: 'nothingFlooded' }],
  noLift: [{ why: 'noLift' }],
  namePawn: [{ why: 'namePawn' }],
  pawnsApart: [{ why: 'pawnsApart' }],
  pawnsAlreadyThere: [{ why: 'pawnsAlreadyThere' }],
  treasuresMissing: [
    { why: 'treasuresMissing', treasures: ['earth'] },
    { why: 'treasuresMissing', treasures: ['earth', 'wind', 'water'] },
  ],
  notAllOnLanding: [
    { why: 'notAllOnLanding', seats: [1] },
    { why: 'notAllOnLanding', seats: [0, 1, 2] },
  ],
  handWithinLimit: [{ why: 'handWithinLimit' }],
  anotherMustDiscard: [{ why: 'anotherMustDiscard', seat: 1 }],
  pawnSafe: [{ why: 'pawnSafe' }],
  nearerTile: [
    { why: 'nearerTile', steps: 1 },
    { why: 'nearerTile', steps: 2 },
  ],
  anotherSwimsFirst: [{ why: 'anotherSwimsFirst', seat: 1 }],
  nothingToPass: [{ why: 'nothingToPass' }],
  mustDiscard: [{ why: 'mustDiscard' }],
  mustSwim: [{ why: 'mustSwim' }],
};

const STEPS: Pick<Samples<Step, 'do'>, ForbiddenIsland['Asks']> = {
  actions: [3, 2, 1, 0].map((left) => ({ do: 'actions', left, flown: false })),
  window: [{ do: 'window', passed: [] }],
  discard: [{ do: 'discard', seat: 1 }],
  swim: [{ do: 'swim', from: 12 }],
  drowning: [
    { do: 'drowning', seat: 1, passed: [] },
    { do: 'drowning', seat: 2, passed: [] },
  ],
};

const all = <S>(samples: { readonly [kind: string]: readonly S[] }): S[] => Object.values(samples).flat();

/** What is asked of Bruno at a step. */
const ask = (text: typeof en, step: Step, reader?: Seat): string => {
  const told = telling(reader);
  return sayAsk(text, 1, { ...told, state: { ...told.state, agenda: [step] } });
};

const ending = (text: typeof en, why: Loss | { why: 'won' }, reader?: Seat): string =>
  text.endings[why.why]?.({ ...why }, telling(reader)) ?? '';

const ofFact = (fact: Fact, reader?: Seat) => (text: typeof en) => sayFact(text, fact, telling(reader));
const ofAction = (action: Action, reader?: Seat) => (text: typeof en) => sayAction(text, action, telling(reader));
const ofReason = (why: Reason, reader?: Seat) => (text: typeof en) => sayReason(text, why, telling(reader));
const ofReasonAt = (step: Step, why: Reason, reader?: Seat) => (text: typeof en) =>
  sayReason(text, why, { ...telling(reader), state: { ...state, agenda: [step] } });
const ofStep = (step: Step, reader?: Seat) => (text: typeof en) => ask(text, step, reader);
/** Bruno has six cards, and all that is not of the earth is this one. */
const ofSixWith = (last: Card) => (text: typeof en) => {
  const hands = [[], [...Array.from({ length: 5 }, () => 'earth' as const), last], []];
  return sayAsk(text, 1, { ...telling(1), state: { ...state, hands, agenda: [{ do: 'discard', seat: 1 }] } });
};
const walk = (to: Tile): Fact => ({ fact: 'moved', seat: 1, from: 'iron-gate', to, how: 'walk', by: 1 });
const dive = (to: Tile): Fact => ({ fact: 'moved', seat: 2, from: 'iron-gate', to, how: 'dive', by: 2 });

/** Sentences in which a tile is subject, object, place, goal and origin. */
const sentencesAbout = (tile: Tile) => [
  ofFact(walk(tile)),
  ofFact(dive(tile)),
  ofFact({ fact: 'moved', seat: 0, from: tile, to: 'iron-gate', how: 'fly', by: 0 }),
  ofFact({ fact: 'flooded', tile }),
  ofFact({ fact: 'sank', tile, pawns: [] }),
  ofFact({ fact: 'captured', seat: 1, treasure: 'fire', tile }),
  ofReason({ why: 'tileMissing', tile }),
  ofReason({ why: 'notFlooded', tile }),
  ofReason({ why: 'missingInTheWay', tile }),
];

describe.each(LANGUAGES)('in $language', ({ language, text, names, rules, you }) => {
  test.each(READERS)('every fact is a sound sentence for reader %s', (reader) => {
    const told = all<Fact>(FACTS).map((fact) => sayFact(text, fact, telling(reader)));
    expect(flawed(sentenceFlaws, language, told)).toEqual([]);
  });

  test.each(READERS)('every action is a sound label for reader %s', (reader) => {
    const labels = all<Action>(ACTIONS).map((action) => sayAction(text, action, telling(reader)));
    expect(flawed(labelFlaws, language, labels)).toEqual([]);
  });

  test.each(READERS)('every reason is a sound sentence for reader %s', (reader) => {
    const reasons = all<Reason>(REASONS).map((why) => sayReason(text, why, telling(reader)));
    expect(flawed(sentenceFlaws, language, reasons)).toEqual([]);
  });

  test.each(READERS)('every ask is a sound sentence for reader %s', (reader) => {
    const asked = all<Step>(STEPS).map((step) => ask(text, step, reader));
    expect(flawed(sentenceFlaws, language, asked)).toEqual([]);
  });

  test.each(READERS)('every ending is a sound sentence for reader %s', (reader) => {
    const endings = [...all<Loss>(LOSSES), { why: 'won' } as const].map((why) => ending(text, why, reader));
    expect(flawed(sentenceFlaws, language, endings)).toEqual([]);
    expect(new Set(endings).size).toBe(endings.length);
  });

  test('there is a sample of everything that can be said', () => {
    expect(Object.keys(text.facts).sort()).toEqual(Object.keys(FACTS).sort());
    expect(Object.keys(text.actions).sort()).toEqual(Object.keys(ACTIONS).sort());
    expect(Object.keys(text.reasons).sort()).toEqual(Object.keys(REASONS).sort());
    const asking = Object.entries(forbiddenIsland.steps).filter(([, rules]) => rules.asks !== undefined);
    expect(Object.keys(text.asks).sort()).toEqual(asking.map(([kind]) => kind).sort());
    expect(Object.keys(STEPS).sort()).toEqual(Object.keys(text.asks).sort());
    expect(Object.keys(text.endings).sort()).toEqual([...Object.keys(LOSSES), 'won'].sort());
  });

  test('nothing is shouted, but for the name of a card', () => {
    const told = READERS.flatMap((reader) => all<Fact>(FACTS).map((fact) => sayFact(text, fact, telling(reader))));
    const loud = told.filter((words) => words.replaceAll(names.cards['waters-rise'], '').includes('!'));
    expect(loud).toEqual([]);
  });

  test('no two reasons say the same', () => {
    const said = new Map<string, string[]>();
    for (const [why, [sample]] of Object.entries(REASONS)) {
      if (sample === undefined) continue;
      const words = sayReason(text, sample, telling(0));
      said.set(words, [...(said.get(words) ?? []), why]);
    }
    expect([...said.values()].filter((whys) => whys.length > 1)).toEqual([]);
  });

  test('every tile is at home in every sentence that names one', () => {
    for (const tile of TILES) {
      const sentences = sentencesAbout(tile).map((say) => say(text));
      expect(flawed(sentenceFlaws, language, sentences)).toEqual([]);
      expect(sentences.filter((words) => !words.includes(names.tiles[tile]))).toEqual([]);
    }
  });

  test('a watcher is never addressed in a fact', () => {
    const told = all<Fact>(FACTS).map((fact) => sayFact(text, fact, telling()));
    expect(told.filter((words) => you.test(words))).toEqual([]);
  });

  test('a fact about a seat says "you" to that seat and the name to the others', () => {
    for (const fact of all<Fact>(FACTS)) {
      if (!('seat' in fact)) continue;
      const name = telling().names[fact.seat] ?? '';
      expect(sayFact(text, fact, telling(fact.seat))).toMatch(you);
      expect(sayFact(text, fact, telling(fact.seat))).not.toContain(name);
      expect(sayFact(text, fact, telling())).toContain(name);
    }
  });

  test('an ask says "you" to the seat that is asked, and the name to the others', () => {
    for (const kind of ['actions', 'window', 'discard', 'swim', 'drowning'] as const) {
      for (const step of STEPS[kind]) {
        expect(ask(text, step, 1)).toMatch(you);
        expect(ask(text, step)).not.toMatch(you);
        expect(ask(text, step)).toContain('Bruno');
      }
    }
  });

  test('a duty out of turn begins with "You must"', () => {
    const must = { en: /^You must /, fr: /^Vous devez /, de: /^Du musst / }[language];
    for (const kind of ['swim', 'drowning'] as const) {
      for (const step of STEPS[kind]) expect(ask(text, step, 1)).toMatch(must);
    }
  });

  test('every rule of the ledger has a sentence of its own, and nothing else has', () => {
    const ledger = readFileSync(new URL('../../../docs/rules/forbidden-island.md', import.meta.url), 'utf8');
    const numbers = [...ledger.matchAll(/^- \*\*(FI-\d+)\*\*/gm)].map((match) => match[1]);
    expect(numbers.length).toBeGreaterThan(100);
    expect(Object.keys(rules)).toEqual(numbers);
    const sentences = Object.values(rules);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(flawed(sentenceFlaws, language, sentences)).toEqual([]);
  });

  test('every name is sound, and no two things of a kind share one', () => {
    for (const kind of [names.tiles, names.treasures, names.cards, names.layouts, names.difficulties]) {
      const called = Object.values(kind);
      expect(flawed(labelFlaws, language, called)).toEqual([]);
      expect(new Set(called).size).toBe(called.length);
    }
    const powers = Object.values(names.adventurers).map(({ power }) => power);
    expect(flawed(sentenceFlaws, language, powers)).toEqual([]);
  });

  test('title, invitation and options are sound, and every value of a choice has a label', () => {
    const options = Object.values(text.options);
    expect(flawed(sentenceFlaws, language, [text.invitation, ...options.map(({ help }) => help)])).toEqual([]);
    const labels = options.flatMap(({ label, values }) => [label, ...Object.values(values)]);
    expect(flawed(labelFlaws, language, [text.title, ...labels])).toEqual([]);
    for (const [name, option] of Object.entries(forbiddenIsland.options)) {
      const values = [option.default, ...(option.kind === 'seat' ? [] : option.values)].map(String);
      const labelled = Object.entries(text.options).find(([each]) => each === name)?.[1].values ?? {};
      expect(Object.keys(labelled)).toEqual(expect.arrayContaining(values));
    }
  });

  test.each([2, 3, 4])('a whole game of %i seats is told without a flaw', (seats) => {
    const sentences = new Set<string>();
    const labels = new Set<string>();
    const random = new Random(seats);
    const played = open(forbiddenIsland, { seats, seed: `told to ${seats}` });
    const people = ['Ada', 'Bruno', 'Chiara', 'Dario'].slice(0, seats);
    const tell = (reader: Seat): TextContext => ({
      state: view(played, reader).state,
      reader,
      names: people,
      content: null,
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
      const action = possible[random.below(possible.length)]?.action;
      if (action === undefined) throw new Error(`Seat ${seat} is asked and has no choice.`);
      const done = play(played, seat, action);
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

test.each(LANGUAGES.slice(1))('everything but names differs from English in $language', ({ text, names, rules }) => {
  expect(TILES.filter((tile) => names.tiles[tile] === english.tiles[tile])).toEqual([]);
  for (const fact of all<Fact>(FACTS)) expect(sayFact(text, fact, telling())).not.toBe(sayFact(en, fact, telling()));
  for (const why of all<Reason>(REASONS))
    expect(sayReason(text, why, telling())).not.toBe(sayReason(en, why, telling()));
  const same = Object.entries(rules).filter(([number, words]) =>
    Object.entries(englishRules).some(([n, said]) => n === number && said === words),
  );
  expect(same).toEqual([]);
});

type Said = readonly [say: (text: typeof en) => string, en: string, fr: string];
const SAID: readonly Said[] = [
  [ofFact(walk('coral-palace')), 'Bruno moved to Coral Palace.', 'Bruno a rejoint le Palais de Corail.'],
  [ofFact(walk('coral-palace'), 1), 'You moved to Coral Palace.', 'Vous avez rejoint le Palais de Corail.'],
  [
    ofFact(dive('howling-garden')),
    'Chiara dived to Howling Garden.',
    'Chiara a plongé jusqu’au Jardin des Hurlements.',
  ],
  [ofFact(dive('bronze-gate')), 'Chiara dived to Bronze Gate.', 'Chiara a plongé jusqu’à la Porte de Bronze.'],
  [ofFact(dive('observatory')), 'Chiara dived to Observatory.', 'Chiara a plongé jusqu’à l’Observatoire.'],
  [
    ofFact(dive('cliffs-of-abandon')),
    'Chiara dived to Cliffs of Abandon.',
    'Chiara a plongé jusqu’aux Falaises de l’Oubli.',
  ],
  [
    ofFact({ fact: 'moved', seat: 0, from: 'observatory', to: 'lost-lagoon', how: 'fly', by: 0 }),
    'Ada flew from Observatory to Lost Lagoon.',
    'Ada a volé de l’Observatoire jusqu’au Lagon perdu.',
  ],
  [
    ofFact({ fact: 'moved', seat: 2, from: 'iron-gate', to: 'coral-palace', how: 'guided', by: 1 }, 2),
    'Bruno guided you to Coral Palace.',
    'Bruno a guidé votre pion jusqu’au Palais de Corail.',
  ],
  [
    ofFact({ fact: 'moved', seat: 0, from: 'iron-gate', to: 'coral-palace', how: 'swam', by: 0 }),
    'Ada flew to safety on Coral Palace.',
    'Ada a volé jusqu’au Palais de Corail.',
  ],
  [
    ofFact({ fact: 'gave', from: 0, to: 1, card: 'earth' }, 1),
    'Ada gave you an Earth card.',
    'Ada vous a donné une carte Terre.',
  ],
  [
    ofFact({ fact: 'drew', seat: 1, card: 'waters-rise', nth: 1 }),
    'Bruno drew Waters Rise!',
    'Bruno a pioché une carte Montée des eaux.',
  ],
  [
    ofFact({ fact: 'actionsEnded', seat: 1, unused: 1 }),
    'Bruno left one action unused.',
    'Bruno a renoncé à une action.',
  ],
  [
    ofFact({ fact: 'treasureRenewed', count: 13 }),
    'The treasure draw pile ran out: 13 discarded cards make a new one.',
    'La pioche Trésor était vide\u202f: 13 cartes défaussées forment la nouvelle.',
  ],
  [
    ofFact({ fact: 'flooded', tile: 'cliffs-of-abandon' }),
    'Cliffs of Abandon flooded.',
    'Les Falaises de l’Oubli sont inondées.',
  ],
  [
    ofFact({ fact: 'sank', tile: 'watchtower', pawns: [0, 1, 2] }),
    'Watchtower sank under Ada, Bruno and Chiara.',
    'La Tour du Guet a sombré sous Ada, Bruno et Chiara.',
  ],
  [
    ofFact({ fact: 'sank', tile: 'watchtower', pawns: [0, 1] }, 0),
    'Watchtower sank under Bruno and you.',
    'La Tour du Guet a sombré sous Bruno et vous.',
  ],
  [ofAction({ act: 'move', to: 'a4' }), 'Move to Coral Palace', 'Rejoindre le Palais de Corail'],
  [ofAction({ act: 'move', to: 'a1' }), 'Move to the open sea', 'Rejoindre la pleine mer'],
  [
    ofAction({ act: 'lift', pawns: [0, 1], to: 'd6' }, 0),
    'Airlift Bruno and yourself to Watchtower',
    'Transporter Bruno et votre pion en hélicoptère jusqu’à la Tour du Guet',
  ],
  [ofAction({ act: 'swim', to: 'd6' }, 1), 'Swim to Watchtower', 'Nager jusqu’à la Tour du Guet'],
  [ofAction({ act: 'swim', to: 'd6' }, 0), 'Fly to Watchtower', 'Voler jusqu’à la Tour du Guet'],
  [
    ofReason({ why: 'tooFewCards', have: 3, treasure: 'water' }),
    'You have three of the four Water cards you need.',
    'Vous avez trois des quatre cartes Eau nécessaires.',
  ],
  [
    ofReason({ why: 'notAllOnLanding', seats: [1] }),
    'It’s too early to leave: Bruno is not on Fools’ Landing yet.',
    'Il est trop tôt pour partir\u202f: Bruno n’est pas encore à l’Héliport.',
  ],
  [
    ofReason({ why: 'notAllOnLanding', seats: [0] }, 0),
    'It’s too early to leave: you are not on Fools’ Landing yet.',
    'Il est trop tôt pour partir\u202f: vous n’êtes pas encore à l’Héliport.',
  ],
  [
    ofReason({ why: 'nothingFlooded' }, 1),
    'No tile is flooded: keep your Sandbags for later.',
    'Aucune tuile n’est inondée\u202f: gardez vos sacs de sable pour plus tard.',
  ],
  [
    ofReasonAt({ do: 'discard', seat: 1 }, { why: 'nothingFlooded' }, 1),
    'No tile is flooded, so you can’t play your Sandbags: discard a card.',
    'Aucune tuile n’est inondée\u202f: vos sacs de sable ne peuvent pas servir, défaussez une carte.',
  ],
  [
    ofReasonAt({ do: 'discard', seat: 1 }, { why: 'nothingFlooded' }, 0),
    'No tile is flooded: keep your Sandbags for later.',
    'Aucune tuile n’est inondée\u202f: gardez vos sacs de sable pour plus tard.',
  ],
  [
    ofFact({ fact: 'opened', seats: 3, difficulty: 'normal', layout: 'diamond', mark: 2 }),
    'Three adventurers came ashore. Island: Forbidden Island. Difficulty: Normal. The water is at mark 2.',
    'Trois aventuriers ont débarqué. Île\u202f: Île interdite. Difficulté\u202f: Normal. L’eau est au cran 2.',
  ],
  [
    ofFact({ fact: 'watersRose', mark: 4, floodCards: 3 }),
    'The water rose to mark 4: still three flood cards per turn.',
    'L’eau a atteint le cran 4\u202f: toujours trois cartes Inondation par tour.',
  ],
  [
    ofFact({ fact: 'watersRose', mark: 6, floodCards: 4 }),
    'The water rose to mark 6: four flood cards per turn from now on.',
    'L’eau a atteint le cran 6\u202f: désormais quatre cartes Inondation par tour.',
  ],
  [
    ofSixWith('sandbags'),
    'You have six cards: discard one, or play a special card.',
    'Vous avez six cartes\u202f: défaussez-en une, ou jouez une carte spéciale.',
  ],
  [ofSixWith('fire'), 'You have six cards: discard one.', 'Vous avez six cartes\u202f: défaussez-en une.'],
  [
    ofStep({ do: 'actions', left: 2, flown: false }, 1),
    'Bruno, you have two actions left.',
    'Bruno, il vous reste deux actions.',
  ],
  [ofStep({ do: 'actions', left: 1, flown: false }), 'Bruno has one action left.', 'Il reste une action à Bruno.'],
  [
    ofStep({ do: 'actions', left: 0, flown: false }),
    'Bruno has no actions left.',
    'Il ne reste aucune action à Bruno.',
  ],
];

test.each(SAID.map(([say, inEnglish, inFrench]) => ({ say, inEnglish, inFrench })))(
  '$inEnglish',
  ({ say, inEnglish, inFrench }) => {
    expect(say(en)).toBe(inEnglish);
    expect(say(fr)).toBe(inFrench);
  },
);

test.each<readonly [german: string, say: (text: typeof en) => string]>([
  ['Bruno ist zum Korallenpalast gegangen.', ofFact(walk('coral-palace'))],
  ['Du bist zum Korallenpalast gegangen.', ofFact(walk('coral-palace'), 1)],
  ['Chiara ist zur Höhle der Glut getaucht.', ofFact(dive('cave-of-embers'))],
  ['Chiara ist zu den Klippen des Vergessens getaucht.', ofFact(dive('cliffs-of-abandon'))],
  [
    'Ada ist vom Observatorium zur Lagune der Verlorenen geflogen.',
    ofFact({ fact: 'moved', seat: 0, from: 'observatory', to: 'lost-lagoon', how: 'fly', by: 0 }),
  ],
  [
    'Bruno hat dich zum Korallenpalast gelotst.',
    ofFact({ fact: 'moved', seat: 2, from: 'iron-gate', to: 'coral-palace', how: 'guided', by: 1 }, 2),
  ],
  [
    'Bruno spielt den Boten und beginnt am Silbertor.',
    ofFact({ fact: 'adventurerDealt', seat: 1, adventurer: 'messenger', tile: 'silver-gate' }),
  ],
  ['Ada hat dir eine Erde-Karte gegeben.', ofFact({ fact: 'gave', from: 0, to: 1, card: 'earth' }, 1)],
  ['Bruno hat eine Karte „Die Flut steigt!“ gezogen.', ofFact({ fact: 'drew', seat: 1, card: 'waters-rise', nth: 1 })],
  ['Bruno hat eine Aktion verfallen lassen.', ofFact({ fact: 'actionsEnded', seat: 1, unused: 1 })],
  [
    'Du hast in der Höhle der Glut den Kristall des Feuers geborgen.',
    ofFact({ fact: 'captured', seat: 1, treasure: 'fire', tile: 'cave-of-embers' }, 1),
  ],
  ['Die Klippen des Vergessens wurden überflutet.', ofFact({ fact: 'flooded', tile: 'cliffs-of-abandon' })],
  ['Der Wachturm ist unter Bruno und dir versunken.', ofFact({ fact: 'sank', tile: 'watchtower', pawns: [0, 1] }, 0)],
  [
    'Das Wasser ist auf Marke 6 gestiegen: ab jetzt vier Flutkarten pro Zug.',
    ofFact({ fact: 'watersRose', mark: 6, floodCards: 4 }),
  ],
  [
    'Ada kann nirgendwohin schwimmen; Bruno oder du kannst noch den Hubschrauber schicken.',
    ofFact({ fact: 'drowning', seat: 0, asked: [1, 2] }, 2),
  ],
  ['Zum Korallenpalast gehen', ofAction({ act: 'move', to: 'a4' })],
  ['Aufs offene Meer gehen', ofAction({ act: 'move', to: 'a1' })],
  ['Bruno und dich mit dem Hubschrauber zum Wachturm fliegen', ofAction({ act: 'lift', pawns: [0, 1], to: 'd6' }, 0)],
  ['Du hast drei der vier nötigen Wasser-Karten.', ofReason({ why: 'tooFewCards', have: 3, treasure: 'water' })],
  [
    'Es ist zu früh zum Abheben: Du bist noch nicht auf dem Landeplatz der Narren.',
    ofReason({ why: 'notAllOnLanding', seats: [0] }, 0),
  ],
  [
    'Es ist zu früh zum Abheben: Bruno und du seid noch nicht auf dem Landeplatz der Narren.',
    ofReason({ why: 'notAllOnLanding', seats: [0, 1] }, 0),
  ],
  ['Du hast sechs Karten: Leg eine ab, oder spiel eine Sonderkarte.', ofSixWith('sandbags')],
  ['Bruno, du hast noch zwei Aktionen.', ofStep({ do: 'actions', left: 2, flown: false }, 1)],
  ['Bruno hat keine Aktionen mehr.', ofStep({ do: 'actions', left: 0, flown: false })],
])('%s', (german, say) => {
  expect(say(de)).toBe(german);
});
