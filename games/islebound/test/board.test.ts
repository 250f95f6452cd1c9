import { readdirSync, readFileSync } from 'node:fs';
import {
  asks,
  choices,
  type GameRecord,
  languagesOf,
  length,
  open,
  openingFacts,
  play,
  type Seat,
  same,
  view,
} from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { durationOf, lineOf, SOUNDS, soundOf } from '@skerry/look';
import { flawed, flaws, sayings } from '@skerry/speech/testing';
import { describe, expect, test } from 'vitest';
import { placesOf, regionBeside } from '../board/chart/places.ts';
import { sailTarget } from '../board/chart/sail-target.ts';
import { asideIn } from '../board/chart/ship-positions.ts';
import { board } from '../board/index.ts';
import { RULES_OF_REASONS } from '../board/rules-of-reasons.ts';
import { type Action, CELLS, CREW_KINDS, type Fact, type Islebound, islebound, SYMBOLS, TOWN_NAMES } from '../index.ts';
import { PLAIN_ACTS, wordsOf } from '../text/board.ts';
import { en } from '../text/en/index.ts';
import { rules as RULES } from '../text/en/rules.ts';
import { fr } from '../text/fr/index.ts';
import { type Position, position, type Table } from './position.ts';

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

/** IB-56: a visit by parts is offered in the slip of the town, unless the town was just taken. */
const isInBar = (table: Table, { act }: Action): boolean =>
  act !== 'visitByParts' || stateOf(table).agenda.at(-1)?.do !== 'act';

const key = (value: unknown): string => JSON.stringify(value);
const isApart = (values: readonly string[]): boolean => new Set(values).size === values.length;

const areaOf = (points: readonly { x: number; y: number }[]): number =>
  Math.abs(
    points.reduce((sum, { x, y }, n) => {
      const next = points[(n + 1) % points.length]!;
      return sum + x * next.y - next.x * y;
    }, 0),
  ) / 2;

describe('the drawings', () => {
  const svg = readFileSync(new URL('../board/parts/drawings.svg', import.meta.url), 'utf8');
  const drawn = [...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name!);
  const named = (...starts: readonly string[]) =>
    drawn.filter((name) => starts.some((start) => name.startsWith(`${start}-`)));

  test('there is one of every town, crew member, skill, building and reputation card, and no other of these', () => {
    const { buildings, reputation } = islebound.content.content;
    expect(named('town', 'crew', 'skill', 'building', 'reputation').sort()).toEqual(
      [
        ...TOWN_NAMES.map((town) => `town-${town}`),
        ...CREW_KINDS.map((kind) => `crew-${kind}`),
        ...SYMBOLS.map((symbol) => `skill-${symbol}`),
        ...buildings.map(({ number }) => `building-${number}`),
        ...reputation.map(({ number }) => `reputation-${number}`),
      ].sort(),
    );
  });

  test('they take every colour from where they are used', () => {
    expect(svg.match(/#[0-9a-f]{3,8}\b|rgb\(|hsl/gi)).toBeNull();
    const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour!);
    expect(colours.filter((colour) => !/^(none|currentColor|(color-mix\(.*)?var\(--[\w-]+.*\))$/.test(colour))).toEqual(
      [],
    );
  });
});

/** Positions in which many kinds of action are offered. */
const POSITIONS: { readonly [name: string]: Position } = {
  'a ship that sails': { sailing: true, A: { at: 'sunsRest', fish: 1 }, B: { at: 'undervall' } },
  'a town that can be attacked': { A: { at: 'grenille', coins: 9, pirates: 3, deck: 'a a w A/C' } },
  'a town that can be won': { A: { at: 'felsGarden', coins: 3, slots: [6, 7, 8] } },
  'an event here, and one without its price': {
    A: { at: 'borsham', wood: 1, coins: 1 },
    events: ['Broken Crane', 'Dock Brawl'],
  },
  'a hut for the injured': { A: { at: 'krazk', injured: 'a w', city: ['Miracle Hut'] } },
  'ships that can be raided and traded with': {
    options: { raid: true, trading: true },
    A: { at: 'ratnest', wood: 2 },
    B: { at: 'ratnest', books: 1 },
    C: { at: 'ratnest', fish: 1 },
  },
};

describe.each(Object.entries(POSITIONS))('the offers for %s', (_, wanted) => {
  const table = position(wanted);
  const found = offersOf(table);
  const offered = choices(table, 0).filter(({ action, why }) => why === undefined && isInBar(table, action));

  test('hold each action exactly once', () => {
    const actions = found.flatMap((offer) => offer.actions).map(key);
    expect(actions.sort()).toEqual(offered.map(({ action }) => key(action)).sort());
  });

  test('are greyed only with a reason, and at most two beside the building row', () => {
    const greyed = found.filter(({ actions, key: name }) => actions.length === 0 && !name.startsWith('buy-'));
    expect(greyed.length).toBeLessThanOrEqual(2);
    for (const { why } of greyed) expect(why).toBeDefined();
    for (const { why } of found.filter(({ actions }) => actions.length > 0)) expect(why).toBeUndefined();
  });

  test.each(LANGUAGES)('have a letter of their label each, in %s', (language) => {
    const worded = offersOf(table, 0, language).filter(({ hotkey }) => hotkey !== '');
    const letters = worded.map(({ hotkey }) => hotkey);
    expect(new Set(letters).size).toBe(letters.length);
    for (const { hotkey, label } of worded)
      expect(label.normalize('NFD').toLowerCase(), `${label} has no ${hotkey}`).toContain(hotkey);
  });
});

test('H asks for a hint, so no button has it', () => {
  for (const { hotkeys } of [wordsOf(en), wordsOf(fr)]) expect(Object.values(hotkeys)).not.toContain('h');
});

describe('the offers say what they would bring', () => {
  test('a visit: its cost, and what its parts give with the Work crew counted', () => {
    expect(offerOf(position({ A: { at: 'theGrotto', coins: 1, deck: 'a a w' } }), 'visit')?.detail).toBe(
      '1 coin: 4 fish, then 1 per Work crew: 5',
    );
  });

  test('a visit spares Work crew where another can pay the entry cost, and counts those who rest first', () => {
    const ratnest = { at: 'ratnest', coins: 1 } as const;
    expect(offerOf(position({ A: { ...ratnest, deck: 'a w' } }), 'visit')?.detail).toContain('1 wood per Work crew: 1');
    expect(offerOf(position({ A: { ...ratnest, deck: 'w' } }), 'visit')?.detail).toContain('1 wood per Work crew: 0');
  });

  test('a visit to a rival’s town names who is paid, one to a town of one’s own costs nothing', () => {
    const rivals = position({ A: { at: 'theGrotto', coins: 1 }, B: { towns: ['theGrotto'] } });
    expect(offerOf(rivals, 'visit')?.detail).toMatch(/^1 coin to Bruno: /);
    const own = position({ A: { at: 'theGrotto', towns: ['theGrotto'] } });
    expect(offerOf(own, 'visit')?.detail).toMatch(/^4 fish/);
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
    expect(stratic(0, 0)).toBe('exhaust Administrate: build (0 of 5 within reach)');
    expect(stratic(2, 4)).toBe('exhaust Administrate: build (2 of 5 within reach)');
  });

  test('an event that exhausts two of a kind counts them', () => {
    const table = position({ A: { at: 'undervall', deck: 'a w' }, events: ['Night Watch'] });
    expect(offerOf(table, 'event-1')?.detail).toBe('exhaust any 2 crew for 2 cubes');
  });

  test('an attack: the need, the dice and the exact chance with all of them', () => {
    // One pirate gives 2 at best, one serpent 3, each with a 5 or a 6: four of 36 rolls.
    const table = position({ A: { at: 'grenille', pirates: 1, serpents: 1, deck: 'a' } });
    expect(offerOf(table, 'attack')?.detail).toBe('needs 5: 11% with 2 dice');
  });

  test('diplomacy: the need and all that could be paid', () => {
    const table = position({ A: { at: 'felsGarden', slots: [6, 7, 8], deck: 'a A/N' } });
    expect(offerOf(table, 'diplomacy')?.detail).toBe('needs 5, you have 7');
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
      detail: '1 coin and 1 wood for 2 cubes',
      hotkey: 'c',
      group: 'free',
    });
  });
});

test('a town without a blue-green banner greys diplomacy where it could be attacked', () => {
  const table = position({ A: { at: 'grenille', pirates: 3 } });
  expect(offerOf(table, 'diplomacy')).toMatchObject({ actions: [], why: { why: 'noBlueGreenBanner' } });
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

test('every reason rests on rules that exist', () => {
  const reasons = new Set([...Object.keys(en.reasons), 'gameOver', 'noSeat', 'unknownAction']);
  expect(new Set(Object.keys(RULES_OF_REASONS))).toEqual(reasons);
  for (const rules of Object.values(RULES_OF_REASONS))
    for (const rule of rules) expect(Object.keys(RULES), rule).toContain(rule);
});

test('every action has a label of its own kind', () => {
  const acts = new Set(Object.keys(en.actions));
  expect(new Set([...PLAIN_ACTS, ...Object.keys(wordsOf(en).label)])).toEqual(acts);
});

test('the French words are not the English ones', () => {
  const same = (one: object, other: object): string[] =>
    Object.entries(one)
      .filter(([name, word]) => typeof word === 'string' && other[name as keyof typeof other] === word)
      .map(([name]) => name);
  const [english, french] = [wordsOf(en), wordsOf(fr)];
  expect(same(english.labels, french.labels)).toEqual([]);
  expect(same(english.groups, french.groups)).toEqual([]);
  expect(same(english.headings, french.headings)).toEqual([]);
});

describe.each(readdirSync(new URL('golden/', import.meta.url)))('through the whole of %s', (file) => {
  const record = JSON.parse(readFileSync(new URL(`golden/${file}`, import.meta.url), 'utf8')) as GameRecord & {
    seed: string;
  };
  const facts = playThrough(record);

  test('every fact has a line and, if any, a sound that exists', () => {
    const sounds = new Set(facts.flatMap((fact) => soundOf(board.facts, fact) ?? []));
    expect([...sounds].filter((sound) => !SOUNDS.includes(sound))).toEqual([]);
    const seats = new Set(facts.map((fact) => lineOf(board.facts, fact).seat ?? 0));
    expect(Math.max(...seats)).toBeLessThan(record.seats);
    expect(facts.filter((fact) => lineOf(board.facts, fact).heading)).toEqual(
      facts.filter(({ fact }) => fact === 'turnBegan'),
    );
  });

  test('at every stop each offered action is in exactly one button, with a key of its own', () => {
    const troubles: string[] = [];
    playThrough(record, (table) => {
      for (const { seat } of asks(table)) {
        const all = choices(table, seat);
        const offered = all.filter(({ action, why }) => why === undefined && isInBar(table, action));
        const found = board.offers(scene(table, seat, 'fr'), all);
        // An expectation at each of thousands of stops would take longer than all the rest.
        const demand = (holds: boolean, what: string): void => {
          if (!holds) troubles.push(`entry ${length(table)}, seat ${seat}: ${what}`);
        };
        const inButtons = found.flatMap(({ actions }) => actions.map(key)).sort();
        demand(same(inButtons, offered.map(({ action }) => key(action)).sort()), `the buttons hold ${inButtons}`);
        const keys = found.map(({ key: name }) => name);
        demand(isApart(keys), `keys that come twice: ${keys}`);
        const letters = found.flatMap(({ hotkey }) => (hotkey === '' ? [] : [hotkey]));
        demand(isApart(letters), `letters that come twice: ${letters}`);
        const going = found.filter(({ go }) => go);
        demand(going.length === 0 || (going.length === 1 && found.at(-1) === going[0]), 'what goes on is not last');
      }
    });
    expect(troubles).toEqual([]);
  });

  test('no fact is shown for longer than a second, and what is to be seen takes its time', () => {
    expect(facts.filter((fact) => durationOf(board.facts, [fact]) > 1000)).toEqual([]);
    const shown = facts.filter(({ fact }) => ['sailed', 'townTaken', 'bought'].includes(fact));
    expect(shown.filter((fact) => durationOf(board.facts, [fact]) <= 200)).toEqual([]);
  });
});

function playThrough(record: GameRecord & { seed: string }, look?: (table: Table) => void): Fact[] {
  const table = open<Islebound>(islebound, {
    seats: record.seats,
    seed: record.seed,
    options: record.options as Partial<Islebound['Options']>,
  });
  const facts = openingFacts(table).map(({ fact }) => fact);
  for (const { seat, action } of record.entries as readonly { seat: Seat; action: unknown }[]) {
    look?.(table);
    const played = play(table, seat, action);
    if (played.why !== undefined) throw new Error(`refused: ${played.why.why}`);
    facts.push(...played.facts.map(({ fact }) => fact));
  }
  return facts;
}

test.each(LANGUAGES)('every word on the board is sound in %s', (language) => {
  const { labels, groups, legend, headings } = wordsOf(TEXTS[language]);
  const plain = sayings({ labels, groups, legend, headings });
  const said = Object.values(POSITIONS).flatMap((wanted) => {
    const table = position(wanted);
    const told = board.describe(scene(table, 0, language)).flatMap(({ lines }) => lines);
    return [...told, ...offersOf(table, 0, language).flatMap(({ label, detail }) => [label, detail ?? label])];
  });
  expect(flawed(flaws, language, new Set([...said, ...[...plain].map(([, words]) => words)]))).toEqual([]);
});
