import { open, type Seat, sayAction, sayAsk, sayFact, sayReason, view } from '@skerry/engine';
import { flawed, labelFlaws, sentenceFlaws, textBattery } from '@skerry/speech/testing';
import { describe, expect, test } from 'vitest';
import type { Card } from '../content/cards.ts';
import { TILES, type Tile } from '../content/tiles.ts';
import type { Action } from '../rules/actions.ts';
import type { Fact, Loss } from '../rules/facts.ts';
import { forbiddenIsland } from '../rules/game.ts';
import type { Reason } from '../rules/reasons.ts';
import type { Step } from '../rules/state.ts';
import type { TextContext } from '../text/context.ts';
import { de, names as german } from '../text/de/index.ts';
import { rules as germanRules } from '../text/de/rules.ts';
import { en, names as english } from '../text/en/index.ts';
import { rules as englishRules } from '../text/en/rules.ts';
import { fr, names as french } from '../text/fr/index.ts';
import { rules as frenchRules } from '../text/fr/rules.ts';

const LANGUAGES = [
  { language: 'en', text: en, names: english },
  { language: 'fr', text: fr, names: french },
  { language: 'de', text: de, names: german },
] as const;

const LOSSES: readonly Loss[] = [
  { why: 'foolsLanding' },
  { why: 'treasure', treasure: 'earth' },
  { why: 'treasure', treasure: 'water' },
  { why: 'drowned', seat: 1 },
  { why: 'skull' },
  { why: 'givenUp' },
];

/** What happens only in longer or luckier games, or to few adventurers. */
const FACTS: readonly Fact[] = [
  { fact: 'actionsEnded', seat: 1, unused: 0 },
  { fact: 'moved', seat: 2, from: 'iron-gate', to: 'coral-palace', how: 'dive', by: 2 },
  { fact: 'moved', seat: 0, from: 'iron-gate', to: 'coral-palace', how: 'fly', by: 0 },
  { fact: 'moved', seat: 2, from: 'iron-gate', to: 'coral-palace', how: 'guided', by: 1 },
  { fact: 'moved', seat: 1, from: 'iron-gate', to: 'coral-palace', how: 'lifted', by: 1 },
  { fact: 'moved', seat: 1, from: 'iron-gate', to: 'coral-palace', how: 'lifted', by: 0 },
  { fact: 'moved', seat: 1, from: 'iron-gate', to: 'coral-palace', how: 'swam', by: 1 },
  { fact: 'moved', seat: 0, from: 'iron-gate', to: 'coral-palace', how: 'swam', by: 0 },
  { fact: 'shoredUp', tiles: ['watchtower', 'observatory'], by: 1, how: 'action' },
  { fact: 'shoredUp', tiles: ['dunes-of-deception'], by: 1, how: 'sandbags' },
  { fact: 'gave', from: 0, to: 1, card: 'fire' },
  { fact: 'captured', seat: 1, treasure: 'fire', tile: 'cave-of-embers' },
  { fact: 'discarded', seat: 1, card: 'fire', why: 'capture' },
  { fact: 'discarded', seat: 1, card: 'helicopter-lift', why: 'played' },
  { fact: 'watersRose', mark: 10, floodCards: 0 },
  { fact: 'floodStacked', count: 1, tiles: ['watchtower'] },
  { fact: 'treasureRenewed', count: 7 },
  { fact: 'treasureRenewed', count: 13 },
  { fact: 'passed', seat: 1, until: 'window' },
  { fact: 'passed', seat: 1, until: 'turn' },
  { fact: 'sank', tile: 'watchtower', pawns: [1, 2, 0] },
  { fact: 'floodRenewed', count: 1 },
  { fact: 'floodRenewed', count: 12 },
  { fact: 'drowning', seat: 1, asked: [0] },
  { fact: 'drowning', seat: 1, asked: [0, 1] },
  { fact: 'liftedOff', seat: 1 },
  { fact: 'won' },
  ...LOSSES.map((loss) => ({ fact: 'lost' as const, ...loss })),
];

const ACTIONS: readonly Action[] = [
  { act: 'move', to: 'a1' },
  { act: 'fly', to: 'a4' },
  { act: 'guide', pawn: 2, to: 'a4' },
  { act: 'shoreUp', tiles: ['a4', 'd6'] },
  { act: 'take', card: 'earth', from: 1 },
  { act: 'lift', pawns: [1], to: 'a4' },
  { act: 'lift', pawns: [0, 1, 2], to: 'a4' },
  { act: 'liftOff' },
  { act: 'swim', to: 'a4' },
];

const REASONS: readonly Reason[] = [
  { why: 'notYourTurn', whose: 1 },
  { why: 'noActionsLeft' },
  { why: 'actionsOver' },
  { why: 'mustDiscardFirst', seat: 1 },
  { why: 'mustSwimFirst', seat: 1 },
  { why: 'alreadyThere' },
  { why: 'openSea' },
  { why: 'tileMissing', tile: 'coral-palace' },
  { why: 'notAdjacent', tile: 'coral-palace' },
  { why: 'onlyDiagonal', tile: 'coral-palace' },
  { why: 'noDive', tile: 'coral-palace' },
  { why: 'cannotStopOnMissing', tile: 'coral-palace' },
  { why: 'onlyPilotFlies' },
  { why: 'alreadyFlown' },
  { why: 'onlyNavigatorGuides' },
  { why: 'notYourOwnPawn' },
  { why: 'pawnAlreadyThere', seat: 1 },
  { why: 'moreThanTwoSteps', tile: 'coral-palace' },
  { why: 'missingInTheWay', tile: 'coral-palace' },
  { why: 'pilotDoesNotFly' },
  { why: 'diverDivesOne' },
  { why: 'notFlooded', tile: 'coral-palace' },
  { why: 'outOfReach', tile: 'coral-palace' },
  { why: 'onlyEngineerTakesTwo' },
  { why: 'nameTwoDifferent' },
  { why: 'notOnSameTile', seat: 1, tile: 'coral-palace' },
  { why: 'specialNotGiven', card: 'sandbags' },
  { why: 'cardNotHeld', card: 'fire' },
  { why: 'cardNotHeld', card: 'sandbags' },
  { why: 'notToYourself' },
  { why: 'cardsNotTaken' },
  { why: 'noTreasureHere', tile: 'coral-palace' },
  { why: 'alreadyCaptured', treasure: 'earth' },
  { why: 'tooFewCards', have: 0, treasure: 'fire' },
  { why: 'tooFewCards', have: 3, treasure: 'fire' },
  { why: 'cardsForAnotherTile', treasure: 'earth', tiles: ['temple-of-the-moon', 'temple-of-the-sun'] },
  { why: 'onlyActiveEnds', whose: 1 },
  { why: 'noSandbags' },
  { why: 'nothingFlooded' },
  { why: 'noLift' },
  { why: 'namePawn' },
  { why: 'pawnsApart' },
  { why: 'pawnsAlreadyThere' },
  { why: 'treasuresMissing', treasures: ['earth'] },
  { why: 'treasuresMissing', treasures: ['earth', 'wind', 'water'] },
  { why: 'notAllOnLanding', seats: [1] },
  { why: 'notAllOnLanding', seats: [0, 1, 2] },
  { why: 'handWithinLimit' },
  { why: 'anotherMustDiscard', seat: 1 },
  { why: 'pawnSafe' },
  { why: 'nearerTile', steps: 1 },
  { why: 'nearerTile', steps: 2 },
  { why: 'anotherSwimsFirst', seat: 1 },
  { why: 'nothingToPass' },
  { why: 'mustDiscard' },
  { why: 'mustSwim' },
];

const STEPS: readonly Step[] = [
  ...[3, 2, 1, 0].map((left) => ({ do: 'actions' as const, left, flown: false })),
  { do: 'window', passed: [] },
  { do: 'discard', seat: 1 },
  { do: 'swim', from: 12 },
  { do: 'drowning', seat: 1, passed: [] },
  { do: 'drowning', seat: 2, passed: [] },
];

textBattery(forbiddenIsland, {
  text: { en, fr, de },
  tables: [
    { seats: 3, options: { adventurers: ['pilot', 'navigator', 'diver'] } },
    { seats: 4, options: { difficulty: 'legendary', layout: 'bay-of-gulls' } },
    { seats: 2, options: { difficulty: 'elite' } },
  ],
  moves: 1000,
  ...{ facts: FACTS, actions: ACTIONS, reasons: REASONS, asks: STEPS, endings: [{ why: 'won' }, ...LOSSES] },
  rules: {
    texts: { en: englishRules, fr: frenchRules, de: germanRules },
    ledger: new URL('../../../docs/rules/forbidden-island.md', import.meta.url),
  },
  persons: true,
});

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

/** What is asked of Bruno at a step. */
const ask = (text: typeof en, step: Step, reader?: Seat): string => {
  const told = telling(reader);
  return sayAsk(text, 1, { ...told, state: { ...told.state, agenda: [step] } });
};

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

describe.each(LANGUAGES)('in $language', ({ language, text, names }) => {
  test('nothing is shouted, but for the name of a card', () => {
    const told = [undefined, 0, 1, 2].flatMap((reader) => FACTS.map((fact) => sayFact(text, fact, telling(reader))));
    const loud = told.filter((words) => words.replaceAll(names.cards['waters-rise'], '').includes('!'));
    expect(loud).toEqual([]);
  });

  test('every tile is at home in every sentence that names one', () => {
    for (const tile of TILES) {
      const sentences = sentencesAbout(tile).map((say) => say(text));
      expect(flawed(sentenceFlaws, language, sentences)).toEqual([]);
      expect(sentences.filter((words) => !words.includes(names.tiles[tile]))).toEqual([]);
    }
  });

  test('a duty out of turn begins with "You must"', () => {
    const must = { en: /^You must /, fr: /^Vous devez /, de: /^Du musst / }[language];
    for (const step of STEPS)
      if (step.do === 'swim' || step.do === 'drowning') expect(ask(text, step, 1)).toMatch(must);
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
});

test.each([french, german])('every tile has a name of its own language', (names) => {
  expect(TILES.filter((tile) => names.tiles[tile] === english.tiles[tile])).toEqual([]);
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
