import { readdirSync, readFileSync } from 'node:fs';
import { choices, type GameRecord, languagesOf, open, openingFacts, play, type Seat, view } from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { durationOf, type Point } from '@skerry/look';
import { boardBattery } from '@skerry/look/testing';
import { describe, expect, test } from 'vitest';
import { concerns } from '../board/chart/concerns.ts';
import { type Place, placesOf, regionBeside } from '../board/chart/places.ts';
import { sailTarget } from '../board/chart/sail-target.ts';
import { asideIn } from '../board/chart/ship-positions.ts';
import { board } from '../board/index.ts';
import { type Action, CELLS, CREW_KINDS, type Fact, type Islebound, islebound, SYMBOLS, TOWN_NAMES } from '../index.ts';
import { type BoardWords, PLAIN_ACTS, wordsOf } from '../text/board.ts';
import type { TextContext } from '../text/context.ts';
import { en } from '../text/en/index.ts';
import { rules as RULES } from '../text/en/rules.ts';
import { fr } from '../text/fr/index.ts';
import { act, type Position, position, rolled, type Table } from './position.ts';

const TEXTS = { en, fr };
const LANGUAGES = languagesOf(TEXTS);
const NAMES = ['Ada', 'Bruno', 'Chiara', 'Dario'];

const scene = (table: Table, reader: Seat = 0, language: keyof typeof TEXTS = 'en') => ({
  telling: {
    state: view(table, reader).state,
    reader,
    names: NAMES.slice(0, table.seats),
    content: table.game.content,
  },
  text: TEXTS[language],
});

const offersOf = (table: Table, reader: Seat = 0, language: keyof typeof TEXTS = 'en') =>
  board.offers(scene(table, reader, language), choices(table, reader));
const offerOf = (table: Table, key: string) => offersOf(table).find((offer) => offer.key === key);

/** IB-56: a visit by parts is offered in the slip of the town, unless the town was just taken; dice are touched to be rerolled. */
const isElsewhere = ({ act }: Action, { telling }: { readonly telling: TextContext }): boolean =>
  act === 'reroll' || act === 'next' || (act === 'visitByParts' && telling.state.agenda.at(-1)?.do === 'act');

const areaOf = (points: readonly { x: number; y: number }[]): number =>
  Math.abs(
    points.reduce((sum, { x, y }, n) => {
      const next = points[(n + 1) % points.length]!;
      return sum + x * next.y - next.x * y;
    }, 0),
  ) / 2;

const DRAWINGS = readFileSync(new URL('../board/parts/drawings.svg', import.meta.url), 'utf8');

test.each([
  ['wide', 48, 28],
  ['phone', 50, 35],
] as const)('ships lie apart, in their region and from those in the next (%s)', (size, alone, together) => {
  const { regions } = placesOf(islebound.content, stateOf(position({})), size);
  const shipsIn = ({ layout: { ship, further }, middle }: Place) =>
    [[0, 0] as const, ...further.slice(0, 1)].map(([x, y]) => ({
      x: middle.x + ship[0] + x,
      y: middle.y + ship[1] + y,
    }));
  const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
  for (const [n, place] of regions.entries()) {
    const [first, second] = shipsIn(place);
    expect(apart(first!, second!), place.cell).toBeGreaterThanOrEqual(together);
    for (const other of regions.slice(n + 1)) {
      const [next, after] = shipsIn(other);
      expect(apart(first!, next!), `${place.cell} ${other.cell}`).toBeGreaterThanOrEqual(alone);
      for (const [one, two] of [
        [first, after],
        [second, next],
        [second, after],
      ])
        expect(apart(one!, two!), `${place.cell} ${other.cell}`).toBeGreaterThanOrEqual(together);
    }
  }
});

test('there is a drawing of every town, crew member, skill, building and reputation card, and no other of these', () => {
  const drawn = [...DRAWINGS.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name!);
  const named = drawn.filter((name) => /^(town|crew|skill|building|reputation)-/.test(name));
  const { buildings, reputation } = islebound.content.content;
  expect(named.sort()).toEqual(
    [
      ...TOWN_NAMES.map((town) => `town-${town}`),
      ...CREW_KINDS.map((kind) => `crew-${kind}`),
      ...SYMBOLS.map((symbol) => `skill-${symbol}`),
      ...buildings.map(({ number }) => `building-${number}`),
      ...reputation.map(({ number }) => `reputation-${number}`),
    ].sort(),
  );
});

const after = (wanted: Position, ...actions: Parameters<typeof act>[1][]): Table => {
  const table = position(wanted);
  act(table, ...actions);
  return table;
};

/** Positions in which many kinds of action are offered. */
const POSITIONS: readonly Table[] = [
  position({ sailing: true, A: { at: 'sunsRest', fish: 1 }, B: { at: 'undervall' } }),
  // Towns that can be attacked and won; an event here, and one without its price; a hut for the injured.
  position({ A: { at: 'grenille', coins: 9, pirates: 3, deck: 'a a w A/C' } }),
  position({ A: { at: 'felsGarden', coins: 3, slots: [6, 7, 8] } }),
  position({ A: { at: 'borsham', wood: 1, coins: 1 }, events: ['Broken Crane', 'Dock Brawl'] }),
  after({ A: { at: 'krazk', injured: 'a w A/C', city: ['Miracle Hut'] } }, 'heal'),
  // Ships that can be raided and traded with.
  position({
    options: { raid: true, trading: true },
    A: { at: 'ratnest', wood: 2 },
    B: { at: 'ratnest', books: 1 },
    C: { at: 'ratnest', fish: 1 },
  }),
  // Building, from the row and from the hand; a slot that may be skipped.
  after(
    {
      A: { at: 'stratic', towns: ['stratic'], wood: 9, fish: 9 },
      row: ['Palace', 'Market', 'Mansion', 'Butcher', 'Jeweller'],
    },
    'visit',
  ),
  after(
    {
      options: { architect: true },
      A: { at: 'stratic', towns: ['stratic'], wood: 3, fish: 3, hand: ['Bridge'] },
    },
    'visit',
  ),
  after({ A: { at: 'felsGarden', towns: ['felsGarden'], city: ['House of Commons'] } }, 'visit'),
];

const pick = ({ labels, groups, legend, headings }: BoardWords) => ({ labels, groups, legend, headings });

boardBattery(islebound, {
  golden: new URL('golden/', import.meta.url),
  ...{ board, text: TEXTS, rules: RULES, drawings: [DRAWINGS] },
  positions: POSITIONS,
  headings: ['turnBegan'],
  // IB-101: all cubes are hardly ever in use.
  unseen: ['freeCube'],
  isElsewhere,
  row: /^(buy|build|hire)/,
  // The other words are said in slips and panels: `slips.test.ts`, `panels.test.ts`.
  words: { of: (text) => pick(wordsOf(text)) },
});

describe('the offers say what they would bring', () => {
  test('a visit: what its parts give with the Work crew counted, then its price', () => {
    expect(offerOf(position({ A: { at: 'theGrotto', coins: 1, deck: 'a a w' } }), 'visit')).toMatchObject({
      ...{ detail: '5 fish', price: 'for 1 coin' },
    });
  });

  test('a visit that takes payments: as often as they can be made now, and only then', () => {
    const thundrake = (books: number) =>
      offerOf(position({ A: { at: 'thundrake', towns: ['thundrake'], books } }), 'visit');
    expect(thundrake(0)).toMatchObject({ detail: 'rest', price: undefined });
    expect(thundrake(1)).toMatchObject({ detail: 'rest, 2 renown for 1 book' });
    expect(thundrake(3)).toMatchObject({ detail: 'rest, 2 renown for 1 book, up to 3×' });
    const zilliam = position({ A: { at: 'zilliam', towns: ['zilliam'], wood: 2, fish: 2, deck: 'a w' } });
    expect(offerOf(zilliam, 'visit')?.detail).toBe('1 book for 1 fish or 1 wood, exhausting any crew, up to 2×');
  });

  test('what is gained stands on the button, and on its icon', () => {
    const farwold = position({ A: { at: 'krazk', towns: ['krazk'] } });
    play(farwold, 0, { act: 'visit' });
    for (const [key, label, icon] of [
      ['gainOne-1', 'Gain 1 wood', '#wood'],
      ['gainOne-2', 'Gain 1 fish', '#fish'],
    ] as const)
      expect(offerOf(farwold, key)).toMatchObject({ label, icon: { drawing: expect.stringContaining(icon) } });
    const borsham = position({ A: { at: 'borsham', towns: ['borsham'], wood: 2 } });
    play(borsham, 0, { act: 'visit' });
    expect(offerOf(borsham, 'pay-1')).toMatchObject({
      ...{ label: 'Gain 1 pirate', price: 'for 1 wood', icon: { drawing: expect.stringContaining('#pirate') } },
    });
  });

  test('a visit spares Work crew where another can pay the entry cost, and counts those who rest first', () => {
    const ratnest = { at: 'ratnest', coins: 1 } as const;
    expect(offerOf(position({ A: { ...ratnest, deck: 'a w' } }), 'visit')?.detail).toBe('2 pirates, 1 wood');
    expect(offerOf(position({ A: { ...ratnest, deck: 'w' } }), 'visit')?.detail).toBe('2 pirates');
  });

  test('a visit to a rival’s town names who is paid, one to a town of one’s own costs nothing', () => {
    const rivals = position({ A: { at: 'theGrotto', coins: 1 }, B: { towns: ['theGrotto'] } });
    expect(offerOf(rivals, 'visit')?.price).toBe('for 1 coin to Bruno');
    const own = position({ A: { at: 'theGrotto', towns: ['theGrotto'] } });
    expect(offerOf(own, 'visit')?.price).toBeUndefined();
  });

  test('a visit that lets build: how much of the row could be paid for with wood and fish', () => {
    const stratic = (wood: number, fish: number) =>
      offerOf(
        position({
          A: { at: 'stratic', deck: 'a', wood, fish },
          row: ['Bridge', 'Museum', 'Jeweller', 'Sawmill', 'Embassy'],
        }),
        'visit',
      )?.detail;
    expect(stratic(0, 0)).toBe('build: 0 of 5 within reach');
    expect(stratic(2, 4)).toBe('build: 2 of 5 within reach');
  });

  test('to keep the dice places them, too, unless somebody could want to do it by hand (IB-88)', () => {
    const keep = (fleet: { pirates: number; serpents?: number }, dice: number[], need: number) =>
      offerOf(rolled({ A: { ...fleet, wood: 1, deck: 'a w' } }, { ...fleet, need, dice }, 'reroll'), 'keep')?.further;
    const best = [{ act: 'placeBest' }];
    expect(keep({ pirates: 2 }, [5, 6], 5)).toEqual(best);
    expect(keep({ pirates: 1, serpents: 1 }, [5, 6], 5)).toEqual(best);
    expect(keep({ pirates: 1, serpents: 1 }, [1, 1], 6)).toEqual(best);
    expect(keep({ pirates: 1, serpents: 1 }, [5, 6], 6)).toBeUndefined();
    expect(board.isObvious?.({ act: 'done' })).toBe(true);
    expect(board.isObvious?.({ act: 'leaveOut' })).toBe(false);
  });

  test('a raid: the odds and the stake of both sides (IB-188, IB-189)', () => {
    const raid = (A: Position['A'], B: Position['B']) =>
      offerOf(
        position({
          options: { raid: true },
          A: { at: 'morlim', deck: 'a', ...A },
          B: { at: 'morlim', deck: 'a', ...B },
        }),
        'raid-1',
      );
    expect(raid({ pirates: 1, coins: 3 }, { coins: 5 })).toMatchObject({
      ...{ detail: '50% to take up to 1 coin', price: undefined },
    });
    expect(raid({ pirates: 2, coins: 1 }, { pirates: 1, coins: 9 })).toMatchObject({
      ...{ detail: '50% to take up to 2 coins', price: '13% to lose up to 1 coin' },
    });
    expect(raid({ coins: 4 }, { pirates: 2, coins: 5 })).toMatchObject({
      ...{ detail: 'nothing to gain', price: '75% to lose up to 2 coins' },
    });
  });

  test('an event that exhausts two of a kind counts them', () => {
    const table = position({ A: { at: 'undervall', deck: 'a w' }, events: ['Night Watch'] });
    expect(offerOf(table, 'event-1')).toMatchObject({ detail: '2 cubes', price: 'exhausting any 2 crew' });
  });

  test('an attack: the spoils, and the exact chances with all dice, without injuries and with them', () => {
    // One pirate gives 2 at best, one serpent 3, each with a 5 or a 6: four of 36 rolls.
    const table = position({ A: { at: 'grenille', pirates: 1, serpents: 1, deck: 'a' } });
    expect(offerOf(table, 'attack')?.detail).toBe('town, 5 coins: 11%, or 44% with injuries');
  });

  test('diplomacy: the spoils, then the need and all that could be paid', () => {
    const table = position({ A: { at: 'felsGarden', slots: [6, 7, 8], deck: 'a A/N' } });
    expect(offerOf(table, 'diplomacy')).toMatchObject({ detail: 'town, 5 coins', price: 'for 5 of your 7 influence' });
  });

  test('a hunt: the coins of the map, or the one from the supply, and what buildings add', () => {
    expect(offerOf(position({ change: (state) => void Object.assign(state, { treasure: 4 }) }), 'hunt')?.detail).toBe(
      '4 coins',
    );
    expect(offerOf(position({ A: { city: ['Jeweller'] } }), 'hunt')?.detail).toBe('2 coins');
  });

  test('an event: its price and its cubes', () => {
    const table = position({ A: { at: 'borsham', wood: 1, coins: 1 }, events: ['Broken Crane'] });
    expect(offerOf(table, 'event-1')).toMatchObject({
      label: 'Broken Crane',
      detail: '2 cubes',
      price: 'for 1 coin and 1 wood',
      hotkey: 'c',
      group: 'free',
    });
  });
});

test('what can never be done in a town is not listed as refused', () => {
  const red = position({ A: { at: 'grenille', pirates: 3, slots: [15] } });
  expect(offerOf(red, 'attack')).toBeDefined();
  expect(offerOf(red, 'diplomacy')).toBeUndefined();
  const here = CELLS[stateOf(red).ships[0]!]!;
  const { refused = [] } = concerns(scene(red).telling, choices(red, 0)).get(here) ?? {};
  expect(refused.map(({ why }) => why.why)).not.toContain('noBlueGreenBanner');
});

test('a visit that cannot be paid is greyed with what is lacking', () => {
  expect(offerOf(position({ A: { at: 'grenille', coins: 0 } }), 'visit')).toMatchObject({ why: { why: 'entryCoin' } });
});

test('a payment that cannot be made is greyed with what is lacking', () => {
  const table = position({ A: { at: 'thundrake', towns: ['thundrake'] } });
  play(table, 0, { act: 'visit' });
  expect(offerOf(table, 'pay-1')).toMatchObject({ actions: [], why: { why: 'lacks', what: 'book' } });
  expect(offerOf(table, 'done')).toMatchObject({ go: true });
});

test('ending a turn without an action asks first, after it does not', () => {
  expect(offerOf(position(), 'endTurn')).toMatchObject({ go: true, confirm: expect.any(String) });
  const acted = position({ change: (state) => void Object.assign(state, { acted: true }) });
  expect(offerOf(acted, 'endTurn')?.confirm).toBeUndefined();
});

test('beside what is asked stands how it is done, until the action is taken', () => {
  expect(board.remark?.(scene(position()))).toBe('One action, and any number of free actions.');
  expect(
    board.remark?.(scene(position({ change: (state) => void Object.assign(state, { acted: true }) }))),
  ).toBeUndefined();
  expect(board.remark?.(scene(position({ sailing: true })))).toBeUndefined();
});

test.each([
  [en, 'asked', 'Ada, you’re at Borsham, Dario’s town.', ['Borsham']],
  [en, 'asked', 'Bruno, reroll dice for 1 wood each, or keep them.', ['1 wood']],
  [en, 'told', 'Bruno rolled 5, 5 and 2.', []],
  [en, 'told', 'Round 8 begins.', []],
  [en, 'told', 'Ada paid 5 influence: slots 3 and 4.', ['5 influence']],
  [fr, 'asked', 'Ada, vous êtes à Borsham, tenue par Dario.', ['Borsham']],
  [fr, 'told', 'Bruno a gagné 2 serpents de mer et 1 pièce.', ['2 serpents de mer', '1 pièce']],
  [fr, 'told', 'Bruno a gagné 2 points de réputation\u202f: marqueur sur 3.', ['2 points de réputation']],
  [fr, 'told', 'La manche 8 commence.', []],
] as const)('the town, prices and points are seen first, and no other figure: %#', (text, where, sentence, found) => {
  const stress = new RegExp(wordsOf(text).stress[where], 'gu');
  expect([...sentence.matchAll(stress)].map(([each]) => each)).toEqual(found);
});

test('the log knows the towns of the content that is played', () => {
  expect(board.places?.(scene(position()))).toContain('Fel’s Garden');
});

test('the region under the finger has a button that sails there, and the others stay together', () => {
  const table = position({ sailing: true, A: { at: 'sunsRest', fish: 1 }, B: { at: 'morlim' } });
  expect(offerOf(table, 'sailThere')).toBeUndefined();
  sailTarget.value = CELLS.indexOf('W.B');
  try {
    expect(offersOf(table).at(-1)).toMatchObject({
      key: 'sailThere',
      label: 'Sail to Grenille',
      detail: '1 step',
      go: true,
      actions: [{ act: 'sail', to: 'W.B' }],
    });
    expect(offerOf(table, 'sail')?.actions).not.toContainEqual({ act: 'sail', to: 'W.B' });
  } finally {
    sailTarget.value = undefined;
  }
});

describe('the map', () => {
  const { content } = islebound;
  const regions = (size: 'wide' | 'phone', order = 0) => placesOf(content, { order }, size).regions;

  test('arrows lead from every region to every other', () => {
    const { near } = content.charts[0]!;
    const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
    const reached = new Set([0]);
    for (const from of reached)
      for (const arrow of arrows) reached.add(regionBeside(regions('wide'), near[from]!, from, arrow));
    expect(reached.size).toBe(CELLS.length);
  });

  test('an arrow prefers a neighbour', () => {
    const { near } = content.charts[0]!;
    const from = CELLS.indexOf('N.B');
    expect(CELLS[regionBeside(regions('wide'), near[from]!, from, 'ArrowLeft')]).toBe('W.C');
  });

  test('regions are as large as the ledger says, and no two of a board overlap', () => {
    const rhomb = 0.866 * 160 * 160;
    for (const { corners } of regions('wide')) expect(areaOf(corners) / rhomb).toBeCloseTo(1, 2);
  });

  test('the name of a town gives way to further ships, away from them', () => {
    for (const place of regions('wide')) {
      const cell = CELLS.indexOf(place.cell);
      const aside = (...ships: readonly number[]) => asideIn({ ships: [...ships] }, cell, place);
      expect(aside(cell, -1), place.cell).toBe(0);
      const [x] = place.layout.ship;
      expect(Math.sign(aside(cell, cell)), place.cell).toBe(-Math.sign(x) || 0);
      expect(Math.abs(aside(cell, cell, cell)), place.cell).toBe(2 * Math.abs(aside(cell, cell)));
    }
  });

  test('another rim draws other regions: those of two pieces too', () => {
    const boards = content.content.boards.map((board) => ({ ...board, rim: 'AABBCCAABBCC' }));
    const other = { ...content, content: { ...content.content, boards } };
    const { regions: drawn, hexes } = placesOf(other, { order: 0 }, 'wide');
    expect(drawn[CELLS.indexOf('W.A')]!.outline.match(/Z/g)).toHaveLength(2);
    expect(hexes[0]!.cuts.match(/M/g)).toHaveLength(6);
  });
});

describe('a region read aloud', () => {
  const told = (table: Table, town: string) =>
    board.describe(scene(table))[0]!.lines.find((line) => line.startsWith(town));

  test('name, kind, owner, banner, strength, entry, event, ships', () => {
    const table = position({
      seats: 4,
      A: { at: 'borsham' },
      D: { towns: ['borsham'] },
      events: ['Broken Crane', 'Lost Chapter'],
    });
    expect(told(table, 'Borsham')).toBe(
      'Borsham, island town, Dario’s; red banner, strength 5, 7 for you; entry exhaust any crew; event here; Ada’s ship.',
    );
  });

  test('a town of one’s own costs nothing, a neutral one says so', () => {
    const table = position({ A: { towns: ['krazk'] } });
    expect(told(table, 'Krazk')).toMatch(/^Krazk, port, yours; red banner, strength 5; entry nothing/);
    expect(told(table, 'Farwold')).toBe(
      'Farwold, island town, neutral; red and blue-green banner, strength 7; entry 1 coin and exhaust administrate.',
    );
  });
});

describe.each(LANGUAGES)('the board in words, in %s', (language) => {
  test('names every town, slot, player and building of the row', () => {
    const table = position({ row: ['Museum', 'Trade Office'] });
    const told = board.describe(scene(table, 0, language));
    const { names } = wordsOf(TEXTS[language]);
    const all = told.flatMap(({ heading, lines }) => [heading, ...lines]).join(' ');
    const { telling } = scene(table);
    for (const town of TOWN_NAMES) expect(all).toContain(names.town(telling, town));
    for (const building of table.game.content.content.buildings.filter(({ name }) => name.en === 'Museum'))
      expect(all).toContain(names.building(telling, building.number));
    expect(told[1]!.lines).toHaveLength(15);
    for (const name of NAMES.slice(0, 3)) expect(told.map(({ heading }) => heading)).toContain(name);
  });
});

test('every action has a label of its own kind', () => {
  const acts = new Set(Object.keys(en.actions));
  expect(new Set([...PLAIN_ACTS, ...Object.keys(wordsOf(en).label)])).toEqual(acts);
});

describe.each(readdirSync(new URL('golden/', import.meta.url)))('through the whole of %s', (file) => {
  const record = JSON.parse(readFileSync(new URL(`golden/${file}`, import.meta.url), 'utf8')) as GameRecord & {
    seed: string;
  };

  test('what is to be seen takes its time', () => {
    const shown = playThrough(record).filter(({ fact }) => ['sailed', 'townTaken', 'bought'].includes(fact));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((fact) => durationOf(board.facts, [fact]) <= 200)).toEqual([]);
  });
});

function playThrough(record: GameRecord & { seed: string }): Fact[] {
  const table = open<Islebound>(islebound, {
    seats: record.seats,
    seed: record.seed,
    options: record.options as Partial<Islebound['Options']>,
  });
  const facts = openingFacts(table).map(({ fact }) => fact);
  for (const { seat, action } of record.entries as readonly { seat: Seat; action: unknown }[]) {
    const played = play(table, seat, action);
    if (played.why !== undefined) throw new Error(`refused: ${played.why.why}`);
    facts.push(...played.facts.map(({ fact }) => fact));
  }
  return facts;
}
