import type { Choice } from '@skerry/engine';
import { type Pebbles, pebbles } from '@skerry/pebbles';
import { manifest } from '@skerry/pebbles/manifest';
import { expect, test } from 'vitest';
import type { GameBoard, Offer, Scene } from '../board.ts';
import { type BoardBattery, boardTroubles, PROMISES } from '../testing/index.ts';

const board = await manifest.board!();
const [en, fr, rules] = await Promise.all([manifest.text.en(), manifest.text.fr!(), manifest.ruleBook.en()]);

const troublesOf = (changed: Partial<BoardBattery<Pebbles>>) =>
  boardTroubles(pebbles, {
    ...{ board, text: { en, fr }, rules, headings: ['turnBegan'], moves: 60 },
    tables: [{ seats: 3, options: { shells: 2 } }],
    words: { of: ({ language }) => ({ labels: { shore: `The ${language} shore` } }) },
    ...changed,
  });

const withBoard = (changed: object) => ({ board: { ...board, ...changed } as GameBoard<Pebbles> });
const withOffers = (change: (offers: Offer<Pebbles>[]) => Offer<Pebbles>[]) =>
  withBoard({
    offers: (scene: Scene<Pebbles>, choices: readonly Choice<Pebbles>[]) => change(board.offers(scene, choices)),
  });
const withEach = (changed: object) => withOffers((offers) => offers.map((offer) => ({ ...offer, ...changed })));
const withWords = (words: object) => ({ words: { of: () => words } });

const BROKEN: readonly (readonly [
  promise: keyof typeof PROMISES,
  how: string,
  changed: Partial<BoardBattery<Pebbles>>,
])[] = [
  ['buttons', 'a button is left out', withOffers((offers) => offers.slice(1))],
  ['buttons', 'a button stands there twice', withOffers((offers) => [...offers, ...offers])],
  ['kinds', 'no game comes as far', { moves: 1 }],
  ['greyed', 'a button has no action and no reason', withEach({ actions: [] })],
  ['greyed', 'a button can be pressed, and says why not', withEach({ why: { why: 'noShell' } })],
  [
    'greyed',
    'three are greyed',
    withOffers((offers) => [
      ...[1, 2, 3].map((n) => ({
        ...offers[0]!,
        key: `${n}`,
        hotkey: '',
        actions: [],
        why: { why: 'noShell' } as const,
      })),
      ...offers,
    ]),
  ],
  ['letters', 'two buttons have one key', withEach({ key: 'gather' })],
  ['letters', 'a letter is not in its label', withEach({ hotkey: 'z' })],
  ['letters', 'a button has the letter of the hint', withEach({ label: 'Throw', hotkey: 'h' })],
  ['letters', 'two words have one letter', withWords({ hotkeys: { gather: 'g', keep: 'g' } })],
  ['going', 'all buttons go on', withEach({ go: true })],
  ['going', 'what goes on stands first', withOffers((offers) => offers.toReversed())],
  ['rules', 'a reason has no rule', withBoard({ rulesOf: () => [] })],
  ['rules', 'a reason has a rule that does not exist', withBoard({ rulesOf: () => ['P-99'] })],
  ['facts', 'a fact has the mark of nobody', withBoard({ facts: { gathered: { line: () => ({ seat: 7 }) } } })],
  ['facts', 'a fact has a sound that nobody made', withBoard({ facts: { gathered: { sound: 'gong' } } })],
  ['headings', 'a turn has no heading', withBoard({ facts: {} })],
  ['headings', 'a fact is a heading by mistake', { headings: [] }],
  ['waiting', 'a fact takes two seconds', withBoard({ facts: { gathered: { ms: 2000 } } })],
  ['words', 'a caption leaks', withBoard({ caption: () => `${undefined}` })],
  ['words', 'a button has a detail with a stray blank', withEach({ detail: 'two  pebbles' })],
  ['words', 'a word has the quotes of a typewriter', withWords({ sea: 'Out at "sea"' })],
  ['described', 'nothing is told', withBoard({ describe: () => [] })],
  ['described', 'a heading has nothing below it', withBoard({ describe: () => [{ heading: 'Shore', lines: [] }] })],
  ['english', 'a word is the same in French', withWords({ sea: 'Out at sea' })],
  ['drawings', 'a drawing has a colour of its own', { drawings: ['<path fill="#fff" stroke="currentColor"/>'] }],
  ['drawings', 'a drawing names a colour', { drawings: ['<path fill="red"/>'] }],
];

test('the board of the example keeps every promise', () => {
  expect(troublesOf({})).toEqual({});
});

test.each(BROKEN)('%s: it is seen that %s', (promise, _, changed) => {
  expect(Object.keys(troublesOf(changed))).toContain(promise);
});

test('each promise was seen broken', () => {
  expect(new Set(BROKEN.map(([promise]) => promise))).toEqual(new Set(Object.keys(PROMISES)));
});
