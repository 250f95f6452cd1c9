import { readdirSync, readFileSync } from 'node:fs';
import { asks, choices, type GameRecord, LANGUAGES, open, openingFacts, play, type Seat, view } from '@skerry/engine';
import { durationOf } from '@skerry/look';
import { boardBattery } from '@skerry/look/testing';
import { flawed, flaws } from '@skerry/speech/testing';
import { describe, expect, test } from 'vitest';
import { concerns } from '../board/chart/concerns.ts';
import { ifSunk, warnings } from '../board/describe.ts';
import { board } from '../board/index.ts';
import { TREASURE_TILES, TREASURES } from '../content/tiles.ts';
import { type Fact, type ForbiddenIsland, forbiddenIsland, LAYOUT_NAMES, PILE_CARDS, TILES } from '../index.ts';
import { fatal } from '../outlook/dangers.ts';
import type { Step } from '../rules/state.ts';
import { wordsOf } from '../text/board.ts';
import { de } from '../text/de/index.ts';
import { en } from '../text/en/index.ts';
import { rules as RULES } from '../text/en/rules.ts';
import { fr } from '../text/fr/index.ts';
import { type Position, position, type Table } from './position.ts';

const TEXTS = { en, fr, de };
const NAMES = ['Ada', 'Bruno', 'Chiara', 'Dario'];

const scene = (table: Table, reader: Seat = 0, language: keyof typeof TEXTS = 'en') => ({
  telling: { state: view(table, reader).state, reader, names: NAMES.slice(0, table.seats), content: null },
  text: TEXTS[language],
});

const offersOf = (table: Table, reader: Seat = 0, language: keyof typeof TEXTS = 'en') =>
  board.offers(scene(table, reader, language), choices(table, reader));

const key = (value: unknown): string => JSON.stringify(value);

test('a team can point at every tile that is left and every card in a hand, each by its name', () => {
  const table = position({ missing: ['a3'], hands: [['earth', 'earth'], ['fire']] });
  const { island } = view(table, 0).state;
  const things = board.pointable!(scene(table, 1));
  expect(things.filter(({ of }) => of === undefined)).toHaveLength(island.tiles.length - 1);
  expect(things.filter(({ of }) => of !== undefined)).toEqual([
    { at: 'earth', of: 0, name: expect.stringMatching(/ in Ada’s hand$/) },
    { at: 'fire', of: 1, name: expect.stringMatching(/ in your hand$/) },
  ]);
});

describe('how everybody may lose next', () => {
  const told = (wanted: Position, reader: Seat = 0) => warnings(scene(position(wanted), reader));
  const at = (wanted: Position, space: number) => ifSunk(scene(position(wanted)), space);
  const LANDING = TILES.indexOf('fools-landing');
  const MOON = TILES.indexOf('temple-of-the-moon');

  test('is said of Fools’ Landing, wet or dry, and on the chart once it is flooded (FI-114)', () => {
    expect(at({}, LANDING)).toBe('If this sinks, everyone loses.');
    expect(told({})).toEqual([]);
    expect(told({ flooded: ['fools-landing', 'observatory'] })).toMatchObject([
      { long: 'If Fools’ Landing sinks, everyone loses.' },
    ]);
  });

  test('is said of the last tile of a treasure that nobody has (FI-113)', () => {
    const moon: Position = { flooded: ['temple-of-the-moon'], missing: ['temple-of-the-sun'] };
    expect(at({ flooded: ['temple-of-the-moon'] }, MOON)).toBeUndefined();
    expect(at(moon, MOON)).toBe('If this sinks, the Earth Stone is lost, and so is the game.');
    expect(told(moon)).toHaveLength(1);
    expect(told({ ...moon, captured: ['earth'] })).toEqual([]);
    const treasures = board.describe(scene(position(moon)))[2]!.lines;
    expect(treasures.filter((line) => line.includes('one tile left'))).toEqual([expect.stringMatching(/^Earth Stone/)]);
  });

  test('is said where a pawn would have nowhere to swim, unless somebody can lift it off (FI-106, FI-107)', () => {
    const alone: Position = { captured: ['earth'], at: ['a3', 'f4'], flooded: ['a3'], missing: ['b3', 'a4'] };
    const { state } = view(position(alone), 0);
    expect(fatal(state, state.pawns[0]!)).toEqual({ why: 'drowned', seat: 0 });
    expect(told(alone).map(({ long }) => long)).toEqual(['If Temple of the Moon sinks, everyone loses.']);
    expect(told({ ...alone, hands: [[], ['helicopter-lift']] })).toEqual([]);
  });

  test('is said of the last mark below the skull (FI-116)', () => {
    expect(told({ mark: 8 })).toEqual([]);
    expect(told({ mark: 9 })).toMatchObject([{ long: 'One more Waters Rise! and everyone loses.' }]);
  });

  test.each(LANGUAGES)('is sound in %s', (language) => {
    const all = scene(
      position({ mark: 9, flooded: 'all', missing: ['temple-of-the-sun', 'cave-of-embers'] }),
      0,
      language,
    );
    const said = [
      ...warnings(all).flatMap(({ long, short }) => [long, short]),
      ifSunk(all, LANDING)!,
      ifSunk(all, MOON)!,
    ];
    expect(said).toHaveLength(6);
    expect(flawed(flaws, language, said)).toEqual([]);
  });
});

describe('where no place on the island is marked, the reader is sent elsewhere', () => {
  const remark = (wanted: Position, step?: Step) => {
    const shown = scene(position(wanted));
    const agenda = step === undefined ? shown.telling.state.agenda : [step];
    return board.remark?.({ ...shown, telling: { ...shown.telling, state: { ...shown.telling.state, agenda } } });
  };
  const SIX = ['earth', 'earth', 'earth', 'fire', 'fire', 'wind'] as const;

  test('with too many cards, to the hand', () => {
    expect(remark({ hands: [[...SIX], []] }, { do: 'discard', seat: 0 })).toBe('Choose a card in your hand.');
  });

  test('before a card is drawn, to the special cards', () => {
    const told = 'Choose a special card in your hand, or pass.';
    expect(remark({ hands: [['helicopter-lift'], []] }, { do: 'window', passed: [] })).toBe(told);
  });

  test('after the last action, to a special card that can be played', () => {
    expect(remark({ left: 0, hands: [['helicopter-lift'], []] })).toBe('You can still play a special card.');
    expect(remark({ left: 0, hands: [['sandbags'], []] })).toBeUndefined();
    expect(remark({ left: 0, hands: [['fire'], []] })).toBeUndefined();
  });

  test('and nowhere else while there are actions left', () => {
    expect(remark({ hands: [['helicopter-lift'], []] })).toBeUndefined();
  });
});

test('the button says that one card is discarded, not how many there are to choose from', () => {
  const table = position({ hands: [['earth', 'earth', 'wind', 'fire', 'fire'], []], treasurePile: ['water'] });
  play(table, 0, { act: 'endActions' });
  const discard = offersOf(table).find(({ key }) => key === 'discard')!;
  expect(discard).toMatchObject({ label: 'Discard', detail: '1 card' });
  expect(discard.actions).toHaveLength(4);
  expect(board.how?.(scene(table), discard)).toBe('Choose a card to discard.');
});

const DRAWINGS = readFileSync(new URL('../board/parts/drawings.svg', import.meta.url), 'utf8');

test('there is a drawing of every tile, card and back, and no other', () => {
  const drawn = [...DRAWINGS.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
  expect(drawn.sort()).toEqual([...TILES, ...PILE_CARDS, 'treasure-back', 'flood-back'].sort());
});

/** Positions in which all kinds of action are offered. */
const POSITIONS: readonly Position[] = [
  // An Engineer among flooded tiles, a Navigator with three others, a Pilot with a special card of each kind.
  { at: ['c3', 'c3'], flooded: ['c2', 'c4', 'b3'], hands: [['fire'], []] },
  { adventurers: ['navigator', 'pilot', 'diver', 'explorer'], hands: [['sandbags', 'water'], [], [], []] },
  { adventurers: ['pilot', 'messenger'], flooded: ['a3'], hands: [['helicopter-lift', 'sandbags'], []] },
  // A Messenger who can give to all.
  { adventurers: ['messenger', 'pilot', 'diver', 'explorer'], hands: [['earth', 'wind', 'fire'], [], [], []] },
  // Four cards on the right tile; all treasures, and all aboard.
  { at: ['a3'], hands: [['earth', 'earth', 'earth', 'earth'], []] },
  {
    ...{ at: ['fools-landing', 'fools-landing'], captured: ['earth', 'wind', 'fire', 'water'] },
    hands: [['helicopter-lift'], []],
  },
  // Special cards in the turn of another.
  { flooded: ['a3'], hands: [[], ['sandbags', 'helicopter-lift']] },
];

boardBattery(forbiddenIsland, {
  golden: new URL('golden/', import.meta.url),
  ...{ board, text: TEXTS, rules: RULES, drawings: [DRAWINGS] },
  positions: POSITIONS.map(position),
  headings: ['turnBegan'],
  // FI-50: nobody takes a card.
  unseen: ['take'],
  words: {
    of: wordsOf,
    subjects: ['sandbags', 'observatory', 'fire'],
    // What is said of several tiles is tried above, with tiles.
    elsewhere: ['anySinks'],
    shared: ['names', 'shortCards.wind'],
  },
});

test('three of four cards grey the capture with its reason', () => {
  const found = offersOf(position({ at: ['a4'], hands: [['water', 'water', 'water'], []] }));
  expect(found.find(({ key }) => key === 'capture')).toMatchObject({
    label: 'Capture the Chalice',
    actions: [],
    why: { why: 'tooFewCards', have: 3, treasure: 'water' },
  });
});

test('flooded tiles out of reach grey the shoring up; with none flooded nobody looks for it', () => {
  expect(offersOf(position({ at: ['c1'], flooded: ['a4'] })).find(({ key }) => key === 'shoreUp')?.why).toEqual({
    why: 'outOfReach',
    tile: 'coral-palace',
  });
  expect(offersOf(position({ at: ['c1'] })).some(({ key }) => key === 'shoreUp')).toBe(false);
});

test('ending three unused actions asks first, ending fewer does not', () => {
  const last = (left: number) => offersOf(position({ left })).find(({ key }) => key === 'endActions')?.confirm;
  expect(last(3)).toBeDefined();
  expect(last(2)).toBeUndefined();
});

test('to end one’s actions is the main button once there are none left', () => {
  const last = (left: number) => offersOf(position({ left })).at(-1);
  expect(last(1)).toMatchObject({ key: 'endActions', go: 'early' });
  expect(last(0)).toMatchObject({ key: 'endActions', go: true });
});

test.each(LANGUAGES)(
  'a special card in the turn of another asks once, in one’s own turn it does not, in %s',
  (language) => {
    const table = position({ flooded: ['a3'], hands: [['sandbags'], ['sandbags', 'helicopter-lift']] });
    const asks = (reader: Seat) =>
      offersOf(table, reader, language).flatMap(({ key, confirm }) => (key === 'endActions' ? [] : (confirm ?? [])));
    expect(asks(0)).toEqual([]);
    const told = asks(1);
    expect(told).toHaveLength(2);
    for (const sentence of told) expect(sentence).toMatch(/Ada.*\?$/);
  },
);

test('whoever is asked for a special card is not asked again', () => {
  const table = position({ flooded: ['a3'], hands: [[], ['sandbags']], treasurePile: ['water'] });
  play(table, 0, { act: 'endActions' });
  expect(asks(table)).toMatchObject([{ seat: 1, must: true }]);
  expect(offersOf(table, 1).find(({ key }) => key === 'sandbags')).toMatchObject({ confirm: undefined });
});

describe('a touch on a tile', () => {
  const at = (
    table: Table,
    space: 'c2' | 'c4' | 'a3' | 'f3',
    ...more: [] | [undefined, 'sandbags' | 'helicopter-lift']
  ) => concerns(choices(table, 0), scene(table).telling, more[0], more[1]).get(space);

  test('means walking where the Pilot could walk or fly', () => {
    const table = position({ adventurers: ['pilot', 'messenger'], at: ['c3'] });
    expect(at(table, 'c2')?.likely).toEqual([{ act: 'move', to: 'c2' }]);
    expect(at(table, 'f3')?.likely).toEqual([{ act: 'fly', to: 'f3' }]);
  });

  test('asks where one could move and shore up', () => {
    const table = position({ adventurers: ['explorer', 'messenger'], at: ['c3'], flooded: ['c4'] });
    expect(at(table, 'c4')?.likely.map(({ act }) => act)).toEqual(['move', 'shoreUp']);
  });

  test('plays a special card only once the card has been touched', () => {
    const table = position({ at: ['c1'], flooded: ['a3'], hands: [['sandbags'], []] });
    expect(at(table, 'a3')).toMatchObject({ likely: [], others: [{ act: 'sandbags', on: 'a3' }] });
    expect(at(table, 'a3', undefined, 'sandbags')?.likely).toEqual([{ act: 'sandbags', on: 'a3' }]);
  });
});

describe.each(LANGUAGES)('the board in words, in %s', (language) => {
  test.each(LAYOUT_NAMES)('names every tile of %s', (layout) => {
    const told = board.describe(scene(position({ layout, missing: ['watchtower'] }), 0, language));
    const island = told[0]!.lines.join(' ');
    for (const tile of TILES) expect(island).toContain(wordsOf(TEXTS[language]).names.tiles[tile]);
  });

  test('tells each person’s hand', () => {
    const told = board.describe(scene(position({ hands: [['fire'], ['sandbags']] }), 0, language));
    const { cards } = wordsOf(TEXTS[language]).names;
    const people = told[1]!.lines.join(' ');
    expect(people).toContain(cards.fire);
    expect(people).toContain(cards.sandbags);
    expect(people).toContain('Bruno');
  });
});

describe.each(readdirSync(new URL('golden/', import.meta.url)))('through the whole of %s', (file) => {
  const record = JSON.parse(readFileSync(new URL(`golden/${file}`, import.meta.url), 'utf8')) as GameRecord & {
    seed: string;
  };
  const facts = playThrough(record);

  test('what is to be seen takes its time', () => {
    for (const fact of facts.filter(({ fact }) => ['moved', 'flooded', 'drew'].includes(fact)))
      expect(durationOf(board.facts, [fact])).toBeGreaterThan(200);
  });

  test('the four cards of a treasure leave together with it', () => {
    const [treasure] = TREASURES;
    const cards = Array.from(
      { length: 4 },
      (): Fact => ({ fact: 'discarded', seat: 0, card: treasure, why: 'capture' }),
    );
    expect(cards.map((card) => durationOf(board.facts, [card]))).toEqual([0, 0, 0, 0]);
    const captured = { fact: 'captured', seat: 0, treasure, tile: TREASURE_TILES[treasure][0] } as const;
    expect(durationOf(board.facts, [...cards, captured])).toBeLessThan(durationOf(board.facts, [captured]) + 300);
  });
});

/** What happened in a record, the opening first. */
function playThrough(record: GameRecord & { seed: string }): Fact[] {
  const { seats, seed } = record;
  const options = record.options as Partial<ForbiddenIsland['Options']>;
  const table = open(forbiddenIsland, { seats, seed, options });
  const facts: Fact[] = openingFacts(table).map(({ fact }) => fact);
  for (const { seat, action } of record.entries as readonly { seat: Seat; action: unknown }[]) {
    const played = play(table, seat, action);
    if (played.why !== undefined) throw new Error(`${key(action)} is refused: ${key(played.why)}`);
    facts.push(...played.facts.map(({ fact }) => fact));
  }
  return facts;
}
