import { readFileSync } from 'node:fs';
import { asks, choices, languagesOf, legal, open, openingFacts, play, Random, type Seat, view } from '@skerry/engine';
import { durationOf } from '@skerry/look';
import { boardBattery } from '@skerry/look/testing';
import { describe, expect, test } from 'vitest';
import { geometryOf, hexUnder, middleOf, nearestSegment } from '../board/chart/chart-geometry.ts';
import { drawsIn } from '../board/chart/draws.ts';
import { neighbour } from '../board/chart/pointing.ts';
import { trailPreview } from '../board/chart/trail-preview.ts';
import { board } from '../board/index.ts';
import { type Fact, ISLAND_NAMES, LETTERS, SIGHTS, TERRAINS, trailsOfTucana } from '../index.ts';
import { takers } from '../outlook/bonus-cards.ts';
import { pointsSoFar } from '../outlook/score.ts';
import { outlookOf, sheetNow } from '../outlook/sheet.ts';
import { wordsOf } from '../text/board.ts';
import { en } from '../text/en/index.ts';
import { rules as RULES } from '../text/en/rules.ts';
import { fr } from '../text/fr/index.ts';
import { draw, position, segmentOf, type Table, those } from './position.ts';

const TEXTS = { en, fr };
const LANGUAGES = languagesOf(TEXTS);
const NAMES = ['Ada', 'Bruno', 'Chiara', 'Dario', 'Ewa', 'Farid', 'Gwen', 'Hugo'];

const scene = (table: Table, eyes: Seat | 'watcher' = 0, language: keyof typeof TEXTS = 'en') => ({
  telling: {
    state: view(table, eyes).state,
    reader: eyes === 'watcher' ? undefined : eyes,
    names: NAMES.slice(0, table.seats),
    content: trailsOfTucana.content,
  },
  text: TEXTS[language],
});

const offersOf = (table: Table, reader: Seat = 0, language: keyof typeof TEXTS = 'en') =>
  board.offers(scene(table, reader, language), choices(table, reader));

const DRAWINGS = readFileSync(new URL('../board/parts/drawings.svg', import.meta.url), 'utf8');

test('there are drawings of every terrain, three, of every sight and card, one, and no other', () => {
  const drawn = [...DRAWINGS.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
  const terrains = TERRAINS.flatMap((terrain) => [1, 2, 3].map((variant) => `${terrain}-${variant}`));
  const cards = ['terrain-card', 'blue-card', 'red-card'];
  expect(drawn.sort()).toEqual([...terrains, 'any', ...SIGHTS, 'hut', ...cards].sort());
});

describe.each(ISLAND_NAMES)('the chart of %s', (island) => {
  const map = trailsOfTucana.content[island];
  const survey = geometryOf(map);

  test('has each hex where a touch finds it, and sea beside', () => {
    for (const [hex, middle] of survey.middles.entries()) expect(hexUnder(survey, middle)).toBe(hex);
    expect(hexUnder(survey, { x: survey.left, y: survey.top })).toBeUndefined();
  });

  test('has the middle of every segment nearest to itself', () => {
    for (const segment of map.everySegment)
      expect(nearestSegment(map, map.everySegment, middleOf(map, segment), 20)).toBe(segment);
  });

  test('is walked from segment to segment by one arrow, and each is reached', () => {
    const reached = new Set<number>();
    for (let at = 0, steps = 0; steps < map.segments.length; steps++) {
      reached.add(at);
      at = neighbour(map, map.everySegment, at, 'ArrowRight');
    }
    expect(reached.size).toBe(map.segments.length);
  });

  test('lets the arrows up and down go up and down', () => {
    for (const segment of map.everySegment) {
      const below = neighbour(map, map.everySegment, segment, 'ArrowDown');
      if (below !== segment) expect(middleOf(map, below).y).toBeGreaterThan(middleOf(map, segment).y);
    }
  });
});

/** A bonus trail that is owed. */
const BONUS = position({ drawn: [['2/3-3/3', '1/3-2/3', '7/6-7/7']] });
draw(BONUS, 0, '7/7-7/8');

boardBattery(trailsOfTucana, {
  golden: new URL('golden/', import.meta.url),
  ...{ board, text: TEXTS, rules: RULES, drawings: [DRAWINGS] },
  tables: [{ seats: 8, options: { symmetry: true, specialBonus: true, randomStart: true, pileCount: true } }],
  moves: 200,
  positions: [BONUS],
  headings: ['cardsShown', 'roundBegan'],
  words: {
    of: wordsOf,
    subjects: ['obelisk', 'D', 'drawing'],
    // With all subjects in all five places it would be said 161051 times; the board says it at every stop.
    elsewhere: ['about'],
    shared: ['names', 'villages', 'total', 'headingsOfScore.total', 'headingsOfScore.villages'],
  },
});

test.each([0, 1])('what is offered asks nothing twice, since all can be taken back (TT-34)', (seat) => {
  const table = position({ seats: 2 });
  draw(table, 0, '1/1-1/2');
  expect(offersOf(table, seat).filter(({ confirm }) => confirm !== undefined)).toEqual([]);
});

test('done is greyed until the trail is drawn, then it goes on and stands last', () => {
  const table = position({ seats: 2 });
  expect(offersOf(table).at(-1)).toMatchObject({ key: 'done', actions: [], why: { why: 'mustDraw', possible: 186 } });
  draw(table, 0, '1/1-1/2');
  expect(offersOf(table).at(-1)).toMatchObject({ key: 'done', go: true, actions: [{ act: 'done' }] });
});

test('a bonus trail has a button of its own', () => {
  const table = position({ drawn: [['2/3-3/3', '1/3-2/3', '7/6-7/7']] });
  expect(offersOf(table).map(({ key: name }) => name)).toEqual(['draw', 'done']);
  draw(table, 0, '7/7-7/8');
  expect(offersOf(table).map(({ key: name }) => name)).toEqual(['bonus', 'done']);
});

describe('a segment says what it would do', () => {
  const said = (table: Table, trail: Parameters<typeof segmentOf>[1]) =>
    trailPreview(scene(table), 0, segmentOf('petit', trail));

  test('a sight joined to a village counts in every round to come (TT-70)', () => {
    const table = position({ drawn: [['2/3-3/3']] });
    expect(said(table, '1/3-2/3')).toMatchObject({ lines: ['Toucan: 2 points in each of two rounds'], scores: true });
    expect(said(position({ drawn: [['2/3-3/3']], round: 2 }), '1/3-2/3').lines).toEqual(['Toucan: 2 points']);
  });

  test('the last of a kind brings a bonus trail (TT-48)', () => {
    const table = position({ drawn: [['2/3-3/3', '1/3-2/3', '7/6-7/7']] });
    expect(said(table, '7/7-7/8').lines.at(-1)).toBe('And a bonus trail');
  });

  test('a pair of villages counts with its blue card (TT-57)', () => {
    const table = position({ seats: 2, letters: 'CECBDADBAE', drawn: [['9/3-9/4', '9/4-9/5', '9/5-9/6']] });
    expect(said(table, '9/6-9/7').lines).toEqual([
      'Villages D and D: 11 points',
      'First to connect them: 6 points more',
    ]);
  });

  test('two sights of a red card count without any village (TT-67)', () => {
    const table = position({ seats: 2, red: ['book'], drawn: [['5/7-6/6', '6/5-6/6', '6/5-7/4']] });
    expect(said(table, '7/3-7/4').lines).toEqual(['Red card, two books: 6 points']);
  });

  test('what has no village yet says so, and what joins nothing too', () => {
    expect(said(position(), '5/4-5/5').lines).toEqual(['Leads to the yeti. No points yet: no village on this trail']);
    expect(said(position(), '1/1-1/2').lines).toEqual(['No points yet: it leads nowhere so far']);
    expect(said(position({ drawn: [['1/1-1/2', '1/1-2/2']] }), '1/2-2/2').lines).toEqual([
      'No points: these are already connected',
    ]);
  });

  test('only what is new is told after a first trail of the turn', () => {
    const table = position({ drawn: [['2/3-3/3', '1/3-2/3', '7/6-7/7']] });
    draw(table, 0, '7/7-7/8');
    expect(outlookOf(scene(table).telling, 0, segmentOf('petit', '1/1-1/2'))).toEqual([]);
  });
});

test('the sheet shows what the reader has drawn before it is settled, and to nobody else', () => {
  const table = position({ seats: 2, drawn: [['2/3-3/3'], []] });
  draw(table, 0, '1/3-2/3');
  expect(pointsSoFar(scene(table, 0).telling, 0)).toBe(2);
  expect(pointsSoFar(scene(table, 1).telling, 0)).toBe(0);
  expect(sheetNow(scene(table, 'watcher').telling, 0).sheet.segments).toHaveLength(1);
});

test('a refused segment beside a trail keeps its reason', () => {
  const table = position({ cards: ['water', 'water'], drawn: [['1/1-1/2']] });
  const { allowed, refused } = drawsIn(trailsOfTucana.content.petit, choices(table, 0));
  expect(allowed.size).toBe(7);
  expect(refused.get(segmentOf('petit', '1/2-1/3'))).toMatchObject({ why: 'wrongTerrain' });
});

test('trails to draw are discs: one, then those that are owed, and of others no more than that they draw', () => {
  const table = position({ seats: 2, drawn: [['2/3-3/3', '1/3-2/3', '7/6-7/7'], []] });
  expect(board.pips(scene(table), 0)).toEqual({ left: 1, of: 1 });
  draw(table, 0, '7/7-7/8');
  expect(board.pips(scene(table), 0)).toEqual({ left: 1, of: 2 });
  expect(board.pips(scene(table, 1), 0)).toEqual({ left: 1, of: 1 });
});

describe.each(LANGUAGES)('the board in words, in %s', (language) => {
  test.each(ISLAND_NAMES)('names every hex and both villages of every letter of %s', (island) => {
    const told = board.describe(scene(position({ island, seats: 2 }), 0, language));
    const rows = told[1]!.lines.join(' ');
    for (const { name } of trailsOfTucana.content[island].hexes) expect(rows).toContain(name);
    const { village } = wordsOf(TEXTS[language]).names;
    for (const letter of LETTERS) expect(rows.split(`(${village} ${letter})`)).toHaveLength(3);
  });

  test('tells the two cards, the trails and where they lead', () => {
    const table = position({
      cards: ['forest', 'any'],
      drawn: [['2/3-3/3', '1/3-2/3', '1/1-1/2']],
      letters: 'ABCDEABCDE',
    });
    const told = board.describe(scene(table, 0, language));
    const { names } = wordsOf(TEXTS[language]);
    expect(told[0]!.lines[0]).toContain(names.cards.forest);
    expect(told[0]!.lines[0]).toContain(names.cards.any);
    expect(told[2]!.lines).toHaveLength(2);
    expect(told[2]!.lines[0]).toContain(names.sights.toucan.one);
    expect(told[2]!.lines[0]).toContain('A');
  });
});

describe.each([
  { seats: 1, island: 'petit' },
  { seats: 3, island: 'grande', specialBonus: true },
  { seats: 8, island: 'petit', symmetry: true, specialBonus: true },
] as const)('through a random game with $seats on $island', ({ seats, ...options }) => {
  const { moments, table } = randomGame(seats, options);
  const facts = moments.flat();

  test('no moment keeps anybody waiting longer than a second and a half', () => {
    for (const moment of moments) expect(durationOf(board.facts, moment)).toBeLessThanOrEqual(1500);
    expect(Math.max(...moments.map((moment) => durationOf(board.facts, moment)))).toBeGreaterThanOrEqual(480);
  });

  test('the points on the panels are those of the end', () => {
    const { telling } = scene(table);
    for (const { seat, total } of those(facts, 'finished')) expect(pointsSoFar(telling, seat)).toBe(total);
  });

  test('every bonus card that was won is shown with who took it', () => {
    const { telling } = scene(table);
    for (const { letter, seats: won } of those(facts, 'blueWon'))
      expect(takers(telling, letter).map(({ seat }) => seat)).toEqual(expect.arrayContaining([...won]));
    for (const { sight, seats: won } of those(facts, 'redWon'))
      expect(takers(telling, sight).map(({ seat }) => seat)).toEqual([...won]);
  });
});

/** What all and each are told in a game of random moves. */
function randomGame(seats: number, options: object): { readonly moments: Fact[][]; readonly table: Table } {
  const table: Table = open(trailsOfTucana, { seats, seed: 'a random game', options });
  const moments = [openingFacts(table).map(({ fact }) => fact)];
  const random = new Random(7);
  for (let [ask] = asks(table); ask !== undefined; [ask] = asks(table)) {
    const actions = legal(table, ask.seat);
    const played = play(table, ask.seat, actions[random.below(actions.length)]);
    if (played.why !== undefined) throw new Error(played.why.why);
    moments.push(played.facts.map(({ fact }) => fact));
  }
  return { moments, table };
}
