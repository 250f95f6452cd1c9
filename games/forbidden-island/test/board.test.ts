import { readdirSync, readFileSync } from 'node:fs';
import { asks, choices, type GameRecord, LANGUAGES, open, openingFacts, play, type Seat, view } from '@skerry/engine';
import { durationOf, lineOf, SOUNDS, soundOf } from '@skerry/look';
import { flawed, flaws, sayings } from '@skerry/speech/testing';
import { describe, expect, test } from 'vitest';
import { concerns } from '../board/chart/concerns.ts';
import { board } from '../board/index.ts';
import { RULES_OF_REASONS } from '../board/rules-of-reasons.ts';
import { TREASURE_TILES, TREASURES } from '../content/tiles.ts';
import { type Fact, type ForbiddenIsland, forbiddenIsland, LAYOUT_NAMES, PILE_CARDS, TILES } from '../index.ts';
import type { Step } from '../rules/state.ts';
import { OFFER_KEYS, wordsOf } from '../text/board.ts';
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

describe('the drawings', () => {
  const svg = readFileSync(new URL('../board/parts/drawings.svg', import.meta.url), 'utf8');
  const drawn = [...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);

  test('there is one of every tile, card and back, and no other', () => {
    expect(drawn.sort()).toEqual([...TILES, ...PILE_CARDS, 'treasure-back', 'flood-back'].sort());
  });

  test('they take every colour from where they are used', () => {
    expect(svg.match(/#[0-9a-f]{3,8}\b|rgb|hsl/gi)).toBeNull();
    const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour!);
    expect(colours.filter((colour) => !/^(none|currentColor|var\(--[\w-]+\))$/.test(colour))).toEqual([]);
  });
});

/** Positions in which all kinds of action are offered. */
const POSITIONS: { readonly [name: string]: { readonly reader?: Seat; readonly wanted: Position } } = {
  'an Engineer among flooded tiles': {
    wanted: { at: ['c3', 'c3'], flooded: ['c2', 'c4', 'b3'], hands: [['fire'], []] },
  },
  'a Navigator with three others': {
    wanted: { adventurers: ['navigator', 'pilot', 'diver', 'explorer'], hands: [['sandbags', 'water'], [], [], []] },
  },
  'a Pilot with a special card of each kind': {
    wanted: { adventurers: ['pilot', 'messenger'], flooded: ['a3'], hands: [['helicopter-lift', 'sandbags'], []] },
  },
  'a Messenger who can give to all': {
    wanted: {
      adventurers: ['messenger', 'pilot', 'diver', 'explorer'],
      hands: [['earth', 'wind', 'fire'], [], [], []],
    },
  },
  'four cards on the right tile': { wanted: { at: ['a3'], hands: [['earth', 'earth', 'earth', 'earth'], []] } },
  'all treasures and all aboard': {
    wanted: {
      at: ['fools-landing', 'fools-landing'],
      captured: ['earth', 'wind', 'fire', 'water'],
      hands: [['helicopter-lift'], []],
    },
  },
  'another’s turn': { reader: 1, wanted: { flooded: ['a3'], hands: [[], ['sandbags', 'helicopter-lift']] } },
};

describe.each(Object.entries(POSITIONS))('the offers for %s', (_, { reader = 0, wanted }) => {
  const table = position(wanted);
  const found = offersOf(table, reader);
  const offered = choices(table, reader).filter(({ why }) => why === undefined);

  test('hold each action exactly once', () => {
    const actions = found.flatMap((offer) => offer.actions).map(key);
    expect(actions.sort()).toEqual(offered.map(({ action }) => key(action)).sort());
  });

  test('are greyed only with a reason, and at most two', () => {
    const greyed = found.filter(({ actions }) => actions.length === 0);
    expect(greyed.length).toBeLessThanOrEqual(2);
    for (const { why } of greyed) expect(why).toBeDefined();
    for (const { why } of found.filter(({ actions }) => actions.length > 0)) expect(why).toBeUndefined();
  });

  test.each(LANGUAGES)('have a letter of their label each, in %s', (language) => {
    const worded = offersOf(table, reader, language);
    const letters = worded.map(({ hotkey }) => hotkey);
    expect(new Set(letters).size).toBe(letters.length);
    for (const { hotkey, label } of worded)
      expect(label.normalize('NFD').toLowerCase(), `${label} has no ${hotkey}`).toContain(hotkey);
  });

  test('have one that goes on, at most, and it stands last', () => {
    const going = found.filter(({ go }) => go === true);
    expect(going.length).toBeLessThanOrEqual(1);
    if (going.length === 1) expect(found.at(-1)).toBe(going[0]);
  });
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

  test('is written as the language is', () => {
    const told = board.describe(scene(position({ hands: [['fire'], ['sandbags']] }), 0, language));
    const lines = told.flatMap(({ heading, lines }) => [heading, ...lines]);
    expect(flawed(flaws, language, lines)).toEqual([]);
  });
});

test('every reason rests on rules that exist', () => {
  const reasons = new Set([...Object.keys(en.reasons), 'gameOver', 'noSeat', 'unknownAction']);
  expect(new Set(Object.keys(RULES_OF_REASONS))).toEqual(reasons);
  for (const rules of Object.values(RULES_OF_REASONS))
    for (const rule of rules) expect(Object.keys(RULES), rule).toContain(rule);
});

test.each([fr, de])('the words of $language are not the English ones', (text) => {
  const english = wordsOf(en);
  const others = wordsOf(text);
  const same = (one: object, other: object): string[] =>
    Object.entries(one)
      .filter(([name, word]) => other[name as keyof typeof other] === word)
      .map(([name]) => name);
  expect(same(english.labels, others.labels)).toEqual([]);
  expect(same(english.captures, others.captures)).toEqual([]);
  expect(same(english.pileTitles, others.pileTitles)).toEqual([]);
  expect(same(english.headings, others.headings)).toEqual([]);
  expect(same(english, others)).toEqual([]);
});

test('no two buttons share a letter, in any language', () => {
  for (const { hotkeys } of Object.values(TEXTS).map(wordsOf))
    expect(new Set(Object.values(hotkeys)).size).toBe(OFFER_KEYS.length);
});

test('H asks for a hint, so no button has it', () => {
  for (const { hotkeys } of Object.values(TEXTS).map(wordsOf)) expect(Object.values(hotkeys)).not.toContain('h');
});

describe.each(readdirSync(new URL('golden/', import.meta.url)))('through the whole of %s', (file) => {
  const record = JSON.parse(readFileSync(new URL(`golden/${file}`, import.meta.url), 'utf8')) as GameRecord & {
    seed: string;
  };
  const moments = playThrough(record);
  const facts = moments.flat();

  test('every fact has a line and, if any, a sound that exists', () => {
    for (const fact of facts) {
      const { seat = 0 } = lineOf(board.facts, fact);
      expect(seat).toBeLessThan(record.seats);
      const sound = soundOf(board.facts, fact);
      if (sound !== undefined) expect(SOUNDS).toContain(sound);
    }
    expect(facts.filter((fact) => lineOf(board.facts, fact).heading)).toEqual(
      facts.filter(({ fact }) => fact === 'turnBegan'),
    );
  });

  test('at every stop each offered action is in exactly one button, in either language', () => {
    const seen = new Set<string>();
    playThrough(record, (table) => {
      for (const { seat } of asks(table)) {
        const offered = choices(table, seat).filter(({ why }) => why === undefined);
        const found = offersOf(table, seat, 'fr');
        expect(found.flatMap(({ actions }) => actions.map(key)).sort()).toEqual(
          offered.map(({ action }) => key(action)).sort(),
        );
        expect(new Set(found.map(({ hotkey }) => hotkey)).size).toBe(found.length);
        for (const { key: name } of found) seen.add(name);
      }
    });
    for (const name of ['move', 'shoreUp', 'discard', 'endActions']) expect(seen).toContain(name);
  });

  test('no fact is shown for longer than a second, and what is to be seen takes its time', () => {
    for (const fact of facts) expect(durationOf(board.facts, [fact])).toBeLessThanOrEqual(1000);
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

/** What happened at each entry of a record, the opening first. */
function playThrough(record: GameRecord & { seed: string }, look: (table: Table) => void = () => {}): Fact[][] {
  const { seats, seed } = record;
  const options = record.options as Partial<ForbiddenIsland['Options']>;
  const table = open(forbiddenIsland, { seats, seed, options });
  const moments = [openingFacts(table).map(({ fact }) => fact)];
  for (const { seat, action } of record.entries as readonly { seat: Seat; action: unknown }[]) {
    look(table);
    const played = play(table, seat, action);
    if (played.why !== undefined) throw new Error(`${key(action)} is refused: ${key(played.why)}`);
    moments.push(played.facts.map(({ fact }) => fact));
  }
  return moments;
}

test.each(LANGUAGES)('every word on the board is sound in %s', (language) => {
  const { telling } = scene(position(), 0, language);
  const subjects = [telling, 0, 1, 3, true, 'Bruno', [1], ['Ada', 'Elsa'], 'sandbags', 'observatory', 'fire'];
  const said = [...sayings(wordsOf(TEXTS[language]), subjects)].map(([, words]) => words);
  expect(flawed(flaws, language, new Set(said))).toEqual([]);
});
