import { OptionError, open, openingFacts, SeatCountError, sayRefusal } from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  BLUE_POINTS,
  COPIES,
  type Fact,
  LETTERS,
  type Options,
  SET_UP_CARDS,
  SIGHTS,
  TERRAIN_PILE,
  trailsOfTucana,
} from '../../index.ts';
import { en } from '../../text/en/index.ts';
import { sheet, those } from '../position.ts';

const opened = (seats: number, options: object = {}, seed = 'seed') => open(trailsOfTucana, { seats, options, seed });
const told = (table: ReturnType<typeof opened>): Fact[] => openingFacts(table).map(({ fact }) => fact);

/** The first table of these options, seed by seed, on which something holds. */
function find(seats: number, options: Partial<Options>, holds: (told: Fact[]) => boolean) {
  for (let n = 0; ; n++) {
    const table = opened(seats, options, `seed ${n}`);
    if (holds(told(table))) return table;
  }
}

const letters = (table: ReturnType<typeof opened>): string[] => stateOf(table).letters.map((each) => each.join(''));
const startsAt = (village: number) => (facts: Fact[]) => those(facts, 'startVillage')[0]?.village === village;
const cardIs = (card: string) => (facts: Fact[]) => those(facts, 'setUpCard')[0]?.letters === card;
const RULEBOOK = 'DCEADCBAEB';

test('a table opens with one to eight seats (TT-1)', () => {
  for (let seats = 1; seats <= 8; seats++) expect(stateOf(opened(seats)).sheets).toHaveLength(seats);
});

test.each([0, 9, -1, 1.5])('a table with %d seats is refused by a named error (TT-1)', (seats) => {
  expect(() => opened(seats)).toThrow(SeatCountError);
});

test('unless said, a table is plain and on Isla Petit (TT-2, TT-9, TT-10, TT-12, TT-16, TT-38)', () => {
  expect(opened(2).options).toEqual({
    island: 'petit',
    specialBonus: false,
    randomStart: false,
    direction: 'clockwise',
    symmetry: false,
    pileCount: true,
  });
});

test.each([
  { option: 'island', value: 'atlantis' },
  { option: 'specialBonus', value: 'yes' },
  { option: 'randomStart', value: 11 },
  { option: 'direction', value: 'up' },
  { option: 'symmetry', value: 1 },
  { option: 'pileCount', value: null },
  { option: 'weather', value: 'fair' },
])('$option cannot be $value (TT-2, TT-9, TT-10, TT-12, TT-16, TT-38)', ({ option, value }) => {
  const attempt = () => opened(2, { [option]: value });
  expect(attempt).toThrow(OptionError);
  expect(attempt).toThrow(`"${option}"`);
});

describe.each([
  {
    island: 'petit',
    rounds: 2,
    hexes: 73,
    terrains: [24, 20, 16, 13],
    segments: 186,
    pairs: [13, 38, 30, 21, 11, 21, 23, 9, 13, 7],
    sights: 28,
    villages: 60,
  },
  {
    island: 'grande',
    rounds: 3,
    hexes: 104,
    terrains: [34, 29, 24, 17],
    segments: 274,
    pairs: [20, 61, 46, 34, 14, 34, 25, 12, 19, 9],
    sights: 45,
    villages: 90,
  },
] as const)('the island $island', ({ island, rounds, hexes, terrains, segments, pairs, sights, villages }) => {
  const map = trailsOfTucana.content[island];

  test('has the rounds, hexes, trails and values of the printed sheet (TT-2, TT-21)', () => {
    const terrainOf = (hex: number) => map.hexes[hex]!.terrain;
    const kinds = ['desert', 'forest', 'mountain', 'water'];
    const found = kinds.flatMap((one, n) =>
      kinds
        .slice(n)
        .map(
          (other) => map.segments.filter((ends) => `${ends.map(terrainOf).sort()}` === `${[one, other].sort()}`).length,
        ),
    );
    expect(map.rounds).toBe(rounds);
    expect(map.hexes).toHaveLength(hexes);
    expect(kinds.map((kind) => map.hexes.filter(({ terrain }) => terrain === kind).length)).toEqual(terrains);
    expect(map.segments).toHaveLength(segments);
    expect(found).toEqual(pairs);
    expect(map.values.flat().reduce((sum, value) => sum + value, 0)).toBe(sights);
    expect(Object.values(trailsOfTucana.content[island].villages).reduce((sum, value) => sum + value, 0)).toBe(
      villages,
    );
  });

  test('has as many sights of each kind as rounds, each on its terrain, and ten villages apart from them (TT-2)', () => {
    const terrainOf = { obelisk: 'desert', book: 'forest', toucan: 'forest', yeti: 'mountain', 'sea-monster': 'water' };
    for (const sight of SIGHTS) {
      const places = map.hexes.filter((hex) => hex.sight === sight);
      expect(places).toHaveLength(rounds);
      for (const { terrain, village } of places) expect([terrain, village]).toEqual([terrainOf[sight], undefined]);
    }
    const numbers = map.hexes.flatMap(({ village }) => village ?? []);
    expect(numbers.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('is as far across as the printed sheet: steps from each sight to its nearest village (TT-21, TT-42)', () => {
    const near = {
      petit: { obelisk: [2, 2], book: [2, 2], toucan: [2, 2], yeti: [3, 2], 'sea-monster': [3, 2] },
      grande: { obelisk: [2, 2, 2], book: [2, 2, 2], toucan: [2, 2, 2], yeti: [4, 3, 2], 'sea-monster': [3, 4, 3] },
    };
    const steps = (from: number): number => {
      let front = new Set([from]);
      for (let count = 0; ; count++) {
        if ([...front].some((hex) => map.hexes[hex]!.village !== undefined)) return count;
        front = new Set([...front].flatMap((hex) => map.at[hex]!.flatMap((segment) => map.segments[segment]!)));
      }
    };
    const found = SIGHTS.map((sight) => map.hexes.flatMap((hex, n) => (hex.sight === sight ? [steps(n)] : [])));
    expect(found).toEqual(SIGHTS.map((sight) => near[island][sight]));
  });
});

test('the Mayor is the first seat, who starts at the village drawn (TT-3, TT-9)', () => {
  const table = find(2, { randomStart: true }, startsAt(7));
  expect(those(told(table), 'lettersWritten').map(({ start }) => start)).toEqual([7, 8]);
});

test('the first round begins with all 27 terrain cards, two of which are shown (TT-4)', () => {
  const { pile, shown } = stateOf(opened(3));
  expect(COPIES).toEqual({ desert: 8, forest: 7, mountain: 6, water: 4, any: 2 });
  expect([...pile.flat(), ...shown].sort()).toEqual([...TERRAIN_PILE].sort());
  expect(shown).toHaveLength(2);
});

test('every set-up card comes up, and only one in a game (TT-5)', () => {
  const found = new Set(
    Array.from({ length: 120 }, (_, n) =>
      those(told(opened(1, {}, `seed ${n}`)), 'setUpCard').map((f) => f.letters),
    ).flat(),
  );
  expect(found).toEqual(new Set(SET_UP_CARDS));
});

test('set-up cards have each letter twice and none beside itself (TT-5)', () => {
  expect(SET_UP_CARDS).toHaveLength(13);
  for (const card of SET_UP_CARDS) {
    expect([...card].sort().join('')).toBe('AABBCCDDEE');
    for (let n = 0; n < 10; n++) expect(card[n]).not.toBe(card[(n + 1) % 10]);
  }
});

test('the letters are read clockwise from the top of the card into villages 1 to 10 (TT-6, TT-7, TT-8; example 1)', () => {
  expect(letters(find(1, {}, cardIs(RULEBOOK)))).toEqual(['DCEADCBAEB']);
});

test('the second seat starts at village 2, the eighth at village 8 (TT-7, TT-8; examples 2 and 3)', () => {
  const found = letters(find(8, {}, cardIs(RULEBOOK)));
  expect(found[1]).toBe('BDCEADCBAE');
  expect(found[7]).toBe('ADCBAEBDCE');
  expect(new Set(found).size).toBe(8);
});

test('counter-clockwise the letters go round the other way, and the starts do not (TT-10, TT-11; example 4)', () => {
  const found = letters(find(2, { direction: 'counter-clockwise' }, cardIs(RULEBOOK)));
  expect(found).toEqual(['DBEABCDAEC', 'CDBEABCDAE']);
});

test('with random start 4 the Mayor starts at village 4 and the next seat at 5 (TT-9; example 5)', () => {
  const table = find(2, { randomStart: true }, (facts) => cardIs(RULEBOOK)(facts) && startsAt(4)(facts));
  expect(letters(table)).toEqual(['AEBDCEADCB', 'BAEBDCEADC']);
});

test('with random start 9 eight seats start at villages 9, 10, 1, 2, 3, 4, 5, 6 (TT-9; example 6)', () => {
  const table = find(8, { randomStart: true }, startsAt(9));
  expect(those(told(table), 'lettersWritten').map(({ start }) => start)).toEqual([9, 10, 1, 2, 3, 4, 5, 6]);
});

test('the number of the start village is drawn before the set-up card (TT-9)', () => {
  const kinds = told(opened(2, { randomStart: true })).map(({ fact }) => fact);
  expect(kinds.indexOf('startVillage')).toBeLessThan(kinds.indexOf('setUpCard'));
});

test('every start village comes up (TT-9)', () => {
  const starts = Array.from(
    { length: 120 },
    (_, n) => those(told(opened(1, { randomStart: true }, `seed ${n}`)), 'startVillage')[0]?.village,
  );
  expect(new Set(starts)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
});

test('with symmetry all sheets have the letters of the Mayor (TT-12, TT-13; example 7)', () => {
  const options = { symmetry: true, randomStart: true } as const;
  const table = find(3, options, (facts) => cardIs(RULEBOOK)(facts) && startsAt(4)(facts));
  expect(letters(table)).toEqual(['AEBDCEADCB', 'AEBDCEADCB', 'AEBDCEADCB']);
});

test('random start, direction and symmetry combine, also alone (TT-13)', () => {
  const options = { symmetry: true, randomStart: true, direction: 'counter-clockwise' } as const;
  const fits = (facts: Fact[]) => cardIs(RULEBOOK)(facts) && startsAt(4)(facts);
  expect(letters(find(1, options, fits))).toEqual(['AECDBEABCD']);
  expect(letters(find(2, options, fits))).toEqual(['AECDBEABCD', 'AECDBEABCD']);
});

test.each([2, 3, 4])('%d players have one blue card a letter, the first (TT-14)', (seats) => {
  const table = opened(seats);
  expect(stateOf(table).blue).toEqual([1, 1, 1, 1, 1]);
  expect(those(told(table), 'blueLaid').map(({ values }) => values)).toEqual([[3], [4], [5], [6], [7]]);
});

test.each([5, 6, 7, 8])('%d players have two blue cards a letter, the first on top (TT-15)', (seats) => {
  const table = opened(seats);
  expect(stateOf(table).blue).toEqual([1, 1, 1, 1, 1]);
  const laid = those(told(table), 'blueLaid').map(({ values }) => values);
  expect(laid).toEqual([
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 4],
    [7, 5],
  ]);
  expect(laid).toEqual(LETTERS.map((letter) => [BLUE_POINTS[letter][1], BLUE_POINTS[letter][2]]));
});

test.each([
  { seats: 2, cards: 1 },
  { seats: 4, cards: 1 },
  { seats: 5, cards: 2 },
  { seats: 8, cards: 2 },
])(
  'with the special bonus $seats players have $cards different red cards, otherwise none (TT-16)',
  ({ seats, cards }) => {
    const found = Array.from({ length: 60 }, (_, n) => stateOf(opened(seats, { specialBonus: true }, `seed ${n}`)).red);
    for (const red of found) expect(new Set(red).size).toBe(cards);
    expect(new Set(found.flat())).toEqual(new Set(SIGHTS));
    expect(stateOf(opened(seats)).red).toEqual([]);
  },
);

test('a solo table with the special bonus is refused before it is made, with a sentence (TT-17; example 40)', () => {
  const options = { ...opened(1).options, specialBonus: true };
  const refusal = { option: 'specialBonus', why: { why: 'notAlone' } } as const;
  expect(trailsOfTucana.refuses?.(1, options)).toEqual(refusal);
  expect(trailsOfTucana.refuses?.(2, options)).toBeUndefined();
  expect(() => opened(1, { specialBonus: true })).toThrow(OptionError);
  expect(sayRefusal(en, refusal.why)).toContain('at least two players');
});

test('all sheets start without trails and without points (TT-18)', () => {
  const table = opened(4, { island: 'grande' });
  for (let seat = 0; seat < 4; seat++) {
    expect(sheet(table, seat)).toMatchObject({
      segments: [],
      circled: [0, 0, 0, 0, 0],
      pairs: [],
      bonuses: [],
      sums: [],
    });
    expect(new Set(sheet(table, seat).trail).size).toBe(104);
  }
});
